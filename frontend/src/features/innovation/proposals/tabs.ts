import type { ProposalCountsDto, ProposalStatus } from '@alliance/api-client/innovation';

export const statuses = ['pending', 'accepted', 'declined', 'withdrawn'] as const satisfies readonly ProposalStatus[];

const tabs = ['made', 'decide', 'score'] as const;

export type ProposalsTab = (typeof tabs)[number];

/** Which of the lists the address asks for, if one. */
export const tabOf = (said: string | null): ProposalsTab | undefined => tabs.find((tab) => tab === said);

/** Which list stands there first: one's own, unless there is none and others wait for an answer. */
export const firstTab = ({ status, toDecide, toScore }: ProposalCountsDto): ProposalsTab =>
  status.some(({ count }) => count > 0) ? 'made' : toDecide > 0 ? 'decide' : toScore > 0 ? 'score' : 'made';

/** What the address narrows the proposals by; nothing where it says what there is not. */
export const statusOf = (said: string | null): ProposalStatus | undefined => statuses.find((status) => status === said);
