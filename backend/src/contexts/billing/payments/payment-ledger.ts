import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Secrets } from '../../../platform/secrets/secrets';
import { toldOf } from './as-told';
import type { Payment } from './payment.entity';
import { PaymentStatus } from './payment.enums';
import { statusesBefore } from './payment-states';

/** Who or what moved a payment. */
export type Cause = 'opened' | 'webhook' | 'return' | 'reconciliation' | 'renewal' | 'offline' | 'refund' | 'review';

const move = {
  name: 'payments-move',
  text: `update billing.payments p set status = $2::billing.payment_status, settled_reference = coalesce($3, settled_reference),
      paid_at = coalesce($4, paid_at), told = ${toldOf('$2::billing.payment_status', 'coalesce($3, settled_reference)')}
    from (select id, status from billing.payments where id = $1 for update) before
    where p.id = before.id and p.status = any($5) returning before.status as "from"`,
};
const insert = {
  name: 'payment-transitions-insert',
  text: `insert into billing.payment_transitions (payment_id, from_status, to_status, cause, reference, currency, amount, at, seal)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};
const lastSeal = {
  name: 'payment-transitions-last-seal',
  text: 'select seal from billing.payment_transitions where payment_id = $1 order by id desc limit 1',
};

export const sealPurpose = 'billing-ledger';

interface TransitionRow {
  fromStatus: string | null;
  toStatus: string;
  cause: string;
  reference: string | null;
  at: Date;
}

type Sealed = Pick<
  Payment,
  | 'id'
  | 'organizationId'
  | 'planId'
  | 'quoteHash'
  | 'currency'
  | 'total'
  | 'requestedBy'
  | 'payerName'
  | 'payerAddress'
  | 'paidAt'
>;

/**
 * What a transition's seal covers: itself, what the payment was for, who pays, when it was paid where that is what it says, and
 * the transition before it.
 */
export const transitionText = (payment: Sealed, row: TransitionRow, before: string | undefined): string =>
  JSON.stringify([
    ...sealedBefore(payment, row, before),
    ...[payment.requestedBy, payment.payerName, payment.payerAddress],
    row.toStatus === PaymentStatus.Successful ? payment.paidAt : null,
  ]);

/** The same, as it was sealed before it covered who pays. Nobody can make such a seal of today. */
export const formerTransitionText = (payment: Sealed, row: TransitionRow, before: string | undefined): string =>
  JSON.stringify(sealedBefore(payment, row, before));

const sealedBefore = (payment: Sealed, row: TransitionRow, before: string | undefined) => [
  ...[payment.id, payment.organizationId, payment.planId, payment.quoteHash, payment.currency, payment.total],
  ...[row.fromStatus, row.toStatus, row.cause, row.reference, row.at.toISOString(), before ?? null],
];

/** Moves payments from status to status, each move once and written down. The only writer of a payment's status. */
@Injectable()
export class PaymentLedger {
  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  /** Writes down that a payment has begun. */
  async begin(payment: Payment, at: Date): Promise<void> {
    await this.write(payment, { fromStatus: null, toStatus: payment.status, cause: 'opened', reference: null, at });
  }

  /** Answers whether this call moved it: of many at once exactly one does. */
  async move(
    payment: Payment,
    to: PaymentStatus,
    { cause, reference = null, at, paidAt }: { cause: Cause; reference?: string | null; at: Date; paidAt?: Date },
  ): Promise<boolean> {
    const settled = paidAt ? reference : null;
    const moved = await this.database.queryOne<{ from: PaymentStatus }>(move, [
      payment.id,
      to,
      settled,
      paidAt ?? null,
      statusesBefore(to),
    ]);
    if (!moved) return false;
    const row = { fromStatus: moved.from, toStatus: to, cause, reference, at };
    await this.write({ ...payment, paidAt: paidAt ?? payment.paidAt }, row);
    return true;
  }

  private async write(payment: Sealed, row: TransitionRow): Promise<void> {
    const before = await this.database.queryOne<{ seal: string }>(lastSeal, [payment.id]);
    const seal = this.secrets.digest(sealPurpose, transitionText(payment, row, before?.seal));
    const { fromStatus, toStatus, cause, reference, at } = row;
    const values = [payment.id, fromStatus, toStatus, cause, reference, payment.currency, payment.total, at, seal];
    await this.database.run(insert, values);
  }
}
