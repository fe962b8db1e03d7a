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
