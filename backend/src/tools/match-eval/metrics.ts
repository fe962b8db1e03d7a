import type { Collection, Run } from './collection';

export interface Figures {
  query: string;
  ndcg10: number;
  map: number;
  recall100: number;
}

const gain = (value: number, rank: number) => value / Math.log2(rank + 2);

/** Of each query that has a relevant document; one that the run does not answer counts 0 (as `trec_eval -c`). */
export function measure(run: Run, qrels: Collection['qrels']): Figures[] {
  const judged = [...qrels].filter(([, docs]) => [...docs.values()].some((relevance) => relevance > 0));
  return judged.map(([query, docs]) => {
    const relevances = (run.get(query) ?? []).slice(0, 1000).map(({ doc }) => Math.max(0, docs.get(doc) ?? 0));
    const ideal = [...docs.values()].filter((relevance) => relevance > 0).sort((one, other) => other - one);
    const sum = (values: number[]) => values.slice(0, 10).reduce((total, value, n) => total + gain(value, n), 0);
    let found = 0;
    let precisions = 0;
    for (const [n, relevance] of relevances.entries()) {
      if (relevance === 0) continue;
      found += 1;
      precisions += found / (n + 1);
    }
    return {
      query,
      ndcg10: sum(relevances) / sum(ideal),
      map: precisions / ideal.length,
      recall100: relevances.slice(0, 100).filter((relevance) => relevance > 0).length / ideal.length,
    };
  });
}

export const mean = (figures: Figures[], of: Exclude<keyof Figures, 'query'>): number =>
  figures.reduce((total, one) => total + one[of], 0) / figures.length;

/**
 * How likely so great a difference in nDCG@10 of two runs is by chance: in 10,000 draws, the same each time, each query's
 * difference gets either sign.
 */
export function compare(one: Figures[], other: Figures[]) {
  const before = new Map(one.map(({ query, ndcg10 }) => [query, ndcg10]));
  const differences = other.map(({ query, ndcg10 }) => ndcg10 - (before.get(query) ?? 0));
  const total = differences.reduce((sum, difference) => sum + difference, 0);
  const draws = 10_000;
  let seed = 7;
  let asGreat = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    let drawn = 0;
    for (const difference of differences) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      drawn += seed < 2 ** 31 ? difference : -difference;
    }
    if (Math.abs(drawn) >= Math.abs(total) - 1e-12) asGreat += 1;
  }
  return {
    difference: total / differences.length,
    p: (asGreat + 1) / (draws + 1),
    wins: differences.filter((difference) => difference > 1e-9).length,
    losses: differences.filter((difference) => difference < -1e-9).length,
  };
}
