/** What kind of member a provider is: what it may charge goes by it. */
export enum ProviderMemberType {
  ResearchOrganizations = 'research-organizations',
  Corporates = 'corporates',
  VentureStudios = 'venture-studios',
  StartupsScaleups = 'startups-scaleups',
}

/** How far a provider has come, from low to high. */
export enum CertificationLevel {
  Provisional = 'provisional',
  Certified = 'certified',
  Trusted = 'trusted',
  Gold = 'gold',
}

/** Whether it is known who stands behind a provider. */
export enum KybStatus {
  Verified = 'verified',
  Pending = 'pending',
  Rejected = 'rejected',
}

/** Whether a provider has agreed to what it has to, and keeps to it. */
export enum ComplianceStatus {
  Approved = 'approved',
  Pending = 'pending',
  Issues = 'issues',
}

/** For whom an API is published. */
export enum PublishingScope {
  Public = 'public',
  Paid = 'paid',
  Enterprise = 'enterprise',
  Dataset = 'dataset',
}

/** What was decided about an API. */
export enum ApiReviewStatus {
  Pending = 'pending',
  InReview = 'in-review',
  Approved = 'approved',
  Rejected = 'rejected',
}

/** Where an API stands: tried out, called by others, or called no more. */
export enum ApiStanding {
  Staging = 'staging',
  Active = 'active',
  Closed = 'closed',
}

/** How an API is paid for. */
export enum ApiPricing {
  Free = 'free',
  Freemium = 'freemium',
  PayPerUse = 'pay-per-use',
  Subscription = 'subscription',
  Enterprise = 'enterprise',
}
