export { BillingApi, type PlanInWords } from './billing.api';
export { BillingModule } from './billing.module';
export { EntitlementFeature } from './entitlements/entitlement.enums';
export type { EntitlementAnswer } from './entitlements/entitlements';
