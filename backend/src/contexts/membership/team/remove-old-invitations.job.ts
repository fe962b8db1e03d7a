import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';

/** So long an invitation that came to nothing can still be looked up, or sent again. */
const invitationsFor = 90 * day;
/** What somebody agreed to when they accepted is kept. */
const removeOld = {
  name: 'team-remove-old-invitations',
  text: 'delete from membership.team_invitations where accepted_at is null and coalesce(revoked_at, expires_at) < $1',
};

/** Forgets the addresses of people who were invited and never joined. */
@Injectable()
export class RemoveOldInvitationsJob implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('37 3 * * *', 'remove-old-invitations', () => this.removeOld());
  }

  async removeOld(): Promise<void> {
    await this.database.run(removeOld, [this.clock.in(-invitationsFor)]);
  }
}
