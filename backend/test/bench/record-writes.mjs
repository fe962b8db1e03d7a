import pg from 'pg';

/**
 * What submitting one problem writes, so that the plain server can make the same writes whatever the product's are:
 * the rows of its transaction as statements, and its notices. What triggers write by themselves is left to them.
 */
export async function recordWrites(url, submit) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await recordOn(client, submit);
  } finally {
    await client.end();
  }
}

async function recordOn(client, submit) {
  const notices = [];
  client.on('notification', ({ payload }) => notices.push(payload));
  await client.query('listen alliance');
  const tables = (await client.query(writtenTables)).rows;
  const count = async ({ name }) => (await client.query(`select count(*)::int as count from ${name}`)).rows[0].count;
  const before = await inTurn(tables, count);
  const answer = await submit();
  const after = await inTurn(tables, count);
  const { rows } = await client.query('select xmin::text from innovation.problems where id = $1', [answer.id]);
  const written = [];
  for (const [n, table] of tables.entries()) {
    const of = `select to_jsonb(t) as row from ${table.name} t where xmin::text = $1`;
    const inserted = after[n] > before[n];
    for (const { row } of (await client.query(of, [rows[0].xmin])).rows) written.push(statement(table, row, inserted));
  }
  await client.query('select 1');
  const statements = await withoutTriggers(client, written);
  const ids = [answer.id, ...statements.flatMap(({ id }) => id)];
  // Those of calls that the measuring before has left are not its own.
  const own = notices.filter((notice) => notice.split(':')[0].endsWith(`.${rows[0].xmin}`));
  return { answer, notices: own, statements, ids: [...new Set(ids)] };
}

const writtenTables = `
  select format('%I.%I', n.nspname, c.relname) as name,
    json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'key', coalesce(a.attnum = any(k.conkey), false), 'unique', exists (select from pg_index i
        where i.indrelid = c.oid and i.indisunique and not i.indisprimary and i.indkey::text = a.attnum::text),
      'default', pg_get_expr(d.adbin, d.adrelid)) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attidentity = '' and a.attgenerated = ''
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
  group by n.nspname, c.relname
  -- The problem comes first: triggers answer to it, and rows refer to it.
  order by n.nspname = 'innovation' and c.relname = 'problems' desc, 1`;

const isUniqueText = ({ unique, type }) => unique && ['uuid', 'text'].includes(type);

/** A time that the database sets is left to it. */
const leftAlone = ({ default: set }) => /^(now|nextval|clock_timestamp)\(/.test(set ?? '');

function statement({ name, columns }, row, inserted) {
  const given = columns.filter((column) => row[column.name] !== null && !leftAlone(column));
  const keys = given.filter(({ key }) => key);
  const others = given.filter(({ key }) => !key);
  const ordered = [...keys, ...others];
  const values = ordered.map(({ name, type }) => (type.startsWith('json') ? JSON.stringify(row[name]) : row[name]));
  const place = (column) => `$${ordered.indexOf(column) + 1}::${column.type}`;
  const text = inserted
    ? `insert into ${name} (${ordered.map((c) => `"${c.name}"`)}) values (${ordered.map(place)})`
    : `update ${name} set ${others.map((c) => `"${c.name}" = ${place(c)}`)} where ${keys.map((c) => `"${c.name}" = ${place(c)}`).join(' and ')}`;
  // What no other row may have: it is another one each time.
  const own = [...(keys.length === 1 && keys[0].type === 'uuid' ? keys : []), ...others.filter(isUniqueText)];
  const id = inserted ? own.map(({ name }) => row[name]) : [];
  return { table: name, text, values, columns: ordered.map((column) => column.name), id };
}

/** Plays the statements, undoes them, and answers those of tables that no trigger had written to before. */
async function withoutTriggers(client, statements) {
  const kept = [];
  const ids = statements.flatMap(({ id }) => id).map((id) => [id, crypto.randomUUID()]);
  await client.query('begin; set local session_replication_role = origin');
  for (const one of statements) {
    const seen = await client.query(`select from ${one.table} where xmin = pg_current_xact_id()::xid limit 1`);
    if (seen.rowCount > 0 && !kept.some(({ table }) => table === one.table)) continue;
    await client.query(fresh(one, ids));
    kept.push(one);
  }
  await client.query('rollback');
  return kept;
}

/** As it was recorded, under other ids: rows name those of one another. */
const fresh = ({ text, values }, ids) => ({
  text,
  values: JSON.parse(ids.reduce((json, [id, other]) => json.replaceAll(id, other), JSON.stringify(values))),
});

async function inTurn(list, work) {
  const results = [];
  for (const one of list) results.push(await work(one));
  return results;
}
