import { defineProblem, type FieldProblem } from '../../platform/http/domain-error';
import {
  Excuse,
  ProblemStatus,
  ProposalStatus,
  ReviewState,
  SolutionStatus,
  StoryPlace,
  StoryStatus,
  ValueState,
  VerdictReason,
} from './innovation.enums';
import { type UnaskedNames, unaskedInWords } from './stories/unasked-names';

export { editedMeanwhile, organizationRequired } from '../../platform/http/problems';

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

/** Whether an invitation goes out would tell a reviewer whose a proposal is. */
export const invitingBlind = defineProblem({
  code: 'inviting_blind',
  kind: 'conflict',
  text: 'You review proposals to this problem without knowing whose they are, and whether somebody can be invited would tell. Let a colleague invite who does not review, or come back when each proposal that waits has your score or is decided.',
});

export const proposalAmended = defineProblem({
  code: 'proposal_amended',
  kind: 'conflict',
  text: (version: number) => `This proposal has been amended meanwhile: version ${version} stands.`,
  example: [3],
});

export const proposalDecided = defineProblem({
  code: 'proposal_decided',
  kind: 'conflict',
  text: (status: ProposalStatus) => `This proposal has been ${status} already.`,
  details: { allowed: [] },
  example: [ProposalStatus.Accepted],
});

/** What cannot be done to it as it stands, and what can. */
export const statusNotAllowed = defineProblem({
  code: 'status_not_allowed',
  kind: 'conflict',
  text: (noun: 'problem' | 'solution' | 'project', status: string, allowed: readonly string[]) =>
    `This ${noun} is ${words(status)}${allowed.length > 0 ? `; from there it can become ${allowed.map(words).join(' or ')}` : ''}.`,
  details: (_noun, _status, allowed) => ({ allowed: [...allowed] }),
  example: ['problem', ProblemStatus.Closed, [ProblemStatus.Open]],
});

export const proposalsPending = defineProblem({
  code: 'proposals_pending',
  kind: 'conflict',
  text: (count: number) =>
    `${count === 1 ? 'One proposal waits' : `${count} proposals wait`} for a decision. Decide first, so that everybody has an answer.`,
  example: [3],
});

/** More of an organization's decisions are overdue than lets it ask for more. */
export const decisionsOverdue = defineProblem({
  code: 'decisions_overdue',
  kind: 'conflict',
  text: (count: number) =>
    `${count.toLocaleString('en-US')} decisions about proposals to you are overdue. Decide until five or fewer are left, then submit this.`,
  example: [6],
});

export const solutionAccepted = defineProblem({
  code: 'solution_accepted',
  kind: 'conflict',
  text: 'This solution was accepted for a problem, whose organization must be able to see it.',
});

export const solutionProposedBefore = defineProblem({
  code: 'solution_proposed',
  kind: 'conflict',
  text: 'This solution was proposed to a problem, whose organization keeps what became of it. It can stay a draft.',
});

export const problemNotDraft = defineProblem({
  code: 'problem_not_draft',
  kind: 'conflict',
  text: (status: ProblemStatus) => `This problem is ${words(status)} already.`,
  details: { allowed: [] },
  example: [ProblemStatus.Open],
});

const full = (noun: string, files: number, bytes: number) =>
  `A ${noun} has at most ${files} files, of ${bytes / 1_048_576} MB together.`;

export const filesFull = defineProblem({
  code: 'files_full',
  kind: 'conflict',
  text: full,
  details: (...of: [noun: string, files: number, bytes: number]) => ({
    errors: [{ field: 'file', message: full(...of) }],
  }),
  example: ['problem', 10, 52_428_800],
});

const attachedBefore = (name: string) => `This file is attached already, as “${name}”.`;

export const fileAttachedBefore = defineProblem({
  code: 'file_attached_before',
  kind: 'conflict',
  text: attachedBefore,
  details: (name: string) => ({ errors: [{ field: 'file', message: attachedBefore(name) }] }),
  example: ['leak-records-2025.pdf'],
});

export const savedSearchesFull = defineProblem({
  code: 'saved_searches_full',
  kind: 'conflict',
  text: (most: number) => `You have ${most} saved searches. Delete one to save another.`,
  example: [50],
});

export const searchNameTaken = defineProblem({
  code: 'search_name_taken',
  kind: 'conflict',
  text: 'You have a saved search of this name already.',
});

export const questionAnswered = defineProblem({
  code: 'question_answered',
  kind: 'conflict',
  text: 'This question has been answered, so it stays as it is.',
});

export const questionHidden = defineProblem({
  code: 'question_hidden',
  kind: 'conflict',
  text: 'This question is hidden. Show it again before you answer it.',
});

export const proposalNotDecided = defineProblem({
  code: 'proposal_not_decided',
  kind: 'conflict',
  text: 'This proposal has not been answered.',
});

export const solutionNotDraft = defineProblem({
  code: 'solution_not_draft',
  kind: 'conflict',
  text: (status: SolutionStatus) => `This solution is ${status} already.`,
  details: { allowed: [] },
  example: [SolutionStatus.Published],
});

export const leadRequired = defineProblem({
  code: 'lead_required',
  kind: 'forbidden',
  text: (what: 'decides' | 'sees the ranking' | 'says who reviews') =>
    what === 'says who reviews'
      ? 'Who submitted this problem or leads its reviewers does that, or an owner or admin of the organization.'
      : `This problem has reviewers: who leads them ${what}, or an owner or admin of the organization.`,
  example: ['decides'],
});

export const reviewerRequired = defineProblem({
  code: 'reviewer_required',
  kind: 'forbidden',
  text: 'You are not a reviewer of this problem, or no longer. Nothing was saved.',
});

export const reviewersFull = defineProblem({
  code: 'reviewers_full',
  kind: 'conflict',
  text: (most: number) => `There are ${most} reviewers already. Remove one to add another.`,
  example: [20],
});

export const rubricChanged = defineProblem({
  code: 'rubric_changed',
  kind: 'conflict',
  text: (version: number) =>
    version === 0
      ? 'This problem has no rubric to score by.'
      : `The rubric has changed meanwhile: version ${version} is in force. Nothing of yours was saved.`,
  example: [2],
});

const whyExcused = {
  [Excuse.Recused]: 'You have recused yourself from this proposal.',
  [Excuse.Excluded]: 'You were excluded from scoring this proposal.',
  [ReviewState.OwnOrganization]: 'An organization of yours proposes this, so you cannot score it.',
};

export const reviewerExcused = defineProblem({
  code: 'reviewer_excused',
  kind: 'conflict',
  text: (why: keyof typeof whyExcused) => whyExcused[why],
  example: [Excuse.Excluded],
});

export const ownScoresFirst = defineProblem({
  code: 'own_scores_first',
  kind: 'conflict',
  text: (due: number) =>
    `${due === 1 ? 'One proposal waits' : `${due} proposals wait`} for your score. What others say is shown when yours are in.`,
  example: [2],
});

export const decisionsRefused = defineProblem({
  code: 'decisions_refused',
  kind: 'conflict',
  text: (errors: FieldProblem[]) =>
    `Nothing was decided: ${errors.length === 1 ? 'one proposal stands' : `${errors.length} proposals stand`} otherwise than when you read it.`,
  details: (errors) => ({ errors }),
  example: [[{ field: 'decisions.1.version', message: 'This proposal has been amended meanwhile: version 3 stands.' }]],
});

export const proposalNotAccepted = defineProblem({
  code: 'proposal_not_accepted',
  kind: 'conflict',
  text: (status: ProposalStatus) => `This proposal is ${status}: a project comes of one that was accepted.`,
  example: [ProposalStatus.Pending],
});

export const projectStarted = defineProblem({
  code: 'project_started',
  kind: 'conflict',
  text: 'This proposal has become a project already.',
});

export const invitationAnswered = defineProblem({
  code: 'invitation_answered',
  kind: 'conflict',
  text: 'This invitation has been answered already.',
});

const whyNotRelevant: Record<VerdictReason, string> = {
  [VerdictReason.OtherProblem]: 'it solves another problem',
  [VerdictReason.OtherTechnology]: 'another technology is needed',
  [VerdictReason.TooEarly]: 'it is too early for it',
  [VerdictReason.OtherRegion]: 'it is meant for another region',
  [VerdictReason.KnownAlready]: 'you know each other already',
  [VerdictReason.Other]: 'another reason',
};

/** What an organization has said of a match that it hides is not lost to who does not know of it. */
export const matchHidden = defineProblem({
  code: 'match_hidden',
  kind: 'conflict',
  text: ({ reason, note }: { id: string; reason: VerdictReason | null; note: string | null }) =>
    `Your organization has said that this match is not relevant${reason ? `: ${whyNotRelevant[reason]}` : ''}.${note ? ` “${note}”` : ''}`,
  details: ({ id }) => ({ allowed: [id] }),
  when: 'The organization has said that the match is not relevant; `allowed` has that verdict, which `replaces` may name.',
  example: [
    {
      id: '3c4d5e6f-7081-4b92-ac0d-1e2f3a4b5c6d',
      reason: VerdictReason.OtherTechnology,
      note: 'It needs mains of steel.',
    },
  ],
});

/** A value does not stand where it would have to for this. */
export const valueMoved = defineProblem({
  code: 'value_moved',
  kind: 'conflict',
  text: (state: ValueState) => `This value is ${state} now. Nothing of yours was saved.`,
  example: [ValueState.Confirmed],
});

export const valueCorrected = defineProblem({
  code: 'value_corrected',
  kind: 'conflict',
  text: 'This value was corrected, and counts no longer. Open the entry that replaces it.',
});

export const ownClaim = defineProblem({
  code: 'own_claim',
  kind: 'forbidden',
  text: 'A value is confirmed or disputed by another organization of the project. You belong to the one that claims it.',
});

const evidenceMissing = 'Attach a file or name a source, so that others can check it';

export const evidenceRequired = defineProblem({
  code: 'evidence_required',
  kind: 'conflict',
  text: evidenceMissing,
  details: () => ({ errors: [{ field: 'source', message: evidenceMissing }] }),
});

export const metricsFull = defineProblem({
  code: 'metrics_full',
  kind: 'conflict',
  text: (most: number) => `A project has at most ${most} success metrics.`,
  example: [20],
});

/** A story does not stand where it would have to for this. */
export const storyMoved = defineProblem({
  code: 'story_moved',
  kind: 'conflict',
  text: (status: StoryStatus) =>
    status === StoryStatus.Asked
      ? 'The organizations of this story are asked already.'
      : `This story is ${status} now.`,
  example: [StoryStatus.Published],
});

export const namesUnasked = defineProblem({
  code: 'names_unasked',
  kind: 'conflict',
  text: (unasked: readonly UnaskedNames[]) =>
    `${unasked.map(unaskedInWords).join(' ')} Whoever is named must be asked: name them, or take it out.`,
  details: (unasked) => ({
    errors: unasked.map((one) => ({ field: one.place, message: unaskedInWords(one) })),
  }),
  when: 'The words of the story or the name of its project say the name of somebody who has had a part in it and would not be asked; `errors` says where.',
  example: [[{ place: StoryPlace.Summary, names: ['TechFlow Solutions'] }]],
});

export const nothingConfirmed = defineProblem({
  code: 'nothing_confirmed',
  kind: 'conflict',
  text: 'A story is told from confirmed value, and nothing of this project is confirmed yet.',
});
