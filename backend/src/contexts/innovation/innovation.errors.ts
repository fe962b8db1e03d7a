import { defineProblem } from '../../platform/http/domain-error';
import { ProblemStatus, ProposalStatus, SolutionStatus } from './innovation.enums';

export { organizationRequired } from '../../platform/http/problems';

const words = (status: string) => status.replace('_', ' ');

export const problemNotOpen = defineProblem({
  code: 'problem_not_open',
  kind: 'conflict',
  text: (status: ProblemStatus) => `This problem is ${words(status)} and takes no new proposals.`,
  example: [ProblemStatus.Solved],
});

export const alreadyProposed = defineProblem({
  code: 'already_proposed',
  kind: 'conflict',
  text: 'This solution has been proposed to this problem already.',
});

export const alreadyInvited = defineProblem({
  code: 'already_invited',
  kind: 'conflict',
  text: 'This organization has been invited to propose to this problem already.',
});

export const proposalDecided = defineProblem({
  code: 'proposal_decided',
  kind: 'conflict',
  text: (status: ProposalStatus) => `This proposal has been ${status} already.`,
  details: { allowed: [] },
  example: [ProposalStatus.Accepted],
});

export const solutionNotDraft = defineProblem({
  code: 'solution_not_draft',
  kind: 'conflict',
  text: (status: SolutionStatus) => `This solution is ${status} already.`,
  details: { allowed: [] },
  example: [SolutionStatus.Published],
});
