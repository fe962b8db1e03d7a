import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { hour } from '../clock/durations';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';

/** Whoever was away for longer asks for everything again. */
const keptFor = 6 * hour;
const forget = { name: 'live-forget', text: 'delete from platform.live_updates where told_at < $1' };

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
  }
}
