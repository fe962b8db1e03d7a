export interface Indexed {
  /** The noun's table, such as `innovation.problems`, with an `id`. Below, `d` is a row of it. */
  table: string;
  /** Where its index is, such as `innovation.problem_search`: the beginning of the names of its tables and functions. */
  index: string;
  /** Expressions: the title, which counts twice, and everything else that it is found by. */
  title: string;
  body: string;
  /** Expression of the organization that it belongs to. */
  owner: string;
  /** Condition under which everybody sees it; else its owner's people alone do. */
  shown: string;
  /** What it can be filtered by, at most four: an expression, and the values that it has. Another one counts as none. */
  facets: Record<string, Facet>;
}

interface Facet {
  /** Of an array where a row may have `several`. */
  of: string;
  values: readonly string[];
  several?: true;
}

/** A posting says of its document, a bit each: 1 whether everybody sees it, 2 always; then each value of each facet, and none. */
const firstFacetBit = 2;

export const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

export function layout(facets: Indexed['facets']) {
  let bit = firstFacetBit;
  return new Map(
    Object.entries(facets).map(([name, facet]) => {
      const placed = { ...facet, bit };
      bit += facet.values.length + 1;
      return [name, placed];
    }),
  );
}

const bitsOf = ({ facets, shown }: Indexed) =>
  [
    `case when ${shown} then 3 else 2 end`,
    ...[...layout(facets).values()].map(({ of, values, bit, several }) => {
      const bitOf = (value: string) =>
        `(1::bigint << (${bit} + coalesce(array_position(array[${list(values)}]::text[], ${value}), 0)))`;
      return several
        ? `coalesce((select bit_or(${bitOf('v')}) from unnest((${of})::text[]) v), 1::bigint << ${bit})`
        : bitOf(`(${of})::text`);
    }),
  ].join(' | ');

/** How rows are indexed, anew where they are. */
export const putting = (indexed: Indexed) => {
  const { table, index, title, body, owner } = indexed;
  return `
  create or replace function ${index}_put(ids uuid[]) returns void language plpgsql
  set enable_seqscan = off set enable_mergejoin = off set jit = off set client_min_messages = warning as $$
  declare
    known uuid[];
    owners uuid[];
    bits bigint[];
    titles tsvector[];
    bodies tsvector[];
    written tsvector[];
  begin
    select array_agg(t.id), array_agg(t.owner), array_agg(t.facets),
        array_agg(to_tsvector(${index}_language(t.words), t.title)),
        array_agg(to_tsvector(${index}_language(t.words), t.body)), array_agg(t.words)
      into known, owners, bits, titles, bodies, written
      from (select *, strip(to_tsvector('pg_catalog.simple', title || ' ' || body)) as words
        from (select d.id, ${owner} as owner, ${bitsOf(indexed)} as facets,
            ${index}_plain(${title}) as title, ${index}_plain(${body}) as body
          from ${table} d where d.id = any(ids) offset 0) plain offset 0) t;

    perform ${index}_clear(ids);
    -- In the order of their letters, so that writers who meet wait for one another in one order.
    insert into ${index}_words (word, lexeme, shown)
      select word, coalesce((tsvector_to_array(to_tsvector('pg_catalog.english', word)))[1], ''), shown
      from (select word, bool_or(facets & 1 = 1) as shown from unnest(bits, written) as s (facets, words), unnest(tsvector_to_array(words)) word
        where length(word) <= 100 group by word offset 0) given
      where not exists (select from ${index}_words w where w.word = given.word and (w.shown or not given.shown) offset 0)
        and to_tsvector('pg_catalog.english', word) <> ''
      order by word collate "C"
      on conflict (word) do update set shown = true where excluded.shown;
    insert into ${index}_terms (lexeme)
      select lexeme from (select distinct unnest(tsvector_to_array(title || body)) as lexeme from unnest(titles, bodies) as s (title, body)) given
      where not exists (select from ${index}_terms t where t.lexeme = given.lexeme offset 0)
      order by lexeme collate "C" on conflict do nothing;

    with told as materialized (
      select id, lexeme, least(sum(times), 255)::smallint as tf
      from (select id, lexeme, 2 * cardinality(positions) as times from unnest(known, titles) as s (id, title), unnest(title)
        union all select id, lexeme, cardinality(positions) from unnest(known, bodies) as s (id, body), unnest(body)) both_parts
      group by id, lexeme),
    found as materialized (select told.id, t.id as term_id, told.tf 
      from told cross join lateral (select id from ${index}_terms t where t.lexeme = told.lexeme offset 0) t),
    whole as materialized (
      select s.id, s.owner, s.facets, least(coalesce(sum(f.tf), 0), 32000)::smallint as len,
        coalesce(array_agg(f.term_id) filter (where f.term_id is not null), '{}') as term_ids,
        coalesce(array_agg(f.tf) filter (where f.term_id is not null), '{}') as tfs
      from unnest(known, owners, bits) as s (id, owner, facets) left join found f on f.id = s.id group by s.id, s.owner, s.facets),
    put as materialized (
      insert into ${index}_documents (id, owner, facets, len, term_ids, tfs)
      select id, owner, facets, len, term_ids, tfs from whole
      order by array_position(ids, id)
      on conflict (id) do update
        set owner = excluded.owner, facets = excluded.facets, len = excluded.len,
          term_ids = excluded.term_ids, tfs = excluded.tfs
      returning id, doc_id, len, facets)
    insert into ${index}_posts (term_id, doc_id, tf, len, facets)
      select f.term_id, put.doc_id, f.tf, put.len, put.facets from put join found f on f.id = put.id
      order by f.term_id, put.doc_id;
  end $$;`;
};

/** Which rows are indexed anew after a write. */
export const following = (indexed: Indexed) => {
  const { index, title, body, owner, shown } = indexed;
  const told = `row(${title}, ${body}, ${owner}, ${shown}, ${bitsOf(indexed)})`;
  return `
  create or replace function ${index}_follow() returns trigger language plpgsql as $$
  declare
    ids uuid[];
    few constant integer := 500;
  begin
    if tg_op = 'TRUNCATE' then
      truncate ${index}_documents, ${index}_posts, ${index}_terms, ${index}_words;
      update ${index}_size set documents = 0, average_len = 1;
      return null;
    elsif tg_op = 'DELETE' then
      perform ${index}_forget(array(select id from removed));
      return null;
    elsif tg_op = 'INSERT' then
      ids := array(select id from added);
    else
      ids := array(select now.id
        from (select d.id, ${told} as told from added d) now join (select d.id, ${told} as told from removed d) before using (id)
        where now.told is distinct from before.told);
    end if;
    for n in 0 .. (cardinality(ids) - 1) / few loop
      exit when cardinality(ids) = 0;
      perform ${index}_put(ids[n * few + 1 : (n + 1) * few]);
    end loop;
    return null;
  end $$;`;
};
