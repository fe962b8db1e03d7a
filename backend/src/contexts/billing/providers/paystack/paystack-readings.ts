import { z } from 'zod';
import type { ChargeReport, ChargeState, ReportedRefundState } from '../payment-provider';
import { ProviderAway } from '../payment-provider';

/** Amounts come as numbers, and in some events as texts; ids do not fit a number. */
const whole = z
  .union([z.number().int().nonnegative().refine(Number.isSafeInteger), z.string().regex(/^\d{1,18}$/)])
  .transform((value) => BigInt(value));
const text = z.union([z.string(), z.number()]).transform(String);

const opened = z.object({ authorization_url: z.string(), access_code: z.string().optional(), reference: z.string() });

const charge = z.object({
  id: text.optional(),
  domain: z.string(),
  status: z.string(),
  reference: z.string(),
  amount: whole,
  requested_amount: whole.nullish(),
  currency: z.string(),
  channel: z.string().nullish(),
  fees: whole.nullish(),
  paid_at: z.string().nullish(),
});

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
    paidAt: read.paid_at && !Number.isNaN(Date.parse(read.paid_at)) ? new Date(read.paid_at) : undefined,
    fees: read.fees ?? undefined,
    channel: read.channel ?? undefined,
    providerRef: read.id,
  };
}

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
