import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import type { Narrowing } from '../../../platform/lists/narrowed-counts';
import type { Corpus, Likeness, Within } from '../../../platform/search/corpus';
import { MembershipApi } from '../../membership';
import { ProblemStatus, Verdict } from '../innovation.enums';
import { WhoMayInvite } from '../invitations/who-may-invite';
import type { ProblemFilters } from '../problems/problem-requests.dto';
import type { ProblemFacetsDto } from '../problems/problems.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import type { SolutionFilters } from '../solutions/solution-requests.dto';
import type { SolutionFacetsDto } from '../solutions/solutions.dto';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { type KnownPair, KnownPairs, type Pair, type PairSide } from './known-pairs';
import { factsOf } from './match-facts';
import type { MatchDto, ProblemMatchDto, SolutionMatchDto } from './matches.dto';
import { labelOf, mostWords, textOf, toTextMatch } from './text-match';

/** So many of the best are counted, and shown page by page. */
const mostCounted = 300;
/** So many more are looked for, and as many again for each fifty that a verdict hides, up to so many; of judged ones so many are listed. */
const spare = 50;
const mostJudged = 5_000;

/** Of those that were judged, these alone; of both, both. Where neither is asked for: all that no verdict hides. */
interface MatchesShown {
  hidden?: boolean;
  saved?: boolean;
}

interface MatchesWanted extends MatchesShown {
  limit: number;
  /** How many better ones are left out: those of the pages before. */
  from?: number;
}

/** What matches are looked for, by whom and where. */
interface Asked {
  corpus: Corpus;
  text: string;
  /** The one that each of them is matched with. */
  one: PairSide;
  viewer: Viewer;
  wanted: MatchesShown;
}

@Injectable()
export class MatchesQueries {
  constructor(
    private readonly known: KnownPairs,
    private readonly membership: MembershipApi,
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
    private readonly whoMayInvite: WhoMayInvite,
  ) {}

  /** Solutions that may fit a problem, best first; drafts among them are the viewer's own. Nothing for an unknown one. */
  async ofProblem(
    id: string,
    viewer: Viewer,
    wanted: MatchesWanted,
    filters: SolutionFilters = {},
  ): Promise<SolutionMatchDto[] | undefined> {
    const problem = await this.problems.find(id, viewer);
    if (!problem) return undefined;
    const { corpus } = this.solutions;
    const within = await this.solutions.within(viewer, filters);
    const asked = { corpus, text: textOf(problem), one: { problemId: id }, viewer, wanted };
    const shown = pageOf(await this.best(asked, within), wanted);
    const [solutions, describe, inviting] = await Promise.all([
      this.solutions.byIds(shown.map((one) => one.id)),
      this.describing(asked, shown),
      this.whoMayInvite.among(viewer, [problem]),
    ]);
    const countries = await this.membership.countriesOf([problem, ...solutions].map((one) => one.submittedBy.id));
    const likenessOf = byId(shown);
    return solutions.map((solution) => ({
      solution,
      ...describe(solution.id),
      canInvite: inviting.has(id),
      facts: factsOf(problem, solution, countries, likenessOf.get(solution.id)),
    }));
  }

  /** Open problems that a solution may solve, or those that were judged, best first. Nothing for one that the viewer does not see. */
  async ofSolution(
    id: string,
    viewer: Viewer,
    wanted: MatchesWanted,
    filters: Omit<ProblemFilters, 'status'> = {},
  ): Promise<ProblemMatchDto[] | undefined> {
    const solution = await this.solutions.find(id, viewer);
    if (!solution) return undefined;
    const { corpus } = this.problems;
    const within = await this.problemsWithin(viewer, wanted, filters);
    const asked = { corpus, text: textOf(solution), one: { solutionId: id }, viewer, wanted };
    const shown = pageOf(await this.best(asked, within), wanted);
    const [problems, describe] = await Promise.all([
      this.problems.byIds(shown.map((one) => one.id)),
      this.describing(asked, shown),
    ]);
    const [countries, inviting] = await Promise.all([
      this.membership.countriesOf([solution, ...problems].map((one) => one.submittedBy.id)),
      this.whoMayInvite.among(viewer, problems),
    ]);
    const likenessOf = byId(shown);
    return problems.map((problem) => ({
      problem,
      ...describe(problem.id),
      canInvite: inviting.has(problem.id),
      facts: factsOf(problem, solution, countries, likenessOf.get(problem.id)),
    }));
  }

  /** Of the solutions that may fit a problem how many there are with each value, as far as the other filters leave them. */
  async facetsOfProblem(
    id: string,
    viewer: Viewer,
    wanted: MatchesShown,
    filters: SolutionFilters,
  ): Promise<SolutionFacetsDto | undefined> {
    const problem = await this.problems.find(id, viewer);
    if (!problem) return undefined;
    const { corpus } = this.solutions;
    const among = await Promise.all([this.solutions.within(viewer, {}), this.solutions.within(viewer, filters)]);
    const best = await this.bestOfBoth(
      { corpus, text: textOf(problem), one: { problemId: id }, viewer, wanted },
      among,
    );
    const { fitting, weaker } = divided(best, wanted);
    return this.solutions.facetsAmong(fitting, filters, weaker);
  }

  /** The same of the problems that a solution may solve. */
  async facetsOfSolution(
    id: string,
    viewer: Viewer,
    wanted: MatchesShown,
    filters: Omit<ProblemFilters, 'status'>,
  ): Promise<ProblemFacetsDto | undefined> {
    const solution = await this.solutions.find(id, viewer);
    if (!solution) return undefined;
    const { corpus } = this.problems;
    const among = await Promise.all([
      this.problemsWithin(viewer, wanted, {}),
      this.problemsWithin(viewer, wanted, filters),
    ]);
    const best = await this.bestOfBoth(
      { corpus, text: textOf(solution), one: { solutionId: id }, viewer, wanted },
      among,
    );
    const { fitting, weaker } = divided(best, wanted);
    return this.problems.facetsAmong(fitting, filters, weaker);
  }

  /** Open ones are looked for; one that was judged is listed as long as it is seen. */
  private async problemsWithin(viewer: Viewer, wanted: MatchesShown, filters: Omit<ProblemFilters, 'status'>) {
    if (areJudged(wanted)) return this.problems.within(filters, organizationIds(viewer));
    return this.problems.within({ ...filters, status: [ProblemStatus.Open] });
  }

  /** What is most like a text and is to be shown, best first: the same for every page of it and for its facets. */
  private async best(asked: Asked, within: Within): Promise<Likeness[]> {
    return this.bestBy(await this.known.verdictsWith(asked.one, asked.viewer), asked, within);
  }

  private async bestBy(verdicts: Map<string, Verdict>, { corpus, text, wanted }: Asked, within: Within) {
    if (areJudged(wanted)) {
      const judged = [...verdicts].filter(([, verdict]) => (verdict === Verdict.Saved ? wanted.saved : wanted.hidden));
      const ids = judged.map(([id]) => id).slice(0, mostJudged);
      return ids.length === 0 ? [] : corpus.score(text, within, ids);
    }
    const liked = await corpus.match(text, within, mostCounted + spareFor(verdicts));
    return liked.filter(({ id }) => verdicts.get(id) !== Verdict.NotRelevant).slice(0, mostCounted);
  }

  /** The best of all, and those that stand behind them where it is narrowed: so that what a page shows is counted. */
  private async bestOfBoth(asked: Asked, [all, narrowed]: [Narrowing, Narrowing]): Promise<Likeness[]> {
    const both = isSame(all, narrowed) ? [all] : [all, narrowed];
    const verdicts = await this.known.verdictsWith(asked.one, asked.viewer);
    const best = await Promise.all(both.map((within) => this.bestBy(verdicts, asked, within)));
    return [...byId(best.flat()).values()];
  }

  private async describing({ corpus, text, one, viewer }: Asked, shown: Likeness[]) {
    const ids = shown.map(({ id }) => id);
    const [words, known] = await Promise.all([
      corpus.explain(text, ids, mostWords),
      this.known.of(
        ids.map((id) => pairOf(one, id)),
        viewer,
      ),
    ]);
    const about = new Map(ids.map((id, n) => [id, known[n]]));
    const percents = new Map(shown.map(({ id, percent }) => [id, percent]));
    return (id: string): Omit<MatchDto, 'facts' | 'canInvite'> => {
      const {
        id: verdictId,
        verdict,
        reason,
        note,
        organizationId,
        proposal,
        invitedAt,
        invitation,
      } = about.get(id) as KnownPair;
      const ofIt = words.filter((word) => word.id === id);
      return {
        ...toTextMatch(percents.get(id) as number, ofIt),
        ...(verdict && { verdict: { id: verdictId, verdict, reason, note, organizationId } }),
        proposal,
        invitedAt,
        ...(invitation && { invitation }),
      };
    };
  }
}

const areJudged = ({ hidden, saved }: MatchesShown) => Boolean(hidden || saved);

/** Those that have a label, and those that share a few words with the text, as almost everything does; judged ones are not divided. */
function divided(shown: Likeness[], wanted: MatchesShown) {
  const fits = ({ percent }: Likeness) => areJudged(wanted) || Boolean(labelOf(percent));
  const idsOf = (some: Likeness[]) => some.map(({ id }) => id);
  return { fitting: idsOf(shown.filter(fits)), weaker: idsOf(shown.filter((one) => !fits(one))) };
}

/** How many more are looked for than are shown. */
export function spareFor(verdicts: Map<string, Verdict>) {
  const hidden = [...verdicts.values()].filter((verdict) => verdict === Verdict.NotRelevant).length;
  return Math.min((Math.floor(hidden / spare) + 1) * spare, mostJudged);
}

const pairOf = (one: PairSide, id: string): Pair =>
  'problemId' in one ? { ...one, solutionId: id } : { ...one, problemId: id };

const pageOf = (best: Likeness[], { limit, from = 0 }: MatchesWanted) => best.slice(from, from + limit);

const isSame = (one: Narrowing, other: Narrowing) =>
  isDeepStrictEqual([one.filters, one.owners], [other.filters, other.owners]);

const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));
