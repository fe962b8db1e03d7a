import type { ProposalDto } from '@alliance/api-client/innovation';

/** Who proposes; to a reviewer who has still to score it, what it is called instead. */
export const proposerName = ({ solution, label }: Pick<ProposalDto, 'solution' | 'label'>): string =>
  solution.submittedBy?.name ?? label;
