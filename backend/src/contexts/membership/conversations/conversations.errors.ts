import { defineProblem } from '../../../platform/http/domain-error';
import { ConversationEnd } from './conversation.enums';

const ended: Record<ConversationEnd, string> = {
  [ConversationEnd.NotConnected]: 'The two organizations are not connected any more. What was written can be read.',
  [ConversationEnd.Suspended]:
    'Your organization is suspended: nobody writes here until that is over. What was written can be read.',
  [ConversationEnd.PartnerSuspended]:
    'The other organization is suspended: nobody writes here until that is over. What was written can be read.',
  [ConversationEnd.Alone]: 'Nobody else is in this conversation any more. What was written can be read.',
  [ConversationEnd.Blocked]: 'You have blocked somebody in this conversation. Take the block back to write.',
  [ConversationEnd.Refused]: 'Somebody in this conversation takes no messages from you.',
};

export const conversationEnded = defineProblem({
  code: 'conversation_ended',
  kind: 'conflict',
  text: (end: ConversationEnd) => ended[end],
  example: [ConversationEnd.NotConnected],
});

export const messagesBlocked = defineProblem({
  code: 'messages_blocked',
  kind: 'conflict',
  text: (name: string, byViewer: boolean) =>
    byViewer ? `You have blocked ${name}. Take the block back to write.` : `${name} takes no messages from you.`,
  example: ['Sam Njoroge', false],
});

export const blockedAlready = defineProblem({
  code: 'blocked_already',
  kind: 'conflict',
  text: 'You have blocked them already.',
});

export const reportedAlready = defineProblem({
  code: 'reported_already',
  kind: 'conflict',
  text: 'You have reported this message already.',
});

export const reportDecided = defineProblem({
  code: 'report_decided',
  kind: 'conflict',
  text: 'This report has been decided already.',
});

export const messageFilesFull = defineProblem({
  code: 'message_files_full',
  kind: 'conflict',
  text: (files: number) => `A message has ${files} files at most. Remove one first.`,
  example: [10],
});
