import type { ClientBase } from 'pg';

interface Indexed {
  table: string;
  index: string;
  /** Whose a row is: its column. */
  owner: string;
  /** Condition under which everybody sees a row, `t` being the table. */
  shown: string;
  /** Of each facet its column. */
  facets: Record<string, string>;
}

/**
 * Indexes the rows of `made`, of which many have one text and each a word of its own beside it (`site`), as the product would have
 * written them, together with what is indexed already. The product indexes one row of each text; all of that text then get its
 * postings, and one for the word that they have alone. Keys come after the rows. Throws where it is not what the product writes.
 */
export async function fillIndex(client: ClientBase, indexed: Indexed, say: (line: string) => void): Promise<void> {
  const { table, index, owner, shown, facets } = indexed;
  const key = `${index.split('.')[1]}_posts_pkey`;
  const near = `${index.split('.')[1]}_words_near_idx`;
  const bits = Object.entries(facets).map(([facet, column]) => `${index}_mask('${facet}', array[t.${column}::text])`);
  // What stands there already is a text of its own, without such a word.
  await client.query(`create temp table whole on commit drop as
    select id, body, site from made union all select id, -doc_id, null from ${index}_documents`);
  const { rows: first } = await client.query('select distinct on (body) id from made order by body, n');
  for (let done = 0; done < first.length; done += 200)
    await client.query(`select ${index}_put($1)`, [first.slice(done, done + 200).map(({ id }) => id)]);
  say(`${index}: ${first.length.toLocaleString('en')} texts`);
  await client.query(`
    create temp table texts on commit drop as
      select w.body, p.term_id, p.tf, d.len
      from whole w join ${index}_documents d using (id) cross join lateral unnest(d.term_ids) as u (term_id)
        join ${index}_posts p on p.term_id = u.term_id and p.doc_id = d.doc_id
        join ${index}_terms t on t.id = p.term_id
      where t.lexeme is distinct from w.site;
    analyze whole; analyze texts;
    truncate ${index}_documents, ${index}_posts restart identity;
    alter table ${index}_posts drop constraint ${key};
    drop index innovation.${near};
    insert into ${index}_words (word, lexeme, shown)
      select site, site, ${shown} from made join ${table} t using (id) on conflict do nothing;
    insert into ${index}_terms (lexeme) select site from made on conflict do nothing;
    create index ${near} on ${index}_words using gin (word public.gin_trgm_ops)`);
  say(`${index}: words`);
  await client.query(`
    insert into ${index}_documents (id, owner, facets, len, term_ids, tfs)
      select t.id, t.${owner}, case when ${shown} then 3 else 2 end | ${bits.join(' | ')}, coalesce(o.len, 0),
        array_remove(coalesce(o.term_ids, '{}') || s.id, null),
        coalesce(o.tfs, '{}') || case when s.id is null then '{}'::smallint[] else array[2::smallint] end
      from whole w join ${table} t using (id) left join ${index}_terms s on s.lexeme = w.site
        left join (select body, min(len) as len, array_agg(term_id) as term_ids, array_agg(tf) as tfs from texts group by body) o
          using (body)
      order by t.created_at, t.id;
    -- A document after another, as the product writes: where postings lie decides what reading them costs.
    insert into ${index}_posts (term_id, doc_id, tf, len, facets)
      select * from (
        select x.term_id, d.doc_id, x.tf, d.len, d.facets
        from whole w join ${index}_documents d using (id) join texts x using (body)
        union all
        select s.id, d.doc_id, 2, d.len, d.facets
        from made m join ${index}_documents d using (id) join ${index}_terms s on s.lexeme = m.site) p
      order by doc_id`);
  say(`${index}: postings`);
  await client.query(`
    alter table ${index}_posts add constraint ${key} primary key (term_id, doc_id) include (tf, len, facets);
    with counted as (
      select x.term_id, sum(b.shown)::int as df from texts x
        join (select body, count(*) filter (where ${shown}) as shown from whole join ${table} t using (id) group by body) b using (body)
      group by x.term_id),
    weighed as (update ${index}_terms t set df = c.df from counted c where c.term_id = t.id returning t.lexeme, t.df)
    update ${index}_words w set uses = t.df from weighed t where t.lexeme = w.lexeme;
    select ${index}_weigh_documents()`);
  await client.query('drop table whole, texts');
  await checkIndex(client, indexed);
  say(`${index}: keys, and it is what the product writes`);
}

/** What the product writes for some of them is what stands there. */
async function checkIndex(client: ClientBase, { table, index }: Indexed): Promise<void> {
  const posts = `select d.id, d.doc_id, d.len, d.facets,
      (select array_agg(array[p.term_id, p.tf, p.len, p.facets, u.tf] order by p.term_id)
        from unnest(d.term_ids, d.tfs) as u (term_id, tf) join ${index}_posts p on p.term_id = u.term_id and p.doc_id = d.doc_id) as posts
    from ${index}_documents d where d.id = any($1) order by d.doc_id`;
  const { rows } = await client.query<{ id: string }>(`select id from ${table} order by md5(id::text) limit 50`);
  const ids = rows.map(({ id }) => id);
  await client.query('savepoint loaded');
  const loaded = (await client.query(posts, [ids])).rows;
  await client.query(`select ${index}_put($1)`, [ids]);
  const written = (await client.query(posts, [ids])).rows;
  await client.query('rollback to savepoint loaded');
  if (loaded.length !== ids.length || JSON.stringify(loaded) !== JSON.stringify(written))
    throw new Error(`${index} is not what the product writes.`);
}
