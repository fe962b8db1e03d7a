import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';

const removeOld = {
  name: 'community-remove-old-invitations',
  text: 'delete from membership.community_invitations where expires_at <= $1',
};

/** Forgets the addresses of people who were invited to communities and have not come in time: no page shows them any more. */
@Injectable()
export class RemoveOldCommunityInvitationsJob implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('47 3 * * *', 'remove-old-community-invitations', () => this.removeOld());
  }

  async removeOld(): Promise<void> {
    await this.database.run(removeOld, [this.clock.now()]);
  }
}
