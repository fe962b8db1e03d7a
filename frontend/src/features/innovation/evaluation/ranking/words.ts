import type { RankedProposalDto } from '@alliance/api-client/evaluation';

type Row = Pick<RankedProposalDto, 'isBlind' | 'scores' | 'waiting' | 'state' | 'figures'>;

/** How many scores there are of how many are due. */
export function scoresText({ isBlind, scores, waiting, state, figures }: Row): string {
  if (isBlind) return 'Yours is due';
  if (state === 'no_reviewer') return 'No reviewer';
  if (!figures) return 'Kept from you until it is decided';
  return waiting === 0 ? `${scores} of ${scores}` : `${scores} of ${scores + waiting}`;
}

/** What a proposal is called with who makes it, or with what stands in for that. */
export const proposerText = ({ submittedBy, label }: Pick<RankedProposalDto, 'submittedBy' | 'label'>): string =>
  submittedBy?.name ?? label;
