import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { LiftSuspension } from './lift-suspension';

const over = {
  name: 'desk-suspensions-over',
  text: `select id from membership.users where suspended_at is not null and suspended_until <= $1 and erased_at is null
    order by suspended_until limit 100`,
};

/** Tells those whose suspension is over that they can sign in again, which they can from that moment on in any case. */
@Injectable()
export class EndSuspensionsJob implements OnModuleInit {
  private readonly log = new Logger(EndSuspensionsJob.name);

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly lift: LiftSuspension,
  ) {}

  onModuleInit(): void {
    this.jobs.every('*/10 * * * *', 'end-suspensions', () => this.execute());
  }

  async execute(): Promise<void> {
    for (const { id } of await this.database.query<{ id: string }>(over, [this.clock.now()]))
      await this.lift
        .execute('system', id)
        .catch((error: Error) => this.log.error(`A suspension was not ended: ${error.stack}`));
  }
}
