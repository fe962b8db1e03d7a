import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { EraseRegistration } from './erase-registration';

/** So long a deletion can be taken back. */
const restorable = 30 * day;
const atATime = 500;
const due = {
  name: 'registry-due',
  text: `select id from membership.membership_registrations where deleted_at <= $1 and id > $2 order by id limit ${atATime}`,
};
const oldWork = {
  name: 'registry-old-work',
  text: 'delete from membership.registration_bulks where finished_at <= $1',
};

/** Erases registrations thirty days after they were deleted, and reports of work on many thirty days after it ended. */
@Injectable()
export class EraseRegistrationsJob implements OnModuleInit {
  private readonly log = new Logger(EraseRegistrationsJob.name);

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly erase: EraseRegistration,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('17 * * * *', 'erase-registrations', () => this.execute());
  }

  async execute(): Promise<void> {
    const before = this.clock.in(-restorable);
    // One that cannot be erased keeps no other from it; the next hour tries again.
    for (let after: string | undefined = ''; after !== undefined; ) {
      const rows: { id: string }[] = await this.database.query(due, [before, after]);
      for (const { id } of rows)
        await this.erase
          .execute(id, before)
          .catch((error: Error) => this.log.error(`A registration was not erased: ${error.stack}`));
      after = rows.at(-1)?.id;
    }
    await this.database.run(oldWork, [before]);
  }
}
