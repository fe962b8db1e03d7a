import { demoCommunities } from './demo-communities';
import { nameAt, placeOfAuthor, questionAt } from './demo-discussions';

/** So many stand on the first page of a list. */
const shown = Array.from({ length: 20 }, (_, n) => n);
const different = (words: string[]) => new Set(words).size;
const beginning = (title: string) => title.split(' ').slice(0, 2).join(' ');

describe('the discussions of the demo data', () => {
  it.each(demoCommunities)('have titles of their own in $name', ({ topics, discussions }) => {
    const titles = Array.from({ length: discussions }, (_, n) => questionAt(n, topics).title);
    expect(different(titles)).toBe(discussions);
  });

  it.each(demoCommunities.filter(({ topics }) => topics.length > 1))('ask in many words in $name', ({ topics }) => {
    expect(different(shown.map((n) => beginning(questionAt(n, topics).title)))).toBeGreaterThan(12);
  });

  it('are by people of many names', () => {
    expect(different(shown.map((n) => nameAt(placeOfAuthor(n)).firstName))).toBe(shown.length);
  });
});
