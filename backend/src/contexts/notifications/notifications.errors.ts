import { defineProblem } from '../../platform/http/domain-error';

export const recipientUnusable = defineProblem({
  code: 'recipient_unusable',
  kind: 'invalid',
  text: 'The e-mail address cannot stand in a mail',
  details: { errors: [{ field: 'to', message: 'The e-mail address cannot stand in a mail' }] },
});

export const messageWaiting = defineProblem({
  code: 'message_waiting',
  kind: 'conflict',
  text: 'The message is still in the queue and will be tried again.',
});

export const messageForgotten = defineProblem({
  code: 'message_forgotten',
  kind: 'conflict',
  text: 'What the message said is not kept any more, so it cannot be sent again.',
});

export const messageOutdated = defineProblem({
  code: 'message_outdated',
  kind: 'conflict',
  text: 'What the message says is over: its link has stopped working, or what it announced has happened.',
});

export const messageOptional = defineProblem({
  code: 'message_optional',
  kind: 'conflict',
  text: 'People stop mails of this kind when they like, so none of them is sent again by hand.',
});

export const recipientSuppressed = defineProblem({
  code: 'recipient_suppressed',
  kind: 'conflict',
  text: 'The address gets no mail: take it off the suppression list first.',
});

export const messageNotStoppable = defineProblem({
  code: 'message_not_stoppable',
  kind: 'conflict',
  text: 'The message has left the queue, is being sent at this moment, or guards somebody’s account.',
});

export const alreadySuppressed = defineProblem({
  code: 'already_suppressed',
  kind: 'conflict',
  text: 'The address is on the suppression list already.',
});

export const notMutable = defineProblem({
  code: 'not_mutable',
  kind: 'conflict',
  text: 'Of this you are always told: it is about your security, your plan, or nothing that could be muted.',
});

export const noOtherMailSettings = defineProblem({
  code: 'no_other_mail_settings',
  kind: 'conflict',
  text: 'Mail is sent by these settings already.',
});

export const senderAtThisMachine = defineProblem({
  code: 'sender_at_this_machine',
  kind: 'conflict',
  text: 'The sender is at this machine, which no record speaks of. Save settings with another sender first.',
});

export const signingKeyUnpublished = defineProblem({
  code: 'signing_key_unpublished',
  kind: 'conflict',
  text: (name: string) => `The record of this key is not found at ${name}. New records may take an hour to be seen.`,
  when: 'The domain does not publish the key yet, or publishes another.',
  example: ['gia1._domainkey.example.com'],
});
