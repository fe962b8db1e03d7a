import type { EntitlementFeature } from '@alliance/api-client/billing';
import type { MentorDto, MentorKind } from '@alliance/api-client/mentoring';

export const kindLabels: Record<MentorKind, string> = { mentor: 'Mentor', expert: 'Expert' };

export const sessionLabels: Record<MentorKind, string> = { mentor: 'Mentor session', expert: 'Expert session' };

/** As what a session counts against the plan. */
export const featureOf: Record<MentorKind, EntitlementFeature> = {
  mentor: 'mentor_sessions',
  expert: 'expert_sessions',
};

/** For whom a mentor offers sessions. */
export const organizationOf = ({ organizationId: id, organizationName: name, logoId }: MentorDto) => ({
  id,
  name,
  logoId,
});
