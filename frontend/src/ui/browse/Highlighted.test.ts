import { hitsIn } from './Highlighted';

describe('a text in which hits are marked', () => {
  it('marks the words that are hits wherever they stand, and no part of a word', () => {
    const marked = (text: string, hits: string[]) => hitsIn(text, hits).flatMap(({ part, hit }) => (hit ? [part] : []));
    expect(marked('Leaks, in mains: “Leaks” leak Leaksome', ['Leaks'])).toEqual(['Leaks', 'Leaks']);
    expect(marked('Kühlung für Cafés', ['Cafés'])).toEqual(['Cafés']);
    expect(marked('مضخات المياه', ['المياه'])).toEqual(['المياه']);
  });

  it('takes nothing away from the text', () => {
    const text = 'A (drip+) line: 50% less water.';
    for (const hits of [[], ['drip'], ['50', 'water']])
      expect(
        hitsIn(text, hits)
          .map(({ part }) => part)
          .join(''),
      ).toBe(text);
  });
});
