import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { tooManyRequests } from '../../../platform/http/problems';
import type { OrganizationRole } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { teamInvitation } from '../accounts/mailed-links';
import { teamInvitationMail } from '../team.mails';
import type { LockedTeam } from './lock-team';

/** The link of an invitation; one that was mailed for it before works no more. */
@Injectable()
export class MailInvitation {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly mail: Mail,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Throws `too_many_requests` where the address has had enough of these mails for now; the link before then stays good. */
  async execute(
    { id, email, role }: { id: string; email: string; role: OrganizationRole },
    { organizationName, viewer }: LockedTeam,
  ): Promise<void> {
    await this.tokens.void(id, [teamInvitation]);
    const token = await this.tokens.issue(teamInvitation, id, {});
    const queued = await this.mail.queue(teamInvitationMail, {
      to: { name: email, address: email },
      values: {
        organizationName,
        inviterName: viewer.name,
        role,
        link: `${this.config.appUrl}/join?token=${token}`,
        worksUntil: worksUntil(teamInvitation, this.clock.now()),
      },
      about: `invitation:${id}`,
      named: viewer.userId,
    });
    if (!queued) throw tooManyRequests(3600);
  }
}
