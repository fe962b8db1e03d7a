import { existsSync, readFileSync } from 'node:fs';
import { atOnce, longEnough, median, oneByOne, quantile, whileWriting } from './measure.mjs';

/** As many as search at once. */
export const clients = 16;
const asked = [
  'search, a common word',
  'search, four words',
  'search, some of a text',
  'search, 140 words',
  'matches of a problem',
  'similar, 140 words',
];
const rounded = (number) => Number(number.toFixed(1));

/** Sixteen clients, at rest and beside two writes a second: answers per second, and p99 in milliseconds. */
export async function searchAtOnce(product, write, { rounds, seconds }) {
  const lines = {};
  for (const name of asked) {
    const { took } = await oneByOne(product, product.calls[name], 0);
    const window = longEnough(seconds, clients, took);
    const work = () => atOnce(clients, product, product.calls[name], window);
    const [quiet, busy] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await work());
      busy.push(await whileWriting(product, write, work));
    }
    const failed = [...quiet, ...busy].reduce((sum, one) => sum + one.failed, 0);
    if (failed > 0) throw new Error(`${failed} calls failed: ${name}`);
    const middle = (rounds, of) => rounded(median(rounds.map(of)));
    lines[name] = {
      'per second': middle(quiet, ({ rate }) => rate),
      'p99 ms': middle(quiet, ({ latency }) => latency.p99),
      'writes: per second': middle(busy, ({ rate }) => rate),
      'writes: p99 ms': middle(busy, ({ latency }) => latency.p99),
    };
  }
  return lines;
}

/**
 * How long the database takes for one document that has changed, in milliseconds, each in a transaction of its own: on the
 * processor and at the disk, without waiting for a processor that others have. Each is put once before: rows of postings,
 * which no search reads, come from the disk then. Tells as well how often the postings were vacuumed meanwhile.
 */
export async function measureUpserts(client, index, table, documents = 200) {
  const { rows } = await client.query(`select id from ${table} order by random() limit ${documents}`);
  const put = `explain (analyze, buffers, timing off, format json) select ${index}_put($1)`;
  const worked = await processorOf(client);
  await client.query('set track_io_timing = on');
  const putAll = async () => {
    const took = [];
    for (const { id } of rows) {
      const before = worked();
      const [{ Plan: read, 'Execution Time': wall }] = (await client.query(put, [[id]])).rows[0]['QUERY PLAN'];
      const disk = read['Shared I/O Read Time'] + read['Shared I/O Write Time'];
      took.push({ disk, all: before === undefined ? wall : worked() - before + disk });
    }
    return took;
  };
  const first = await putAll();
  const vacuums = await vacuumsOf(client, index);
  const again = await putAll();
  const at = (took, share, of = ({ all }) => all) => rounded(quantile(took.map(of), share));
  return {
    'p50 ms': at(again, 0.5),
    'p95 ms': at(again, 0.95),
    'worst ms': at(again, 1),
    'first time: p95 ms': at(first, 0.95),
    'of it disk': at(first, 0.95, ({ disk }) => disk),
    vacuums: (await vacuumsOf(client, index)) - vacuums,
  };
}

/** Answers how many milliseconds the database's process of a connection has had a processor, where Linux tells. */
async function processorOf(client) {
  const { pid } = (await client.query('select pg_backend_pid() as pid')).rows[0];
  const path = `/proc/${pid}/schedstat`;
  return () => (existsSync(path) ? Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6 : undefined);
}

/** How often the postings were vacuumed, the one that runs included. */
async function vacuumsOf(client, index) {
  const { rows } = await client.query(
    `select (autovacuum_count + (select count(*) from pg_stat_progress_vacuum v where v.relid = t.relid))::int as vacuums
      from pg_stat_user_tables t where relid = ($1 || '_posts')::regclass`,
    [index],
  );
  return rows[0].vacuums;
}
