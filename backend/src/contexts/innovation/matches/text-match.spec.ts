import { MatchLabel } from '../innovation.enums';
import { labelOf, toTextMatch } from './text-match';

describe('a text match', () => {
  it.each([
    [39, undefined],
    [40, MatchLabel.Possible],
    [59, MatchLabel.Possible],
    [60, MatchLabel.Good],
    [79, MatchLabel.Good],
    [80, MatchLabel.Strong],
    [100, MatchLabel.Strong],
  ])('of %i of 100 has the label %s', (percent, label) => {
    expect(labelOf(percent)).toBe(label);
  });

  it('names the words that are shared, with their parts in percent, apart from those that are missing', () => {
    const words = [
      { id: 'a', word: 'leaks', share: 0.305 },
      { id: 'a', word: 'old', share: null },
    ];
    expect(toTextMatch(64, words)).toEqual({
      ...{ percent: 64, label: MatchLabel.Good, words: [{ word: 'leaks', share: 31 }], missing: ['old'] },
    });
  });
});
