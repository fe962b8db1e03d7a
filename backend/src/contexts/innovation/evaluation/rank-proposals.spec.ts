import { RankState } from '../innovation.enums';
import { type CountedScore, figuresOf, pointsOf, rankProposals } from './rank-proposals';
import type { Criterion } from './rubric';

const criterion = (key: number, weight: number): Criterion => ({
  key,
  name: `Criterion ${key}`,
  meaning: null,
  weight,
});
const criteria = [criterion(1, 40), criterion(2, 20), criterion(3, 20)];
const score = (...marks: number[]): CountedScore => ({ marks: marks.map((mark, n) => ({ key: n + 1, mark })) });
const proposal = (id: string, scores: CountedScore[], waiting = 0) => ({ id, scores, waiting });

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('the points of a score', () => {
  it('are 0 when every mark is 1, 100 when every mark is 5, and between them by weight', () => {
    expect(pointsOf(criteria, score(1, 1, 1))).toBe(0);
    expect(pointsOf(criteria, score(5, 5, 5))).toBe(100);
    expect(pointsOf(criteria, score(5, 1, 1))).toBe(50);
    expect(pointsOf(criteria, score(1, 2, 1))).toBe(6.3);
  });

  it('do not depend on the unit of the weights', () => {
    const doubled = criteria.map((one) => ({ ...one, weight: one.weight * 2 }));
    expect(pointsOf(doubled, score(4, 2, 5))).toBe(pointsOf(criteria, score(4, 2, 5)));
  });

  it('need a mark for each criterion', () => {
    expect(() => pointsOf(criteria, score(4, 2))).toThrow('no mark for the criterion 3');
  });
});

describe('the figures of a proposal', () => {
  it('are mean, standard deviation, range, and the means of the criteria', () => {
    // 100, 50 and 0 points: the deviation of the population is √(5000 / 3).
    expect(figuresOf(criteria, [score(5, 5, 5), score(5, 1, 1), score(1, 1, 1)])).toEqual({
      mean: 50,
      deviation: 40.8,
      lowest: 0,
      highest: 100,
      criteria: [
        { key: 1, mean: 3.7 },
        { key: 2, mean: 2.3 },
        { key: 3, mean: 2.3 },
      ],
    });
  });

  it('have no deviation with one reviewer, and exactly none where all agree', () => {
    expect(figuresOf(criteria, [score(4, 2, 5)])).toMatchObject({
      mean: 68.8,
      deviation: null,
      lowest: 68.8,
      highest: 68.8,
    });
    expect(figuresOf(criteria, [score(4, 2, 5), score(4, 2, 5), score(4, 2, 5)])).toMatchObject({ deviation: 0 });
  });

  it('say nothing without a score', () => {
    expect(figuresOf(criteria, [])).toEqual({
      mean: null,
      deviation: null,
      lowest: null,
      highest: null,
      criteria: criteria.map(({ key }) => ({ key, mean: null })),
    });
  });

  it('hold together, whatever is scored', () => {
    const next = numbers(7);
    for (let run = 0; run < 300; run += 1) {
      const rubric = Array.from({ length: 1 + next(8) }, (_, n) => criterion(n + 1, 1 + next(100)));
      const scores = Array.from({ length: 2 + next(19) }, () => score(...rubric.map(() => 1 + next(5))));
      const { mean, deviation, lowest, highest } = figuresOf(rubric, scores);
      const [least, middle, most, spread] = [lowest, mean, highest, deviation] as [number, number, number, number];
      expect(least).toBeGreaterThanOrEqual(0);
      expect(middle).toBeGreaterThanOrEqual(least);
      expect(most).toBeGreaterThanOrEqual(middle);
      expect(most).toBeLessThanOrEqual(100);
      // Popoviciu's inequality: it is at most half of the range; a tenth is rounded.
      expect(spread).toBeLessThanOrEqual((most - least) / 2 + 0.15);
      const backwards = [...scores].reverse();
      expect(figuresOf(rubric, backwards)).toEqual(figuresOf(rubric, scores));
      const better = scores.map(({ marks }) => ({
        marks: marks.map((one) => ({ ...one, mark: Math.min(5, one.mark + 1) })),
      }));
      expect(figuresOf(rubric, better).mean).toBeGreaterThanOrEqual(middle);
    }
  });
});

describe('the ranking', () => {
  const ranks = (...proposals: ReturnType<typeof proposal>[]) =>
    rankProposals(criteria, proposals).map(({ id, rank, state }) => [id, rank, state]);
  const { Compared, Waiting, NoReviewer } = RankState;

  it('has the best first; those that tie share a rank, and the next has as many more', () => {
    expect(
      ranks(
        proposal('c', [score(1, 1, 1)]),
        proposal('b', [score(1, 5, 5)]),
        proposal('a', [score(5, 1, 1)]),
        proposal('d', [score(5, 5, 5)]),
      ),
    ).toEqual([
      ['d', 1, Compared],
      ['a', 2, Compared],
      ['b', 2, Compared],
      ['c', 4, Compared],
    ]);
  });

  it('gives no rank to what somebody has still to score, nor to what nobody may', () => {
    expect(
      ranks(
        proposal('nobody', []),
        proposal('begun', [score(5, 5, 5)], 1),
        proposal('done', [score(2, 2, 2)]),
        proposal('untouched', [], 2),
      ),
    ).toEqual([
      ['done', 1, Compared],
      ['begun', null, Waiting],
      ['untouched', null, Waiting],
      ['nobody', null, NoReviewer],
    ]);
  });

  it('does not depend on the order in which proposals come', () => {
    const next = numbers(11);
    const proposals = Array.from({ length: 60 }, (_, n) =>
      proposal(`p${n}`, [score(1 + next(5), 1 + next(5), 1 + next(5))], next(4) === 0 ? 1 : 0),
    );
    expect(rankProposals(criteria, [...proposals].reverse())).toEqual(rankProposals(criteria, proposals));
  });
});
