import { Injectable, Logger } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Idempotency } from '../../../platform/idempotency/idempotency';
import { ProcessProviderEvent } from '../payments/process-provider-event';

/** What is processed anew, from the state it is in; a job that is at it already is left alone. */
const reset = {
  name: 'provider-events-replay',
  text: `update billing.provider_events e set state = 'received', attempts = 0, last_error = null, processed_at = null
    from (select id, state from billing.provider_events where id = $1 for update) before
    where e.id = before.id returning before.state, e.name, e.reference`,
};

/** A super admin has an event of the inbox processed once more. What has taken effect does not do so twice. */
@Injectable()
export class ReplayProviderEvent {
  private readonly log = new Logger(ReplayProviderEvent.name);

  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly process: ProcessProviderEvent,
  ) {}

  /** What keeps it from being processed stands in the event afterwards. Throws `not_found`. */
  async execute(admin: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.database.queryOne<{ state: string; name: string; reference: string | null }>(reset, [id]);
      if (!row) throw notFound('event');
      await this.audit.record(admin, 'provider-event.replayed', `provider-event:${id}`, {
        before: { state: row.state },
        event: row.name,
        reference: row.reference,
      });
    });
    try {
      await this.idempotency.beyond(() => this.process.execute(id));
    } catch (error) {
      this.log.warn(`Event ${id} could not be processed: ${(error as Error).message}`);
    }
  }
}
