import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { teamInvitation } from '../accounts/mailed-links';
import { invitationForAnother } from '../membership.errors';
import { TakeSeat } from './take-seat';
import { TeamQueries } from './team.queries';

/** Somebody who has an account says, signed in with the address that was invited, that they join. */
@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly database: Database,
    private readonly takeSeat: TakeSeat,
    private readonly team: TeamQueries,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Answers the organization; throws `token_invalid` or `invitation_for_another`. */
  async execute(viewer: Viewer, token: string): Promise<string> {
    return this.database.transaction(async () => {
      const { subject } = await this.tokens.peek(teamInvitation, token);
      const { email } = await this.team.invitation(subject);
      if (email !== viewer.email) throw invitationForAnother(email);
      return this.takeSeat.execute(token, viewer.id);
    });
  }
}
