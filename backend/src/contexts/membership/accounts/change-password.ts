import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { AddressCountries } from '../../../platform/http/address-countries';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { Guesses } from '../../../platform/passwords/guesses';
import { judgePassword } from '../../../platform/passwords/judge-password';
import { KnownDevices } from '../../../platform/passwords/known-devices';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { Sessions } from '../../../platform/sessions/sessions';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { passwordNotSet } from '../membership.errors';
import { passwordChanged } from '../membership.mails';
import { SecurityApi } from '../security/security.api';
import type { ChangePasswordDto } from './accounts.dto';
import { AccountsQueries } from './accounts.queries';
import { activation, passwordReset } from './mailed-links';
import { MeetPerson } from './meet-person';
import { User } from './user.entity';

const presentWrong = () => invalidField('current', 'The present password is not right');

/** Replaces the password of who knows the present one. All other sessions and the mailed links end, this one goes on. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly countries: AddressCountries,
    private readonly database: Database,
    private readonly devices: KnownDevices,
    private readonly guesses: Guesses,
    private readonly hasher: PasswordHasher,
    private readonly mail: Mail,
    private readonly people: MeetPerson,
    private readonly security: SecurityApi,
    private readonly sessions: Sessions,
    private readonly tokens: SingleUseTokens,
  ) {}

  /**
   * Throws `password_not_set`, `invalid_input` for a wrong present one, `password_refused`, `too_many_requests`, and
   * `proof_required` where the account has a second factor that was not shown lately.
   */
  async execute(
    viewer: Viewer,
    { current, password }: ChangePasswordDto,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    await this.security.demandProofOfFactor(viewer);
    const user = await this.database.manager.findOneByOrFail(User, { id: viewer.id });
    await this.demandPresent(user, current, request);
    await judgePassword(password, await this.accounts.ownWords(user));
    const passwordHash = await this.hasher.hash(password);
    const from = await this.countries.inWords(request.ip);
    await this.database.transaction(async () => {
      await this.people.lock(user.id);
      // The one that was checked: a reset may have replaced it meanwhile, against whoever knew it.
      const known = { id: user.id, passwordHash: user.passwordHash as string };
      const { affected } = await this.database.manager.update(User, known, { passwordHash });
      if (affected === 0) throw presentWrong();
      await this.tokens.void(user.id, [activation, passwordReset]);
      await this.sessions.endOthers(user.id, viewer.sessionId);
      await this.audit.record(viewer, 'password.set', undefined, {
        with: 'present-password',
        before: { hasPassword: true },
        after: { hasPassword: true },
      });
      await this.mail.queue(passwordChanged, {
        to: { personId: user.id, name: user.firstName, address: user.email },
        values: { firstName: user.firstName, at: this.clock.now(), from },
        about: `user:${user.id}`,
      });
    });
    await this.sessions.renew(request, reply);
    this.devices.remember(reply, 'member', user.id, passwordHash);
  }

  private async demandPresent(user: User, current: string, request: FastifyRequest): Promise<void> {
    const { id, email, passwordHash } = user;
    if (!passwordHash) throw passwordNotSet();
    const forget = await this.guesses.count(request, { door: 'member', name: email, id, passwordHash });
    if (!(await this.hasher.matches(passwordHash, current))) {
      await this.audit.record({ kind: 'member', id }, 'password.refused');
      throw presentWrong();
    }
    await forget();
  }
}
