import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/** What the product is measured against: the same answers by node:http and pg alone, for anybody. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
// A database that ends takes idle connections with it.
pool.on('error', () => undefined);
const headers = JSON.parse(process.env.HEADERS);
const columns = `p.id, p.title, p.description, p.category, p.urgency, p.status, p.estimated_value_minor as value,
  p.estimated_value_currency as currency, p.estimated_value_usd_minor as usd, p.tags, p.created_at as "createdAt",
  p.decide_by::text as "decideBy",
  o.id as "organizationId", o.name as "organizationName", o.type as "organizationType", o.logo_id as "logoId"`;
const list = `select ${columns} from innovation.problems p join membership.organizations o on o.id = p.organization_id
  where (p.created_at, p.id) < ($1, $2) order by p.created_at desc, p.id desc limit $3`;
const found = `select ${columns}, f.total, f.whole
  from innovation.problem_search_find($1, '{}', null, '{}', true, $2, $3)
    with ordinality as f (id, doc, total, whole, place)
  join innovation.problems p on p.id = f.id join membership.organizations o on o.id = p.organization_id order by f.place`;
const count = 'select sum(rows)::int as total from innovation.problem_counts';
let all;
const writes = JSON.parse(process.env.WRITES);

const units = (minor) => minor && `${minor.slice(0, -2) || '0'}.${minor.slice(-2).padStart(2, '0')}`;

/** A page of the list, newest first; the total as it is told, and the cursor of its last row. */
async function listed(cursor, limit) {
  const place =
    cursor.length > 0
      ? [new Date(cursor.readUIntBE(0, 6)), cursor.toString('hex', 6), limit + 1]
      : ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', limit + 1];
  all ??= (await pool.query({ name: 'count', text: count })).rows[0].total;
  const { rows } = await pool.query({ name: 'list', text: list, values: place });
  const last = rows[limit - 1];
  const next = Buffer.alloc(22);
  if (last) {
    next.writeUIntBE(last.createdAt.getTime(), 0, 6);
    next.write(last.id.replaceAll('-', ''), 6, 'hex');
  }
  return { rows, total: all, next };
}

/** A page of a search, best first. */
async function searched(search, cursor, limit) {
  const after = cursor.length > 0 ? cursor.readUInt32BE(1) : 0;
  const { rows } = await pool.query({ name: 'find', text: found, values: [search, after, limit + 1] });
  const next = Buffer.alloc(5);
  next.writeUInt32BE(after + limit, 1);
  const total = rows[0]?.total ?? 0;
  return { rows, total, next, isMore: rows[0] && (!rows[0].whole || total > 10_000) };
}

/** The writes that were recorded of the product, with the texts sent and with ids of their own, in one transaction. */
async function submit({ title, description }) {
  let play = JSON.stringify(writes.statements.map(({ values }) => values));
  const ids = writes.ids.map(() => randomUUID());
  for (const [n, id] of writes.ids.entries()) play = play.replaceAll(id, ids[n]);
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [n, values] of JSON.parse(play).entries()) {
      const { text, columns, table } = writes.statements[n];
      if (table === 'innovation.problems') {
        values[columns.indexOf('title')] = title;
        values[columns.indexOf('description')] = description;
      }
      await client.query({ name: `write-${n}`, text, values });
    }
    for (const notice of writes.notices)
      await client.query({ name: 'notify', text: `select pg_notify('alliance', $1)`, values: [notice] });
    await client.query('commit');
  } finally {
    client.release();
  }
  return { ...writes.answer, id: ids[0], title, description };
}

async function bodyOf(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return JSON.parse(text);
}

createServer(async (request, response) => {
  if (request.method === 'POST') {
    const answer = JSON.stringify(await submit(await bodyOf(request)));
    response.writeHead(201, { ...headers, 'content-length': Buffer.byteLength(answer) });
    response.end(answer);
    return;
  }
  const query = new URL(request.url, 'http://localhost').searchParams;
  const search = query.get('search') ?? '';
  const limit = Number(query.get('limit'));
  const cursor = Buffer.from(query.get('cursor') ?? '', 'base64url');
  const { rows, total, next, isMore } = await (search ? searched(search, cursor, limit) : listed(cursor, limit));
  const items = rows.slice(0, limit).map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    urgency: row.urgency,
    status: row.status,
    estimatedValue: units(row.value),
    estimatedValueCurrency: row.currency,
    estimatedValueUsd: units(row.usd),
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
    decideBy: row.decideBy,
    submittedBy: {
      id: row.organizationId,
      name: row.organizationName,
      type: row.organizationType,
      ...(row.logoId && { logoId: row.logoId }),
    },
  }));
  if (rows.length > limit) {
    const address = new URLSearchParams({ limit, ...(search && { search }), cursor: next.toString('base64url') });
    response.setHeader('link', `</api/problems?${address}>; rel="next"`);
  }
  const body = JSON.stringify(items);
  response.writeHead(200, {
    ...headers,
    'x-total-count': search ? Math.min(total, 10_000) : total,
    'x-total-relation': isMore ? 'gte' : 'eq',
    ...(search && { 'x-search-words': 'all' }),
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send('ready'));

process.once('disconnect', () => process.exit());
