import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { Jobs } from '../../../../platform/jobs/jobs';
import { Sessions } from '../../../../platform/sessions/sessions';
import { Factors } from '../factors';
import { type AccountOf, actorOf } from '../holders';
import { TellHolder } from '../tell-holder';

const stop = { name: 'factor-resets-stop', text: 'delete from membership.factor_resets where account_id = $1' };
const takeDue = {
  name: 'factor-resets-take-due',
  text: `delete from membership.factor_resets where account_id = (
      select account_id from membership.factor_resets where due_at <= $1 order by due_at limit 1 for update skip locked)
    returning account_id as id`,
};

/** What becomes of factor resets: stopped by who has a factor still, done when their time has come. */
@Injectable()
export class FactorResets implements OnModuleInit {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly factors: Factors,
    private readonly jobs: Jobs,
    private readonly sessions: Sessions,
    private readonly tell: TellHolder,
  ) {}

  onModuleInit(): void {
    this.jobs.every('*/10 * * * *', 'reset-factors', async () => {
      while (await this.doNext());
    });
  }

  /** Whoever has shown a factor has not lost it. */
  async stop(account: AccountOf): Promise<void> {
    if ((await this.database.run(stop, [account.id])) > 0)
      await this.audit.record(actorOf(account), 'factor-reset.stopped', `person:${account.id}`);
  }

  private async doNext(): Promise<boolean> {
    return this.database.transaction(async () => {
      const due = await this.database.queryOne<{ id: string }>(takeDue, [this.clock.now()]);
      if (!due) return false;
      await this.factors.removeAll(due.id);
      await this.sessions.endOthers(due.id);
      await this.audit.record('system', 'factors.reset', `person:${due.id}`);
      await this.tell.execute({ door: 'member', id: due.id }, 'Your second factors were removed', 'the alliance');
      return true;
    });
  }
}
