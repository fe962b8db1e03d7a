import type { ProposalDto } from '@alliance/api-client/innovation';
import { checkPoints, pointsOf } from '../../proposals/points';

/** A decision as it is typed, before it is published with others. */
export interface Draft {
  decision: '' | 'accepted' | 'declined';
  feedback: string;
  strengths: string;
  improvements: string;
  /** Of the proposal, as it was read. */
  version: number;
}

export interface DecideValues {
  /** By the proposal's id. */
  drafts: Record<string, Draft>;
}

type DraftField = 'feedback' | 'strengths' | 'improvements';

export interface Trouble {
  proposalId: string;
  field?: DraftField;
  message: string;
}

/** As many are published at once. */
export const mostTogether = 50;

export const emptyDraft = ({ version }: Pick<ProposalDto, 'version'>): Draft => ({
  decision: '',
  feedback: '',
  strengths: '',
  improvements: '',
  version,
});

/** What keeps a draft from being published. */
export function troubleWith(proposal: Pick<ProposalDto, 'id' | 'version'>, draft: Draft): Trouble[] {
  const { decision, feedback, strengths, improvements, version } = draft;
  const found: [DraftField | undefined, string | true][] = [
    ['feedback', decision === 'accepted' || feedback.trim() !== '' || 'Feedback is required to decline a proposal'],
    ['strengths', checkPoints('strengths', strengths)],
    ['improvements', checkPoints('improvements', improvements)],
    [undefined, version === proposal.version || 'It was amended meanwhile: read what stands now'],
  ];
  return found.flatMap(([field, message]) => (message === true ? [] : [{ proposalId: proposal.id, field, message }]));
}

/** As the server takes it. */
export const givenDecision = (proposalId: string, draft: Draft & { decision: 'accepted' | 'declined' }) => ({
  proposalId,
  decision: draft.decision,
  feedback: draft.feedback.trim() || undefined,
  strengths: pointsOf(draft.strengths),
  improvements: pointsOf(draft.improvements),
  version: draft.version,
});

export const isDecided = (draft: Draft | undefined): draft is Draft & { decision: 'accepted' | 'declined' } =>
  draft !== undefined && draft.decision !== '';

/** What the server says of `decisions.1.feedback`, with the proposal that was the second one sent. */
export function troublesOf(problems: Record<string, string>, sent: readonly string[]): Trouble[] {
  return Object.entries(problems).flatMap(([path, message]) => {
    const [, place, field] = /^decisions\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
    const proposalId = sent[Number(place)];
    if (!proposalId) return [];
    const isField = field === 'feedback' || field === 'strengths' || field === 'improvements';
    return [{ proposalId, field: isField ? field : undefined, message }];
  });
}
