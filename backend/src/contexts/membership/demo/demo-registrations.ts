import { day } from '../../../platform/clock/durations';
import { demoId } from '../../../platform/demo/demo-id';
import { OrganizationType } from '../organizations/organization.enums';
import { Industry, OrganizationSize, RegistrationEmail, RegistrationStatus } from '../registrations/registration.enums';
import { demoColleagues, demoOrganizations, demoPeople, featuredPartners } from './demo-organizations';
import { profileOf } from './demo-profiles';

const people = [...demoPeople, ...demoColleagues];
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
const emails: Record<number, RegistrationEmail> = { 11: RegistrationEmail.Failed, 29: RegistrationEmail.Queued };

/** The applications of the demo organizations, as their forms were filled in; `ids` has a member ID for each. */
export function demoRegistrations(now: Date, ids: string[]) {
  return demoOrganizations.map((organization, n) => {
    const { id: organizationId, name, type, tier, country, description, joined } = organization;
    const contact = people.find((person) => person.organization === organizationId);
    const domain = `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`;
    const status = featuredPartners.includes(organizationId) ? undefined : statuses[n % 7];
    const createdAt = new Date(now.getTime() - joined * day);
    const decidedAt = new Date(createdAt.getTime() + (1 + (n % 4)) * day);
    return {
      id: ids[n] as string,
      organizationId,
      userId: contact?.id ?? demoId(`contact of ${name}`),
      organizationType: type,
      organizationName: name,
      website: `https://${domain}`,
      organizationLinkedIn: `https://www.linkedin.com/company/${domain.replace('.example', '')}`,
      size: sizes[n % sizes.length] as OrganizationSize,
      industry: ofType[type] ?? (industries[n % industries.length] as Industry),
      country,
      contactName: contact ? `${contact.firstName} ${contact.lastName}` : 'Office of the Director',
      email: contact?.email ?? `office@${domain}`,
      phone: `+1 202 555 0${100 + n}`,
      role: contact ? 'Head of Innovation' : 'Director',
      description,
      interests: profileOf(name).interests,
      selectedPlan: tier,
      agreeTerms: true,
      agreeMarketing: n % 3 === 0,
      status: status ?? RegistrationStatus.Approved,
      // Some wait for days, and some for weeks.
      returnedAt: status === RegistrationStatus.Pending ? new Date(now.getTime() - (1 + ((n * 5) % 40)) * day) : null,
      decidedAt: status ? null : decidedAt,
      emailState: emails[n] ?? RegistrationEmail.Sent,
      createdAt,
      updatedAt: status ? createdAt : decidedAt,
    };
  });
}
