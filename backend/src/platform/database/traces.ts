import type { QueryConfig, QueryResult } from 'pg';

/** What a change leaves behind beside itself. */
interface Rows {
  events: { id: string; type: string; payload: object };
  deliveries: { event: string; reaction: string };
  jobs: { name: string; payload: unknown; attempts: number; key: string | null; at: Date | null };
  /** `details` are JSON already. */
  audit: { actor: string; action: string; subject?: string; details: string; request?: string; mark?: string };
  live: { person: string; kind: string; subject: string };
  notices: { topic: string; sender: string; payload: string };
}
type Kind = keyof Rows;

export type Trace = { [K in Kind]: { kind: K; row: Rows[K] } }[Kind];
type Send = (query: QueryConfig) => Promise<QueryResult>;

export const channel = 'alliance';

/** What is done with the rows of each kind, which are the JSON of a parameter. */
const parts: Record<Kind, (rows: string) => string> = {
  events: (rows) => `insert into platform.outbox_events (id, type, payload)
    select id, type, payload from jsonb_to_recordset(${rows}) as event(id uuid, type text, payload jsonb)`,
  deliveries: (rows) => `insert into platform.event_deliveries (event_id, reaction)
    select event, reaction from jsonb_to_recordset(${rows}) as delivery(event uuid, reaction text)`,
  // The chain follows the order in which they were recorded.
  audit: (rows) => `insert into platform.audit_events (actor, action, subject, details, request, mark)
    select actor, action, subject, details::jsonb, request, mark
    from rows from (jsonb_to_recordset(${rows})
        as (actor text, action text, subject text, details text, request text, mark text))
      with ordinality as record(actor, action, subject, details, request, mark, place) order by place`,
  jobs: (rows) => `select graphile_worker.add_job(name, payload, max_attempts => attempts, job_key => key, run_at => at)
    from jsonb_to_recordset(${rows}) as job(name text, payload json, attempts integer, key text, at timestamptz)`,
  // In the order of the people, as everybody does it who tells several.
  live: (rows) => `select platform.tell_live(person, kind, subject) from (
      select person, kind, subject
      from rows from (jsonb_to_recordset(${rows}) as (person uuid, kind text, subject text))
        with ordinality as told(person, kind, subject, place) order by person, place) told`,
  notices: (rows) => `select message, place, pg_notify('${channel}', message) from (
      select topic || '@' || sender || '.' || pg_current_xact_id() || ':' || payload as message, place
      from rows from (jsonb_to_recordset(${rows}) as (topic text, sender text, payload text))
        with ordinality as notice(topic, sender, payload, place)) said`,
};
const kindsInOrder = Object.keys(parts) as Kind[];

/** Jobs, updates and notices are made by functions, which PostgreSQL only calls for those who ask for their answers. */
const answers: Partial<Record<Kind, string>> = {
  jobs: '(select count(*) from jobs) as jobs',
  live: '(select count(tell_live) from live) as live',
  notices: '(select json_agg(message order by place) from notices) as messages',
};

function statementOf(kinds: Kind[]): { name: string; text: string } {
  const name = `traces-${kinds.join('-')}`;
  const known = statements.get(name);
  if (known) return known;
  const made = kinds.map((kind, n) => `${kind} as (${parts[kind](`$${n + 1}::jsonb`)})`).join(',\n');
  const asked = kinds.flatMap((kind) => answers[kind] ?? []).join(', ') || 'true as written';
  const statement = { name, text: `with ${made}\nselect ${asked}` };
  statements.set(name, statement);
  return statement;
}
const statements = new Map<string, { name: string; text: string }>();

/** What one transaction leaves behind, until it is written: all of it by one statement. */
export class Traces {
  private readonly rows = new Map<Kind, string[]>();

  add({ kind, row }: Trace): void {
    const known = this.rows.get(kind) ?? [];
    const json = JSON.stringify(row);
    this.rows.set(kind, known);
    // What is told twice in a transaction is told once.
    if ((kind !== 'notices' && kind !== 'live') || !known.includes(json)) known.push(json);
  }

  /** Sends the statement before it returns, if there is anything to write; answers the notices that were given. */
  async write(send: Send): Promise<string[]> {
    const kinds = kindsInOrder.filter((kind) => this.rows.has(kind));
    if (kinds.length === 0) return [];
    const values = kinds.map((kind) => `[${this.rows.get(kind)}]`);
    const { rows } = await send({ ...statementOf(kinds), values });
    return rows[0].messages ?? [];
  }
}
