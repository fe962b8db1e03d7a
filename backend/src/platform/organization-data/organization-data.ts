import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { Notices } from '../database/notices';
import { organizationColumns, organizationHoldings } from './organization-columns';

/** Two organizations, of which one is to be merged into the other. */
export interface Pair {
  goes: { id: string; name: string };
  stays: { id: string; name: string };
}

interface HeldOfBoth {
  /** What they are, for people. */
  what: string;
  goes: number;
  stays: number;
}

/** What all contexts keep of two organizations: counted, looked through for what stands against merging them, and moved. */
@Injectable()
export class OrganizationData {
  constructor(
    private readonly database: Database,
    private readonly notices: Notices,
  ) {}

  /** In the order in which the contexts name them; the same name is one line. */
  async count({ goes, stays }: Pair): Promise<HeldOfBoth[]> {
    const lines = new Map<string, HeldOfBoth>();
    for (const [place, { counted }] of organizationColumns()) {
      if (!counted) continue;
      const [schema, table, column] = place.split('.');
      const { going, staying } = await this.database.one<{ going: number; staying: number }>(
        {
          name: `held-${place}`,
          text: `select count(*) filter (where ${column} = $1)::int as going, count(*) filter (where ${column} = $2)::int as staying
            from ${schema}.${table} where ${column} in ($1, $2) and ${counted.where}`,
        },
        [goes.id, stays.id],
      );
      const line = lines.get(counted.as) ?? { what: counted.as, goes: 0, stays: 0 };
      lines.set(counted.as, { ...line, goes: line.goes + going, stays: line.stays + staying });
    }
    return [...lines.values()];
  }

  /** What stands against it, in sentences, each of them once. */
  async obstacles({ goes, stays }: Pair): Promise<string[]> {
    const names = { goes: goes.name, stays: stays.name };
    const found: string[] = [];
    for (const [context, { obstacles }] of organizationHoldings())
      for (const [n, { statement, says }] of obstacles.entries()) {
        const rows = await this.database.query<object>(
          { name: `merge-obstacle-${context}-${n}`, text: statement },
          valuesOf(statement, goes.id, stays.id),
        );
        found.push(...rows.map((row) => says(row as never, names)));
      }
    return [...new Set(found)];
  }

  /** Until the surrounding transaction ends nothing comes that would stand against it. */
  async lock(id: string): Promise<void> {
    for (const [context, { lock }] of organizationHoldings())
      if (lock) await this.database.run({ name: `merge-lock-${context}`, text: lock }, [id]);
  }

  /** Joins the surrounding transaction. Done twice it changes nothing more. */
  async move(goes: string, stays: string): Promise<void> {
    for (const [place, { statements }] of organizationColumns())
      for (const [n, text] of statements.entries())
        await this.database.run({ name: `merge-${place}-${n}`, text }, valuesOf(text, goes, stays));
    const topics = new Set([...organizationHoldings().values()].flatMap((holding) => holding.topics));
    for (const topic of topics) await this.notices.send(topic, '');
  }
}

/** PostgreSQL takes no value that a statement does not use. */
const valuesOf = (statement: string, goes: string, stays: string) =>
  statement.includes('$2') ? [goes, stays] : [goes];
