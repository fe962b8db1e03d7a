import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { tooLarge } from '../../../platform/http/problems';
import { RateLimits } from '../../../platform/http/rate-limits';
import { Jobs } from '../../../platform/jobs/jobs';
import { signatureWrong } from '../billing.errors';
import { hearingProvider } from '../billing.limits';
import { PaymentProvider } from '../providers/payment-provider';
import { WebhookIntake } from '../providers/webhook-intake';

/** More than any event of theirs. */
const largest = 128 * 1024;
export const providerEventJob = 'process-provider-event';

const insert = {
  name: 'provider-events-insert',
  text: `insert into billing.provider_events (provider, dedupe_key, kind, name, reference, raw)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (dedupe_key) do nothing returning id`,
};

/** Takes what a provider says into the inbox, and answers only when it is kept. What follows from it is a job. */
@Injectable()
export class ReceiveWebhook extends WebhookIntake {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly provider: PaymentProvider,
  ) {
    super();
  }

  /** Counted are signed ones alone, by address: what a stranger sends is refused before it costs a statement. */
  async execute(provider: string, body: Buffer, headers: Record<string, unknown>, from?: string): Promise<void> {
    if (provider !== this.provider.name) throw notFound('payment provider');
    if (body.length > largest) throw tooLarge(largest);
    const event = await this.provider.parseWebhook(body, headers);
    if (!event) throw signatureWrong();
    if (from) await this.limits.consume(hearingProvider, from);
    const { dedupeKey, kind, name, reference = null } = event;
    await this.database.transaction(async () => {
      const values = [provider, dedupeKey, kind, clean(name), clean(reference), clean(body.toString('utf8'))];
      const row = await this.database.queryOne<{ id: string }>(insert, values);
      if (row) await this.jobs.add(providerEventJob, { id: row.id }, { key: `provider-event:${row.id}` });
    });
  }
}

/** A text of PostgreSQL holds no NUL. */
const clean = <T extends string | null>(text: T): T => (text?.replaceAll('\u0000', '\ufffd') ?? null) as T;
