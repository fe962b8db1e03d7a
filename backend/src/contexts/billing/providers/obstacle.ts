import type { Quote } from '../quotes/quote';
import type { PaymentProvider } from './payment-provider';

/** Why a quote cannot be paid here; each is the code of the refusal that whoever tries it gets. */
export enum PaymentObstacle {
  NothingToPay = 'nothing_to_pay',
  PaymentUnavailable = 'payment_unavailable',
  CurrencyNotCharged = 'currency_not_charged',
  AmountTooSmall = 'amount_too_small',
}

interface Payee {
  name: PaymentProvider['name'];
  capabilities: Pick<PaymentProvider['capabilities'], 'minimum'>;
}

/** What keeps a quote from being paid by whoever takes the money, if anything. */
export function obstacleTo(
  { name, capabilities }: Payee,
  { currency, total }: Pick<Quote, 'currency' | 'total'>,
): PaymentObstacle | undefined {
  if (total <= 0n) return PaymentObstacle.NothingToPay;
  if (name === 'none') return PaymentObstacle.PaymentUnavailable;
  const least = capabilities.minimum[currency];
  if (least === undefined) return PaymentObstacle.CurrencyNotCharged;
  return total < least ? PaymentObstacle.AmountTooSmall : undefined;
}
