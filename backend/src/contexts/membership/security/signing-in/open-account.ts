import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Audit } from '../../../../platform/audit/audit';
import { Clock } from '../../../../platform/clock/clock';
import { Config } from '../../../../platform/config/config';
import { Database } from '../../../../platform/database/database';
import { KnownDevices } from '../../../../platform/passwords/known-devices';
import { Sessions } from '../../../../platform/sessions/sessions';
import { accountSuspended } from '../../membership.errors';
import { actorOf, Holders } from '../holders';
import { FactorResets } from '../resets/factor-resets';
import { enterpriseRefused, signInAgain } from '../security.errors';
import { browserInWords } from '../sessions/browser-in-words';
import { TellHolder } from '../tell-holder';
import type { Entrance } from './pending-sign-in';

const noteSignIn = {
  name: 'security-note-sign-in',
  text: `with before as (select signed_in_at from membership.secured_accounts where id = $1)
    insert into membership.secured_accounts (id, door, signed_in_at) values ($1, $2, $3)
    on conflict (id) do update set signed_in_at = excluded.signed_in_at
    returning exists (select from before where signed_in_at is not null) as again`,
};
/** By these the person was mailed, so that the mail tells of a browser nothing new. */
const mailedLinks = ['activation', 'password-reset', 'team-invitation'];

/** Signs somebody in who has proved all that is asked for: the session, the browser that is known from now on. */
@Injectable()
export class OpenAccount {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly devices: KnownDevices,
    private readonly holders: Holders,
    private readonly resets: FactorResets,
    private readonly sessions: Sessions,
    private readonly tell: TellHolder,
  ) {}

  /**
   * `by` names the second step, or what took the place of both. Throws `sign_in_again` where all sessions of the account have
   * ended since the sign-in began, as with a new password, `account_suspended` and `enterprise_refused`.
   */
  async execute(request: FastifyRequest, reply: FastifyReply, entrance: Entrance, by?: string): Promise<void> {
    await this.database.transaction(() => this.open(request, reply, entrance, by));
  }

  private async open(request: FastifyRequest, reply: FastifyReply, entrance: Entrance, by?: string): Promise<void> {
    const { door, id, generation, enterprise = false, through } = entrance;
    const { again } = await this.database.one<{ again: boolean }>(noteSignIn, [id, door, this.clock.now()]);
    if (!(await this.sessions.isOf(id, generation))) throw signInAgain();
    const { passwordHash, suspended } = await this.holders.of(entrance);
    if (suspended) throw accountSuspended(suspended.until, this.config.helpAddress);
    if (enterprise && !(await this.holders.lead(entrance))) throw enterpriseRefused();
    const known = passwordHash ?? '';
    const isKnown = this.devices.recognize(request, door, id, known) !== undefined;
    await this.sessions.open(request, reply, { kind: door, subject: id, enterprise });
    this.devices.remember(reply, door, id, known);
    if (by) await this.resets.stop(entrance);
    const facts = { ...(enterprise && { enterprise }), ...(through && { through }), ...(by && { by }) };
    await this.audit.record(actorOf(entrance), 'session.opened', undefined, facts);
    if (isKnown || !again || (through && mailedLinks.includes(through))) return;
    const browser = browserInWords(request.headers['user-agent']);
    await this.tell.execute(entrance, 'You signed in with a new browser', request.ip, `It says it is ${browser}.`);
  }
}
