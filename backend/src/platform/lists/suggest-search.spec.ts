import { suggestSearch, vocabularyOf } from './suggest-search';

describe('a suggested search', () => {
  const texts = [{ text: 'Water leaks in pipes' }, { text: `Sensors ${'x'.repeat(30)} ${'y'.repeat(31)}` }];
  const right = new Set(['water', 'leaks', 'pipes', 'sensors', 'x'.repeat(30), 'y'.repeat(31)]);
  const suggest = (search: string, rows = texts) =>
    suggestSearch(
      search,
      async (words) => words.split(' ').every((word) => right.has(word)),
      async () => vocabularyOf(rows),
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

  it('knows the 20,000 words that come first', async () => {
    const many = { text: Array.from({ length: 20_000 }, (_, n) => `w${n}`).join(' ') };
    expect(await suggest('watter', [...texts, many])).toBe('water');
    expect(await suggest('watter', [many, ...texts])).toBeNull();
  });
});
