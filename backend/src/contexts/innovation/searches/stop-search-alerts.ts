import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';

const stop = {
  name: 'saved-searches-stop',
  text: `update innovation.saved_searches set frequency = 'off' where user_id = $1 and frequency <> 'off'`,
};

/** Ends the mails about all saved searches of a person, whoever says so with the link of one of them. The searches stay. */
@Injectable()
export class StopSearchAlerts {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  async execute(userId: string): Promise<void> {
    await this.database.transaction(async () => {
      const stopped = await this.database.run(stop, [userId]);
      if (stopped > 0) await this.audit.record('visitor', 'search-alerts.stopped', `person:${userId}`, { stopped });
    });
  }
}
