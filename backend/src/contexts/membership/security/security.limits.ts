import type { RateLimit } from '../../../platform/http/rate-limits';

const hour = 3600;

/** What one person does to the security of their account. */
export const securing: RateLimit = { name: 'security-person', points: 120, windowSeconds: hour };

/** Challenges for passkeys, and answers to them, of one client address: each is a row, or a signature to check. */
export const usingPasskeys: RateLimit = { name: 'passkeys-address', points: 120, windowSeconds: 900 };

/** Second steps of one client address, looked at or answered. */
export const secondSteps: RateLimit = { name: 'second-steps-address', points: 120, windowSeconds: 900 };

/** Codes that are tried for one account from a network. */
export const codesOfNetwork: RateLimit = { name: 'codes-network', points: 10, windowSeconds: 900 };

/** Codes that are tried for one account in a browser which has signed in to it before. */
export const codesOfDevice: RateLimit = { name: 'codes-device', points: 20, windowSeconds: 900 };

/** Codes of six digits that are tried for one account in all other browsers together: three of a million are right at a time. */
export const codesOfStrangers: RateLimit = { name: 'codes-strangers', points: 50, windowSeconds: 24 * hour };
