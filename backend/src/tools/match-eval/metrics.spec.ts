import type { Run } from './collection';
import { compare, mean, measure } from './metrics';

const qrels = new Map([
  [
    '1',
    new Map([
      ['a', 2],
      ['b', 1],
      ['c', 0],
    ]),
  ],
  ['2', new Map([['d', 1]])],
  ['3', new Map([['e', 0]])],
]);
const run = (lists: Record<string, string[]>): Run =>
  new Map(Object.entries(lists).map(([query, docs]) => [query, docs.map((doc, n) => ({ doc, score: -n }))]));

describe('the figures of a run', () => {
  it('are 1 for what is ranked as it is judged', () => {
    const best = measure(run({ 1: ['a', 'b', 'c'], 2: ['d'] }), qrels);
    expect(best).toEqual([
      { query: '1', ndcg10: 1, map: 1, recall100: 1 },
      { query: '2', ndcg10: 1, map: 1, recall100: 1 },
    ]);
  });

  it('fall with what comes late, is missing or is not answered', () => {
    const [first, second] = measure(run({ 1: ['c', 'b'] }), qrels);
    expect(first?.ndcg10).toBeCloseTo(1 / Math.log2(3) / (2 + 1 / Math.log2(3)));
    expect(first).toMatchObject({ map: 0.25, recall100: 0.5 });
    expect(second).toEqual({ query: '2', ndcg10: 0, map: 0, recall100: 0 });
    expect(
      mean(
        [
          { query: '1', ndcg10: 1, map: 0, recall100: 0 },
          { query: '2', ndcg10: 0, map: 0, recall100: 0 },
        ],
        'ndcg10',
      ),
    ).toBe(0.5);
  });

  it('leave queries out of which nothing is relevant, and what comes after the hundredth', () => {
    const late = Array.from({ length: 100 }, (_, n) => `x${n}`);
    expect(measure(run({ 2: [...late, 'd'], 3: ['e'] }), qrels)).toMatchObject([
      { query: '1' },
      { query: '2', ndcg10: 0, map: 1 / 101, recall100: 0 },
    ]);
  });
});

describe('two runs', () => {
  const figures = (values: number[]) => values.map((ndcg10, n) => ({ query: String(n), ndcg10, map: 0, recall100: 0 }));

  it('that differ throughout differ hardly by chance', () => {
    const { difference, p, wins, losses } = compare(figures(Array(20).fill(0.4)), figures(Array(20).fill(0.5)));
    expect(difference).toBeCloseTo(0.1);
    expect([wins, losses]).toEqual([20, 0]);
    expect(p).toBeLessThan(0.001);
  });

  it('that differ now so, now so, may differ by chance', () => {
    const other = Array.from({ length: 20 }, (_, n) => (n % 2 ? 0.3 : 0.5));
    expect(compare(figures(Array(20).fill(0.4)), figures(other)).p).toBeGreaterThan(0.5);
  });
});
