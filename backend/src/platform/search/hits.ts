import { LRUCache } from 'lru-cache';
import { atMost } from '../cache/cache';
import type { Database } from '../database/database';

/** Of a description that a list shows, the characters that may be seen. */
const shownOf = 600;
const letters = '\\p{L}\\p{N}\\p{M}';
/** A run of letters and digits: what the index takes for a word. */
const written = new RegExp(`[${letters}]+`, 'gu');
/** Longer searches are read each time, and longer words too. */
const longestRemembered = 200;

/** What the index takes a written word for; it may be several, or none. */
interface Part {
  word: string;
  /** Null for a word that is hardly one, such as “the”. */
  stem: string | null;
}

/** What a search means: words as they are written and their stems, and how its last word begins. */
interface Meant {
  words: Set<string>;
  stems: Set<string | null>;
  beginning: string;
  /** What may be meant: a word and its stem begin alike. Accents begin as many things. */
  may: RegExp;
}

const stem = (of: string) => `(tsvector_to_array(to_tsvector('pg_catalog.english', ${of})))[1]`;
const partsOf = (index: string) => `
  select w as word, coalesce((
    select json_agg(json_build_object('word', part, 'stem', ${stem('part')}))
    from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', ${index}_plain(w)))) part), '[]') as parts
  from unnest($1::text[]) w`;
const meantBy = (index: string) => `
  select lexeme as word, ${stem('lexeme')} as stem
  from unnest(to_tsvector('pg_catalog.simple', left(${index}_plain(left($1, 4000)), 4000)))
  order by positions[cardinality(positions)]`;

/**
 * Which written words a search finds: by their stem, and for its last word by their beginning. The database says what a
 * word is, once: texts have few different words, and what is made of them does not change.
 */
export class Hits {
  private readonly known = new LRUCache<string, Part[]>(atMost(50_000));
  private readonly searches = new LRUCache<string, Meant>(atMost(1000));
  private readonly partsOf: { name: string; text: string };
  private readonly meantBy: { name: string; text: string };

  constructor(
    private readonly database: Database,
    index: string,
  ) {
    this.partsOf = { name: `${index}-parts`, text: partsOf(index) };
    this.meantBy = { name: `${index}-meant`, text: meantBy(index) };
  }

  /** Each with those of its title, the beginning of its description and its tags, as they stand there. */
  async mark<Item extends { title: string; description: string; tags: string[] }>(
    search: string,
    items: Item[],
  ): Promise<(Item & { hits: string[] })[]> {
    const meant = await this.meaningOf(search);
    const candidates = items.map(({ title, description, tags }) => [
      ...new Set([title, description.slice(0, shownOf), ...tags].join(' ').match(meant.may)),
    ]);
    const parts = await this.read(candidates.flat());
    const isHit = (word: string) => parts.get(word)?.some((part) => isMeant(part, meant));
    return items.map((item, n) => ({ ...item, hits: candidates[n]?.filter(isHit) ?? [] }));
  }

  private async meaningOf(search: string): Promise<Meant> {
    const known = this.searches.get(search);
    if (known) return known;
    const asked = await this.database.query<Part>(this.meantBy, [search]);
    const last = asked.at(-1)?.word ?? '';
    const meant = {
      words: new Set(asked.map(({ word }) => word)),
      stems: new Set(asked.map(({ stem }) => stem)),
      beginning: [...last].length > 1 ? last : '',
      may: mayHit(search),
    };
    if (search.length <= longestRemembered) this.searches.set(search, meant);
    return meant;
  }

  private async read(words: string[]): Promise<ReadonlyMap<string, Part[]>> {
    const read = new Map<string, Part[]>();
    const missing: string[] = [];
    for (const word of new Set(words)) {
      const parts = this.known.get(word);
      if (parts) read.set(word, parts);
      else missing.push(word);
    }
    if (missing.length === 0) return read;
    for (const { word, parts } of await this.database.query<{ word: string; parts: Part[] }>(this.partsOf, [missing])) {
      read.set(word, parts);
      if (word.length <= longestRemembered) this.known.set(word, parts);
    }
    return read;
  }
}

const isMeant = ({ word, stem }: Part, { words, stems, beginning }: Meant): boolean =>
  words.has(word) || (stem !== null && stems.has(stem)) || (beginning !== '' && word.startsWith(beginning));

function mayHit(search: string): RegExp {
  const firsts = [...new Set(search.match(written)?.map((word) => (word[0] as string).toLowerCase()))];
  if (firsts.length === 0 || firsts.some((letter) => letter > '~')) return written;
  const either = firsts.flatMap((letter) => [letter, letter.toUpperCase()]).join('');
  return new RegExp(`(?<![${letters}])(?=[${either}\\u0080-\\u{10ffff}])[${letters}]+`, 'gu');
}
