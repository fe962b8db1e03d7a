export { demoOrganizations } from './demo/demo-organizations';
export { type ContactPerson, MembershipApi, type OrganizationLabel, type OrganizationStanding } from './membership.api';
export { OrganizationRegistered } from './membership.events';
export { MembershipModule } from './membership.module';
export { canonicalTier, MembershipTier, OrganizationType } from './organizations/organization.enums';
