import { mostCounted } from '../lists/page';

/** How much is read for an answer at most, in postings. */
export interface Limits {
  /** Of the rarest word of a search, those of the newest documents, at first; of more than four words fewer. */
  read: number;
  /** Of what was found, for its scores: those of the newest documents. */
  summed: number;
  /** For the candidates of a match, among few documents and at most: 80 times the square root of how many there are. */
  led: number;
  ledAtMost: number;
  /** The same through filters, when the first have left too few. */
  ledNarrowly: number;
  /** So many of the best candidates are scored with all words; a third of them of named owners who have many documents, where no more are asked for. */
  candidates: number;
  /** Of named owners that have no more documents than these, or than a hundredth of all, each is looked at; of others those that words lead to. */
  owned: number;
}
export const limits: Limits = {
  read: 20_000,
  summed: 20_000,
  led: 20_000,
  ledAtMost: 80_000,
  ledNarrowly: 1_000_000,
  candidates: 300,
  owned: 2_000,
};
/** Instead of `ledAtMost` for a search, of which nothing has all words: who types waits for it. */
export const soughtAtMost = 30_000;
/** Where none of the newest has all of more words than these, none is looked for further back: a match finds what is like it. */
const mostSought = 6;
/** Of owners who have many documents, a match chooses among so many times its candidates; where none of these is theirs, among many more. */
const triesOfMany = 20;
const moreTries = 50;
/** So many words of a text are compared. */
const mostWords = 24;
/** A total is counted no further: pages show “10,000+”. */
const mostTold = mostCounted + 1;

/** k1 1.5, b 0.75; `c` is 1.125 / the average length. */
const frequency = 'p.tf / (p.tf + 0.375::float8 + p.len * c)';
const rarity = (df: string) => `ln(1::float8 + (greatest(n, ${df}) - ${df} + 0.5::float8) / (${df} + 0.5::float8))`;
const passes =
  '(unfiltered or (p.facets & m1 <> 0 and p.facets & m2 <> 0 and p.facets & m3 <> 0 and p.facets & m4 <> 0))';

/** Postings are read by index and summed up by hash, whatever is estimated, and however long a list that is looked up. */
const plan = `set enable_hashjoin = off set enable_mergejoin = off set enable_sort = off set enable_material = off set enable_memoize = off
  set plan_cache_mode = force_generic_plan set jit = off set work_mem = '16MB' set client_min_messages = warning`;

const filtered = `
    unfiltered boolean := filters = '{}';
    m1 bigint;
    m2 bigint;
    m3 bigint;
    m4 bigint;`;
/** What all questions begin with. A small corpus is counted for each of them, so that it needs no job to be right. */
const declared = `
    n float8;
    c float8;
    small boolean;`;
const owning = `
    few integer;
    of_few boolean := false;
    of_many boolean := false;`;
const sized = (index: string) => `
    select s.documents, 1.125 / s.average_len, s.documents < 1000 into n, c, small from ${index}_size s;
    if small then
      select greatest(1, count(*)), 1.125 / greatest(1, coalesce(avg(few.len), 1)) into n, c
        from (select d.len from ${index}_documents d where d.facets & 1 = 1 limit 2000) few;
    end if;`;
const df = (index: string) =>
  `case when small then greatest(1, (select count(*)::int from (select from ${index}_posts p where p.term_id = t.id and p.facets & 1 = 1 limit 2000) few)) else greatest(1, t.df) end`;

/** The words of a search that may stand at one of its places. */
const termsOf = (place: string) =>
  `array(select g.id from unnest(terms, places) as g (id, place) where g.place = ${place})`;

/** What a viewer's own organizations alone see. */
const hidden = (index: string) =>
  `array(select d.doc_id from ${index}_documents d where d.owner = any(own) and d.facets & 1 = 0)`;
/** Whether named owners have few documents, or many; a viewer sees what is hidden of those of their own that are named. */
const byOwners = (index: string, most: number) => `
    if owners is not null then
      own := array(select o from unnest(own) o where o = any(owners));
      few := greatest(${most}, n / 100);
      of_few := (select count(*) from (select from ${index}_documents d where d.owner = any(owners) limit few + 1) counted) <= few;
      of_many := not of_few;
    end if;`;
/** Of a document whether it is of named owners, who are put in order once. */
const isTheirs = '(d.owner in (select unnest(owners))) is true';
/** What a viewer sees of named owners. */
const owned = (index: string) => `array(select d.doc_id from ${index}_documents d
        where d.owner = any(owners) and (d.facets & 1 = 1 or d.owner = any(own)) and ${passes.replaceAll('p.', 'd.')})`;

/**
 * The words of a search, those that it wants, and what each of them may mean: of the last one, at place 0, its beginning is enough. A
 * word that is so common that it is hardly one need not occur.
 */
const understood = (index: string, words: string) => `given as (
      select lexeme as word, positions[cardinality(positions)] as place
      from unnest(to_tsvector('pg_catalog.simple', left(${index}_plain(left(${words}, 4000)), 4000)))
      order by 2 desc limit 12),
    stemmed as (
      select word, row_number() over (order by place desc)::int - 1 as place,
        (tsvector_to_array(to_tsvector('pg_catalog.english', word)))[1] as stem
      from given),
    wanted as materialized (
      select * from stemmed s
      where s.stem is not null or (s.place = 0 and not exists (select from stemmed other where other.stem is not null))),
    meant as (
      select w.place, t.id, t.lexeme, 1::float8 as share from wanted w join ${index}_terms t on t.lexeme in (w.stem, w.word)
      union all
      select w.place, t.id, t.lexeme, 0.5 from wanted w,
        lateral (select k.word, k.lexeme from ${index}_words k
          where k.word > w.word and k.word < w.word || chr(1114111) order by k.uses desc limit 24) k
        join ${index}_terms t on t.lexeme in (k.lexeme, k.word)
      where w.place = 0 and length(w.word) > 1)`;

/** So many of the best are told apart by `tie`; of others that are equally good the newest come first. */
const mostTied = 1_000;

/** A page of what is `matched`, best first. With `tie`, of a document `d`, scores are compared as `real`: equal ones are, in whatever order words were added. */
function bestFirst(index: string, tie?: string) {
  const skipped = 'case when best then after else 0 end';
  const order = (row: string) => `${row}.s desc, ${tie ? `${row}.tie nulls last, ` : ''}${row}.doc_id desc`;
  const tied = `(
        select b.doc_id, b.s, case when best and row_number() over (order by b.s desc, b.doc_id desc) <= ${mostTied}
          then (select ${tie} from ${index}_documents d where d.doc_id = b.doc_id) end as tie
        from (select m.doc_id, m.s::real as s from matched m
          order by m.s::real desc, m.doc_id desc limit greatest(${mostTied}, ${skipped} + most)) b)`;
  return {
    page: `page as (select m.* from ${tie ? tied : 'matched'} m order by ${order('m')} limit most offset ${skipped})`,
    order: order('page'),
  };
}

/**
 * Documents that have all words, and of the last one its beginning: best first, after so many, or newest first, after one. A word that
 * is so common that it is hardly one, such as “the”, need not occur. `whole` says whether all documents were looked through. Where
 * `read_at_most` says that less is to be read than usual, `total` is what was found of that.
 *
 * The rarest word leads: of the others only what it leaves is looked up, in one walk through each word's postings. What is scored
 * is what has them all.
 */
export const finding = (
  index: string,
  { read, summed, owned: few } = limits,
  tie?: string,
  { page, order } = bestFirst(index, tie),
) => `
  drop function if exists ${index}_find(text, jsonb, uuid[], uuid[], boolean, integer, integer);
  create or replace function ${index}_find(words text, filters jsonb, owners uuid[], own uuid[], best boolean,
    after integer, most integer, read_at_most integer default null)
  returns table (id uuid, doc integer, total integer, whole boolean) language plpgsql stable ${plan} as $$
  #variable_conflict use_column
  declare${filtered}${declared}${owning}
    terms integer[];
    places integer[];
    weights float8[];
    needed integer;
    rarest bigint;
    most_read float8;
    usual float8;
    last integer;
    low integer := 0;
    high integer;
    also integer[] := '{}';
    docs integer[];
    have integer[] := '{}';
    many integer;
    -- A bound of the index: with "after = 0 or" all that is newer would be passed by.
    before integer := case when after = 0 then 2147483647 else after end;
  begin
    select f[1], f[2], f[3], f[4] into m1, m2, m3, m4 from ${index}_masks(filters) f;${sized(index)}
    with ${understood(index, 'words')},
    counted as (
      select m.place, m.id, max(m.share) as share, max(${df(index)}) as df
      from meant m join ${index}_terms t on t.lexeme = m.lexeme group by m.place, m.id),
    weighed as (
      select x.place, x.id, x.df, x.share * ${rarity('least(n, sum(x.df) over (partition by x.place))')} as weight,
        sum(x.df) over (partition by x.place) as place_df
      from counted x),
    ranked as (select w.*, dense_rank() over (order by w.place_df, w.place)::int as rank from weighed w)
    select array_agg(r.id order by r.rank), array_agg(r.rank order by r.rank), array_agg(r.weight order by r.rank),
        min(r.place_df), (select count(*) from wanted)
      into terms, places, weights, rarest, needed
      from ranked r;
    if terms is null or needed <> places[cardinality(places)] then
      return;
    end if;
${byOwners(index, few)}
    if not of_few then
      also := ${hidden(index)};
      -- Of each of these it is looked up whose it is.
      usual := ${read} * power(least(1, 4::float8 / needed), 3) / case when of_many and needed = 1 then 3 else 1 end;
      most_read := usual * least(1, read_at_most / ${read}::float8);
      select coalesce(max(d.doc_id), 0) into last from ${index}_documents d;
      high := last;
      low := last * greatest(0, 1 - most_read / rarest);
    end if;

    if cardinality(terms) = 1 and owners is null and also = '{}' and (low = 0 or unfiltered or not best) then
      select count(*) into many from (
        select from ${index}_posts p where p.term_id = terms[1] and p.facets & 1 = 1 and ${passes}
        limit least(${mostTold}, read_at_most)) counted;
      if best then
        return query
        with matched as (
          select p.doc_id, ${frequency} as s from ${index}_posts p
          where p.term_id = terms[1] and p.doc_id > low and p.facets & 1 = 1 and ${passes}),
        ${page}
        select d.id, page.doc_id, many, low = 0 from page join ${index}_documents d on d.doc_id = page.doc_id
        order by ${order};
      else
        return query
        with page as (
          select p.doc_id from ${index}_posts p
          where p.term_id = terms[1] and p.doc_id < before and p.facets & 1 = 1 and ${passes}
          order by 1 desc limit most)
        select d.id, page.doc_id, many, true from page join ${index}_documents d on d.doc_id = page.doc_id
        order by page.doc_id desc;
      end if;
      -- What none of the newest has is looked for further back.
      if found or low = 0 or after > 0 or not best then
        return;
      end if;
    end if;

    -- A word and its completions are summed up as they are read: nothing has to be looked up.
    if many is null and needed = 1 and owners is null and best and (low = 0 or unfiltered) then
      return query
      with held as (
        select p.doc_id, q.weight * ${frequency} as s
        from unnest(terms, weights) as q (term_id, weight) join ${index}_posts p on p.term_id = q.term_id
        where p.doc_id > low and p.facets & 1 = 1 and ${passes}
        union all
        select p.doc_id, q.weight * ${frequency}
        from unnest(terms, weights) as q (term_id, weight) cross join lateral (
          select p.doc_id, p.tf, p.len from ${index}_posts p
          where p.term_id = q.term_id and p.doc_id = any(also) and ${passes} offset 0) p),
      matched as materialized (select h.doc_id, sum(h.s) as s from held h group by h.doc_id),
      ${page}
      select d.id, page.doc_id, (select count(*)::int from matched), low = 0
      from page join ${index}_documents d on d.doc_id = page.doc_id
      order by ${order};
      if found or low = 0 or after > 0 then
        return;
      end if;
    end if;

    loop
      for nth in 1 .. needed loop
        docs := case
          when nth = 1 and not of_few then array(
            select p.doc_id from ${index}_posts p
            where p.term_id = any(${termsOf('nth')}) and p.doc_id > low and p.doc_id <= high and p.facets & 1 = 1 and ${passes}
            union all
            select p.doc_id from ${index}_posts p
            where p.term_id = any(${termsOf('nth')}) and p.doc_id = any(also) and ${passes})
          else array(
            select p.doc_id from ${index}_posts p
            where p.term_id = any(${termsOf('nth')}) and p.doc_id = any(case when nth = 1 then ${owned(index)} else docs end))
          end;
        if (select count(*) > 1 from unnest(places) g where g = nth) then
          docs := array(select distinct d from unnest(docs) d);
        end if;
        exit when docs = '{}';
      end loop;
      if of_many then
        docs := array(select d.doc_id from ${index}_documents d where d.doc_id = any(docs) and ${isTheirs});
      end if;
      have := have || docs;
      -- Where the newest do not fill the page, older ones are looked through, ever more.
      exit when low = 0 or (needed > ${mostSought} and have = '{}' and most_read >= usual) or most + case when best then after else 0 end
        <= (select count(*) from unnest(have) d where d > low and (best or after = 0 or d < after));
      also := '{}';
      high := low;
      most_read := 4 * most_read;
      low := last * greatest(0, 1 - most_read / rarest);
    end loop;
    docs := have;
    many := cardinality(docs);
    if best and many * needed > least(${summed}, read_at_most) then
      docs := array(select d from unnest(docs) d order by 1 desc limit least(${summed}, read_at_most) / needed);
    end if;

    return query
    with matched as (
      select p.doc_id, sum(q.weight * ${frequency}) as s
      from unnest(terms, weights) as q (term_id, weight) cross join lateral (
        select p.doc_id, p.tf, p.len from ${index}_posts p where p.term_id = q.term_id and p.doc_id = any(docs) offset 0) p
      where best group by p.doc_id
      union all
      select d, 0 from unnest(docs) d where not best and (after = 0 or d < after)),
    ${page}
    select d.id, page.doc_id, many, low = 0 from page join ${index}_documents d on d.doc_id = page.doc_id
    order by ${order};
  end $$;`;

/**
 * Of documents ($2) those that have all words of a search ($1), as `finding` means it, best first. Each is looked up by itself: what it
 * costs depends on how many they are, and not on how many others there are.
 */
export const choosing = (index: string) => `
  with ${understood(index, '$1::text')},
  sized as (select s.documents as n, 1.125 / s.average_len as c from ${index}_size s),
  weighed as (
    select m.place, m.id, max(m.share * ${rarity('t.df')}) as weight
    from meant m join ${index}_terms t on t.lexeme = m.lexeme cross join sized group by m.place, m.id)
  select d.id from ${index}_documents d cross join lateral (
    select count(distinct w.place) as places, sum(w.weight * ${frequency}) as s
    from weighed w join ${index}_posts p on p.term_id = w.id and p.doc_id = d.doc_id cross join sized) hit
  where d.id = any($2::uuid[]) and hit.places > 0 and hit.places = (select count(*) from wanted)
  order by hit.s desc, d.doc_id desc`;

/** The words of a text that weigh most, with what they weigh and how often they stand in it. */
const heaviest = (index: string) => `
      u as materialized (
        select lexeme, least(255, greatest(1, coalesce(cardinality(positions), 1))) as qf
        from unnest(to_tsvector(language, plain))),
      asked as materialized (
        select u.lexeme, u.qf, t.id, case when t.id is not null then ${df(index)} end as df
        from u left join ${index}_terms t on t.lexeme = u.lexeme),
      q as materialized (
        select a.id, a.lexeme, a.qf, a.df, a.qf * ${rarity('a.df')} as weight
        from asked a where a.id is not null order by 5 desc, a.id limit ${mostWords})`;

/** What the text itself would get as a document; words that no document has are part of it. */
const scoreOfItself = `coalesce(sum(q.weight * q.qf / (q.qf + 0.375::float8 + (select len from ql) * c)), 0)
          + (select coalesce(sum(a.qf * ln(1::float8 + (n + 0.5::float8) / 0.5::float8) * a.qf
              / (a.qf + 0.375::float8 + (select len from ql) * c)), 0) from asked a where a.id is null)`;

/** Each of them is walked through by itself, in the order of its documents, so that nothing is hashed to be summed up. */
const walked = (index: string) =>
  Array.from(
    { length: mostWords },
    (_, n) => `
        (select p.doc_id, weights[${n + 1}] * ${frequency} as s from ${index}_posts p
          where lows[${n + 1}] is not null and p.term_id = terms[${n + 1}] and p.doc_id > lows[${n + 1}] and p.facets & 1 = 1 and ${passes}
          order by p.doc_id)`,
  ).join(' union all');

/**
 * Documents that have words of a text, best first. Candidates come from its heaviest words: of the first and the second the newest that
 * half of the room that is left holds, of the third those that the rest holds, and all of each further one that fits. The others bring
 * none, but count for those that these have brought: what is scored, is scored by all words, as they are counted in the document. `pct`
 * is the share of what the text itself would get as a document, words that no document has included: how much of the text is matched,
 * not how probable anything is. `led_at_most` is how many postings are read for candidates. Sums are compared as `real`: what is the same
 * is, whichever word was added first.
 */
export const matching = (index: string, { led, ledAtMost, ledNarrowly, candidates, owned: few } = limits) => `
  drop function if exists ${index}_match(text, jsonb, uuid[], uuid[], integer);
  create or replace function ${index}_match(words text, filters jsonb, owners uuid[], own uuid[], most integer,
    led_at_most integer default ${ledAtMost})
  returns table (id uuid, score float8, pct integer) language plpgsql stable ${plan}
  set enable_hashagg = off set enable_hashjoin = on set enable_seqscan = off as $$
  #variable_conflict use_column
  declare${filtered}${declared}${owning}
    plain text := ${index}_plain(left(words, 20000));
    language regconfig := ${index}_language(to_tsvector('pg_catalog.simple', plain));
    terms integer[];
    weights float8[];
    dfs integer[];
    itself float8;
    -- Of each word after which document it is read for candidates: 0 all of it, null not at all.
    lows integer[];
    room float8;
    chosen integer := greatest(${candidates}, most);
    tries integer := 1;
    most_of_one float8;
    last integer;
    also integer[];
    docs integer[] := '{}';
  begin
    select f[1], f[2], f[3], f[4] into m1, m2, m3, m4 from ${index}_masks(filters) f;${sized(index)}
    with${heaviest(index)},
    ql as (select coalesce(sum(u.qf), 0) as len from u)
    select array_agg(q.id order by q.weight desc, q.id), array_agg(q.weight order by q.weight desc, q.id),
        array_agg(q.df order by q.weight desc, q.id),
        ${scoreOfItself}
      into terms, weights, dfs, itself
      from q;
    if terms is null then
      return;
    end if;
${byOwners(index, few)}
    also := case when of_few then ${owned(index)} else ${hidden(index)} end;
    if of_many then
      -- To find one of theirs, those of others are looked at too.
      chosen := greatest(${candidates} / 3, most);
      tries := ${triesOfMany};
    end if;
    select max(d.doc_id) into last from ${index}_documents d;
    foreach room in array array[greatest(${led}, least(led_at_most, 80 * sqrt(n))), ${ledNarrowly}]::float8[] loop
      exit when of_few;
      lows := array_fill(null::integer, array[cardinality(terms)]);
      for nth in 1 .. cardinality(terms) loop
        most_of_one := case when nth <= 2 then room / 2 else room end;
        if dfs[nth] <= most_of_one or nth <= 3 then
          lows[nth] := last * greatest(0, 1 - most_of_one / dfs[nth]);
          room := room - least(dfs[nth], most_of_one);
        end if;
      end loop;
      docs := array(
        select h.doc_id from (${walked(index)}) h
        group by h.doc_id order by sum(h.s)::real desc, h.doc_id
        limit chosen * tries);
      if of_many then
        docs := array(
          select l.doc_id from unnest(docs) with ordinality as l (doc_id, place)
          where (select ${isTheirs} from ${index}_documents d where d.doc_id = l.doc_id) limit chosen);
        tries := tries * ${moreTries};
      end if;
      exit when ((unfiltered or 0 = all(lows)) and (not of_many or docs <> '{}')) or cardinality(docs) + cardinality(also) >= most;
    end loop;

    return query
    select f.id, f.s, least(100, round(100 * f.s / nullif(itself, 0)))::int
    from (
      select d.doc_id, d.id, (
          select sum(q.weight * ${frequency}) from (select u.term_id, u.tf, d.len from unnest(d.term_ids, d.tfs) u (term_id, tf)) p
            join unnest(terms, weights) q (term_id, weight) on q.term_id = p.term_id) as s
      from ${index}_documents d where d.doc_id = any(docs || also) and ${passes.replaceAll('p.', 'd.')} offset 0) f
    where f.s > 0 order by f.s::real desc, f.doc_id limit most;
  end $$;`;

/**
 * Of documents ($5) those that a viewer ($4) sees, of owners ($3), through filters ($2), as `matching` scores them by a text ($1), best
 * first: also those that it would not find, which have little of the text or nothing. What it costs depends on how many they are alone.
 */
export const scoring = (index: string) => scoringBy(index);

/** The same of one document ($2) that everybody sees, by each of some texts ($1); they are numbered from 1. */
export const scoringByEach = (index: string) => `
  select given.n::integer, scored.percent from unnest($1::text[]) with ordinality as given (text, n)
  cross join lateral (${scoringBy(index, {
    text: 'given.text',
    filters: `'{}'`,
    owners: 'null',
    viewer: `'{}'`,
    ids: 'array[$2::uuid]',
  })}) scored`;

const scoringBy = (index: string, given = { text: '$1', filters: '$2', owners: '$3', viewer: '$4', ids: '$5' }) => `
  with sized as materialized (
    select s.documents < 1000 as small, case when s.documents < 1000 then greatest(1, few.n) else s.documents end::float8 as n,
      1.125 / case when s.documents < 1000 then greatest(1, coalesce(few.len, 1)) else s.average_len end as c
    from ${index}_size s cross join lateral (
      select count(*) as n, avg(few.len) as len from (
        select d.len from ${index}_documents d where s.documents < 1000 and d.facets & 1 = 1 limit 2000) few) few),
  read as materialized (
    select sized.*, plain, ${index}_language(to_tsvector('pg_catalog.simple', plain)) as language,
      ${given.filters}::jsonb = '{}' as unfiltered, f[1] as m1, f[2] as m2, f[3] as m3, f[4] as m4
    from sized cross join ${index}_plain(left(${given.text}, 20000)) plain cross join ${index}_masks(${given.filters}::jsonb) f)
  select hit.id, hit.s as score, least(100, coalesce(round(100 * hit.s / nullif(hit.itself, 0)), 0))::int as percent
  from read cross join lateral (
    with${heaviest(index)},
    ql as (select coalesce(sum(u.qf), 0) as len from u),
    whole as materialized (
      select ${scoreOfItself} as itself
      from q)
    select d.id, d.doc_id, whole.itself, coalesce((
        select sum(q.weight * ${frequency}) from (select u.term_id, u.tf, d.len from unnest(d.term_ids, d.tfs) u (term_id, tf)) p
          join q on q.id = p.term_id), 0) as s
    from ${index}_documents d cross join whole
    where d.id = any(${given.ids}::uuid[]) and (d.facets & 1 = 1 or d.owner = any(${given.viewer}::uuid[]))
      and (${given.owners}::uuid[] is null or (d.owner in (select unnest(${given.owners}::uuid[]))) is true) and ${passes.replaceAll('p.', 'd.')}) hit
  order by hit.s::real desc, hit.doc_id`;

/** What a text and a document have in common: each of its heaviest words as it is written there, and its share of the score; none when missing. */
export const explaining = (index: string) => `
  create or replace function ${index}_explain(words text, documents uuid[], most integer)
  returns table (id uuid, word text, share float8) language plpgsql stable ${plan} set enable_seqscan = off as $$
  #variable_conflict use_column
  declare${declared}
    plain text := ${index}_plain(left(words, 20000));
    language regconfig := ${index}_language(to_tsvector('pg_catalog.simple', plain));
  begin${sized(index)}
    return query
    with${heaviest(index)},
    written as materialized (
      select distinct on (stem) stem, w from (
        select w, place, (tsvector_to_array(to_tsvector(language, w)))[1] as stem
        from unnest(string_to_array(plain, ' ')) with ordinality as given (w, place)) given
      where stem is not null order by stem, place),
    held as (
      select d.id, q.lexeme, q.weight, q.weight * ${frequency} as s
      from ${index}_documents d cross join q
        cross join lateral (select d.tfs[array_position(d.term_ids, q.id)] as tf, d.len) p
      where d.id = any(documents)
      union all
      select d, a.lexeme, a.qf * ${rarity('0')}, null from unnest(documents) d, asked a where a.id is null),
    shares as (
      select h.*, h.s / sum(h.s) over (partition by h.id) as part,
        row_number() over (partition by h.id, h.s is null order by h.s desc nulls last, h.weight desc, h.lexeme) as rank
      from held h)
    select s.id, coalesce(w.w, s.lexeme), s.part from shares s left join written w on w.stem = s.lexeme
    where s.rank <= most order by s.id, s.part desc nulls last, s.rank;
  end $$;`;
