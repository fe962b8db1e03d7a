import { createHash } from 'node:crypto';

/** Those that nobody takes for one another. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * What a proposal is called to who must not know whose it is, such as “Proposal 7KQF”: always the same, and nothing can be read from
 * it. A number in the order of arrival would tell whoever has read the mails.
 */
export function labelOf(proposalId: string): string {
  const hash = createHash('sha256').update(proposalId).digest();
  return `Proposal ${Array.from(hash.subarray(0, 4), (byte) => letters[byte % letters.length]).join('')}`;
}
