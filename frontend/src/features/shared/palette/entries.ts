import type { FoundGroupDto } from '@alliance/api-client/search';

/** A line of the palette: it leads somewhere, or does something at once. */
export interface Entry {
  /** What it is, for its sign: `problem`, `page`, `action` … */
  kind: string;
  title: string;
  line?: string | null;
  address?: string;
  /** The organization that it is, or that a person is of. */
  organizationId?: string;
  /** Of its logo, or their picture. */
  imageUrl?: string;
  run?: () => void;
}

export interface EntryGroup {
  title: string;
  entries: Entry[];
}

/** A page that can be gone to without knowing what it is about. */
export interface KnownPage {
  to: string;
  label: string;
  /** What it is looked for by as well. */
  also?: string;
}

/** Nothing is asked of the server for fewer letters. */
export const fewestLetters = 2;
const mostRecent = 5;
const mostKnown = 4;

/** Lists that can be searched by the words that were typed, where nothing better is found. */
const lists = [
  { to: '/problems', label: 'Search problems' },
  { to: '/solutions', label: 'Search solutions' },
  { to: '/projects', label: 'Search projects' },
  { to: '/members', label: 'Search the network' },
];

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Whether each word that was typed is the beginning of a word of the title. */
export const isCalled = (title: string, typed: string) => {
  const known = wordsOf(title);
  return wordsOf(typed).every((word) => known.some((one) => one.startsWith(word)));
};

/** The words of a title that what was typed begins, or that begin it, as they stand there. */
export const hitsOf = (title: string, typed: string): string[] => {
  const asked = wordsOf(typed);
  const words = title.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.filter((word) => {
    const low = word.toLowerCase();
    return asked.some((one) => low.startsWith(one) || (low.length > 3 && one.startsWith(low)));
  });
};

/** What has the words in its text alone comes after what is called so. */
const byHits = (typed: string) => (one: EntryGroup, other: EntryGroup) =>
  Number(isHit(other, typed)) - Number(isHit(one, typed));
const isHit = ({ entries }: EntryGroup, typed: string) => entries.some(({ title }) => hitsOf(title, typed).length > 0);

interface Sources {
  typed: string;
  recent: Entry[];
  actions: Entry[];
  pages: readonly KnownPage[];
  found: readonly FoundGroupDto[];
  isMounted: (path: string) => boolean;
  /** Whether the lists of the alliance are for this viewer. */
  searches: boolean;
}

/** What the palette shows, group by group: recent things first while nothing is typed, and then what fits the words. */
export function groupsOf({ typed, recent, actions, pages, found, isMounted, searches }: Sources): EntryGroup[] {
  const asPage = ({ to, label }: KnownPage): Entry => ({ kind: 'page', title: label, address: to });
  const groups =
    typed === ''
      ? [
          { title: 'Recent', entries: recent.slice(0, mostRecent) },
          { title: 'Actions', entries: actions },
          { title: 'Pages', entries: pages.map(asPage) },
        ]
      : [
          { title: 'Actions', entries: actions.filter(({ title }) => isCalled(title, typed)).slice(0, mostKnown) },
          {
            title: 'Pages',
            entries: pages
              .filter(({ label, also = '' }) => isCalled(`${label} ${also}`, typed))
              .slice(0, mostKnown)
              .map(asPage),
          },
          ...found.map(({ title, items }) => ({ title, entries: items })).toSorted(byHits(typed)),
          {
            title: 'In lists',
            entries: lists
              .filter(({ to }) => searches && typed.length >= fewestLetters && isMounted(to))
              .map(({ to, label }) => ({
                kind: 'search',
                title: `${label} for “${typed}”`,
                address: `${to}?search=${encodeURIComponent(typed)}`,
              })),
          },
        ];
  return groups.filter(({ entries }) => entries.length > 0);
}
