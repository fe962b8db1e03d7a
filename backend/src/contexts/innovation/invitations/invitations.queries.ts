import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import type { IndustryProblemDto } from '../problems/problems.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import type { SolutionDto } from '../solutions/solutions.dto';
import { SolutionsQueries } from '../solutions/solutions.queries';
import type { InvitationDto } from './invitations.dto';

/** So long an invitation waits for an answer. */
export const invitationDays = 30;
/** What was sent before then has waited for so long. */
export const lapsedBefore = (now: Date) => new Date(now.getTime() - invitationDays * 86_400_000);
/** So many are waiting at most on one page; those that are answered make room. */
const most = 20;

const columns = `i.id, i.problem_id as "problemId", i.solution_id as "solutionId", i.note, i.created_at as "createdAt"`;
const find = {
  name: 'proposal-invitations-find',
  text: `select ${columns} from innovation.proposal_invitations i where i.id = $1`,
};
/** A proposal `p` of some kind answers an invitation `i`. */
export const isAnsweredBy = (
  kind: string,
) => `exists (select from innovation.solution_proposals p where p.problem_id = i.problem_id
  and p.organization_id = i.invited_organization_id and p.created_at >= i.created_at and p.status <> 'withdrawn' and ${kind})`;
export const isAnswered = isAnsweredBy('true');
/** A proposal answers it, and so does a verdict that the two do not fit; by its day it lapses. */
const waiting = {
  name: 'proposal-invitations-waiting',
  text: `select ${columns} from innovation.proposal_invitations i
    join innovation.problems q on q.id = i.problem_id and q.status = 'open'
    where i.invited_organization_id = any($1) and i.lapsed_at is null and i.created_at >= $2 and not ${isAnswered}
      and not exists (select from innovation.match_verdicts v where v.problem_id = i.problem_id
        and v.solution_id = i.solution_id and v.organization_id = i.invited_organization_id and v.verdict = 'not_relevant')
    order by i.created_at desc, i.id limit ${most}`,
};

interface Row {
  id: string;
  problemId: string;
  solutionId: string;
  note: string | null;
  createdAt: string;
}

@Injectable()
export class InvitationsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
  ) {}

  /** For the operation that has just made it. */
  async get(id: string): Promise<InvitationDto> {
    const [invitation] = await this.described([await this.database.one<Row>(find, [id])]);
    return invitation as InvitationDto;
  }

  /** Those to the viewer's organizations that wait for an answer, newest first. */
  async waiting(viewer: Viewer): Promise<InvitationDto[]> {
    const since = lapsedBefore(this.clock.now());
    return this.described(await this.database.query<Row>(waiting, [organizationIds(viewer), since]));
  }

  private async described(rows: Row[]): Promise<InvitationDto[]> {
    const [problems, solutions] = await Promise.all([
      this.problems.byIds([...new Set(rows.map(({ problemId }) => problemId))]),
      this.solutions.byIds([...new Set(rows.map(({ solutionId }) => solutionId))]),
    ]);
    return rows.map(({ id, problemId, solutionId, note, createdAt }) => ({
      id,
      problem: problems.find((problem) => problem.id === problemId) as IndustryProblemDto,
      solution: solutions.find((solution) => solution.id === solutionId) as SolutionDto,
      note,
      createdAt,
    }));
  }
}
