import type { TokenPurpose } from '../../../platform/tokens/token-purpose';

/** Shows that the address of an organization's billing contact is read by somebody who wants its mail. */
export const contactConfirmation: TokenPurpose<{ email: string }> = {
  name: 'billing-contact',
  lifeSeconds: 7 * 24 * 3600,
};
