export { BillingApi } from './billing.api';
export { BillingModule } from './billing.module';
