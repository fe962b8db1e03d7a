import type { Allotment } from '../../../platform/entitlements/entitlements';
import { MentorKind } from './mentoring.enums';

/** As what of the plan a session counts. */
export const allotmentOf: Record<MentorKind, Allotment> = {
  [MentorKind.Mentor]: 'mentor_sessions',
  [MentorKind.Expert]: 'expert_sessions',
};
