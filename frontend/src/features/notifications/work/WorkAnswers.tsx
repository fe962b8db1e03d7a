import type { WorkItemDto } from '@alliance/api-client/inbox';
import type { ComponentType } from 'react';
import { AnswerConnection } from './answers/AnswerConnection';
import { AnswerJoinRequest } from './answers/AnswerJoinRequest';
import { AnswerProjectInvitation } from './answers/AnswerProjectInvitation';
import { AnswerProjectRequest } from './answers/AnswerProjectRequest';
import { AnswerProposalInvitation } from './answers/AnswerProposalInvitation';
import type { AnswerProps } from './answers/AnswerProps';
import { AnswerStory } from './answers/AnswerStory';
import { DecideValue } from './answers/DecideValue';

/** How each kind of work is answered in its line. What is not here is done where its link leads. */
const answers: Record<string, ComponentType<AnswerProps>> = {
  'answer-connection': AnswerConnection,
  'answer-join-request': AnswerJoinRequest,
  'answer-project-invitation': AnswerProjectInvitation,
  'answer-project-request': AnswerProjectRequest,
  'answer-story': AnswerStory,
  'decide-value': DecideValue,
  propose: AnswerProposalInvitation,
};

interface WorkAnswersProps extends Omit<AnswerProps, 'id'> {
  item: WorkItemDto;
}

/** The buttons of a line. They come with what they call, once something waits that can be answered here. */
export default function WorkAnswers({ item: { kind, id }, ...rest }: WorkAnswersProps) {
  const Answer = answers[kind];
  return Answer ? <Answer id={id} {...rest} /> : null;
}
