import type { PaymentPurpose } from '../payments/payment.enums';
import type { Quote } from '../quotes/quote';
import type { OfflinePaymentPreviewDto } from './bookkeeping.dto';

interface Preview {
  quote: Quote;
  isCurrencyFixed: boolean;
}

export const toPreview = ({ quote, isCurrencyFixed }: Preview): OfflinePaymentPreviewDto => ({
  purpose: quote.purpose as PaymentPurpose,
  currency: quote.currency,
  isCurrencyFixed,
  lines: quote.lines.map(({ description, amount }) => ({ description, amount: String(amount) })),
  taxRule: quote.tax.rule,
  taxAmount: String(quote.tax.amount),
  total: String(quote.total),
  appliesOn: quote.appliesOn?.toISOString() ?? null,
});
