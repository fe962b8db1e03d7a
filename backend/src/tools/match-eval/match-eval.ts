import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { embeddingsOf } from '../../platform/config/config';
import { parseEnvironment } from '../../platform/config/environment';
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres/embedded-postgres';
import { EmbeddingClient } from '../../platform/search/meaning/embedding-client';
import { type Collection, readCollection, readRun, writeRun } from './collection';
import { type Explained, explainRun } from './explain-run';
import { compare, type Figures, mean, measure } from './metrics';
import { rankCollection } from './rank-collection';

/**
 * Ranks the collection of a folder by the product's own index, on an embedded PostgreSQL that is gone afterwards, by meaning
 * as well where the environment names an embeddings endpoint; and has the first matches explained.
 */
async function rank(collection: Collection) {
  const dataDir = mkdtempSync(join(tmpdir(), 'match-eval-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } });
  try {
    const embeddings = embeddingsOf(parseEnvironment(process.env));
    const run = await rankCollection(postgres.url, collection, embeddings && new EmbeddingClient(embeddings));
    return { run, explained: await explainRun(postgres.url, collection, run) };
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const line = (name: string, figures: Figures[]) =>
  [
    name,
    `${figures.length} queries`,
    `nDCG@10 ${mean(figures, 'ndcg10').toFixed(4)}`,
    `MAP ${mean(figures, 'map').toFixed(4)}`,
    `Recall@100 ${mean(figures, 'recall100').toFixed(4)}`,
  ].join('\t');

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const inWords = ({ matches, carried, shared, missing }: Explained) =>
  [
    'explained',
    `${matches} matches`,
    `score that the words shown carry ${percent(carried)}`,
    `shared words that stand in both texts ${percent(shared)}`,
    `missing words that stand in the query alone ${percent(missing)}`,
  ].join('\t');

async function evaluate(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { run: { type: 'string' }, against: { type: 'string' } },
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1)
    throw new Error('npm run match:eval -- <folder> [--run <file to write>] [--against <run to compare with>]');
  const collection = readCollection(resolve(folder));
  const { run, explained } = await rank(collection);
  if (values.run) writeFileSync(resolve(values.run), writeRun(run, 'alliance'));
  const figures = measure(run, collection.qrels);
  const lines = [line('this', figures), inWords(explained)];
  if (values.against) {
    const other = measure(readRun(resolve(values.against)), collection.qrels);
    const { difference, p, wins, losses } = compare(other, figures);
    lines.push(
      line('other', other),
      `nDCG@10 of this − other: ${difference.toFixed(4)}, p ${p.toFixed(4)}, better ${wins}, worse ${losses}`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

evaluate().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
