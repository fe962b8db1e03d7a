export { demoColleagues, demoOrganizations, demoPeople } from './demo/demo-organizations';
export { madeOrganization, organizationsFor } from './demo/fill-membership';
export {
  type ActingPerson,
  type AgreedDocuments,
  type ContactPerson,
  type Member,
  MembershipApi,
  type OrganizationLabel,
  type OrganizationStanding,
  type Trial,
} from './membership.api';
export { OrganizationRegistered } from './membership.events';
export { MembershipModule } from './membership.module';
export { organizationChanged } from './membership.topics';
export { canonicalTier, MembershipTier, OrganizationType } from './organizations/organization.enums';
export { type PlanInWords, PlanOffers, type PriceInWords } from './registrations/plan-offers';
