import type { Viewer } from '@alliance/api-client/viewer';

type Membership = Viewer['organizations'][number];

/** Until when an organization without a subscription tries a paid plan, where it does. */
export const trialOf = ({ organization: { trialEndsAt }, membershipTier }: Membership): string | undefined =>
  membershipTier !== 'free' && trialEndsAt && Date.parse(trialEndsAt) > Date.now() ? trialEndsAt : undefined;
