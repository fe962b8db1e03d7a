import { performance } from 'node:perf_hooks';
import { atOnce, median, quantile, whileWriting } from './measure.mjs';

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
const ms = (number) => Number(number.toFixed(1));

/** Sixteen clients, at rest and beside two writes a second: answers per second, and p99 in milliseconds. */
export async function searchAtOnce(product, write, { rounds, seconds }) {
  const lines = {};
  for (const name of asked) {
    const work = () => atOnce(clients, product, product.calls[name], seconds);
    const [quiet, busy] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await work());
      busy.push(await whileWriting(product, write, work));
    }
    const failed = [...quiet, ...busy].reduce((sum, one) => sum + one.failed, 0);
    if (failed > 0) throw new Error(`${failed} calls failed: ${name}`);
    const middle = (rounds, of) => ms(median(rounds.map(of)));
    lines[name] = {
      'per second': middle(quiet, ({ rate }) => rate),
      'p99 ms': middle(quiet, ({ latency }) => latency.p99),
      'writes: per second': middle(busy, ({ rate }) => rate),
      'writes: p99 ms': middle(busy, ({ latency }) => latency.p99),
    };
  }
  return lines;
}

/** How long the index takes for one document that has changed, in milliseconds, each in a transaction of its own. */
export async function measureUpserts(client, index, table, documents = 200) {
  const { rows } = await client.query(`select id from ${table} order by random() limit ${documents}`);
  const took = [];
  for (const { id } of rows) {
    const before = performance.now();
    await client.query({ name: `${index}-put-one`, text: `select ${index}_put($1)`, values: [[id]] });
    took.push(performance.now() - before);
  }
  return { 'p50 ms': ms(quantile(took, 0.5)), 'p95 ms': ms(quantile(took, 0.95)), 'worst ms': ms(Math.max(...took)) };
}
