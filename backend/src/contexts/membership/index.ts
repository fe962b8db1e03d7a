export { fewestLetters } from './accounts/called';
export { KnownPeople } from './accounts/known-people';
export { ConnectionSubject } from './connections/connection.enums';
export { demoColleagues, demoOrganizations, demoPeople } from './demo/demo-organizations';
export { madeOrganization, organizationsFor } from './demo/fill-membership';
export type { AgreedDocuments } from './legal/legal-documents';
export {
  type ActingPerson,
  type ContactPerson,
  type Face,
  type Member,
  MembershipApi,
  type OrganizationLabel,
  type OrganizationStanding,
  type Trial,
} from './membership.api';
export {
  MemberJoined,
  MemberRemoved,
  MemberRoleChanged,
  OrganizationClosed,
  OrganizationRegistered,
} from './membership.events';
export { MembershipModule } from './membership.module';
export { organizationChanged } from './membership.topics';
export { AllianceGrowth } from './organizations/alliance-growth';
export { canonicalTier, DirectoryField, MembershipTier, OrganizationType } from './organizations/organization.enums';
export { mostWork, OrganizationWork, type WorkFigures } from './organizations/organization-work';
export { VisibleParts } from './profile/visible-parts';
export { type PlanInWords, PlanOffers, type PriceInWords } from './registrations/plan-offers';
export type { Holder } from './security/holders';
export { SecurityApi } from './security/security.api';
export { secondStepRequired, signInAgain } from './security/security.errors';
export { SecurityModule } from './security/security.module';
