export const cardUpdateStates = ['opening', 'open', 'saved', 'failed'] as const;
export type CardUpdateState = (typeof cardUpdateStates)[number];
