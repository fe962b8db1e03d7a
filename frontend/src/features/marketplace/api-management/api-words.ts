import type {
  ApiPricing,
  ApiReviewStatus,
  ApiStanding,
  CertificationLevel,
  ComplianceStatus,
  KybStatus,
  ProviderMemberType,
  PublishingScope,
} from '@alliance/api-client/marketplace';
import type { Tone } from '@/ui/Badge';

export const memberTypeLabels: Record<ProviderMemberType, string> = {
  'research-organizations': 'Research Organizations',
  corporates: 'Corporates',
  'venture-studios': 'Venture Studios',
  'startups-scaleups': 'Startups & Scaleups',
};

export const certificationLabels: Record<CertificationLevel, string> = {
  provisional: 'Provisional',
  certified: 'Certified',
  trusted: 'Trusted',
  gold: 'Gold',
};
export const certificationTones: Record<CertificationLevel, Tone> = {
  provisional: 'neutral',
  certified: 'blue',
  trusted: 'green',
  gold: 'yellow',
};

export const kybLabels: Record<KybStatus, string> = { verified: 'Verified', pending: 'Pending', rejected: 'Rejected' };
export const kybTones: Record<KybStatus, Tone> = { verified: 'green', pending: 'yellow', rejected: 'red' };

export const complianceLabels: Record<ComplianceStatus, string> = {
  approved: 'Approved',
  pending: 'Pending',
  issues: 'Issues',
};
export const complianceTones: Record<ComplianceStatus, Tone> = { approved: 'green', pending: 'yellow', issues: 'red' };

export const scopeLabels: Record<PublishingScope, string> = {
  public: 'Public',
  paid: 'Paid',
  enterprise: 'Enterprise',
  dataset: 'Dataset',
};

export const reviewLabels: Record<ApiReviewStatus, string> = {
  pending: 'Pending',
  'in-review': 'In Review',
  approved: 'Approved',
  rejected: 'Rejected',
};
export const reviewTones: Record<ApiReviewStatus, Tone> = {
  pending: 'yellow',
  'in-review': 'blue',
  approved: 'green',
  rejected: 'red',
};

export const standingLabels: Record<ApiStanding, string> = { staging: 'Staging', active: 'Active', closed: 'Closed' };
export const standingTones: Record<ApiStanding, Tone> = { staging: 'yellow', active: 'green', closed: 'neutral' };

export const pricingLabels: Record<ApiPricing, string> = {
  free: 'Free',
  freemium: 'Freemium',
  'pay-per-use': 'Pay per use',
  subscription: 'Subscription',
  enterprise: 'Enterprise',
};
