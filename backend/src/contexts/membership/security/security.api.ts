import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock';
import { demandFresh } from '../../../platform/http/fresh';
import type { Viewer } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';
import { Factors } from './factors';
import { Holders } from './holders';
import { AskFactorReset } from './resets/ask-factor-reset';
import type { OpenSessionDto } from './security.dto';
import { secondStepRequired } from './security.errors';
import { SecurityQueries } from './security.queries';
import { OpenAccount } from './signing-in/open-account';
import { type Entrance, PendingSignIn } from './signing-in/pending-sign-in';
import { TellHolder } from './tell-holder';

type Beginning = Omit<Entrance, 'generation'> & Partial<Pick<Entrance, 'generation'>>;

/** How well a member's account is kept, and where they are signed in. */
interface AccountStanding {
  hasSecondFactor: boolean;
  /** When its factors are removed, where that was asked for. */
  factorsRemovedAt: string | null;
  sessions: OpenSessionDto[];
}

/** What the contexts with accounts may ask of security. */
@Injectable()
export class SecurityApi {
  constructor(
    private readonly askReset: AskFactorReset,
    private readonly clock: Clock,
    private readonly factors: Factors,
    private readonly holders: Holders,
    private readonly openAccount: OpenAccount,
    private readonly pending: PendingSignIn,
    private readonly queries: SecurityQueries,
    private readonly sessions: Sessions,
    private readonly tell: TellHolder,
  ) {}

  /** A context with accounts says how their holders are looked up. */
  register(...how: Parameters<Holders['register']>): void {
    this.holders.register(...how);
  }

  /**
   * Signs in who has proved a first factor. Throws `second_step_required` where the account has a second one: there is no
   * session then, and the browser has a cookie that the second step goes on from. Without a `generation` the sign-in begins here.
   */
  async enter(request: FastifyRequest, reply: FastifyReply, how: Beginning): Promise<void> {
    const entrance = { ...how, generation: how.generation ?? (await this.sessions.generation(how.id)) };
    if ((await this.factors.count(entrance.id)) === 0) return this.openAccount.execute(request, reply, entrance);
    await this.pending.begin(reply, entrance);
    throw secondStepRequired();
  }

  /** Of these accounts those that have a second factor. */
  async withFactors(accountIds: string[]): Promise<ReadonlySet<string>> {
    return this.factors.amongst(accountIds);
  }

  /** Where an account has a second factor its holder must have proved it freshly; throws `proof_required`. */
  async demandProofOfFactor(viewer: Viewer): Promise<void> {
    if ((await this.factors.count(viewer.id)) > 0) demandFresh(viewer, this.clock.now());
  }

  /** The account is as if it never had any factors. */
  async removeFactors(accountId: string): Promise<void> {
    await this.factors.removeAll(accountId);
  }

  /** Of a member's account. */
  async standingOf(id: string): Promise<AccountStanding> {
    const [factors, factorsRemovedAt, sessions] = await Promise.all([
      this.factors.count(id),
      this.queries.factorsRemovedAt(id),
      this.queries.openSessions({ kind: 'member', id, sessionId: '' }),
    ]);
    return { hasSecondFactor: factors > 0, factorsRemovedAt, sessions };
  }

  /** Lets a member's lost factors be removed in three days, and answers when. Throws `no_factors_to_reset`. */
  async askFactorReset(viewer: Viewer, memberId: string, reason: string): Promise<string> {
    return this.askReset.ofAccount(viewer, memberId, reason);
  }

  /** Tells a member what those who run the alliance have done to their account; queued with the surrounding transaction. */
  async tellMember(id: string, what: string, detail: string): Promise<void> {
    await this.tell.execute({ door: 'member', id }, what, 'the alliance', detail);
  }
}
