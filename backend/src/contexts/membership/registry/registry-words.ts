import { dayInWords } from '../../../platform/clock/day-in-words';
import type { MembershipTier } from '../organizations/organization.enums';
import { organizationTypeWords } from '../organizations/organization-words';
import { RegistrationEmail, RegistrationStatus } from '../registrations/registration.enums';
import type { RegistrationExportQuery } from './registry.dto';
import { RegistrationAge, RegistrationSort } from './registry.enums';

export type PlanNames = ReadonlyMap<MembershipTier, string>;

/** As the pages call them, like those below. */
export const statusWords: Record<RegistrationStatus, string> = {
  [RegistrationStatus.Pending]: 'Pending',
  [RegistrationStatus.InfoRequested]: 'Information requested',
  [RegistrationStatus.Approved]: 'Approved',
  [RegistrationStatus.Rejected]: 'Rejected',
};

const emailWords: Record<RegistrationEmail, string> = {
  [RegistrationEmail.Queued]: 'Email on its way',
  [RegistrationEmail.Sent]: 'Email sent',
  [RegistrationEmail.Failed]: 'Email failed',
  [RegistrationEmail.Withheld]: 'Email withheld',
};

const ageWords: Record<RegistrationAge, string> = {
  [RegistrationAge.UnderThreeDays]: 'Waiting under 3 days',
  [RegistrationAge.ThreeToSixDays]: 'Waiting 3 to 6 days',
  [RegistrationAge.SevenToTwentyNineDays]: 'Waiting 7 to 29 days',
  [RegistrationAge.ThirtyDaysOrMore]: 'Waiting 30 days or more',
};

/** What a filter leaves; empty where it leaves all. */
export function filterInWords(filter: Omit<RegistrationExportQuery, 'ids'>, plans: PlanNames): string {
  const { type, plan, status, email, age, search, from, to, shelf, sort } = filter;
  const words = [
    shelf && 'Deleted',
    type && organizationTypeWords[type],
    plan && plans.get(plan),
    status && statusWords[status],
    email && emailWords[email],
    age ? ageWords[age] : sort === RegistrationSort.Waiting && 'Waiting for review',
    search && `“${search}”`,
    from && `From ${dayInWords(from)}`,
    to && `To ${dayInWords(to)}`,
  ];
  return words.filter((word) => word).join(', ');
}
