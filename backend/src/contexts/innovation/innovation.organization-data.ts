import {
  kept,
  moved,
  movedAfter,
  movedOnce,
  organizationColumnsOf,
  rewritten,
} from '../../platform/organization-data/organization-columns';
import {
  outcomesChanged,
  problemsChanged,
  projectsChanged,
  solutionsChanged,
  storiesChanged,
} from './innovation.topics';

/** Of a project `p`: whether who stays works on it by now, so that it neither asks nor is asked to. */
const worksOn = `(p.lead_organization_id = $2 or exists (
    select from innovation.project_collaborators c where c.project_id = p.id and c.organization_id = $2))`;

organizationColumnsOf(
  'innovation',
  {
    'problems.organization_id': moved({ counted: 'Problems' }),
    'solutions.organization_id': moved({ counted: 'Solutions' }),
    'solution_proposals.organization_id': moved({ counted: 'Proposals made' }),
    'solution_proposals.problem_organization_id': moved({ counted: 'Proposals received' }),
    // Nobody invites themselves.
    'proposal_invitations.organization_id': movedAfter([
      'delete from innovation.proposal_invitations where (organization_id, invited_organization_id) in (($1, $2), ($2, $1))',
    ]),
    'proposal_invitations.invited_organization_id': movedOnce(['problem_id']),
    'questions.organization_id': moved(),
    'matches.problem_organization_id': moved(),
    'matches.solution_organization_id': moved(),
    'match_verdicts.organization_id': movedOnce(['problem_id', 'solution_id']),
    'files.organization_id': moved({ counted: 'Files' }),
    'stored_files.organization_id': kept(), // triggers on the files count them anew
    'projects.lead_organization_id': moved({ counted: 'Projects' }),
    'projects.started_by_organization_id': moved(),
    'project_collaborators.organization_id': movedOnce(['project_id'], { counted: 'Projects' }),
    'project_invitations.organization_id': movedAfter([
      `delete from innovation.project_invitations i where i.organization_id = $1 and i.project_id in (
        select project_id from innovation.project_invitations where organization_id = $2)`,
      `delete from innovation.project_invitations i using innovation.projects p
        where p.id = i.project_id and i.organization_id in ($1, $2) and i.accepted is null and ${worksOn}`,
    ]),
    'join_requests.organization_id': movedAfter([
      `delete from innovation.join_requests r where r.organization_id = $1 and r.status = 'pending' and r.project_id in (
        select project_id from innovation.join_requests where organization_id = $2 and status = 'pending')`,
      `delete from innovation.join_requests r using innovation.projects p
        where p.id = r.project_id and r.organization_id in ($1, $2) and r.status = 'pending' and ${worksOn}`,
    ]),
    'project_gate_items.organization_id': moved(),
    'project_updates.organization_id': moved(),
    'spend_entries.organization_id': moved(),
    'success_metrics.organization_id': moved(),
    'metric_measurements.organization_id': moved(),
    'changes.organization_id': moved(),
    'value_entries.organization_id': moved({ counted: 'Values' }),
    'value_entries.decided_by_organization_id': moved(),
    'value_entries.dispute_of_organization_id': moved(),
    'value_remarks.organization_id': moved(),
    'success_stories.named': rewritten(
      `update innovation.success_stories set named = array_replace(array_remove(named, $2), $1, $2) where named @> array[$1, $2]::uuid[]`,
      `update innovation.success_stories set named = array_replace(named, $1, $2) where named @> array[$1]::uuid[]`,
    ),
    'success_stories.partner_ids': rewritten(
      `update innovation.success_stories set partner_ids = array_replace(array_remove(partner_ids, $2), $1, $2)
        where partner_ids @> array[$1, $2]::uuid[]`,
      'update innovation.success_stories set partner_ids = array_replace(partner_ids, $1, $2) where partner_ids @> array[$1]::uuid[]',
    ),
    'story_consents.organization_id': movedOnce(['story_id'], { counted: 'Stories' }),
    'view_marks.organization_id': movedOnce(['day', 'kind', 'object_id']),
    'view_counts.owner_id': rewritten(
      `with gone as (delete from innovation.view_counts where owner_id = $1 returning day, kind, object_id, views)
        insert into innovation.view_counts (owner_id, day, kind, object_id, views)
        select $2::uuid, day, kind, object_id, views from gone order by day, kind, object_id
        on conflict (owner_id, day, kind, object_id) do update set views = view_counts.views + excluded.views`,
    ),
  },
  {
    topics: [problemsChanged, solutionsChanged, projectsChanged, outcomesChanged, storiesChanged],
    obstacles: [
      {
        // Whoever has entered a value cannot be who confirms it.
        statement: `with parts as (
            select id as project_id, lead_organization_id as organization_id from innovation.projects
              where lead_organization_id in ($1, $2)
            union select project_id, organization_id from innovation.project_collaborators where organization_id in ($1, $2)
            union select project_id, organization_id from innovation.value_entries where organization_id in ($1, $2)
            union select project_id, decided_by_organization_id from innovation.value_entries
              where decided_by_organization_id in ($1, $2)
            union select project_id, dispute_of_organization_id from innovation.value_entries
              where dispute_of_organization_id in ($1, $2))
          select p.name from parts join innovation.projects p on p.id = parts.project_id
            group by p.id, p.name having count(distinct parts.organization_id) = 2 order by p.name, p.id limit 10`,
        says: ({ name }: { name: string }) =>
          `Both take part in the project “${name}”. One of them must leave it first.`,
      },
      {
        statement: `select q.title as problem, s.title as solution from innovation.solution_proposals p
            join innovation.problems q on q.id = p.problem_id join innovation.solutions s on s.id = p.solution_id
          where p.status in ('pending', 'accepted') and (p.organization_id, p.problem_organization_id) in (($1, $2), ($2, $1))
          order by q.title, p.id limit 10`,
        says: ({ problem, solution }: { problem: string; solution: string }) =>
          `“${solution}” of one is proposed to the problem “${problem}” of the other. The proposal must be declined or withdrawn first.`,
      },
    ],
  },
);
