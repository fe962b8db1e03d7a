import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/** What the product is measured against: the same answers by node:http and pg alone, for anybody. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const headers = JSON.parse(process.env.HEADERS);
const columns = `p.id, p.title, p.description, p.category, p.urgency, p.status, p.estimated_value_minor as value,
  p.estimated_value_currency as currency, p.estimated_value_usd_minor as usd, p.tags, p.created_at as "createdAt",
  o.id as "organizationId", o.name as "organizationName", o.type as "organizationType"`;
const newestFirst = 'order by created_at desc, id desc';
const list = `select ${columns} from innovation.problems p join membership.organizations o on o.id = p.organization_id
  where (p.created_at, p.id) < ($1, $2) order by p.created_at desc, p.id desc limit $3`;
const searchNewest = `select ${columns} from (
    select * from innovation.problems where (created_at, id) < ($1, $2) ${newestFirst} limit 3000) p
  join membership.organizations o on o.id = p.organization_id
  where p.search @@ (select innovation.search_query($4)) order by p.created_at desc, p.id desc limit $3`;
const searchIndex = `with found as materialized (
    select id, created_at from innovation.problems
    where search @@ (select innovation.search_query($4)))
  select ${columns} from innovation.problems p join membership.organizations o on o.id = p.organization_id
  where p.id in (select id from found where (created_at, id) < ($1, $2) ${newestFirst} limit $3)
  order by p.created_at desc, p.id desc`;
const counts = {
  all: 'select sum(rows)::int as total from innovation.problem_counts where $1::text is not null',
  found: `select count(*)::int as total from (
    select from innovation.problems where search @@ (select innovation.search_query($1)) limit 10001) found`,
};
const totals = new Map();
const writes = JSON.parse(process.env.WRITES);

const units = (minor) => minor && `${minor.slice(0, -2) || '0'}.${minor.slice(-2).padStart(2, '0')}`;

const countOf = (search) =>
  search ? { name: 'count-found', text: counts.found } : { name: 'count-all', text: counts.all };

async function rowsOf(place, search, total) {
  if (!search) return (await pool.query({ name: 'list', text: list, values: place })).rows;
  if (total > 1000) {
    const { rows } = await pool.query({ name: 'search-newest', text: searchNewest, values: [...place, search] });
    if (rows.length === place[2]) return rows;
  }
  return (await pool.query({ name: 'search-index', text: searchIndex, values: [...place, search] })).rows;
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
  const place =
    cursor.length > 0
      ? [new Date(cursor.readUIntBE(0, 6)), cursor.toString('hex', 6), limit + 1]
      : ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', limit + 1];
  if (!totals.has(search))
    totals.set(search, (await pool.query({ ...countOf(search), values: [search] })).rows[0].total);
  const total = totals.get(search);
  const rows = await rowsOf(place, search, total);
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
    submittedBy: { id: row.organizationId, name: row.organizationName, type: row.organizationType },
  }));
  const last = items.at(-1);
  if (rows.length > limit) {
    const next = Buffer.alloc(22);
    next.writeUIntBE(Date.parse(last.createdAt), 0, 6);
    next.write(last.id.replaceAll('-', ''), 6, 'hex');
    const address = new URLSearchParams({ ...(search && { search }), limit, cursor: next.toString('base64url') });
    response.setHeader('link', `</api/problems?${address}>; rel="next"`);
  }
  const body = JSON.stringify(items);
  const isMore = search !== '' && total > 10_000;
  response.writeHead(200, {
    ...headers,
    'x-total-count': isMore ? 10_000 : total,
    'x-total-relation': isMore ? 'gte' : 'eq',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send('ready'));

process.once('disconnect', () => process.exit());
