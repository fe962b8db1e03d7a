export { BillingApi, type PlanInWords } from './billing.api';
export { BillingModule } from './billing.module';
