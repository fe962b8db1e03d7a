import { Client } from 'pg';
import type { EmbeddingClient } from '../../platform/search/meaning/embedding-client';
import { byHalves, type Vector } from '../../platform/search/meaning/vectors';
import { keepSearchIndex } from '../../platform/search/search-index';
import type { Collection, Run } from './collection';

export const index = 'evaluation.doc_search';
/** As deep as TREC runs are judged. */
const depth = 1000;

/** As deep as matches are ordered by meaning. */
const reordered = 300;
const atOnce = 32;
const patience = 60_000;

/**
 * Answers all queries of a collection by the product's own index, in a schema of an empty database; with an embeddings
 * endpoint ordered by meaning as well.
 */
export async function rankCollection(
  url: string,
  { docs, queries }: Collection,
  embeddings?: EmbeddingClient,
): Promise<Run> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create schema evaluation;
      create table evaluation.docs (id uuid primary key default gen_random_uuid(), name text, title text, body text)`);
    await client.query(
      keepSearchIndex({
        table: 'evaluation.docs',
        index,
        title: 'd.title',
        body: 'd.body',
        owner: 'd.id',
        shown: 'true',
        facets: {},
      }),
    );
    for (let done = 0; done < docs.length; done += 500)
      await client.query(
        `insert into evaluation.docs (name, title, body)
        select doc->>'id', coalesce(doc->>'title', ''), coalesce(doc->>'text', '') from unnest($1::jsonb[]) doc`,
        [docs.slice(done, done + 500).map((doc) => JSON.stringify(doc))],
      );
    for (let since: number | null = 0; since !== null; )
      since = (await client.query(`select ${index}_weigh_terms($1) as last`, [since])).rows[0].last;
    await client.query(`select ${index}_weigh_documents(); analyze`);
    const vectors = await vectorsOf(
      docs.map(({ id, title, text }) => [id, [title, text].filter(Boolean).join(' ')]),
      embeddings,
    );
    const run: Run = new Map();
    for (const { id, text, exclude = [] } of queries) {
      const { rows } = await client.query({
        name: 'match',
        text: `select d.name as doc, m.score from ${index}_match($1, '{}', null, '{}', ${depth}) with ordinality
            as m (id, score, percent, rank) join evaluation.docs d on d.id = m.id order by m.rank`,
        values: [text],
      });
      const [asked] = embeddings ? await embeddings.embed([text], patience) : [];
      const ordered = asked ? inOrder(rows, asked, vectors) : rows;
      run.set(
        id,
        ordered.filter(({ doc }) => !exclude.includes(doc)),
      );
    }
    return run;
  } finally {
    await client.end();
  }
}

async function vectorsOf(
  texts: [id: string, text: string][],
  embeddings?: EmbeddingClient,
): Promise<Map<string, Vector>> {
  const vectors = new Map<string, Vector>();
  const told = texts.filter(([, text]) => text.trim());
  for (let done = 0; embeddings && done < told.length; done += atOnce) {
    const part = told.slice(done, done + atOnce);
    const found = await embeddings.embed(
      part.map(([, text]) => text),
      patience,
    );
    for (const [at, [id]] of part.entries()) vectors.set(id, found[at] as Vector);
  }
  return vectors;
}

/** A run is read by its scores: what was ordered anew is given ones that say so. */
function inOrder(rows: { doc: string; score: number }[], asked: Vector, vectors: Map<string, Vector>) {
  const best = byHalves(rows.slice(0, reordered), asked, ({ doc }) => vectors.get(doc));
  return [...best, ...rows.slice(reordered)].map(({ doc }, at) => ({ doc, score: rows.length - at }));
}
