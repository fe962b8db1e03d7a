import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';

const removeOld = {
  name: 'email-change-remove-old',
  text: 'delete from membership.email_changes where expires_at <= $1',
};

/** Forgets addresses that nobody has confirmed in time. */
@Injectable()
export class RemoveOldEmailChangesJob implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('43 3 * * *', 'remove-old-email-changes', () => this.removeOld());
  }

  async removeOld(): Promise<void> {
    await this.database.run(removeOld, [this.clock.now()]);
  }
}
