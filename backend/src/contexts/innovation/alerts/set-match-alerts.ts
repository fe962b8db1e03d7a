import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { AlertFrequency } from '../innovation.enums';
import { lastDue } from './digest-schedule';
import { MatchAlertsQueries } from './match-alerts.queries';

const put = {
  name: 'match-alerts-put',
  text: 'update innovation.match_alerts set frequency = $2, told_until = $3 where user_id = $1',
};

/** Keeps how often a person wants to hear of new matches. Who begins anew hears of what is found from then on. */
@Injectable()
export class SetMatchAlerts {
  constructor(
    private readonly alerts: MatchAlertsQueries,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  async execute(viewer: Viewer, frequency: AlertFrequency): Promise<void> {
    await this.change(viewer, viewer.id, frequency);
  }

  async change(actor: Actor, userId: string, frequency: AlertFrequency): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.alerts.hold(userId);
      if (before.frequency === frequency) return;
      const now = this.clock.now();
      const since =
        before.frequency === AlertFrequency.Off ? now : (before.toldUntil ?? lastDue(before.frequency, now));
      await this.database.run(put, [userId, frequency, since]);
      await this.audit.record(actor, 'match-alerts.changed', `person:${userId}`, {
        before: { frequency: before.frequency },
        after: { frequency },
      });
    });
  }
}
