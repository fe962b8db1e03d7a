import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { openInvitationsDays } from '../membership.settings';

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
    private readonly settings: AllianceSettings,
  ) {}

  onModuleInit(): void {
    this.jobs.every('37 3 * * *', 'remove-old-invitations', () => this.removeOld());
  }

  async removeOld(): Promise<void> {
    const days = await this.settings.days(openInvitationsDays);
    await this.database.run(removeOld, [this.clock.in(-days * day)]);
  }
}
