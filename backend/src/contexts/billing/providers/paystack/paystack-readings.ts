import { z } from 'zod';
import type { ChargeReport, ChargeState, ReportedRefundState, ReusableCard } from '../payment-provider';
import { ProviderAway } from '../payment-provider';

/** Amounts come as numbers, and in some events as texts; ids do not fit a number. */
const whole = z
  .union([z.number().int().nonnegative().refine(Number.isSafeInteger), z.string().regex(/^\d{1,18}$/)])
  .transform((value) => BigInt(value));
const text = z.union([z.string().max(200), z.number()]).transform(String);
/** Not all that can be parsed is a day of our calendar. */
const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

const opened = z.object({
  authorization_url: z.string().max(2000),
  access_code: text.optional(),
  reference: z.string(),
});

const charge = z.object({
  id: text.optional(),
  domain: z.string(),
  status: z.string(),
  reference: z.string(),
  amount: whole,
  requested_amount: whole.nullish(),
  currency: z.string(),
  channel: text.nullish(),
  fees: whole.nullish(),
  // So it is the moment of the answer.
  paid_at: moment.nullish().catch(undefined),
  // What is odd about a card is no reason to doubt its payment.
  authorization: z.unknown(),
  customer: z.object({ email: z.string() }).nullish().catch(undefined),
});

const number = z.union([z.string().regex(/^\d{1,4}$/), z.number().int()]).transform(Number);
const authorization = z.object({
  authorization_code: z.string().min(1).max(200),
  reusable: z.literal(true),
  last4: z.string().regex(/^\d{4}$/),
  exp_month: number.refine((month) => month >= 1 && month <= 12),
  exp_year: number.refine((year) => year >= 2000 && year < 10_000),
  brand: z.string().max(50).nullish(),
  card_type: z.string().max(50).nullish(),
});

const pages = z.object({ pageCount: z.number().int().nonnegative() });

const refund = z.object({ id: text, status: z.string(), amount: whole });

const stateOf: Record<string, ChargeState> = {
  success: 'success',
  failed: 'failed',
  abandoned: 'abandoned',
  reversed: 'reversed',
};

const refundStateOf: Record<string, ReportedRefundState> = {
  processed: 'processed',
  failed: 'failed',
  'needs-attention': 'needs_attention',
};

export const readOpened = (data: unknown) => understood(opened, data);

export function readCharge(data: unknown): ChargeReport {
  const read = understood(charge, data);
  return {
    reference: read.reference,
    state: stateOf[read.status] ?? 'pending',
    amount: read.amount,
    requested: read.requested_amount ?? undefined,
    currency: read.currency,
    live: read.domain === 'live',
    paidAt: read.paid_at ?? undefined,
    fees: read.fees ?? undefined,
    channel: read.channel ?? undefined,
    providerRef: read.id,
    card: cardOf(read),
  };
}

/** The card, where it can be charged again. */
function cardOf({ authorization: given, customer }: z.infer<typeof charge>): ReusableCard | undefined {
  const read = authorization.safeParse(given);
  if (!read.success || !customer?.email) return undefined;
  const { authorization_code: code, brand, card_type, last4, exp_month, exp_year } = read.data;
  return {
    brand: (brand || card_type || 'card').trim().toLowerCase(),
    last4,
    expMonth: exp_month,
    expYear: exp_year,
    authorization: { code, email: customer.email },
  };
}

/** Whether others follow a page: only its `meta` says, as a page may hold fewer than were asked for. */
export const hasPageAfter = (page: number, meta: unknown): boolean => page < understood(pages, meta).pageCount;

export const readCharges = (data: unknown): ChargeReport[] => understood(z.array(z.unknown()), data).map(readCharge);

export function readRefund(data: unknown) {
  const { id, status, amount } = understood(refund, data);
  return { providerRef: id, state: refundStateOf[status] ?? ('pending' as const), amount };
}

export function readRefundsOf(reference: string, data: unknown) {
  const listed = understood(z.array(z.object({ transaction_reference: z.string().nullish() }).loose()), data);
  return listed.filter((one) => one.transaction_reference === reference).map(readRefund);
}

/** What an event is about, as far as it says so; nothing in it is believed. */
export function readEvent(body: unknown): { name: string; reference?: string } | undefined {
  const read = z
    .object({
      event: z.string().max(100),
      data: z
        .object({
          reference: z.unknown(),
          transaction_reference: z.unknown(),
          transaction: z.object({ reference: z.unknown() }).partial().nullish().catch(undefined),
        })
        .partial()
        .nullish()
        .catch(undefined),
    })
    .safeParse(body);
  if (!read.success) return undefined;
  const { event, data } = read.data;
  const isCharge = event.startsWith('charge.') && !event.startsWith('charge.dispute');
  const reference = isCharge ? data?.reference : (data?.transaction_reference ?? data?.transaction?.reference);
  return {
    name: event,
    reference: typeof reference === 'string' && reference.length <= 100 ? reference : undefined,
  };
}

function understood<T>(schema: z.ZodType<T>, data: unknown): T {
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  throw new ProviderAway(`Its answer is not as documented: ${read.error.issues[0]?.path.join('.') || 'no data'}`);
}
