import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { TeamInvitation } from './team-invitation.entity';

/** An invitation that nobody has accepted or revoked, for who has locked its team. */
@Injectable()
export class OpenInvitation {
  constructor(private readonly database: Database) {}

  /** Throws `not_found`. */
  async demand(organizationId: string, id: string): Promise<TeamInvitation> {
    const invitation = await this.database.manager.findOneBy(TeamInvitation, {
      id,
      organizationId,
      acceptedAt: IsNull(),
      revokedAt: IsNull(),
    });
    if (!invitation) throw notFound('invitation');
    return invitation;
  }
}
