import { Vocabulary } from './nearest-word';
import { suggestSearch } from './suggest-search';

describe('a suggested search', () => {
  const right = ['water', 'leaks', 'pipes', 'sensors', 'x'.repeat(30), 'y'.repeat(31)];
  const known = new Vocabulary(right.filter((word) => word.length <= 30).map((word) => [word, 1]));
  const suggest = (search: string) =>
    suggestSearch(
      search,
      async (words) => words.split(' ').every((word) => right.includes(word)),
      async (word) => known.nearest(word),
    );

  it('has the words that nothing has put right, and the others as they are', async () => {
    expect(await suggest('watter leaks')).toBe('water leaks');
    expect(await suggest('water leaks')).toBeNull();
  });

  it('puts three words right, and not a fourth', async () => {
    expect(await suggest('watter leeks pipess sensors')).toBe('water leaks pipes sensors');
    expect(await suggest('watter leeks pipess sensorss')).toBeNull();
  });

  it('has words of at most 30 letters', async () => {
    expect(await suggest(`${'x'.repeat(29)}`)).toBe('x'.repeat(30));
    expect(await suggest(`${'y'.repeat(30)}`)).toBeNull();
    expect(await suggest(`watter ${'x'.repeat(31)}`)).toBeNull();
  });
});
