/** Parts of the connections page, by what the address says. */
export const tabs = ['connected', 'incoming', 'outgoing', 'past'] as const;
export type Tab = (typeof tabs)[number];

export const tabOf = (said: string | null): Tab => tabs.find((tab) => tab === said) ?? 'connected';
