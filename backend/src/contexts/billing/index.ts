export { BillingApi } from './billing.api';
export { entitlementExceeded } from './billing.errors';
export { PaymentRefunded, SubscriptionActivated } from './billing.events';
export { BillingModule } from './billing.module';
export type { EntitlementAnswer } from './entitlements/entitlement';
export { EntitlementFeature } from './entitlements/entitlement.enums';
