import { day } from '../../../platform/clock/durations';
import { demoId } from '../../../platform/demo/demo-id';
import { nameAt } from '../communities/demo/demo-discussions';
import { demoMentorPeople } from '../mentoring/demo/demo-mentors';
import { OrganizationType } from '../organizations/organization.enums';
import { Industry, OrganizationSize, RegistrationEmail, RegistrationStatus } from '../registrations/registration.enums';
import { demoColleagues, demoOrganizations, demoPeople, featuredPartners } from './demo-organizations';
import { profileOf } from './demo-profiles';

const people = [...demoPeople, ...demoColleagues, ...demoMentorPeople];
const sizes = Object.values(OrganizationSize);
const industries = Object.values(Industry);
const ofType: Partial<Record<OrganizationType, Industry>> = {
  [OrganizationType.Government]: Industry.Government,
  [OrganizationType.Ngo]: Industry.NonProfit,
  [OrganizationType.Research]: Industry.Research,
  [OrganizationType.Academia]: Industry.Education,
  [OrganizationType.Investor]: Industry.Finance,
};
/** Of every seven that are not featured two wait, and one waits for its applicant. */
const statuses: Record<number, RegistrationStatus> = {
  2: RegistrationStatus.Pending,
  4: RegistrationStatus.InfoRequested,
  5: RegistrationStatus.Pending,
};

const domainOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`;

/** Who applied for each organization: one of its people, or somebody who has not opened the welcome mail yet. */
const contacts = demoOrganizations.map(({ id, name }, n) => {
  const known = people.find((person) => person.organization === id);
  const { firstName, lastName } = known ?? nameAt(n * 7);
  const email =
    known?.email ??
    `${firstName}.${lastName}@${domainOf(name)}`
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9.@-]/g, '');
  return {
    id: known?.id ?? demoId(`contact of ${name}`),
    email,
    firstName,
    lastName,
    organization: id,
    isKnown: !!known,
  };
});
export const demoContacts = contacts.filter(({ isKnown }) => !isKnown);

/** The applications of the demo organizations, as their forms were filled in; `ids` has a member ID for each. */
export function demoRegistrations(now: Date, ids: string[]) {
  return demoOrganizations.map((organization, n) => {
    const { id: organizationId, name, type, tier, country, description, joined } = organization;
    const { id: userId, email, firstName, lastName, isKnown } = contacts[n] as (typeof contacts)[number];
    const domain = domainOf(name);
    const status = featuredPartners.includes(organizationId) ? undefined : statuses[n % 7];
    const createdAt = new Date(now.getTime() - joined * day);
    const decidedAt = new Date(createdAt.getTime() + (1 + (n % 4)) * day);
    return {
      id: ids[n] as string,
      organizationId,
      userId,
      organizationType: type,
      organizationName: name,
      website: `https://${domain}`,
      organizationLinkedIn: `https://www.linkedin.com/company/${domain.replace('.example', '')}`,
      size: sizes[n % sizes.length] as OrganizationSize,
      industry: ofType[type] ?? (industries[n % industries.length] as Industry),
      country,
      contactName: `${firstName} ${lastName}`,
      email,
      phone: `+1 202 555 0${100 + n}`,
      role: isKnown ? 'Head of Innovation' : 'Director',
      description,
      interests: profileOf(name).interests,
      selectedPlan: tier,
      agreeTerms: true,
      agreeMarketing: n % 3 === 0,
      status: status ?? RegistrationStatus.Approved,
      // Some wait for days, and some for weeks.
      returnedAt: status === RegistrationStatus.Pending ? new Date(now.getTime() - (1 + ((n * 5) % 40)) * day) : null,
      decidedAt: status ? null : decidedAt,
      emailState: RegistrationEmail.Sent,
      createdAt,
      updatedAt: status ? createdAt : decidedAt,
    };
  });
}
