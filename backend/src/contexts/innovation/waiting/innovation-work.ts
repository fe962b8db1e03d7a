import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { canActFor, ledBy, organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { type WorkItem, WorkItems } from '../../../platform/work-items/work-items';
import { MembershipApi, type OrganizationLabel } from '../../membership';
import { proposalsToScore } from '../evaluation/proposals-to-score';
import { InvitationsQueries } from '../invitations/invitations.queries';

const most = 50;
/** `$1`: organizations that the viewer leads; `$2`: those that they act for; `$3`: the viewer; `$4`: all to which they belong. */
const waiting = {
  name: 'innovation-work',
  text: `(select 'answer-proposals' as kind, q.id,
        case count(*) when 1 then 'Answer a proposal' else 'Answer ' || count(*) || ' proposals' end || ' to “' || q.title || '”' as title,
        '/problems/' || q.id || '?tab=proposals' as link, min(p.answer_due_on)::text as "dueOn", min(p.created_at) as since,
        null::uuid as "fromId", null::uuid as "projectId", null as "projectName", null as note
      from innovation.solution_proposals p join innovation.problems q on q.id = p.problem_id
      where p.problem_organization_id = any($2) and p.status = 'pending' and (p.problem_organization_id = any($1) or $3 =
        case when exists (select from innovation.reviewers r where r.problem_id = q.id)
          then (select e.lead_id from innovation.evaluations e where e.problem_id = q.id) else q.submitter_id end)
      group by q.id order by min(p.answer_due_on), min(p.created_at) limit ${most})
    union all
    (select 'review', q.id, 'Score proposals to “' || q.title || '”', '/problems/' || q.id || '/score',
        min(due.answer_due_on)::text, min(due.since), null, null, null, null
      from (select p.problem_id, p.answer_due_on, greatest(r.added_at, p.created_at) as since from ${proposalsToScore('$3', '$4', '$2')}) due
      join innovation.problems q on q.id = due.problem_id group by q.id order by min(due.since) limit ${most})
    union all
    (select 'answer-project-invitation', i.id, 'Say whether you work on “' || p.name || '”', '/projects/' || p.id, null,
        i.created_at, p.lead_organization_id, p.id, p.name, i.role
      from innovation.project_invitations i join innovation.projects p on p.id = i.project_id
      where i.organization_id = any($1) and i.accepted is null order by i.created_at limit ${most})
    union all
    (select 'answer-project-request', j.id, 'Answer who asks to work on “' || p.name || '”', '/projects/' || p.id || '?tab=team',
        null, j.created_at, j.organization_id, p.id, p.name, j.message
      from innovation.join_requests j join innovation.projects p on p.id = j.project_id
      where p.lead_organization_id = any($1) and j.status = 'pending' order by j.created_at limit ${most})
    union all
    (select 'decide-value', v.id, 'Confirm or dispute a value of “' || p.name || '”',
        '/projects/' || p.id || '?tab=outcomes&value=' || v.id, null, v.created_at,
        v.organization_id, p.id, p.name, v.note
      from innovation.value_entries v join innovation.projects p on p.id = v.project_id
      where v.state = 'claimed' and v.corrected_by_id is null and exists (select from unnest($1::uuid[]) own (id)
        where own.id <> v.organization_id and case when v.dispute_of_organization_id is null
          then own.id = p.lead_organization_id or exists (select
            from innovation.project_collaborators c where c.project_id = p.id and c.organization_id = own.id)
          else own.id = v.dispute_of_organization_id end)
        and (v.dispute_of_organization_id = any($1) or v.project_id = any(array(
          select id from innovation.projects where lead_organization_id = any($1)
          union select project_id from innovation.project_collaborators where organization_id = any($1))))
      order by v.created_at limit ${most})
    union all
    (select 'answer-story', s.id, 'Say whether “' || s.title || '” may be told', '/projects/' || s.project_id || '?tab=outcomes',
        null, s.created_at, p.lead_organization_id, p.id, p.name, s.summary
      from innovation.story_consents c join innovation.success_stories s on s.id = c.story_id
      join innovation.projects p on p.id = s.project_id
      where c.organization_id = any($1) and c.state = 'asked' order by s.created_at limit ${most})`,
};

interface Row extends Omit<WorkItem, 'answer'> {
  /** The organization that asks; null for what is done at the link alone. */
  fromId: string | null;
  projectId: string | null;
  projectName: string | null;
  note: string | null;
}

/** What waits for those who lead an organization, or decide for a problem of it, for reviewers, and for who may propose. */
@Injectable()
export class InnovationWork implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly invitations: InvitationsQueries,
    private readonly membership: MembershipApi,
    private readonly work: WorkItems,
  ) {}

  onModuleInit(): void {
    this.work.provide((viewer) => this.of(viewer));
  }

  private async of(viewer: Viewer): Promise<WorkItem[]> {
    const acting = organizationIds(viewer).filter((id) => canActFor(viewer, id));
    const [rows, invitations] = await Promise.all([
      this.database.query<Row>(waiting, [ledBy(viewer), acting, viewer.id, organizationIds(viewer)]),
      acting.length > 0 ? this.invitations.waiting({ ...viewer, organizations: actedFor(viewer) }) : [],
    ]);
    const asked = invitations.map(({ id, problem, solution, note, createdAt }) => ({
      kind: 'propose',
      id,
      title: `You are invited to propose to “${problem.title}”`,
      link: `/problems/${problem.id}`,
      dueOn: null,
      since: createdAt,
      answer: {
        from: problem.submittedBy.name,
        ...(note && { note }),
        within: { id: solution.submittedBy.id, name: solution.submittedBy.name },
        pair: { problemId: problem.id, solutionId: solution.id },
      },
    }));
    const labels = await this.membership.describeOrganizations(rows.flatMap(({ fromId }) => fromId ?? []));
    return [...rows.map((row) => toItem(row, labels)), ...asked];
  }
}

const actedFor = ({ organizations }: Viewer) => organizations.filter(({ role }) => role !== 'viewer');

function toItem(
  { fromId, projectId, projectName, note, ...item }: Row,
  labels: ReadonlyMap<string, OrganizationLabel>,
): WorkItem {
  if (!fromId || !projectId || !projectName) return item;
  const from = labels.get(fromId)?.name ?? 'An organization';
  return { ...item, answer: { from, ...(note && { note }), within: { id: projectId, name: projectName } } };
}
