import { Injectable } from '@nestjs/common';
import { type Actor, Audit, actorName } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Plain } from '../../../platform/database/moments';
import { Jobs } from '../../../platform/jobs/jobs';
import { ledgerCheckRunning } from '../billing.errors';
import { CheckLedger } from './check-ledger';
import type { LedgerCheck } from './ledger-check.entity';

/** The job of a check that somebody has asked for; its payload is the check's id. */
export const askedCheck = 'check-ledger-now';
/** So many faults are named; all are counted. */
const mostNamed = 100;

/** One that has not ended by then was given up. */
const isLate = `ended_at is null and started_at < $1::timestamptz - interval '1 hour'`;
/** It has ended and looked at nothing; one of before has a fault that says so. */
const isGivenUp = `(counted is null and (ended_at is not null or ${isLate}))`;
const giveUp = {
  name: 'ledger-checks-give-up',
  text: `update billing.ledger_checks set ended_at = $1 where ${isLate}`,
};
const begin = {
  name: 'ledger-checks-begin',
  text: `insert into billing.ledger_checks (started_by, started_at) values ($1, $2) on conflict do nothing returning id`,
};
const running = {
  name: 'ledger-checks-running',
  text: 'select id from billing.ledger_checks where started_by = $1 and ended_at is null',
};
const end = {
  name: 'ledger-checks-end',
  text: `update billing.ledger_checks set ended_at = $2, counted = $3, fault_count = $4, faults = $5
    where id = $1 and ended_at is null returning id`,
};
const isOpen = {
  name: 'ledger-checks-open',
  text: 'select from billing.ledger_checks where id = $1 and ended_at is null',
};
const newest = {
  name: 'ledger-checks-newest',
  text: `select id, started_by as "startedBy", started_at as "startedAt", counted,
      case when ${isLate} then started_at + interval '1 hour' else ended_at end as "endedAt",
      ${isGivenUp} as "isGivenUp", case when ${isGivenUp} then 0 else fault_count end as "faultCount",
      case when ${isGivenUp} then '[]' else faults end as faults
    from billing.ledger_checks order by started_at desc limit 1`,
};

/** One that was given up has found nothing, good or bad. */
type FoundCheck = Plain<LedgerCheck> & { isGivenUp: boolean };

/** Checks of the whole ledger, one at a time: a large one takes longer than somebody waits for an answer. */
@Injectable()
export class LedgerChecks {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly ledger: CheckLedger,
  ) {}

  /** A job does it. Throws `ledger_check_running`. */
  async start(actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const id = await this.begin(actor);
      if (!id) throw ledgerCheckRunning();
      await this.audit.record(actor, 'ledger.checked', `ledger-check:${id}`);
      await this.jobs.add(askedCheck, { id });
    });
  }

  /** Answers the id of a check that `execute` does; nothing while one runs. */
  async begin(actor: Actor): Promise<string | undefined> {
    const now = this.clock.now();
    await this.database.run(giveUp, [now]);
    return (await this.database.queryOne<{ id: string }>(begin, [actorName(actor), now]))?.id;
  }

  /** The check of somebody that has not come to its end. */
  async running(actor: Actor): Promise<string | undefined> {
    return (await this.database.queryOne<{ id: string }>(running, [actorName(actor)]))?.id;
  }

  /**
   * Looks at all, and tells all faults where there are any: once, in the transaction that ends the check. One that was ended early
   * begins anew; one that has come to its end has said what it found.
   */
  async execute(id: string, tell: (faults: string[]) => Promise<void>): Promise<void> {
    if (!(await this.database.queryOne(isOpen, [id]))) return;
    const { counted, faults } = await this.ledger.execute();
    const named = JSON.stringify(faults.slice(0, mostNamed));
    const found = [id, this.clock.now(), JSON.stringify(counted), faults.length, named];
    await this.database.transaction(async () => {
      if ((await this.database.queryOne(end, found)) && faults.length > 0) await tell(faults);
    });
  }

  async newest(): Promise<FoundCheck | undefined> {
    return this.database.queryOne<FoundCheck>(newest, [this.clock.now()]);
  }
}
