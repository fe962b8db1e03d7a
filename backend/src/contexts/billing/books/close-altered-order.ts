import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';

/** Answers how it stood before. */
const close = {
  name: 'altered-orders-close',
  text: `update billing.altered_orders o set closed_at = coalesce(o.closed_at, $2)
    from (select id, closed_at from billing.altered_orders where id = $1 for update) before
    where o.id = before.id returning o.organization_id as "organizationId", before.closed_at is null as "wasOpen"`,
};

/** A super admin has looked at an order that came with a price of its own, and says what was found. */
@Injectable()
export class CloseAlteredOrder {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Once more it changes nothing. Throws `not_found`. */
  async execute(admin: Viewer, id: string, note: string): Promise<void> {
    await this.database.transaction(async () => {
      const values = [id, this.clock.now()];
      const order = await this.database.queryOne<{ organizationId: string; wasOpen: boolean }>(close, values);
      if (!order) throw notFound('order');
      const { organizationId, wasOpen } = order;
      if (wasOpen)
        await this.audit.record(admin, 'altered-order.closed', `altered-order:${id}`, { organizationId, note });
    });
  }
}
