import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { actingOrganization } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Verdict } from '../innovation.enums';
import { matchHidden } from '../innovation.errors';
import { EndInvitations } from '../invitations/end-invitations';
import { ProblemsQueries } from '../problems/problems.queries';
import { SolutionsQueries } from '../solutions/solutions.queries';
import type { JudgedMatchDto, JudgeMatchDto, MatchVerdictDto } from './matches.dto';

const answered = `id, verdict, reason, note, organization_id as "organizationId"`;
/** One at a time, so that each knows which one it replaces. */
const lock = {
  name: 'match-verdicts-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('match-verdicts:' || $1 || $2 || $3, 0))`,
};
const before = {
  name: 'match-verdicts-before',
  text: `select ${answered} from innovation.match_verdicts
    where organization_id = $1 and problem_id = $2 and solution_id = $3 for update`,
};
/** Who takes a verdict back takes back what they have said, and not what was said since: each has an id of its own. */
const put = {
  name: 'match-verdicts-put',
  text: `insert into innovation.match_verdicts (organization_id, problem_id, solution_id, verdict, reason, note)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (organization_id, problem_id, solution_id) do update
      set id = excluded.id, verdict = excluded.verdict, reason = excluded.reason, note = excluded.note, created_at = excluded.created_at
    returning ${answered}`,
};

/** Keeps what an organization thinks of a match; a later verdict takes the place of an earlier one, and may decline an invitation. */
@Injectable()
export class JudgeMatch {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly invitations: EndInvitations,
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
  ) {}

  /**
   * Throws `organization_required`, `match_hidden` where one that hides the match stands and is not named, or `not_found` for what the
   * viewer does not see, and where another verdict stands than it is to replace.
   */
  async execute(viewer: Viewer, form: JudgeMatchDto): Promise<JudgedMatchDto> {
    const organizationId = actingOrganization(viewer, form.organizationId);
    const { problemId, solutionId, verdict } = form;
    const reason = verdict === Verdict.NotRelevant ? (form.reason ?? null) : null;
    return this.database.transaction(async () => {
      if (!(await this.problems.find(problemId, viewer))) throw notFound('problem');
      if (!(await this.solutions.find(solutionId, viewer))) throw notFound('solution');
      const pair = [organizationId, problemId, solutionId] as const;
      await this.database.run(lock, [...pair]);
      const replaced = (await this.database.queryOne<MatchVerdictDto>(before, [...pair])) ?? null;
      if (form.replaces && form.replaces !== replaced?.id) throw notFound('verdict');
      if (replaced?.verdict === Verdict.NotRelevant && !form.replaces) throw matchHidden(replaced);
      const kept = await this.database.one<MatchVerdictDto>(put, [...pair, verdict, reason, form.note || null]);
      const isDeclined = verdict === Verdict.NotRelevant;
      const toldWhoInvited = isDeclined && (await this.invitations.decline(...pair));
      if (!isDeclined) await this.invitations.reopen(...pair);
      await this.audit.record(viewer, 'match.judged', `problem:${problemId}`, {
        organizationId,
        solutionId,
        verdict,
        ...(reason && { reason }),
      });
      return { ...kept, replaced, toldWhoInvited };
    });
  }
}
