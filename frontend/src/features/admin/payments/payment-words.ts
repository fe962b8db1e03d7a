import type { LedgerEntryDto, LedgerPaymentDto, LedgerStatus, PaymentStatus } from '@alliance/api-client/books';
import type { Tone } from '@/ui/Badge';
import { money } from '@/ui/money';

export const statusLabels: Record<PaymentStatus, string> = {
  pending: 'Pending',
  successful: 'Completed',
  failed: 'Failed',
  cancelled: 'Given up',
  refunded: 'Refunded',
};

export const statusTones: Record<PaymentStatus, Tone> = {
  pending: 'yellow',
  successful: 'green',
  failed: 'red',
  cancelled: 'neutral',
  refunded: 'purple',
};

export const tileLabels: Record<LedgerStatus, string> = {
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
  refunded: 'Refunded',
  review: 'Needs a look',
};

export const purposeLabels: Record<LedgerEntryDto['purpose'], string> = {
  start: 'First subscription',
  renew: 'Renewal',
  change: 'Change of plan',
};

/** Why a payment is flagged, short. */
const reviewLabels: Record<string, string> = {
  no_organization: 'organization gone',
  already_subscribed: 'a plan ran already',
  already_renewed: 'renewed already',
  plan_changed_since: 'plan changed since',
  reversed_before_settled: 'gone back before',
  paid_ahead: 'paid ahead of an end',
};

export const reviewLabel = (review: string) => reviewLabels[review] ?? review.replaceAll('_', ' ');

/** What has gone back of it, where something has. */
export const returned = ({ refunded, currency }: LedgerEntryDto) =>
  refunded === '0' ? undefined : `${money(refunded, currency)} returned`;

/** Whole, and with a minor unit where it has one; a credit keeps its sign. */
export const signed = (amount: string, { currency }: Pick<LedgerPaymentDto, 'currency'>) =>
  amount.startsWith('-') ? `−${money(amount.slice(1), currency)}` : money(amount, currency);

/** The beginning of a reference, which tells it from others in a list. */
export const inBrief = (reference: string) => (reference.length > 16 ? `${reference.slice(0, 16)}…` : reference);
