export enum OrganizationType {
  Corporation = 'corporation',
  Government = 'government',
  Ngo = 'ngo',
  Research = 'research',
  Academia = 'academia',
  Startup = 'startup',
  Investor = 'investor',
  VentureBuilder = 'venture_builder',
  Accelerator = 'accelerator',
  Incubator = 'incubator',
}

export enum MembershipTier {
  Free = 'free',
  InnovatorsSolutionProviders = 'innovators_solution_providers',
  EcosystemEnablers = 'ecosystem_enablers',
  EnterpriseAlliancePartners = 'enterprise_alliance_partners',
}

const aliases: Record<string, MembershipTier> = {
  enterprise: MembershipTier.EnterpriseAlliancePartners,
  'enterprise-alliance': MembershipTier.EnterpriseAlliancePartners,
  alliance_partner: MembershipTier.EnterpriseAlliancePartners,
  innovators: MembershipTier.InnovatorsSolutionProviders,
  innovator: MembershipTier.InnovatorsSolutionProviders,
  'innovators-solutions': MembershipTier.InnovatorsSolutionProviders,
  enablers: MembershipTier.EcosystemEnablers,
  'ecosystem-enablers': MembershipTier.EcosystemEnablers,
  explorer: MembershipTier.Free,
};

/** The tier that a spelling of the outside world means; the spelling itself when it means none. */
export const canonicalTier = (spelling: unknown): unknown =>
  typeof spelling === 'string' ? (aliases[spelling] ?? spelling) : spelling;

/** What an organization says it can be asked for. */
export enum OrganizationOpening {
  Pilots = 'pilots',
  Partnerships = 'partnerships',
  Investment = 'investment',
  Research = 'research',
  Mentoring = 'mentoring',
}

/** How it was proven that an organization is who it says. */
export enum OrganizationProof {
  Domain = 'domain',
  SuperAdmin = 'super_admin',
}

/** What an organization decides the visibility of; its name, type and member-since year are seen by all members. */
export enum DirectoryField {
  Description = 'description',
  Website = 'website',
  Location = 'location',
  SeeksAndOffers = 'seeks_and_offers',
  Interests = 'interests',
  People = 'people',
  Work = 'work',
  AnswerRecord = 'answer_record',
  LastActive = 'last_active',
}

/** Who sees a field, from nobody else to everybody; each includes those before it. */
export enum FieldVisibility {
  Hidden = 'hidden',
  Connections = 'connections',
  Members = 'members',
  Public = 'public',
}
