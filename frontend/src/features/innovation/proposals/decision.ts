export type Decision = 'accept' | 'decline';

export const isDecision = (text: string | undefined): text is Decision => text === 'accept' || text === 'decline';
