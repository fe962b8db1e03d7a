import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { defineProblem } from '../http/domain-error';
import { Jobs } from '../jobs/jobs';
import { Secrets } from '../secrets/secrets';
import { type Actor, Audit, actorName } from './audit';
import type { AuditFault } from './audit-check.entity';
import { AuditMarks, type MarkedLine } from './audit-marks';

/** Lines that are in memory at a time. */
const slice = 2_000;
/** So many faults are named; all are counted. */
const mostNamed = 100;
const job = 'check-audit';

export const auditCheckRunning = defineProblem({
  code: 'audit_check_running',
  kind: 'conflict',
  text: 'The audit is being verified already.',
});

/** One that has not ended by then was given up. */
const giveUp = {
  name: 'audit-checks-give-up',
  text: `update platform.audit_checks set ended_at = $1, fault_count = fault_count + 1,
      faults = faults || '[{"eventId": null, "why": "It was given up before its end."}]'
    where ended_at is null and started_at < $1::timestamptz - interval '1 hour'`,
};
const begin = {
  name: 'audit-checks-begin',
  text: `insert into platform.audit_checks (started_by) values ($1) on conflict do nothing returning id`,
};
const running = {
  name: 'audit-checks-running',
  text: 'select id from platform.audit_checks where started_by = $1 and ended_at is null',
};
const progress = {
  name: 'audit-checks-progress',
  text: `update platform.audit_checks set lines = $2, fault_count = $3, faults = $4, ended_at = $5
    where id = $1 and ended_at is null`,
};
const seal = { name: 'audit-seal', text: 'select platform.seal_audit_events() as sealed' };
const chain = {
  name: 'audit-chain',
  text: `select (event).id, (event).position, (event).actor, (event).action, (event).subject, (event).details,
      (event).request, (event).mark, holds from platform.audit_chain($1, $2)`,
};
/** The head that a line stands before or at: lines that came later are all marked. */
const firstHead = { name: 'audit-first-head', text: 'select min(position) as position from platform.audit_heads' };
const heads = {
  name: 'audit-heads',
  text: `select h.position, encode(h.hash, 'hex') as hash, h.signed_at as "signedAt", h.signature,
      encode(e.hash, 'hex') as found from platform.audit_heads h left join platform.audit_events e using (position)
    order by h.position`,
};
const end = {
  name: 'audit-end',
  text: `select position, encode(hash, 'hex') as hash from platform.audit_events
    where position is not null order by position desc limit 1`,
};
/** Without it a line could be copied with its mark. */
const uniqueMarks = {
  name: 'audit-unique-marks',
  text: `select from pg_index where indexrelid = to_regclass('platform.audit_events_mark_key') and indisunique and indisvalid`,
};
const sign = {
  name: 'audit-heads-sign',
  text: `insert into platform.audit_heads (position, hash, signed_at, signature) values ($1, decode($2, 'hex'), $3, $4)
    on conflict do nothing`,
};

interface Line extends MarkedLine {
  id: string;
  position: string;
  mark: string | null;
  holds: boolean;
}
interface SignedHead {
  position: string;
  hash: string;
  signedAt: string;
}

/** What a reading has found, and signed. */
export interface AuditReading {
  count: number;
  /** The first of them. */
  faults: readonly AuditFault[];
  signed: SignedHead | undefined;
}
interface Head {
  position: string;
  hash: string;
  signedAt: string;
  signature: string;
  found: string | null;
}

/**
 * Reads the whole audit: that the chain holds at every line, that every line is marked as the product's own, and that the
 * heads which were signed still stand in it. Signs how far the chain goes after each reading: what comes later does not pass for what
 * was there, also while an older fault is known.
 */
@Injectable()
export class CheckAudit implements OnModuleInit {
  private readonly listeners: ((reading: AuditReading) => Promise<void>)[] = [];

  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly marks: AuditMarks,
    private readonly secrets: Secrets,
  ) {}

  /** Says who is told of each reading at its end. */
  follow(listener: (reading: AuditReading) => Promise<void>): void {
    this.listeners.push(listener);
  }

  onModuleInit(): void {
    this.jobs.handle(job, (payload) => this.execute((payload as { id: string }).id).then(() => undefined));
  }

  /** Answers its id; a job does it. Throws `audit_check_running`. */
  async start(actor: Actor): Promise<string> {
    return this.database.transaction(async () => {
      const id = await this.begin(actor);
      if (!id) throw auditCheckRunning();
      await this.jobs.add(job, { id });
      return id;
    });
  }

  /** Answers the id of a reading that `execute` does; nothing while one runs. */
  async begin(actor: Actor): Promise<string | undefined> {
    return this.database.transaction(async () => {
      await this.database.run(giveUp, [this.clock.now()]);
      const begun = await this.database.queryOne<{ id: string }>(begin, [actorName(actor)]);
      if (begun) await this.audit.record(actor, 'audit.verified', `audit-check:${begun.id}`);
      return begun?.id;
    });
  }

  /** The reading of somebody that has not come to its end. */
  async running(actor: Actor): Promise<string | undefined> {
    return (await this.database.queryOne<{ id: string }>(running, [actorName(actor)]))?.id;
  }

  /** Answers how many faults there are. A reading that was ended early begins anew. */
  async execute(id: string): Promise<number> {
    // What has just been written stands in the chain, and is read with it.
    while ((await this.database.one<{ sealed: number }>(seal)).sealed > 0);
    const found = new Faults();
    const { position: from } = await this.database.one<{ position: string | null }>(firstHead);
    let lines = 0;
    for (let after = '0'; ; ) {
      const part = await this.database.query<Line>(chain, [after, slice]);
      for (const line of part) this.look(line, from, found);
      const last = part.at(-1);
      if (!last) break;
      after = last.position;
      lines += part.length;
      await this.note(id, lines, found, null);
    }
    for (const head of await this.database.query<Head>(heads))
      if (head.found !== head.hash || head.signature !== this.signatureOf(head))
        found.add(null, `The chain is not the one that was signed on ${head.signedAt}, at place ${head.position}.`);
    if (!(await this.database.queryOne(uniqueMarks)))
      found.add(null, 'The index audit_events_mark_key is missing: copies of lines would not show.');
    const signed = await this.signHead();
    await this.note(id, lines, found, this.clock.now());
    for (const listener of this.listeners) await listener({ signed, count: found.count, faults: found.named });
    return found.count;
  }

  /** So that what is cut off the end shows. Nothing where it is signed so far already. */
  private async signHead(): Promise<SignedHead | undefined> {
    const last = await this.database.queryOne<{ position: string; hash: string }>(end);
    if (!last) return undefined;
    const head = { ...last, signedAt: this.clock.now().toISOString() };
    const values = [head.position, head.hash, head.signedAt, this.signatureOf(head)];
    return (await this.database.run(sign, values)) > 0 ? head : undefined;
  }

  private look({ holds, mark, ...line }: Line, firstHeadAt: string | null, found: Faults): void {
    if (!holds) found.add(line.id, 'It was changed or moved, or a line before it was removed.');
    else if (mark ? !this.marks.isOurs(mark, line) : firstHeadAt && BigInt(line.position) > BigInt(firstHeadAt))
      found.add(line.id, 'The platform has not written it.');
  }

  private async note(id: string, lines: number, { count, named }: Faults, endedAt: Date | null): Promise<void> {
    await this.database.run(progress, [id, lines, count, JSON.stringify(named), endedAt]);
  }

  private signatureOf({ position, hash, signedAt }: Pick<Head, 'position' | 'hash' | 'signedAt'>): string {
    return this.secrets.digest('audit-head', `${position} ${hash} ${signedAt}`);
  }
}

class Faults {
  count = 0;
  readonly named: AuditFault[] = [];

  add(eventId: string | null, why: string): void {
    this.count += 1;
    if (this.named.length < mostNamed) this.named.push({ eventId, why });
  }
}
