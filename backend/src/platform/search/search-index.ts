import { following, type Indexed, layout, list, putting } from './search-documents';
import { explaining, finding, type Limits, matching } from './search-functions';

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
