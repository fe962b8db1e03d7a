import type { ConflictKind, FlagDto, ReviewState } from '@alliance/api-client/evaluation';

const withProposer: Record<ConflictKind, string> = {
  connection: 'is connected with',
  project: 'shares a project with',
};

/** What one organization has with another, as a predicate: `is connected with Probe Works`. */
export const conflictWords = (conflicts: readonly ConflictKind[], proposer: string): string =>
  `${conflicts.map((kind) => withProposer[kind]).join(' and ')} ${proposer}`;

/** How a reviewer stands to a proposal. */
export const reviewStateLabels: Record<ReviewState, string> = {
  scored: 'Scored',
  due: 'To score',
  recused: 'Recused',
  excluded: 'Excluded',
  own_organization: 'Own organization',
  left: 'Left',
};

const standingWords: Record<ReviewState, string> = {
  scored: 'has scored it',
  due: 'is to score it',
  recused: 'has recused themselves',
  excluded: 'is excluded',
  own_organization: 'belongs to who proposes, and does not score it',
  left: 'has left, and does not score it',
};

/** Of who made themselves a reviewer of what was there already. */
export const cameLaterWords = 'made themselves a reviewer after it came in, and could see whose it is until then';

/** What there is to know of a reviewer beside their score: `Amara Okafor is to score it; an organization of theirs is connected with …`. */
export function flagText({ reviewer, state, conflicts, cameLater, reason }: FlagDto, proposer: string): string {
  const tie = conflicts.length > 0 ? `; an organization of theirs ${conflictWords(conflicts, proposer)}` : '';
  const knowing = cameLater ? `; they ${cameLaterWords}` : '';
  return `${reviewer.name} ${standingWords[state]}${tie}${knowing}.${reason ? ` “${reason}”` : ''}`;
}

/** Of the reason for which a reviewer gives no score. */
export const readByLeaders = {
  hint: 'Read by who leads the evaluation, and by owners and admins of your organization.',
  required: 'Please say why',
};
