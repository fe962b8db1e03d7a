import type { Database } from '../database/database';
import type { Statement } from '../database/statement';
import { uuidList } from '../database/uuid-list';
import { mostCounted, type Total } from '../lists/page';
import { Hits } from './hits';
import { Vocabulary } from './nearest-word';
import { choosing, limits, scoring, scoringByEach, soughtAtMost } from './search-functions';
import type { SearchIndexes } from './search-indexes';
import { fromSearchCursor, type SearchPlace, toSearchCursor } from './search-place';
import { suggestSearch } from './suggest-search';
import { wordsAsWritten } from './words-as-written';

/** What a search has found is counted one by one, up to so much. */
const mostCountedEach = 1_000;
/** So many documents that have some of the words are shown where none has all. */
const mostLike = 100;
/** So much is read for the first few, and to know whether there are any; in postings, and more where that is not enough. */
const readForFew = 4_000;
const readForAny = 1_000;
/** And so much to know whether there is more than is counted: a word and its completions may be in the same documents. */
const readToCount = 2 * mostCountedEach;

/** Who looks, and what is looked through. */
export interface Within {
  /** Organizations whose people look: they see what is not shown to everybody. */
  own: string[];
  /** Of each facet the values that will do. */
  filters?: Record<string, string[]>;
  /** Those of these organizations alone. */
  owners?: string[];
}

interface FoundPage {
  /** Best first, or newest first. */
  ids: string[];
  total: Total;
  /** Whether what was found has all words, or some of them, as nothing has all. */
  words: 'all' | 'some';
  next?: string;
}

export interface Likeness {
  id: string;
  /** Which part of the text is matched, in percent; no probability. */
  percent: number;
  /** Whether meaning, half and half with the words, has decided where it stands. */
  byMeaning?: true;
}

/** A word of a text, as it stands there, and the share of the score that it makes; null when the document lacks it. */
export interface SharedWord {
  id: string;
  word: string;
  share: number | null;
}

interface Hit {
  id: string;
  doc: number;
  total: number;
  whole: boolean;
}

/** A noun's documents as they are searched and compared: what `keepSearchIndex` keeps, under the name that it was told. */
export class Corpus {
  private readonly words: Hits;

  constructor(
    private readonly database: Database,
    private readonly indexes: SearchIndexes,
    private readonly index: string,
    table: string,
    /** An expression of what is compared by meaning, where embeddings are configured; by words alone when absent. */
    text?: string,
  ) {
    this.words = new Hits(database, index);
    indexes.add(index, table, text);
  }

  /** A page of what has the words. Throws `invalid_input` for a cursor that is none of a search. */
  async find(
    words: string,
    { sort, limit, cursor, ...within }: Within & { sort: 'best' | 'newest'; limit: number; cursor?: string },
  ): Promise<FoundPage> {
    const { kind, after }: SearchPlace = fromSearchCursor(cursor) ?? { kind: sort, after: 0 };
    if (kind === 'some') return this.some(words, within, limit, after);
    const hits = await this.hits(words, within, kind, after, limit + 1);
    if (hits.length === 0 && !cursor) return this.some(words, within, limit);
    const last = hits[limit - 1];
    const count = hits[0]?.total ?? 0;
    const more = !(hits[0]?.whole ?? true) || count > mostCounted;
    return {
      ids: hits.slice(0, limit).map(({ id }) => id),
      total: { count: Math.min(count, mostCounted), ...(more && { orMore: true }) },
      words: 'all',
      ...(last &&
        hits.length > limit && { next: toSearchCursor({ kind, after: kind === 'best' ? after + limit : last.doc }) }),
    };
  }

  /** The first few of what has all words, the best of the newest first; what has only some of them is not meant. */
  async best(words: string, within: Within, most: number): Promise<string[]> {
    const few = await this.hits(words, within, 'best', 0, most, readForFew);
    // Where it finds none, it has looked everywhere.
    const isEnough = few.length === 0 || few.length === most || few[0]?.whole;
    const hits = isEnough ? few : await this.hits(words, within, 'best', 0, most);
    return hits.map(({ id }) => id);
  }

  /** All that `find` lists, in no order that means anything, to be counted one by one; nothing where it is more than a thousand. */
  async all(words: string, within: Within): Promise<string[] | undefined> {
    // One hit says how many there are: what is too much is not fetched first, and hardly read where it is far too much.
    const [hit] = await this.hits(words, within, 'newest', 0, 1, readToCount);
    if (hit && hit.total > mostCountedEach) return undefined;
    if (!hit?.whole) {
      const { total } = await this.find(words, { ...within, sort: 'newest', limit: 1 });
      if (total.orMore || total.count > mostCountedEach) return undefined;
    }
    return (await this.find(words, { ...within, sort: 'newest', limit: mostCountedEach })).ids;
  }

  /** Of these ids those that have all words, best first; for a few of them, such as what is new. */
  async among(words: string, ids: string[]): Promise<string[]> {
    const choose = { name: `${this.index}-among`, text: choosing(this.index) };
    return (await this.database.query<{ id: string }>(choose, [words, ids])).map(({ id }) => id);
  }

  /** Whether anything has all words. */
  private async finds(words: string, within: Within): Promise<boolean> {
    return (await this.hits(words, within, 'newest', 0, 1, readForAny)).length > 0;
  }

  /** What is most like a text, best first; of at most so many postings, where that is to be answered sooner. */
  async match(text: string, within: Within, most: number, ledAtMost = limits.ledAtMost): Promise<Likeness[]> {
    const { meaning } = this.indexes;
    const match = {
      name: `${this.index}-match`,
      text: `select id, score, pct as percent from ${this.index}_match($1, $2::jsonb, $3::uuid[], $4::uuid[], $5, $6)`,
    };
    const liked = await this.liked(match, text, within, [Math.max(most, meaning.depth), ledAtMost]);
    return liked.slice(0, most);
  }

  /** The same of these documents, as far as they are seen: of each of them, however little it has of the text. */
  async score(text: string, within: Within, ids: string[]): Promise<Likeness[]> {
    return this.liked({ name: `${this.index}-score`, text: scoring(this.index) }, text, within, [ids]);
  }

  /** Which part of each of these texts one document has that everybody sees, in percent, in their order. */
  async scoreByEach(texts: string[], id: string): Promise<number[]> {
    const score = { name: `${this.index}-score-by-each`, text: scoringByEach(this.index) };
    const percents = texts.map(() => 0);
    for (const { n, percent } of await this.database.query<{ n: number; percent: number }>(score, [texts, id]))
      percents[n - 1] = percent;
    return percents;
  }

  /** The words of a text that these documents share, and the heaviest that they lack: at most so many of each. */
  async explain(text: string, ids: string[], most: number): Promise<SharedWord[]> {
    const explain = {
      name: `${this.index}-explain`,
      text: `select id, word, share from ${this.index}_explain($1, $2::uuid[], $3)`,
    };
    return asWritten(text, await this.database.query<SharedWord>(explain, [text, ids, most]));
  }

  /** The same of each of these texts and one document, in their order. */
  async explainByEach(texts: string[], id: string, most: number): Promise<SharedWord[][]> {
    const explain = {
      name: `${this.index}-explain-by-each`,
      text: `select given.n::integer, id, word, share from unnest($1::text[]) with ordinality as given (text, n)
        cross join lateral ${this.index}_explain(given.text, array[$2::uuid], $3)`,
    };
    const shared = await this.database.query<SharedWord & { n: number }>(explain, [texts, id, most]);
    return texts.map((text, place) =>
      asWritten(
        text,
        shared.filter(({ n }) => n === place + 1),
      ),
    );
  }

  /** A search for which nothing was found, without its slips of spelling; nothing when that finds nothing either. */
  async suggest(search: string, within: Within): Promise<string | null> {
    return suggestSearch(
      search,
      (words) => this.finds(words, within),
      (word) => this.nearest(word),
    );
  }

  /** The word that was probably meant by one that nothing has. */
  async nearest(word: string): Promise<string | undefined> {
    const near = { name: `${this.index}-near`, text: `select word, uses from ${this.index}_near($1)` };
    const known = await this.database.query<{ word: string; uses: number }>(near, [word]);
    return new Vocabulary(known.map((one) => [one.word, one.uses])).nearest(word);
  }

  /** Each with the words of its title, its tags and the beginning of its description that a search finds, as they stand there. */
  async marked<Item extends { title: string; description: string; tags: string[] }>(
    search: string,
    items: Item[],
  ): Promise<(Item & { hits: string[] })[]> {
    return this.words.mark(search, items);
  }

  private async liked(by: Statement, text: string, { own, filters = {}, owners }: Within, more: unknown[]) {
    const given = [text, JSON.stringify(filters), owners ? uuidList(owners) : null, own, ...more];
    const liked = await this.database.query<Likeness & { score: number }>(by, given);
    return this.indexes.meaning.order(this.index, text, liked);
  }

  private async hits(
    words: string,
    { own, filters = {}, owners }: Within,
    kind: 'best' | 'newest',
    after: number,
    most: number,
    readAtMost?: number,
  ): Promise<Hit[]> {
    const find = {
      name: `${this.index}-find`,
      text: `select * from ${this.index}_find($1, $2::jsonb, $3::uuid[], $4::uuid[], $5, $6, $7, $8)`,
    };
    return this.database.query<Hit>(find, [
      words,
      JSON.stringify(filters),
      owners ? uuidList(owners) : null,
      own,
      kind === 'best',
      after,
      most,
      readAtMost ?? null,
    ]);
  }

  private async some(words: string, within: Within, limit: number, after = 0): Promise<FoundPage> {
    const liked = await this.match(words, within, mostLike, soughtAtMost);
    const until = after + limit;
    return {
      ids: liked.slice(after, until).map(({ id }) => id),
      total: { count: liked.length },
      words: liked.length > 0 ? 'some' : 'all',
      ...(until < liked.length && { next: toSearchCursor({ kind: 'some', after: until }) }),
    };
  }
}

function asWritten(text: string, words: SharedWord[]): SharedWord[] {
  const written = wordsAsWritten(text);
  return words.map(({ id, word, share }) => ({ id, word: written.get(word) ?? word, share }));
}
