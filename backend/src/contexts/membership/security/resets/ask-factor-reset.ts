import { Injectable } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Clock } from '../../../../platform/clock/clock';
import { day } from '../../../../platform/clock/durations';
import { Config } from '../../../../platform/config/config';
import { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { Mail } from '../../../../platform/mail/mail';
import { Factors } from '../factors';
import { Holders } from '../holders';
import { noFactorsToReset } from '../security.errors';
import { factorResetAsked } from '../security.mails';

/** So long its person has to show that they have not lost them. */
const waits = 3 * day;

const insert = {
  name: 'factor-resets-insert',
  text: `insert into membership.factor_resets (account_id, asked_by, asked_at, due_at) values ($1, $2, $3, $4)
    on conflict (account_id) do update set account_id = excluded.account_id returning due_at as "dueAt"`,
};

/**
 * Lets a member's factors be removed who has lost all of them, in three days: they are told at once, and who signs in with one
 * meanwhile has stopped it.
 */
@Injectable()
export class AskFactorReset {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly factors: Factors,
    private readonly holders: Holders,
    private readonly mail: Mail,
  ) {}

  /** By their address. Answers when it is to be; one that was asked for before stays as it is. Throws `not_found` or `no_factors_to_reset`. */
  async execute(viewer: Viewer, email: string): Promise<string> {
    const id = await this.holders.idOf(email.toLowerCase());
    if (!id) throw notFound('account with this address');
    return this.ofAccount(viewer, id);
  }

  /** The same of an account that is known to be there. */
  async ofAccount(viewer: Viewer, id: string, reason?: string): Promise<string> {
    return this.database.transaction(async () => {
      const account = { door: 'member', id } as const;
      await this.factors.lock(account);
      if ((await this.factors.count(id)) === 0) throw noFactorsToReset();
      const { firstName, email } = await this.holders.of(account);
      const values = [id, viewer.id, this.clock.now(), this.clock.in(waits)];
      const { dueAt } = await this.database.one<{ dueAt: string }>(insert, values);
      await this.audit.record(viewer, 'factor-reset.asked', `person:${id}`, { dueAt, reason });
      await this.mail.queue(factorResetAsked, {
        to: { personId: id, name: firstName, address: email },
        values: { firstName, dueAt: new Date(dueAt), link: `${this.config.appUrl}/login` },
        about: `user:${id}`,
      });
      return dueAt;
    });
  }
}
