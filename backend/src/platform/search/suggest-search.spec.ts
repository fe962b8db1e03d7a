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

  it('has of many words those put right that occur nowhere, three of the first twelve at most', async () => {
    expect(await suggest('the watter of our leaks is not in any pipess')).toBe(
      'the water of our leaks is not in any pipes',
    );
    expect(await suggest('a b c watter leeks pipess sensorss')).toBe('a b c water leaks pipes sensorss');
    expect(await suggest(`${'water '.repeat(12)} watter`)).toBeNull();
    expect(await suggest('one two three four five six seven')).toBeNull();
  });

  it('never says a word that the viewer would not find, however many others there are', async () => {
    const found = ['known', 'other', 'words', 'here'];
    const suggested = (search: string) =>
      suggestSearch(
        search,
        async (words) => words.split(' ').every((word) => found.includes(word)),
        async (word) => (word === 'knownn' ? 'known' : 'secret'),
      );
    expect(await suggested('secrit known other words here known other')).toBeNull();
    expect(await suggested('secrit knownn other words here known other')).toBe(
      'secrit known other words here known other',
    );
    expect(await suggested('secrit')).toBeNull();
  });

  it('leaves words of fewer than four letters as they are', async () => {
    const suggestion = suggestSearch(
      'wat leeks',
      async (words) => words !== 'leeks',
      async () => 'water',
    );
    expect(await suggestion).toBe('wat water');
  });

  it('looks at no more than twelve words', async () => {
    const finds = jest.fn(async () => true);
    await suggestSearch('water '.repeat(100), finds, async () => undefined);
    expect(finds).toHaveBeenCalledTimes(12);
  });

  it('has words of at most 30 letters', async () => {
    expect(await suggest(`${'x'.repeat(29)}`)).toBe('x'.repeat(30));
    expect(await suggest(`${'y'.repeat(30)}`)).toBeNull();
    expect(await suggest(`watter ${'x'.repeat(31)}`)).toBeNull();
  });
});
