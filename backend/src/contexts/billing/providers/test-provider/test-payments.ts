import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/domain-error';
import { Jobs } from '../../../../platform/jobs/jobs';
import { WebhookIntake } from '../webhook-intake';
import type { TestCharge } from './test-charge.entity';
import { signatureHeader, TestProvider } from './test-provider';

export const testDecisions = ['pay', 'pay-twice', 'pay-once', 'delay', 'fail', 'abandon'] as const;
export type TestDecision = (typeof testDecisions)[number];

const deliverJob = 'deliver-test-webhook';
const delayedJob = 'pay-delayed-test-charge';
/** How long a delayed payment takes. */
const delayMs = 10_000;

const decide = {
  name: 'test-charges-decide',
  text: `update billing.test_charges set state = $2, paid_at = case when $2 = 'success' then $3::timestamptz end,
      card = coalesce($5, card)
    where reference = $1 and state = any($4)`,
};
const unpaid = ['ongoing', 'failed', 'abandoned'];

const stateAfter: Record<TestDecision, string> = {
  pay: 'success',
  'pay-twice': 'success',
  'pay-once': 'success',
  delay: 'pending',
  fail: 'failed',
  abandon: 'abandoned',
};

/** What the payer does on the test provider's page, and the webhooks that follow. */
@Injectable()
export class TestPayments implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly intake: WebhookIntake,
    private readonly jobs: Jobs,
    private readonly provider: TestProvider,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(deliverJob, async (payload) => {
      const { reference, delivery } = payload as { reference: string; delivery: number };
      await this.deliver(reference, delivery);
    });
    this.jobs.handle(delayedJob, async (payload) => {
      const { reference } = payload as { reference: string };
      await this.pay(reference, 'success', ['pending'], 1);
    });
  }

  /** The charge, where the payer's page may be shown. Throws `not_found`. */
  async demand(reference: string): Promise<TestCharge> {
    const charge = this.provider.inUse ? await this.provider.charge(reference) : null;
    if (!charge) throw notFound('charge');
    return charge;
  }

  /** Answers where the payer goes from here. What is paid stays paid. */
  async execute(reference: string, decision: TestDecision): Promise<string> {
    const charge = await this.demand(reference);
    const deliveries = { pay: 1, 'pay-twice': 2, 'pay-once': 1, delay: 0, fail: 0, abandon: 0 }[decision];
    const card = decision === 'pay-once' ? 'declining' : 'good';
    await this.pay(reference, stateAfter[decision], unpaid, deliveries, card);
    if (decision === 'delay') await this.jobs.add(delayedJob, { reference }, { runAt: this.clock.in(delayMs) });
    if (decision === 'abandon') return charge.cancelUrl;
    const back = new URL(charge.callbackUrl);
    back.searchParams.set('reference', reference);
    return back.href;
  }

  private async pay(
    reference: string,
    state: string,
    from: string[],
    deliveries: number,
    card?: string,
  ): Promise<void> {
    await this.database.transaction(async () => {
      if ((await this.database.run(decide, [reference, state, this.clock.now(), from, card ?? null])) === 0) return;
      for (let delivery = 1; delivery <= deliveries; delivery += 1)
        await this.jobs.add(deliverJob, { reference, delivery });
    });
  }

  private async deliver(reference: string, delivery: number): Promise<void> {
    const body = Buffer.from(JSON.stringify({ event: 'charge.success', data: { reference, delivery } }));
    await this.intake.execute(this.provider.name, body, { [signatureHeader]: this.provider.signatureOf(body) });
  }
}
