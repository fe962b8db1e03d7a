import type { EntitlementFeature } from '@alliance/api-client/billing';
import type { MentorKind } from '@alliance/api-client/mentoring';

export const kindLabels: Record<MentorKind, string> = { mentor: 'Mentor', expert: 'Expert' };

export const sessionLabels: Record<MentorKind, string> = { mentor: 'Mentor session', expert: 'Expert session' };

/** As what a session counts against the plan. */
export const featureOf: Record<MentorKind, EntitlementFeature> = {
  mentor: 'mentor_sessions',
  expert: 'expert_sessions',
};

/** The parts of a name that a picture has initials of. */
export function partsOf(name: string): { firstName: string; lastName: string } {
  const words = name.split(' ');
  return { firstName: words[0] ?? '', lastName: words.length > 1 ? (words.at(-1) ?? '') : '' };
}
