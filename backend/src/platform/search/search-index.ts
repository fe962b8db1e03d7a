import { explaining, finding, type Limits, matching } from './search-functions';

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

/**
 * SQL for a migration: an index by which a table's rows are searched and compared by their words, best first (BM25).
 *
 * Triggers keep it with every statement that writes to the table, so that no writer can forget it. `<index>_put(ids)`
 * indexes rows anew, few or thousands; what words weigh (`<index>_weigh_terms`, `<index>_weigh_documents`) drifts slowly and
 * is brought up to date by a job. What is asked of it stands in `search-functions.ts`.
 *
 * Migrations have run with what this answers: another index gets another name.
 */
export const keepSearchIndex = (indexed: Indexed): string =>
  [tables(indexed), reading(indexed), keeping(indexed), weighing(indexed), quickenSearchIndex(indexed)].join('\n');

export const dropSearchIndex = ({ table, index }: Pick<Indexed, 'table' | 'index'>): string => `
  drop trigger search_added on ${table};
  drop trigger search_changed on ${table};
  drop trigger search_removed on ${table};
  drop trigger search_emptied on ${table};
  drop function ${['follow', 'put', 'forget', 'clear', 'plain', 'language', 'mask', 'masks', 'near', 'weigh_terms', 'weigh_documents', 'find', 'match', 'explain'].map((name) => `${index}_${name}`).join(', ')} cascade;
  drop table ${['documents', 'terms', 'words', 'posts', 'size'].map((name) => `${index}_${name}`).join(', ')}`;

const shortName = (index: string) => index.split('.')[1];

const tables = ({ index }: Indexed) => `
  create extension if not exists unaccent schema public;
  create extension if not exists pg_trgm schema public;

  create table ${index}_documents (
    doc_id integer generated always as identity constraint ${shortName(index)}_documents_pkey primary key,
    id uuid not null constraint ${shortName(index)}_documents_id_key unique,
    owner uuid not null,
    facets bigint not null,
    len smallint not null,
    term_ids integer[] not null,
    -- How often each of them stands in it, in their order: so that few documents are scored without their postings.
    tfs smallint[] not null default '{}'
  );
  create index ${shortName(index)}_documents_owner_idx on ${index}_documents (owner);

  -- df: how many documents that everybody sees have it. A new one starts with one.
  create table ${index}_terms (
    id integer generated always as identity constraint ${shortName(index)}_terms_id_key unique,
    lexeme text collate "C" not null,
    df integer not null default 1,
    constraint ${shortName(index)}_terms_pkey primary key (lexeme) include (id, df)
  );

  -- Words as they are written: for beginnings, and for what was probably meant.
  create table ${index}_words (
    word text collate "C" not null constraint ${shortName(index)}_words_pkey primary key,
    lexeme text collate "C" not null,
    uses integer not null default 1,
    shown boolean not null
  );
  create index ${shortName(index)}_words_near_idx on ${index}_words using gin (word public.gin_trgm_ops);

  -- Length and facets stand in each posting, so that ranking and filtering read nothing but this index.
  create table ${index}_posts (
    facets bigint not null,
    term_id integer not null,
    doc_id integer not null,
    tf smallint not null,
    len smallint not null,
    constraint ${shortName(index)}_posts_pkey primary key (term_id, doc_id) include (tf, len, facets)
  );

  create table ${index}_size (documents integer not null, average_len float8 not null);
  insert into ${index}_size values (0, 1);`;

/**
 * What makes an index quick and holds no data: what is asked of it, where a viewer's hidden documents are, and that newest postings,
 * which most searches read, are soon read without their rows. Also for a migration: indexes that were made before get it so.
 */
export const quickenSearchIndex = ({ index }: Pick<Indexed, 'index'>, limits?: Limits): string => `
  create index if not exists ${shortName(index)}_documents_hidden_idx on ${index}_documents (owner) where facets & 1 = 0;
  alter table ${index}_posts set (autovacuum_vacuum_insert_scale_factor = 0.001);
  ${[finding(index, limits), matching(index, limits), explaining(index)].join('\n')}`;

/** For a migration: indexes that were made before count in each document how often its words stand there. Then they are filled. */
export const countWordsOfDocuments = (indexed: Indexed): string => `
  alter table ${indexed.index}_documents add column if not exists tfs smallint[] not null default '{}';
  ${putting(indexed)}`;

/**
 * For a migration that changes what of a row everybody sees (`shown`), or what it is found by, where no row that is there is
 * concerned.
 */
export const followingSearchIndex = (indexed: Indexed): string =>
  [countWordsOfDocuments(indexed), following(indexed)].join('\n');

/**
 * For a migration with `transaction = false`: the counts of documents that were there, some at a time, each time in a transaction of its
 * own. It waits for no writer, and a writer for some documents at most; ended early, it goes on where it was.
 */
export const fillCountsOfWords = ({ index }: Pick<Indexed, 'index'>): string => `
  do $$
  declare
    since integer := 0;
    last integer;
  begin
    loop
      perform set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'jit']) name;
      with due as materialized (
        select doc_id, term_ids from ${index}_documents
        where doc_id > since and cardinality(tfs) <> cardinality(term_ids)
        order by doc_id limit 500 for no key update skip locked),
      filled as (
        update ${index}_documents d set term_ids = counted.term_ids, tfs = counted.tfs
        from due cross join lateral (
          select coalesce(array_agg(p.term_id), '{}') as term_ids, coalesce(array_agg(p.tf), '{}') as tfs
          from ${index}_posts p where p.term_id = any(due.term_ids) and p.doc_id = due.doc_id) counted
        where d.doc_id = due.doc_id)
      select max(doc_id) into last from due;
      commit;
      -- What was being written is looked at again: its writer may have come before it was counted, or have taken it back.
      if last is null then
        exit when not exists (select from ${index}_documents where cardinality(tfs) <> cardinality(term_ids));
        perform pg_sleep(0.1);
        commit;
      end if;
      since := coalesce(last, 0);
    end loop;
  end $$`;

/** How texts and filters are read. */
const reading = ({ index, facets }: Indexed) => `
  create function ${index}_plain(words text) returns text language sql immutable parallel safe
    return btrim(regexp_replace(public.unaccent('public.unaccent', lower(left(words, 50000))), '[!-/:-@[-\`{-~[:space:]]+', ' ', 'g'));

  -- English unless a longer text has hardly any of its small words; then words are taken as they are written.
  create function ${index}_language(words tsvector) returns regconfig language sql immutable parallel safe
    return case when length(words) < 30
        or words @@ 'the | (and | with | that | this | are | from | by | which) & (of | to | for | is | in | a | as)'::tsquery
      then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end;

  -- The bits of some values of a facet; of no facet of that name, all.
  create function ${index}_mask(facet text, given text[]) returns bigint language sql immutable parallel safe
    return case when facet is null then -1 ${[...layout(facets)]
      .map(
        ([name, { values, bit }]) =>
          `when facet = '${name}' then (select coalesce(sum(distinct 1::bigint << (${bit} + coalesce(array_position(array[${list(values)}]::text[], v), 0))), 0)::bigint from unnest(given) v)`,
      )
      .join('\n      ')} else -1 end;

  create function ${index}_masks(filters jsonb) returns bigint[] language sql immutable parallel safe
    return array(select ${index}_mask(key, array(select jsonb_array_elements_text(value))) from jsonb_each(filters))
      || array[-1, -1, -1, -1]::bigint[];

  -- Known words that look like one, the likest first.
  create function ${index}_near(given text) returns table (word text, uses integer) language sql stable
  set pg_trgm.similarity_threshold = 0.2 as $$
    select w.word, w.uses from ${index}_words w
    where w.word operator(public.%) left(given, 60) and w.shown and length(w.word) < 60
    order by public.similarity(w.word, given) desc, w.uses desc, w.word limit 60
  $$;`;

const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

function layout(facets: Indexed['facets']) {
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
const putting = (indexed: Indexed) => {
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
const following = (indexed: Indexed) => {
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

/** How the index follows the table. */
function keeping(indexed: Indexed): string {
  const { table, index } = indexed;
  return `
  -- Plans are told, by settings and by "offset 0": statistics that are older than a bulk load made it a hundred times slower.
  create function ${index}_clear(ids uuid[]) returns void language sql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
    delete from ${index}_posts p using ${index}_documents d
      where d.id = any(ids) and p.doc_id = d.doc_id and p.term_id = any(d.term_ids)
  $$;

${putting(indexed)}

  create function ${index}_forget(ids uuid[]) returns void language sql as $$
    select ${index}_clear(ids);
    delete from ${index}_documents where id = any(ids)
  $$;

${following(indexed)}
  create trigger search_added after insert on ${table}
    referencing new table as added for each statement execute function ${index}_follow();
  create trigger search_changed after update on ${table}
    referencing new table as added old table as removed for each statement execute function ${index}_follow();
  create trigger search_removed after delete on ${table}
    referencing old table as removed for each statement execute function ${index}_follow();
  create trigger search_emptied after truncate on ${table}
    for each statement execute function ${index}_follow();`;
}

/** How what words weigh is brought up to date, some postings at a time, so that no statement takes long. */
const weighing = ({ index }: Indexed) => `
  -- Counts the terms that come after one, and answers the last of those that it has counted; null behind the last.
  create function ${index}_weigh_terms(since integer) returns integer language plpgsql set jit = off as $$
  declare
    last integer;
  begin
    select max(id) into last from (
      select id, sum(df) over (order by id rows unbounded preceding) - df as before
      from (select id, df from ${index}_terms where id > since order by id limit 5000) next) part
    where before < 300000;
    with counted as materialized (
      select t.id, t.lexeme, (select count(*)::int from ${index}_posts p where p.term_id = t.id and p.facets & 1 = 1) as df
      from ${index}_terms t where t.id > since and t.id <= last),
    weighed as (update ${index}_terms t set df = c.df from counted c where t.lexeme = c.lexeme and t.df <> c.df)
    update ${index}_words w set uses = c.df from counted c where w.lexeme = c.lexeme and w.uses <> c.df;
    return last;
  end $$;

  create function ${index}_weigh_documents() returns void language sql as $$
    update ${index}_size set (documents, average_len) =
      (select count(*), greatest(1, coalesce(avg(len), 1)) from ${index}_documents where facets & 1 = 1)
  $$;`;
