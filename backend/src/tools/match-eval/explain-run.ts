import { Client } from 'pg';
import type { Collection, Run } from './collection';
import { index } from './rank-collection';

/** So many matches of a query are looked at, and so many words of each are said, as pages show them. */
const shown = 10;
const mostWords = 6;

/** What is said of matches, held against the two texts themselves and not against the index. */
export interface Explained {
  matches: number;
  /** Which share of the score the words carry that are said to make it, on average. */
  carried: number;
  /** Which share of these words stands in the query as written and in the document. */
  shared: number;
  /** Which share of the words said to be missing stands in the query, and not in the document. */
  missing: number;
}

interface Said {
  matches: number;
  carried: number;
  shared: number;
  rightlyShared: number;
  missing: number;
  rightlyMissing: number;
}

const plain = (text: string) => `${index}_plain(${text})`;
const languageOf = (text: string) => `${index}_language(to_tsvector('pg_catalog.simple', ${text}))`;
const rightly = `word = any(string_to_array(asked, ' '))`;
const explain = {
  name: 'explain',
  text: `with texts as materialized (
      select id, ${plain(`title || ' ' || body`)} as doc, ${plain('left($1, 20000)')} as asked
      from evaluation.docs where name = any($2)),
    said as materialized (
      select t.id, e.word, e.share, t.asked,
        to_tsvector(${languageOf('t.doc')}, t.doc) @@ plainto_tsquery(${languageOf('t.asked')}, e.word) as stands
      from ${index}_explain($1, array(select id from texts), ${mostWords}) e join texts t on t.id = e.id)
    select (select count(*) from texts)::int as matches, coalesce(sum(share), 0)::float8 as carried,
      count(share)::int as shared, count(*) filter (where share is not null and stands and ${rightly})::int as "rightlyShared",
      count(*) filter (where share is null)::int as missing,
      count(*) filter (where share is null and not stands and ${rightly})::int as "rightlyMissing"
    from said`,
};

/** Asks the product's own explanation of the first matches of each query, where `rankCollection` has left the documents. */
export async function explainRun(url: string, { queries }: Collection, run: Run): Promise<Explained> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const said: Said[] = [];
    for (const { id, text } of queries) {
      const best = (run.get(id) ?? []).slice(0, shown).map(({ doc }) => doc);
      said.push((await client.query<Said>({ ...explain, values: [text, best] })).rows[0] as Said);
    }
    const sum = (of: keyof Said) => said.reduce((total, one) => total + one[of], 0);
    const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
    return {
      matches: sum('matches'),
      carried: share(sum('carried'), sum('matches')),
      shared: share(sum('rightlyShared'), sum('shared')),
      missing: share(sum('rightlyMissing'), sum('missing')),
    };
  } finally {
    await client.end();
  }
}
