import type { EntitlementFeature } from '@alliance/api-client/billing';
import type { MentorDto, MentorKind, MentorSessionDto } from '@alliance/api-client/mentoring';

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

/** For whom the other of a session is in it. */
export const otherOrganizationOf = ({
  otherOrganizationId: id,
  otherOrganizationName: name,
  otherLogoId: logoId,
}: MentorSessionDto) => ({ id, name, logoId });
