import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { organizationColumns, organizationHoldings } from '../../src/platform/organization-data/organization-columns';
import { OrganizationData } from '../../src/platform/organization-data/organization-data';
import { type Contexts, startContexts } from '../support/contexts';
import { repository } from './cruise';

/** What columns are called that name organizations. */
const naming = /(?:organization(?:_id)?|merged_into_id|^(?:from|to|other|owner)_id|^owner|^named|^partner_ids)$/;
/** Called so, and naming something else; or a part of a row that triggers make anew. */
const others = [
  'innovation.problem_search_documents.owner', // the index follows its table, as the two below
  'innovation.project_search_documents.owner',
  'innovation.solution_search_documents.owner',
  'membership.community_search_documents.owner', // a community
  'membership.directory_search_documents.owner', // where an organization is
];
const id = 'gen_random_uuid()';
/** What the checks of a table ask of a row. */
const checked: Record<string, Record<string, string>> = {
  'innovation.changes': { project_id: id },
  'innovation.files': { problem_id: id },
  'innovation.success_metrics': { target: '2' },
  'innovation.success_stories.partner_ids': { slug: `'y'` },
  'innovation.value_remarks': { text: `'x'` },
  'innovation.value_entries.decided_by_organization_id': { state: `'confirmed'`, decided_at: 'now()' },
};

const columns = `select table_schema || '.' || table_name || '.' || column_name as name
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')
    and udt_name in ('uuid', '_uuid')`;
const referring = `select n.nspname || '.' || c.relname || '.' || a.attname as name
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'f' and k.confrelid = 'membership.organizations'::regclass`;
const required = `select column_name as name, udt_schema || '.' || udt_name as type from information_schema.columns
  where table_schema || '.' || table_name = $1 and is_nullable = 'NO' and column_default is null
    and is_identity = 'NO' and is_generated = 'NEVER'`;

/** The `n`th one, the same at each call; beside it rows are unlike each other. */
const nth = (n: number) => `'00000000-0000-4000-8000-${String(n).padStart(12, '0')}'`;

const valueFor = async (client: PoolClient, type: string): Promise<string> => {
  const name = type.split('.')[1] as string;
  if (name.startsWith('_')) return `'{}'`;
  if (name === 'uuid') return id;
  if (name === 'jsonb') return `'{}'`;
  if (name === 'date' || name.startsWith('timestamp')) return 'now()';
  if (/^(?:int|float|numeric)/.test(name)) return '1';
  if (name === 'bool') return 'true';
  const { rows } = await client.query(
    'select enumlabel from pg_enum where enumtypid = $1::regtype order by enumsortorder',
    [type],
  );
  return rows[0] ? `'${rows[0].enumlabel}'` : `'x'`;
};

describe('What is kept of organizations', () => {
  let contexts: Contexts;
  const namesOf = async (query: string) => (await contexts.rows(query)).map(({ name }) => name as string);

  beforeAll(async () => {
    contexts = await startContexts();
  });
  afterAll(() => contexts.stop());

  it('is said by every context, and by the platform', () => {
    const folders = readdirSync(path.join(repository, 'backend', 'src', 'contexts'));
    expect([...organizationHoldings().keys()].sort()).toEqual([...folders, 'platform'].sort());
  });

  it('is every column that names an organization, by what it is called and by what it refers to', async () => {
    const declared = new Set([...organizationColumns().keys(), ...others, 'membership.directory_entries.id']);
    const named = (await namesOf(columns)).filter((name) => naming.test(name.split('.')[2] ?? ''));
    const found = [...new Set([...named, ...(await namesOf(referring))])];
    expect(found.length).toBeGreaterThan(55);
    expect(found.filter((name) => !declared.has(name)).sort()).toEqual([]);
  });

  it('is there: nothing is declared that no table has', async () => {
    const all = new Set(await namesOf(columns));
    expect([...organizationColumns().keys(), ...others].filter((name) => !all.has(name))).toEqual([]);
  });

  it('moves, a row of each column that is to move, and again when the same is written late', async () => {
    const [goes, stays] = (
      await contexts.rows(
        `insert into membership.organizations (name, type) values ('Twice', 'startup'), ('Once', 'startup') returning id`,
      )
    ).map(({ id }) => id as string) as [string, string];
    const client = await contexts.database.pool.connect();
    // By checks: these ask for a line of theirs in `checked`.
    const refused: string[] = [];
    const count = async (place: string, whose: string): Promise<number> => {
      const [schema, table, column] = place.split('.');
      const { rows } = await client.query(
        `select count(*)::int as n from ${schema}.${table} where $1::uuid = any(array[${column}]::uuid[])`,
        [whose],
      );
      return rows[0].n;
    };
    try {
      // Rows without what they refer to, and without what triggers make of them.
      const write = async (round: 'first' | 'late') => {
        await client.query('set session_replication_role = replica');
        for (const [n, [place, { fate }]] of [...organizationColumns()].entries()) {
          if (fate === 'kept') continue;
          const [schema, name, column] = place.split('.') as [string, string, string];
          const table = `${schema}.${name}`;
          const { rows } = await client.query<{ name: string; type: string }>(required, [table]);
          const values: Record<string, string> = {};
          for (const one of rows) values[one.name] = await valueFor(client, one.type);
          Object.assign(values, checked[table], checked[place]);
          for (const [key, value] of Object.entries(values)) if (value === id) values[key] = nth(n);
          values[column] = column === 'named' || column.endsWith('_ids') ? `array['${goes}']::uuid[]` : `'${goes}'`;
          await client
            .query(
              `insert into ${table} (${Object.keys(values).join(', ')}) values (${Object.values(values).join(', ')})`,
            )
            .catch((error: Error & { code?: string }) => {
              // Where the one that has moved stands in the way, nobody can write it late.
              if (round === 'first' || error.code !== '23505') refused.push(`${place}: ${error.message}`);
            });
        }
        expect(refused).toEqual([]);
        await client.query('set session_replication_role = origin');
      };
      const data = contexts.get(OrganizationData);
      for (const round of ['first', 'late'] as const) {
        await write(round);
        await contexts.database.transaction(() => data.move(goes, stays));
      }
      const wrong: string[] = [];
      for (const [place, { fate }] of organizationColumns()) {
        const [left, there] = [await count(place, goes), await count(place, stays)];
        if (fate === 'ended' && left + there > 0) wrong.push(`${place}: ${left} left, ${there} there`);
        if (fate === 'moved' && (left !== 0 || there === 0)) wrong.push(`${place}: ${left} left, ${there} there`);
      }
      expect(wrong).toEqual([]);
    } finally {
      client.release(true);
    }
  });
});
