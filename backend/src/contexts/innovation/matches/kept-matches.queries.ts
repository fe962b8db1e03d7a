import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import type { PageQuery } from '../../../platform/lists/browse.dto';
import { fromCursor, type Place } from '../../../platform/lists/cursor';
import { type Page, toPage } from '../../../platform/lists/page';
import { MembershipApi } from '../../membership';
import { isBlind } from '../evaluation/blindness';
import { ProblemStatus, SolutionStatus } from '../innovation.enums';
import { WhoMayInvite } from '../invitations/who-may-invite';
import type { IndustryProblemDto } from '../problems/problems.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import type { SolutionDto } from '../solutions/solutions.dto';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { type KnownPair, KnownPairs, type Pair } from './known-pairs';
import { ofPair } from './match.entity';
import { factsOf } from './match-facts';
import type { FoundMatchDto, MatchedWordDto, MatchVerdictDto, RecommendationDto, SavedMatchDto } from './matches.dto';
import { labelOf } from './text-match';

/**
 * The best of one side of an organization of which it has not said anything yet: by their index, in its order, until there are enough.
 * What is proposed stays for a reviewer who has still to score it: that it is gone would tell whose it is.
 */
const bestOf = (side: 'problem' | 'solution') => `
      (select m.* from innovation.matches m
        join innovation.problems q on q.id = m.problem_id and q.status = 'open'
        join innovation.solutions s on s.id = m.solution_id and s.status <> 'draft'
      where m.${side}_organization_id = own.id and m.solution_organization_id <> m.problem_organization_id
        and not exists (select from innovation.match_verdicts v where v.problem_id = m.problem_id
          and v.solution_id = m.solution_id and v.organization_id = any($1))
        and not exists (select from innovation.solution_proposals p where p.problem_id = m.problem_id
          and p.solution_id = m.solution_id and p.status <> 'withdrawn' and not ${isBlind('$3', '$1')})
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

/** Both sides of all of them are seen by everybody: a match ends with what is withdrawn. */
const list = {
  name: 'matches-list',
  text: `select ${ofPair} as id, problem_id as "problemId", solution_id as "solutionId", percent, words, missing, found_at as "foundAt",
      found_at as "createdAt"
    from innovation.matches where (found_at, ${ofPair}) < ($1, $2) order by found_at desc, ${ofPair} desc limit $3`,
};
const countAll = {
  name: 'matches-count',
  text: 'select coalesce(sum(rows), 0)::int as count from innovation.match_growth',
};

const hidden = new Set<string>([ProblemStatus.Draft, ProblemStatus.Withdrawn, SolutionStatus.Draft]);
const isHidden = ({ status }: { status: string }) => hidden.has(status);

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

type Saved = Pair & MatchVerdictDto & { savedAt: string };
type Found = Pair & { percent: number; words: MatchedWordDto[]; missing: string[]; foundAt: string };
type Listed = Found & Place;

/** Matches that are kept: those that were found, for one organization or for all, and those that one has saved. */
@Injectable()
export class KeptMatchesQueries {
  constructor(
    private readonly database: Database,
    private readonly known: KnownPairs,
    private readonly membership: MembershipApi,
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
    private readonly whoMayInvite: WhoMayInvite,
  ) {}

  /** What was found for the viewer's organizations, and is neither proposed, as far as they may know, nor invited to, nor judged: saved ones are listed for themselves. */
  async recommended(viewer: Viewer, limit: number): Promise<RecommendationDto[]> {
    const found = await this.database.query<Found>(recommended, [organizationIds(viewer), limit, viewer.id]);
    const described = await this.described(found);
    const inviting = await this.whoMayInvite.among(
      viewer,
      described.map(({ problem }) => problem),
    );
    return described.map((match) => ({ ...match, canInvite: inviting.has(match.problem.id) }));
  }

  /** All that stand, newest first. */
  async list({ limit, cursor }: PageQuery): Promise<Page<FoundMatchDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const [rows, total] = await Promise.all([
      this.database.query<Listed>(list, [createdAt, id, limit + 1]),
      this.database.one<{ count: number }>(countAll),
    ]);
    const { items, ...page } = toPage(rows, limit, total, (row) => row);
    const described = (await this.described(items)).map(({ missing: _, ...match }, n) => ({
      ...match,
      id: (items[n] as Listed).id,
    }));
    // One may have been withdrawn since its match was read.
    const isSeen = ({ problem, solution }: FoundMatchDto) => !isHidden(problem) && !isHidden(solution);
    return { ...page, items: described.filter(isSeen) };
  }

  /** Each with its two sides, and what is known of them. */
  private async described(found: Found[]) {
    const { problems, solutions, problemOf, solutionOf } = await this.sidesOf(found);
    const countries = await this.membership.countriesOf([...problems, ...solutions].map((one) => one.submittedBy.id));
    return found.map(({ problemId, solutionId, percent, words, missing, foundAt }) => {
      const [problem, solution] = [problemOf(problemId), solutionOf(solutionId)];
      const facts = factsOf(problem, solution, countries);
      return { problem, solution, percent, label: labelOf(percent), words, missing, foundAt, facts };
    });
  }

  /** What the viewer's organizations have saved, newest first. */
  async saved(viewer: Viewer): Promise<SavedMatchDto[]> {
    const kept = await this.database.query<Saved>(saved, [organizationIds(viewer)]);
    const { problems, problemOf, solutionOf } = await this.sidesOf(kept);
    const about = await this.known.of(kept, viewer);
    const inviting = await this.whoMayInvite.among(viewer, problems);
    return kept.map(({ problemId, solutionId, savedAt, ...verdict }, n) => {
      const { proposal, invitedAt, invitation } = about[n] as KnownPair;
      return {
        problem: problemOf(problemId),
        solution: solutionOf(solutionId),
        verdict,
        proposal,
        invitedAt,
        ...(invitation && { invitation }),
        canInvite: inviting.has(problemId),
        savedAt,
      };
    });
  }

  /** The two sides of some pairs, once each. */
  private async sidesOf(pairs: Pair[]) {
    const [problems, solutions] = await Promise.all([
      this.problems.byIds([...new Set(pairs.map(({ problemId }) => problemId))]),
      this.solutions.byIds([...new Set(pairs.map(({ solutionId }) => solutionId))]),
    ]);
    const byProblem = new Map(problems.map((problem) => [problem.id, problem]));
    const bySolution = new Map(solutions.map((solution) => [solution.id, solution]));
    return {
      problems,
      solutions,
      problemOf: (id: string) => byProblem.get(id) as IndustryProblemDto,
      solutionOf: (id: string) => bySolution.get(id) as SolutionDto,
    };
  }
}
