import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { isBlind } from '../evaluation/blindness';
import type { InvitationState, ProposalStatus, Verdict } from '../innovation.enums';
import { isAnsweredBy, lapsedBefore } from '../invitations/invitations.queries';
import type { MatchVerdictDto } from './matches.dto';

/** The verdict of a pair that counts for these organizations. */
const saidOfPair = `select said.* from unnest($3::uuid[]) as own (id) cross join lateral (
        select * from innovation.match_verdicts v
        where v.organization_id = own.id and v.problem_id = pair.problem_id and v.solution_id = pair.solution_id offset 0) said
      order by said.verdict desc, said.created_at desc limit 1`;
/** What these organizations have said of all that was judged with one problem, or one solution: hidden by one of them is hidden. */
const saidWith = (one: 'problem' | 'solution', other: 'problem' | 'solution') => ({
  name: `matches-said-with-${one}`,
  text: `select v.${other}_id as id, max(v.verdict) as verdict from unnest($2::uuid[]) as own (id) cross join lateral (
      select ${other}_id, verdict from innovation.match_verdicts v
      where v.organization_id = own.id and v.${one}_id = $1 offset 0) v
    group by 1`,
});
const saidWithProblem = saidWith('problem', 'solution');
const saidWithSolution = saidWith('solution', 'problem');

/**
 * What the viewer's organizations have said, and proposed, about one problem with many solutions or the other way round. Each pair is
 * looked up by itself, in an index that has nearly it alone, whatever is estimated: those of an organization or a problem may be thousands.
 * A reviewer is not told of a proposal that they have still to score: to them an invitation that it answers lapses like any other.
 */
const known = {
  name: 'matches-known',
  text: `select pair.problem_id as "problemId", pair.solution_id as "solutionId", v.id, v.verdict, v.reason, v.note,
      v.organization_id as "organizationId", p.status as proposal, i.created_at as "invitedAt", i.state as invitation
    from unnest($1::uuid[], $2::uuid[]) as pair (problem_id, solution_id)
    left join lateral (${saidOfPair}) v on true
    left join lateral (
      select case when not ${isBlind('$4', '$3')} then status end as status from innovation.solution_proposals p
      where p.solution_id = pair.solution_id and p.problem_id = pair.problem_id
        and (p.organization_id = any($3) or p.problem_organization_id = any($3))
      order by p.created_at desc limit 1) p on true
    left join lateral (
      select i.created_at, case when ${isAnsweredBy(`not ${isBlind('$4', '$3')}`)} then 'proposed' when i.declined_at is not null then 'declined'
          when i.lapsed_at is not null or i.created_at < $5 then 'lapsed' else 'waiting' end as state
      from (select organization_id from innovation.solutions where id = pair.solution_id offset 0) s cross join lateral (
        select * from innovation.proposal_invitations i
        where i.problem_id = pair.problem_id and i.invited_organization_id = s.organization_id offset 0) i
      where i.organization_id = any($3) or i.invited_organization_id = any($3)) i on true`,
};
export interface Pair {
  problemId: string;
  solutionId: string;
}
/** A problem with many solutions, or the other way round. */
export type PairSide = Pick<Pair, 'problemId'> | Pick<Pair, 'solutionId'>;
export type KnownPair = Pair &
  Omit<MatchVerdictDto, 'verdict'> & {
    verdict: Verdict | null;
    proposal: ProposalStatus | null;
    invitedAt: string | null;
    invitation: InvitationState | null;
  };

const keyOf = ({ problemId, solutionId }: Pair) => `${problemId}${solutionId}`;

/** What is known of pairs of a problem and a solution. */
@Injectable()
export class KnownPairs {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** What is known of each of some pairs, in their order. */
  async of(pairs: Pair[], viewer: Viewer): Promise<KnownPair[]> {
    const lapsed = lapsedBefore(this.clock.now());
    const problemIds = pairs.map(({ problemId }) => problemId);
    const solutionIds = pairs.map(({ solutionId }) => solutionId);
    const given = [problemIds, solutionIds, organizationIds(viewer), viewer.id, lapsed];
    const rows = await this.database.query<KnownPair>(known, given);
    const byPair = new Map(rows.map((row) => [keyOf(row), row]));
    return pairs.map((pair) => byPair.get(keyOf(pair)) as KnownPair);
  }

  /** The verdict on each solution that was judged with a problem, or on each problem with a solution. */
  async verdictsWith(one: PairSide, viewer: Viewer): Promise<Map<string, Verdict>> {
    const [query, id] = 'problemId' in one ? [saidWithProblem, one.problemId] : [saidWithSolution, one.solutionId];
    const rows = await this.database.query<{ id: string; verdict: Verdict }>(query, [id, organizationIds(viewer)]);
    return new Map(rows.map((row) => [row.id, row.verdict]));
  }
}
