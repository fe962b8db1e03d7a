import type { TokenPurpose } from '../../../platform/tokens/token-purpose';

/** Makes an account for who has the mailed link; its subject is the invitation. */
export const adminInvitationLink: TokenPurpose = { name: 'admin-invitation', lifeSeconds: 3 * 24 * 60 * 60 };
