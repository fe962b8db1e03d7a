import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { RateLimits } from '../../../platform/http/rate-limits';
import { judgePassword } from '../../../platform/passwords/judge-password';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { activation, passwordReset, teamInvitation } from '../accounts/mailed-links';
import { MeetPerson } from '../accounts/meet-person';
import { LegalDocuments } from '../legal/legal-documents';
import { accountExists } from '../membership.errors';
import { passwordsOfLink, settingPassword } from '../membership.limits';
import { MailConfirmations } from '../registrations/mail-confirmations';
import { TakeSeat } from './take-seat';
import type { JoinOrganizationDto } from './team.dto';
import { TeamQueries } from './team.queries';

/** Somebody may have registered an organization with the address, which made a person whom nobody has proved to be. */
const become = {
  name: 'team-become-member',
  text: `update membership.users set first_name = $2, last_name = $3, password_hash = $4, email_verified_at = $5, updated_at = $5
    where id = $1 and password_hash is null and email_verified_at is null`,
};

/** Somebody without an account proves their address by the mailed link, names themselves, chooses a password and joins. */
@Injectable()
export class JoinAsNewPerson {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly documents: LegalDocuments,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly mailConfirmations: MailConfirmations,
    private readonly people: MeetPerson,
    private readonly takeSeat: TakeSeat,
    private readonly team: TeamQueries,
    private readonly tokens: SingleUseTokens,
  ) {}

  /**
   * Answers the person and the organization; throws `token_invalid`, `account_exists`, `password_refused` (the link then stays good) or
   * `too_many_requests`.
   */
  async execute(
    { token, firstName, lastName, password }: JoinOrganizationDto,
    from: string,
  ): Promise<{ personId: string; organizationId: string }> {
    await this.limits.consume(settingPassword, from);
    await this.limits.consume(passwordsOfLink, token);
    const { subject } = await this.tokens.peek(teamInvitation, token);
    const { email, organizationName } = await this.team.invitation(subject);
    await judgePassword(password, [email, firstName, lastName, organizationName]);
    const passwordHash = await this.hasher.hash(password);
    const agreed = await this.documents.inForce();
    return this.database.transaction(async () => {
      // The person's row is locked from here on: who follows two links at once is put in a line.
      const { id } = await this.people.execute(email, `${firstName} ${lastName}`);
      const values = [id, firstName, lastName, passwordHash, this.clock.now()];
      if ((await this.database.run(become, values)) === 0) throw accountExists();
      await this.tokens.void(id, [activation, passwordReset]);
      await this.audit.record({ kind: 'member', id }, 'password.set', undefined, {
        with: teamInvitation.name,
        before: { hasPassword: false },
        after: { hasPassword: true },
      });
      const organizationId = await this.takeSeat.execute(token, id, agreed);
      await this.mailConfirmations.execute(id, firstName, email);
      return { personId: id, organizationId };
    });
  }
}
