/** What plans differ in, in the order in which plan cards name it. */
export enum EntitlementFeature {
  BrowseProblems = 'browse_problems',
  BasicDirectory = 'basic_directory',
  ProposeSolutions = 'propose_solutions',
  OpenCommunities = 'open_communities',
  SubmitProblems = 'submit_problems',
  MentorSessions = 'mentor_sessions',
  ExpertSessions = 'expert_sessions',
  SandboxTokens = 'sandbox_tokens',
  ApiCertifications = 'api_certifications',
  IpCatalogue = 'ip_catalogue',
  PremiumCommunities = 'premium_communities',
  Messages = 'messages',
  Analytics = 'analytics',
}

/** `on` has no limit. */
export enum Allowance {
  Off = 'off',
  On = 'on',
  Limited = 'limited',
}

/** How long usage is counted before it starts again at nothing. */
export enum AllowancePeriod {
  Month = 'month',
  Year = 'year',
  Total = 'total',
}
