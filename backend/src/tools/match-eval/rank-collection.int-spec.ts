import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddingsServer } from '../../../test/support/embeddings-server';
import { EmbeddingClient } from '../../platform/search/meaning/embedding-client';
import { createTestDatabase } from '../../platform/testing/test-database';
import { readCollection, readRun, writeRun } from './collection';
import { explainRun } from './explain-run';
import { measure } from './metrics';
import { rankCollection } from './rank-collection';

/** Says of each document that "gas" is shared, which is in neither text, and that "water" is missing, which one of them has, and "pipes", which nobody asked for. */
async function explainBadly(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create or replace function evaluation.doc_search_explain(words text, documents uuid[], most integer)
    returns table (id uuid, word text, share float8) language sql as $$
      select d, said.word, said.share from unnest(documents) d,
        (values ('mains', 0.5::float8), ('gas', 0.3), ('water', null), ('pipes', null)) said (word, share) $$`);
  await client.end();
}

const jsonl = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

describe('a collection', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'collection-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is ranked by the product’s own index, without what a query excludes, and measured', async () => {
    const docs = [
      { id: '1', title: 'Leaking mains', text: 'Water is lost.' },
      { id: '2', title: 'Cold chain', text: 'Samples spoil. The mains are not concerned.' },
      { id: '3', title: 'Leaks of gas mains' },
    ];
    writeFileSync(join(folder, 'docs.jsonl'), jsonl(docs));
    writeFileSync(join(folder, 'queries.jsonl'), jsonl([{ id: 'q', text: 'leaks in water mains', exclude: ['3'] }]));
    writeFileSync(join(folder, 'qrels.tsv'), 'q\t0\t1\t2\nq\t0\t2\t1\n');
    const collection = readCollection(folder);
    const { url, drop } = await createTestDatabase();
    try {
      const run = await rankCollection(url, collection);
      expect(run.get('q')?.map(({ doc }) => doc)).toEqual(['1', '2']);
      expect(measure(run, collection.qrels)).toEqual([{ query: 'q', ndcg10: 1, map: 1, recall100: 1 }]);
      writeFileSync(join(folder, 'run.txt'), writeRun(run, 'this'));
      expect(readRun(join(folder, 'run.txt'))).toEqual(run);
      // All that is shared is shown, and all of it is there.
      expect(await explainRun(url, collection, run)).toEqual({ matches: 2, carried: 1, shared: 1, missing: 1 });
      await explainBadly(url);
      expect(await explainRun(url, collection, run)).toEqual({ matches: 2, carried: 0.8, shared: 0.5, missing: 0.25 });
    } finally {
      await drop();
    }
  });

  it('is ordered by meaning as well with an embeddings endpoint', async () => {
    const docs = [
      {
        id: 'words',
        title: 'Water of the garden',
        text: 'Robots and drones keep water there, robot by robot, leaks or not.',
      },
      { id: 'means', title: 'Seepage of water', text: 'Loss of water in the conduit.' },
      {
        id: 'little',
        title: 'Moisture',
        text: 'Of robots, of the conduit and the water in a long text about many other things.',
      },
    ];
    const queries = [{ id: 'q', text: 'leaks of water of pipes' }];
    const server = await startEmbeddingsServer();
    const ranked = async (client?: EmbeddingClient) => {
      const { url, drop } = await createTestDatabase();
      try {
        return (await rankCollection(url, { docs, queries, qrels: new Map() }, client)).get('q');
      } finally {
        await drop();
      }
    };
    try {
      const client = new EmbeddingClient({ url: server.url, model: 'test' });
      const [plain, ordered] = [await ranked(), await ranked(client)];
      expect(server.calls).toHaveLength(2);
      expect([plain?.[0]?.doc, ordered?.[0]?.doc]).toEqual(['words', 'means']);
      expect(ordered?.map(({ doc }) => doc).sort()).toEqual(plain?.map(({ doc }) => doc).sort());
      expect(ordered?.map(({ score }) => score)).toEqual(ordered?.map((_, at) => (plain?.length ?? 0) - at));
    } finally {
      await server.stop();
    }
  });

  it('that lacks files is refused by their names', () => {
    writeFileSync(join(folder, 'docs.jsonl'), '');
    expect(() => readCollection(folder)).toThrow(/There is no .*queries\.jsonl, .*qrels\.tsv/);
  });
});
