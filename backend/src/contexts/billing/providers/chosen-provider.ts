import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Settings } from '../../../platform/database/settings';
import { NoProvider } from './no-provider';
import { PaymentProvider } from './payment-provider';
import { PaystackProvider } from './paystack/paystack.provider';
import { TestCheckoutController } from './test-provider/test-checkout.controller';
import { TestPayments } from './test-provider/test-payments';
import { TestProvider } from './test-provider/test-provider';

/** Paystack where there is a key for it; else the test provider, which production never sees. */
export function chooseProvider(
  { paystack, production }: Pick<Config, 'paystack' | 'production'>,
  settings: Settings,
  test: TestProvider,
  clock: Clock,
): PaymentProvider {
  if (paystack) return new PaystackProvider(paystack, settings, clock);
  return production ? new NoProvider() : test;
}

const chosen = {
  provide: PaymentProvider,
  inject: [Config, Settings, TestProvider, Clock],
  useFactory: chooseProvider,
};

/** The only place that knows which providers there are. */
export const providerParts = {
  controllers: [TestCheckoutController],
  providers: [chosen, TestProvider, TestPayments],
};
