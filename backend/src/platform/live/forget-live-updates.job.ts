import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { hour } from '../clock/durations';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';
import { forgetUpdatesOf } from './live-updates';

/** Whoever was away for longer asks for everything again. */
const keptFor = 6 * hour;
const forget = { name: 'live-forget', text: 'delete from platform.live_updates where told_at < $1' };
const forgetPerson = {
  name: 'live-forget-person',
  text: `with updates as (delete from platform.live_updates where person_id = $1)
    delete from platform.live_positions where person_id = $1`,
};

@Injectable()
export class ForgetLiveUpdatesJob implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('23 * * * *', 'forget-live-updates', async () => {
      await this.database.run(forget, [this.clock.in(-keptFor)]);
    });
    this.jobs.handle(forgetUpdatesOf, (payload) => this.forgetPerson((payload as { personId: string }).personId));
  }

  async forgetPerson(personId: string): Promise<void> {
    await this.database.run(forgetPerson, [personId]);
  }
}
