import type { ProposalStatus } from '@alliance/api-client/innovation';

export const statuses = ['pending', 'accepted', 'declined', 'withdrawn'] as const satisfies readonly ProposalStatus[];

const tabs = ['made', 'decide', 'score'] as const;

/** Which of the lists the address asks for. */
export const tabOf = (said: string | null): (typeof tabs)[number] => tabs.find((tab) => tab === said) ?? 'made';

/** What the address narrows the proposals by; nothing where it says what there is not. */
export const statusOf = (said: string | null): ProposalStatus | undefined => statuses.find((status) => status === said);
