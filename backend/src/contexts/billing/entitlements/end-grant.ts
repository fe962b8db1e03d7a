import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { EntitlementGrantEnded } from '../billing.events';
import { EntitlementOverride } from './entitlement-override.entity';

const end = {
  name: 'entitlement-overrides-end',
  text: 'update billing.entitlement_overrides set expires_at = $2 where id = $1 and expires_at > $2',
};

/** A super admin takes back what was granted to one organization. Its tier's rule holds again, or an earlier grant. */
@Injectable()
export class EndGrant {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /** One that is over already stays as it is. Throws `not_found`. */
  async execute(admin: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const override = await this.database.manager.findOneBy(EntitlementOverride, { id });
      if (!override) throw notFound('grant');
      if ((await this.database.run(end, [id, this.clock.now()])) === 0) return;
      const { organizationId, feature, expiresAt } = override;
      await this.events.publish(new EntitlementGrantEnded(organizationId, feature, id));
      await this.audit.record(admin, 'entitlement.grant-ended', `organization:${organizationId}`, {
        feature,
        before: { expiresAt: expiresAt.toISOString() },
      });
    });
  }
}
