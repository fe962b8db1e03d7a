import type { Database } from '../database/database';

/** Inserts rows that all have the same columns, in their order, by one statement. */
export async function insertRows(database: Database, table: string, rows: readonly object[]): Promise<void> {
  const [first = {}] = rows;
  const columns = Object.keys(first).map(toColumn).join(', ');
  const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [toColumn(key), value])),
  );
  await database.run({ name: `demo-${table}`, text }, [JSON.stringify(named)]);
}

const toColumn = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
