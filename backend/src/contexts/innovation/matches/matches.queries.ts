import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import type { Corpus, Likeness } from '../../../platform/search/corpus';
import { MembershipApi } from '../../membership';
import { isBlind } from '../evaluation/blindness';
import { type InvitationState, ProblemStatus, type ProposalStatus, Verdict } from '../innovation.enums';
import { isAnsweredBy } from '../invitations/invitations.queries';
import type { ProblemFilters } from '../problems/problem-requests.dto';
import type { IndustryProblemDto, ProblemFacetsDto } from '../problems/problems.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import type { SolutionDto, SolutionFacetsDto, SolutionFilters } from '../solutions/solutions.dto';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { factsOf } from './match-facts';
import type {
  MatchDto,
  MatchedWordDto,
  MatchVerdictDto,
  ProblemMatchDto,
  RecommendationDto,
  SavedMatchDto,
  SolutionMatchDto,
} from './matches.dto';
import { labelOf, mostWords, textOf, toTextMatch } from './text-match';

/** So many more are looked for than are shown, for those that a verdict hides; and for those that are saved, however weak. */
const spare = 50;
const spareOfSaved = 1000;
/** So many of the best are counted, and shown page by page. */
export const mostCounted = 300;

/**
 * What the viewer's organizations have said, and proposed, about one problem with many solutions or the other way round. Each pair is
 * looked up by itself, in an index that has nearly it alone, whatever is estimated: those of an organization or a problem may be thousands.
 * A reviewer is not told of a proposal that they have still to score.
 */
const known = {
  name: 'matches-known',
  text: `select pair.problem_id as "problemId", pair.solution_id as "solutionId", v.id, v.verdict, v.reason, v.note,
      v.organization_id as "organizationId", p.status as proposal, i.created_at as "invitedAt", i.state as invitation
    from unnest($1::uuid[], $2::uuid[]) as pair (problem_id, solution_id)
    left join lateral (
      select said.* from unnest($3::uuid[]) as own (id) cross join lateral (
        select * from innovation.match_verdicts v
        where v.organization_id = own.id and v.problem_id = pair.problem_id and v.solution_id = pair.solution_id offset 0) said
      order by said.verdict desc, said.created_at desc limit 1) v on true
    left join lateral (
      select case when not ${isBlind('$4', '$3')} then status end as status from innovation.solution_proposals p
      where p.solution_id = pair.solution_id and p.problem_id = pair.problem_id
        and (p.organization_id = any($3) or p.problem_organization_id = any($3))
      order by p.created_at desc limit 1) p on true
    left join lateral (
      select i.created_at, case when ${isAnsweredBy(`not ${isBlind('$4', '$3')}`)} then 'proposed' when i.declined_at is not null then 'declined'
          when i.lapsed_at is not null then 'lapsed' else 'waiting' end as state
      from (select organization_id from innovation.solutions where id = pair.solution_id offset 0) s cross join lateral (
        select * from innovation.proposal_invitations i
        where i.problem_id = pair.problem_id and i.invited_organization_id = s.organization_id offset 0) i
      where i.organization_id = any($3) or i.invited_organization_id = any($3)) i on true`,
};
/** The best of one side of an organization of which it has not said anything yet: by their index, in its order, until there are enough. */
const bestOf = (side: 'problem' | 'solution') => `
      (select m.* from innovation.matches m
        join innovation.problems q on q.id = m.problem_id and q.status = 'open'
        join innovation.solutions s on s.id = m.solution_id and s.status <> 'draft'
      where m.${side}_organization_id = own.id and m.solution_organization_id <> m.problem_organization_id
        and not exists (select from innovation.match_verdicts v where v.problem_id = m.problem_id
          and v.solution_id = m.solution_id and v.organization_id = any($1))
        and not exists (select from innovation.solution_proposals p where p.problem_id = m.problem_id
          and p.solution_id = m.solution_id and p.status <> 'withdrawn')
        and not exists (select from innovation.proposal_invitations i where i.problem_id = m.problem_id
          and i.invited_organization_id = m.solution_organization_id)
      order by m.percent desc, m.found_at desc, m.problem_id desc, m.solution_id desc limit $2)`;
/** What others offer for own problems, and what own solutions could solve; once where both sides are the viewer's. */
const recommended = {
  name: 'matches-recommended',
  text: `select distinct on (percent, found_at, problem_id, solution_id)
      problem_id as "problemId", solution_id as "solutionId", percent, words, missing, found_at as "foundAt"
    from unnest($1::uuid[]) as own (id) cross join lateral (${bestOf('problem')} union all ${bestOf('solution')}) best
    order by percent desc, found_at desc, problem_id desc, solution_id desc limit $2`,
};

const mostSaved = 50;
/** The newest are chosen from their index alone: a member who has saved thousands has no more read than is shown. */
const saved = {
  name: 'matches-saved',
  text: `with newest as materialized (
      select kept.id from unnest($1::uuid[]) as own (id) cross join lateral (
        select v.id, v.created_at from innovation.match_verdicts v
        where v.organization_id = own.id and v.verdict = 'saved' and (
          select s.status <> 'draft' or s.organization_id = any($1) from innovation.solutions s where s.id = v.solution_id)
          and (select q.status <> 'withdrawn' or q.organization_id = any($1) from innovation.problems q where q.id = v.problem_id)
        order by v.created_at desc, v.id desc limit ${mostSaved}) kept
      order by kept.created_at desc, kept.id desc limit ${mostSaved})
    select v.problem_id as "problemId", v.solution_id as "solutionId", v.id, v.verdict, v.reason, v.note,
      v.organization_id as "organizationId", v.created_at as "savedAt"
    from newest cross join lateral (select * from innovation.match_verdicts v where v.id = newest.id offset 0) v
    order by v.created_at desc, v.id desc`,
};

interface Pair {
  problemId: string;
  solutionId: string;
}
type Known = Pair &
  Omit<MatchVerdictDto, 'verdict'> & {
    verdict: Verdict | null;
    proposal: ProposalStatus | null;
    invitedAt: string | null;
    invitation: InvitationState | null;
  };
type Saved = Pair & MatchVerdictDto & { savedAt: string };
type Recommended = Pair & { percent: number; words: MatchedWordDto[]; missing: string[]; foundAt: string };

export interface MatchesWanted {
  limit: number;
  /** How many better ones are left out: those of the pages before. */
  from?: number;
  /** Also what a verdict hides. */
  hidden: boolean;
  /** Those alone that are saved. */
  saved?: boolean;
}

@Injectable()
export class MatchesQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
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
    const liked = await corpus.match(textOf(problem), within, looked(wanted));
    const { shown, about } = await this.judged(liked, (other) => [id, other], viewer, wanted);
    const solutions = await this.solutions.byIds(shown.map((one) => one.id));
    const describe = await this.describing(corpus, textOf(problem), shown, about);
    const countries = await this.membership.countriesOf([problem, ...solutions].map((one) => one.submittedBy.id));
    const likenessOf = byId(shown);
    return solutions.map((solution) => ({
      solution,
      ...describe(solution.id),
      facts: factsOf(problem, solution, countries, likenessOf.get(solution.id)),
    }));
  }

  /** Open problems that a solution may solve, best first. Nothing for one that the viewer does not see. */
  async ofSolution(
    id: string,
    viewer: Viewer,
    wanted: MatchesWanted,
    filters: Omit<ProblemFilters, 'status'> = {},
  ): Promise<ProblemMatchDto[] | undefined> {
    const solution = await this.solutions.find(id, viewer);
    if (!solution) return undefined;
    const { corpus } = this.problems;
    const within = await this.problems.within({ ...filters, status: [ProblemStatus.Open] });
    const liked = await corpus.match(textOf(solution), within, looked(wanted));
    const { shown, about } = await this.judged(liked, (other) => [other, id], viewer, wanted);
    const problems = await this.problems.byIds(shown.map((one) => one.id));
    const describe = await this.describing(corpus, textOf(solution), shown, about);
    const countries = await this.membership.countriesOf([solution, ...problems].map((one) => one.submittedBy.id));
    const likenessOf = byId(shown);
    return problems.map((problem) => ({
      problem,
      ...describe(problem.id),
      facts: factsOf(problem, solution, countries, likenessOf.get(problem.id)),
    }));
  }

  /** Of the solutions that fit a problem how many there are with each value, as far as the other filters leave them. */
  async facetsOfProblem(
    id: string,
    viewer: Viewer,
    wanted: MatchesWanted,
    filters: SolutionFilters,
  ): Promise<SolutionFacetsDto | undefined> {
    const problem = await this.problems.find(id, viewer);
    if (!problem) return undefined;
    const within = await this.solutions.within(viewer, { submitter: filters.submitter });
    const liked = await this.solutions.corpus.match(textOf(problem), within, mostCounted);
    const { shown } = await this.judged(liked, (other) => [id, other], viewer, {
      ...wanted,
      from: 0,
      limit: mostCounted,
    });
    return this.solutions.facetsAmong(fitting(shown, wanted), filters);
  }

  /** The same of the open problems that a solution may solve. */
  async facetsOfSolution(
    id: string,
    viewer: Viewer,
    wanted: MatchesWanted,
    filters: Omit<ProblemFilters, 'status'>,
  ): Promise<ProblemFacetsDto | undefined> {
    const solution = await this.solutions.find(id, viewer);
    if (!solution) return undefined;
    const within = await this.problems.within({ submitter: filters.submitter, status: [ProblemStatus.Open] });
    const liked = await this.problems.corpus.match(textOf(solution), within, mostCounted);
    const { shown } = await this.judged(liked, (other) => [other, id], viewer, {
      ...wanted,
      from: 0,
      limit: mostCounted,
    });
    return this.problems.facetsAmong(fitting(shown, wanted), filters);
  }

  /** What was found for the viewer's organizations, and is neither proposed, nor invited to, nor judged: saved ones are listed for themselves. */
  async recommended(viewer: Viewer, limit: number): Promise<RecommendationDto[]> {
    const found = await this.database.query<Recommended>(recommended, [organizationIds(viewer), limit]);
    const [problems, solutions] = await Promise.all([
      this.problems.byIds([...new Set(found.map(({ problemId }) => problemId))]),
      this.solutions.byIds([...new Set(found.map(({ solutionId }) => solutionId))]),
    ]);
    const [problemOf, solutionOf] = [byId(problems), byId(solutions)];
    const countries = await this.membership.countriesOf([...problems, ...solutions].map((one) => one.submittedBy.id));
    return found.map(({ problemId, solutionId, percent, ...match }) => {
      const problem = problemOf.get(problemId) as IndustryProblemDto;
      const solution = solutionOf.get(solutionId) as SolutionDto;
      const facts = factsOf(problem, solution, countries);
      return { problem, solution, percent, label: labelOf(percent), ...match, facts };
    });
  }

  /** What the viewer's organizations have saved, newest first. */
  async saved(viewer: Viewer): Promise<SavedMatchDto[]> {
    const kept = await this.database.query<Saved>(saved, [organizationIds(viewer)]);
    const [problems, solutions] = await Promise.all([
      this.problems.byIds([...new Set(kept.map(({ problemId }) => problemId))]),
      this.solutions.byIds([...new Set(kept.map(({ solutionId }) => solutionId))]),
    ]);
    const [problemOf, solutionOf] = [byId(problems), byId(solutions)];
    const about = await this.known(kept, viewer);
    return kept.map(({ problemId, solutionId, savedAt, ...verdict }, n) => {
      const { proposal, invitedAt, invitation } = about[n] as Known;
      return {
        problem: problemOf.get(problemId) as IndustryProblemDto,
        solution: solutionOf.get(solutionId) as SolutionDto,
        verdict,
        proposal,
        invitedAt,
        ...(invitation && { invitation }),
        savedAt,
      };
    });
  }

  /** What is known of each of some pairs, in their order. */
  private async known(pairs: Pair[], viewer: Viewer): Promise<Known[]> {
    const rows = await this.database.query<Known>(known, [
      pairs.map(({ problemId }) => problemId),
      pairs.map(({ solutionId }) => solutionId),
      organizationIds(viewer),
      viewer.id,
    ]);
    const keyOf = ({ problemId, solutionId }: Pair) => `${problemId}${solutionId}`;
    const byPair = new Map(rows.map((row) => [keyOf(row), row]));
    return pairs.map((pair) => byPair.get(keyOf(pair)) as Known);
  }

  /** Those that are shown, and what is known about each by the other's id. */
  private async judged(
    liked: Likeness[],
    pair: (other: string) => [problem: string, solution: string],
    viewer: Viewer,
    { limit, from = 0, hidden, saved }: MatchesWanted,
  ): Promise<{ shown: Likeness[]; about: Map<string, Known> }> {
    const pairs = liked.map(({ id }) => pair(id));
    const rows = await this.known(
      pairs.map(([problemId, solutionId]) => ({ problemId, solutionId })),
      viewer,
    );
    const about = new Map(liked.map(({ id }, n) => [id, rows[n] as Known]));
    const isShown = ({ id }: Likeness) => {
      const verdict = about.get(id)?.verdict;
      return saved ? verdict === Verdict.Saved : hidden || verdict !== Verdict.NotRelevant;
    };
    return { shown: liked.filter(isShown).slice(from, from + limit), about };
  }

  private async describing(corpus: Corpus, text: string, shown: Likeness[], about: Map<string, Known>) {
    const words = await corpus.explain(
      text,
      shown.map(({ id }) => id),
      mostWords,
    );
    const percents = new Map(shown.map(({ id, percent }) => [id, percent]));
    return (id: string): Omit<MatchDto, 'facts'> => {
      const {
        id: verdictId,
        verdict,
        reason,
        note,
        organizationId,
        proposal,
        invitedAt,
        invitation,
      } = about.get(id) as Known;
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

/** Those that have a label, as the others share a few words with the text, as almost everything does; all that are saved. */
const fitting = (shown: Likeness[], { saved }: MatchesWanted) =>
  shown.filter(({ percent }) => saved || labelOf(percent)).map(({ id }) => id);

const looked = ({ limit, from = 0, saved }: MatchesWanted) => from + limit + (saved ? spareOfSaved : spare);

const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));
