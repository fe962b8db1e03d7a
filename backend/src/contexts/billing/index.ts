export { BillingApi } from './billing.api';
export { entitlementExceeded, subscriptionReadOnly } from './billing.errors';
export { PaymentRefunded, SubscriptionActivated, SubscriptionChanged, TrialEnded } from './billing.events';
export { BillingModule } from './billing.module';
export type { EntitlementAnswer } from './entitlements/entitlement';
export { EntitlementFeature } from './entitlements/entitlement.enums';
export { type Outcome, Outcomes } from './subscriptions/statement/outcomes';
