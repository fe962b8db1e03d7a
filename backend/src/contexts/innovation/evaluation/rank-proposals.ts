import { RankState } from '../innovation.enums';
import type { Criterion, Mark } from './rubric';

/** A score that counts. */
export interface CountedScore {
  marks: readonly Pick<Mark, 'key' | 'mark'>[];
}

export interface ScoredProposal {
  id: string;
  scores: readonly CountedScore[];
  /** How many reviewers still have to score it. */
  waiting: number;
}

export interface Figures {
  /** Mean of the reviewers' points, 0 to 100 with one decimal; null without a score. */
  mean: number | null;
  /** Standard deviation between the reviewers' points; null for fewer than two. */
  deviation: number | null;
  lowest: number | null;
  highest: number | null;
  /** Of each criterion the mean mark, 1 to 5. */
  criteria: { key: number; mean: number | null }[];
}

export interface Ranked extends Figures {
  id: string;
  state: RankState;
  /** From 1 on, the same for what ties; null while it cannot be compared. */
  rank: number | null;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * Weight times steps above 1, summed over the criteria: whole numbers, so that nothing depends on the order of adding. The
 * weighted sum model of P. C. Fishburn, “Additive Utilities with Incomplete Product Sets”, Operations Research 15 (1967).
 */
const sumOf = (criteria: readonly Criterion[], { marks }: CountedScore) =>
  criteria.reduce((sum, { key, weight }) => sum + weight * (markOf(marks, key) - 1), 0);

function markOf(marks: CountedScore['marks'], key: number): number {
  const found = marks.find((one) => one.key === key);
  if (!found) throw new Error(`A score has no mark for the criterion ${key}.`);
  return found.mark;
}

/** The sum when every mark is 5. */
const mostOf = (criteria: readonly Criterion[]) => criteria.reduce((sum, { weight }) => sum + 4 * weight, 0);

/** A reviewer's points for a proposal: 0 when every mark is 1, 100 when every mark is 5. */
export const pointsOf = (criteria: readonly Criterion[], score: CountedScore): number =>
  tenths((100 * sumOf(criteria, score)) / mostOf(criteria));

/**
 * What some scores say together. The mean is that of the reviewers' points, each reviewer counting alike. Dispersion is the
 * standard deviation of the population (NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.6, there with n − 1): the
 * reviewers are all who judge, not a sample of them.
 */
export function figuresOf(criteria: readonly Criterion[], scores: readonly CountedScore[]): Figures {
  const means = criteria.map(({ key }) => {
    const marks = scores.map((score) => markOf(score.marks, key));
    return { key, mean: marks.length > 0 ? tenths(total(marks) / marks.length) : null };
  });
  const count = scores.length;
  if (count === 0) return { mean: null, deviation: null, lowest: null, highest: null, criteria: means };
  const most = mostOf(criteria);
  const sums = scores.map((score) => sumOf(criteria, score));
  const sum = total(sums);
  // Of whole numbers, so that reviewers who agree have a deviation of exactly 0.
  const variance = count * total(sums.map((one) => one * one)) - sum * sum;
  const points = (value: number) => tenths((100 * value) / most);
  return {
    mean: points(sum / count),
    deviation: count > 1 ? points(Math.sqrt(variance) / count) : null,
    lowest: points(Math.min(...sums)),
    highest: points(Math.max(...sums)),
    criteria: means,
  };
}

const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);

const stateOf = ({ scores, waiting }: ScoredProposal): RankState => {
  if (waiting > 0) return RankState.Waiting;
  return scores.length > 0 ? RankState.Compared : RankState.NoReviewer;
};

/**
 * The best first, by what is shown: means that are alike to a decimal share a rank, and the next has as many more (1, 2, 2, 4).
 * What some reviewer still has to score is not compared yet, and stands after those, by its mean so far.
 */
export function rankProposals(criteria: readonly Criterion[], proposals: readonly ScoredProposal[]): Ranked[] {
  const rows = proposals.map((proposal) => ({
    id: proposal.id,
    state: stateOf(proposal),
    ...figuresOf(criteria, proposal.scores),
  }));
  const order = [RankState.Compared, RankState.Waiting, RankState.NoReviewer];
  rows.sort(
    (one, other) =>
      order.indexOf(one.state) - order.indexOf(other.state) ||
      (other.mean ?? -1) - (one.mean ?? -1) ||
      (one.id < other.id ? -1 : 1),
  );
  return rows.map((row) => ({
    ...row,
    rank: row.state === RankState.Compared ? 1 + rows.filter((one) => isBetter(one, row)).length : null,
  }));
}

const isBetter = (one: { state: RankState; mean: number | null }, than: { mean: number | null }) =>
  one.state === RankState.Compared && (one.mean as number) > (than.mean as number);
