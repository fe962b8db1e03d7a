import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { periodOf } from '../http/dates';
import { invalidField } from '../http/domain-error';
import { type Condition, countedRows, fewRows, narrowedPage } from '../lists/narrowed-page';
import { capped, type Page } from '../lists/page';
import type { AuditFault } from './audit-check.entity';

/** What the audit is narrowed by; an absent fact narrows by nothing. */
export interface AuditQuestion {
  actor?: string;
  /** How it begins. */
  action?: string;
  subject?: string;
  /** Days in UTC. */
  from?: string;
  to?: string;
}

export interface AuditLine {
  id: string;
  at: string;
  actor: string;
  action: string;
  subject: string | null;
  details: Record<string, unknown>;
  request: string | null;
  isSealed: boolean;
}

interface CheckedAudit {
  id: string;
  startedBy: string;
  startedAt: string;
  endedAt: string | null;
  lines: number;
  faultCount: number;
  faults: AuditFault[];
}

const table = 'platform.audit_events';
/** To the millionth of a second, as it is ordered. */
const exactly = `to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const columns = `id, at, ${exactly} as exactly, actor, action, subject, details, request, hash is not null as "isSealed"`;

/** By names whose first letters differ, by which their statements are told apart. */
const conditions: Record<string, Condition> = {
  by: (given) => `actor = ${given}`,
  action: (given) => `action collate "C" >= ${given} and action collate "C" < ${given} || chr(1114111)`,
  subject: (given) => `subject = ${given}`,
  from: (given) => `at >= ${given}::timestamptz`,
  until: (given) => `at < ${given}::timestamptz`,
};

const newestCheck = {
  name: 'audit-newest-check',
  text: `select id, started_by as "startedBy", started_at as "startedAt", ended_at as "endedAt", lines::int,
      fault_count as "faultCount", faults from platform.audit_checks order by started_at desc limit 1`,
};
const newestHead = {
  name: 'audit-newest-head',
  text: `select position::int, encode(h.hash, 'hex') as hash, signed_at as "signedAt" from platform.audit_heads h
    join platform.audit_events e using (position) where e.hash = h.hash order by position desc limit 1`,
};

const newestLines = {
  name: 'audit-newest-lines',
  text: `select line.* from unnest($2::text[]) as wanted(subject) cross join lateral (
    select ${columns} from platform.audit_events e where e.subject = wanted.subject and e.action = $1
    order by e.at desc, e.id desc limit 1) line`,
};

const one = { name: 'audit-line', text: `select ${columns} from ${table} where id = $1` };

type Row = AuditLine & { exactly: string };

/** The audit as it is read. */
@Injectable()
export class AuditTrail {
  constructor(private readonly database: Database) {}

  /** Newest first. Throws `invalid_input` for a cursor that is none. */
  async list(question: AuditQuestion, cursor: string | undefined, limit: number): Promise<Page<AuditLine>> {
    const { given, values } = narrowing(question);
    const { total } = await this.database.one<{ total: number }>(countedRows(table, given), values);
    const few = total <= fewRows && values.length > 0;
    const page = narrowedPage(table, columns, given, few, 'at');
    const rows = await this.database.query<Row>(page, [...placeOf(cursor), limit + 1, ...values]);
    const shown = rows.slice(0, limit);
    return { items: shown.map(toLine), total: capped(total), next: rows[limit] && cursorOf(shown.at(-1) as Row) };
  }

  async find(id: string): Promise<AuditLine | undefined> {
    const row = await this.database.queryOne<Row>(one, [id]);
    return row && toLine(row);
  }

  /** The last line of an action for each of these subjects that has one. */
  async newestOf(action: string, subjects: string[]): Promise<AuditLine[]> {
    return (await this.database.query<Row>(newestLines, [action, subjects])).map(toLine);
  }

  async newestCheck(): Promise<CheckedAudit | undefined> {
    return this.database.queryOne<CheckedAudit>(newestCheck);
  }

  /** How far the chain was signed last. One that does not stand in the chain is left out: a check says so. */
  async newestHead(): Promise<{ position: number; hash: string; signedAt: string } | undefined> {
    return this.database.queryOne(newestHead);
  }
}

function narrowing({ actor, action, subject, ...period }: AuditQuestion) {
  const asked = Object.entries({ by: actor, action, subject, ...periodOf(period) }).filter(([, value]) => value);
  return {
    given: Object.fromEntries(asked.map(([name]) => [name, conditions[name] as Condition])),
    values: asked.map(([, value]) => value),
  };
}

/** The id is a number here, and the moment has more digits than other lists need. */
const cursorOf = ({ exactly: at, id }: Row): string => Buffer.from(`${at} ${id}`).toString('base64url');

function placeOf(cursor: string | undefined): [at: string, id: string] {
  if (!cursor) return ['infinity', '0'];
  const place = Buffer.from(cursor, 'base64url').toString();
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) (\d{1,18})$/.exec(place) ?? [];
  if (!at || !id || !isMoment(at))
    throw invalidField('cursor', 'cursor must come from the Link header of the page before');
  return [at, id];
}

/** `Date` would take 30 February for 2 March, the database for none. */
const isMoment = (text: string) => {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === text.slice(0, 19);
};

const toLine = ({ exactly: _, ...line }: Row): AuditLine => line;
