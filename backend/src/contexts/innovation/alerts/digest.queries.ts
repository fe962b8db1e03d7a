import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { type ActingPerson, MembershipApi } from '../../membership';
import { isBlind } from '../evaluation/blindness';
import type { MatchedWordDto } from '../matches/matches.dto';
import { leastTold } from '../matches/text-match';

/** Of one organization and one side, no more of what is new are looked at. */
const mostLookedAt = 2000;
const found = (from: string, until: string) =>
  `m.percent >= ${leastTold} and m.found_at > ${from} and m.found_at <= ${until}`;

/** What was found in a time, in its order: a part of it, after a place. */
const between = {
  name: 'match-digests-between',
  text: `select m.found_at as "foundAt", m.problem_id as "problemId", m.solution_id as "solutionId",
      m.problem_organization_id as "problemOrganizationId", m.solution_organization_id as "solutionOrganizationId",
      q.submitter_id as "problemSubmitterId", s.submitter_id as "solutionSubmitterId"
    from innovation.matches m
    join innovation.problems q on q.id = m.problem_id join innovation.solutions s on s.id = m.solution_id
    where m.percent >= ${leastTold} and (m.found_at, m.problem_id, m.solution_id) > ($1, $2, $3) and m.found_at <= $4
    order by m.found_at, m.problem_id, m.solution_id limit $5`,
};

/**
 * What is new for a person, best first: of the organizations that they lead, and of what they have submitted for others.
 * Neither what an organization of theirs has judged, nor what was proposed, as far as they may know, or invited to, whatever has become of that.
 */
const news = {
  name: 'match-digests-news',
  text: `with fresh as materialized (
      select m.* from unnest($2::uuid[]) as own (id) cross join lateral (
        (select m.problem_id, m.solution_id from innovation.matches m
          where m.problem_organization_id = own.id and ${found('$4', '$5')} order by m.found_at desc limit ${mostLookedAt})
        union all
        (select m.problem_id, m.solution_id from innovation.matches m
          where m.solution_organization_id = own.id and ${found('$4', '$5')} order by m.found_at desc limit ${mostLookedAt})) m
      union
      (select m.problem_id, m.solution_id from innovation.problems q join innovation.matches m on m.problem_id = q.id
        where q.submitter_id = $1 and q.organization_id = any($3) and ${found('$4', '$5')} limit ${mostLookedAt})
      union
      (select m.problem_id, m.solution_id from innovation.solutions s join innovation.matches m on m.solution_id = s.id
        where s.submitter_id = $1 and s.organization_id = any($3) and ${found('$4', '$5')} limit ${mostLookedAt}))
    select q.id as "problemId", q.title as "problemTitle", s.id as "solutionId", s.title as "solutionTitle",
      q.organization_id as "problemOrganizationId", s.organization_id as "solutionOrganizationId",
      q.organization_id = any($2) or (q.submitter_id = $1 and q.organization_id = any($3)) as "isAsked",
      m.percent, m.words, count(*) over ()::int as total
    from fresh join innovation.matches m using (problem_id, solution_id)
    join innovation.problems q on q.id = m.problem_id and q.status = 'open'
    join innovation.solutions s on s.id = m.solution_id and s.status <> 'draft' and s.organization_id <> q.organization_id
    where not exists (select from innovation.match_verdicts v
        where v.problem_id = q.id and v.solution_id = s.id and v.organization_id = any($2::uuid[] || $3::uuid[]))
      and not exists (select from innovation.solution_proposals p where p.problem_id = q.id and p.solution_id = s.id and not ${isBlind('$1', '$2::uuid[] || $3::uuid[]')})
      and not exists (select from innovation.proposal_invitations i
        where i.problem_id = q.id and i.invited_organization_id = s.organization_id)
    order by m.percent desc, m.found_at desc, q.id, s.id limit $6`,
};

interface FoundMatch {
  foundAt: string;
  problemId: string;
  solutionId: string;
  problemOrganizationId: string;
  solutionOrganizationId: string;
  problemSubmitterId: string | null;
  solutionSubmitterId: string | null;
}

export type FoundPlace = Pick<FoundMatch, 'problemId' | 'solutionId' | 'foundAt'>;

export interface NewMatch {
  problemId: string;
  problemTitle: string;
  solutionId: string;
  solutionTitle: string;
  /** The other side’s organization. */
  organizationName: string;
  /** Whether the problem is the reader’s; else the solution is. */
  isAsked: boolean;
  percent: number;
  words: MatchedWordDto[];
}

type NewsRow = Omit<NewMatch, 'organizationName'> & {
  problemOrganizationId: string;
  solutionOrganizationId: string;
  total: number;
};

@Injectable()
export class DigestQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** Matches worth telling that were found after a place and not after a time, in their order. */
  async foundBetween(after: FoundPlace, until: Date, limit: number): Promise<FoundMatch[]> {
    return this.database.query<FoundMatch>(between, [after.foundAt, after.problemId, after.solutionId, until, limit]);
  }

  /** What is new for a person, best first, and how much there is of it. */
  async newFor(
    { userId, leads, serves }: ActingPerson,
    from: Date,
    until: Date,
    limit: number,
  ): Promise<{ matches: NewMatch[]; total: number }> {
    const rows = await this.database.query<NewsRow>(news, [userId, leads, serves, from, until, limit]);
    const otherOf = (row: NewsRow) => (row.isAsked ? row.solutionOrganizationId : row.problemOrganizationId);
    const labels = await this.membership.describeOrganizations(rows.map(otherOf));
    return {
      matches: rows.map((row) => ({ ...row, organizationName: labels.get(otherOf(row))?.name ?? '' })),
      total: rows[0]?.total ?? 0,
    };
  }
}
