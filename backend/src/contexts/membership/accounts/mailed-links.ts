import type { TokenPurpose } from '../../../platform/tokens/token-purpose';

const minute = 60;
const day = 24 * 60 * minute;

/** Sets the first password. From a welcome mail it makes the organization of that very mail the person's as well. */
export const activation: TokenPurpose<{ organizationId?: string }> = { name: 'activation', lifeSeconds: 7 * day };

export const passwordReset: TokenPurpose = { name: 'password-reset', lifeSeconds: 30 * minute };

/** Makes one organization that was registered with an address its owner's, who has an account already. */
export const organizationConfirmation: TokenPurpose<{ organizationId: string }> = {
  name: 'organization-confirmation',
  lifeSeconds: 30 * day,
};

/** Lets the person of the address that it was mailed to join an organization; its subject is the invitation. */
export const teamInvitation: TokenPurpose = { name: 'team-invitation', lifeSeconds: 14 * day };

/** Proves that a domain is an organization's, to an address of its administrators; its subject is the domain's row. */
export const domainProof: TokenPurpose = { name: 'domain-proof', lifeSeconds: 3 * day };
/** Agrees to or refuses another address of an account: one link for each of the two inboxes. They end with the change. */
export const newAddress: TokenPurpose<{ changeId: string }> = { name: 'new-address', lifeSeconds: day };
export const oldAddress: TokenPurpose<{ changeId: string }> = { name: 'old-address', lifeSeconds: day };
