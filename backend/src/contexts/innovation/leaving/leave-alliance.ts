import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ChangeProblemStatus } from '../problems/change-problem-status';
import { ChangeProjectStatus } from '../projects/phases/change-project-status';
import { HandOverLead } from '../projects/team/hand-over-lead';
import { PartFromProject } from '../projects/team/part-from-project';
import { WithdrawJoinRequest } from '../projects/team/withdraw-join-request';
import { WithdrawProposal } from '../proposals/withdraw-proposal';
import { WithdrawSolution } from '../solutions/withdraw-solution';
import { AnswerStory } from '../stories/answer-story';

/** What of an organization still stands, by what becomes of it. */
const standing = {
  name: 'leaving-standing',
  text: `select
    array(select id from innovation.problems where organization_id = $1 and status in ('open', 'in_progress')) as problems,
    array(select id from innovation.solution_proposals where organization_id = $1 and status = 'pending') as proposals,
    array(select id from innovation.solutions where organization_id = $1 and status = 'published') as solutions,
    array(select s.project_id from innovation.story_consents c join innovation.success_stories s on s.id = c.story_id
      where c.organization_id = $1 and c.state <> 'taken_back') as stories,
    array(select id from innovation.join_requests where organization_id = $1 and status = 'pending') as requests,
    array(select p.id from innovation.project_collaborators c join innovation.projects p on p.id = c.project_id
      where c.organization_id = $1 and p.status <> 'completed') as parts,
    array(select id from innovation.projects where lead_organization_id = $1 and status <> 'completed') as led`,
};
/** Nobody is left to answer these, and nobody is told: they are listed as declined. */
const declineInvitations = {
  name: 'leaving-invitations',
  text: `update innovation.project_invitations set accepted = false, answered_at = now()
    where organization_id = $1 and accepted is null`,
};

type Standing = Record<'problems' | 'proposals' | 'solutions' | 'stories' | 'requests' | 'parts' | 'led', string[]>;

/** What it leaves is explained by. */
export const leftAlliance = 'The organization has left the alliance.';

/** An organization has left the alliance: what it has begun ends, or others go on with it. What is done stays. */
@Injectable()
export class LeaveAlliance {
  constructor(
    private readonly database: Database,
    private readonly handOver: HandOverLead,
    private readonly part: PartFromProject,
    private readonly problem: ChangeProblemStatus,
    private readonly project: ChangeProjectStatus,
    private readonly proposal: WithdrawProposal,
    private readonly request: WithdrawJoinRequest,
    private readonly solution: WithdrawSolution,
    private readonly story: AnswerStory,
  ) {}

  /** Each thing by itself, in its own transaction: done again, it goes on where it was. */
  async execute(organizationId: string): Promise<void> {
    const { problems, proposals, solutions, stories, requests, parts, led } = await this.database.one<Standing>(
      standing,
      [organizationId],
    );
    for (const id of proposals) await this.proposal.forgo(id);
    for (const id of problems) await this.problem.closeForgone(id, leftAlliance);
    for (const id of requests) await this.request.forgo(id);
    await this.database.run(declineInvitations, [organizationId]);
    // While it is still the lead of them or works on them, so that who hears of it knows it.
    for (const id of stories) await this.story.forgo(organizationId, id);
    for (const id of parts) await this.part.forget(id, organizationId, leftAlliance);
    for (const id of led)
      if (!(await this.handOver.succeed(id, organizationId, leftAlliance)))
        await this.project.suspend(id, leftAlliance);
    for (const id of solutions) await this.solution.forgo(id, leftAlliance);
  }
}
