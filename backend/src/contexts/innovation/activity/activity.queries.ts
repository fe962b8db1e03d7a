import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { isBlind, somebody } from '../evaluation/blindness';
import { leastTold } from '../matches/text-match';
import { isShown } from '../problems/is-shown';
import type { ActivityDto, ImpactDto } from './activity.dto';

const impact = {
  name: 'activity-impact',
  text: `with own_projects as (
      select id, lead_organization_id, phase from innovation.projects where lead_organization_id = any($1)
      union
      select p.id, p.lead_organization_id, p.phase
      from innovation.projects p join innovation.project_collaborators c on c.project_id = p.id
      where c.organization_id = any($1))
    select
      (select count(*)::int from innovation.problems where organization_id = any($1) and status <> 'draft') as "problemsSubmitted",
      (select count(*)::int from innovation.solutions where organization_id = any($1) and status <> 'draft')
        as "solutionsProposed",
      (select count(*)::int from own_projects where phase in ('sandbox', 'pilot', 'scaling')) as "activeProjects",
      (select count(*)::int from (
          select id, lead_organization_id as partner from own_projects
          union
          select p.id, c.organization_id from own_projects p join innovation.project_collaborators c on c.project_id = p.id
        ) partners where partner <> all($1)) as collaborations`,
};

/** Of a proposal, the newest of each organization of the viewer and of each side, so that no more than these are read. */
const newestProposals = (time: 'created_at' | 'decided_at', which: string) => `
  select distinct newest.id, newest.problem_id, newest.solution_id, newest.organization_id, newest.problem_organization_id, newest.status,
    newest.version, newest.at
  from unnest($1::uuid[]) as own (id) cross join lateral (
    (select *, ${time} as at from innovation.solution_proposals
      where organization_id = own.id and ${which} order by ${time} desc limit $2)
    union all
    (select *, ${time} as at from innovation.solution_proposals
      where problem_organization_id = own.id and ${which} order by ${time} desc limit $2)) newest
  order by at desc limit $2`;

/** The newest matches of each organization of the viewer, from both sides, but those that they have found not to fit. */
const newestMatches = `
  select distinct newest.problem_id, newest.solution_id, newest.at,
    case when newest.problem_organization_id = any($1) then newest.solution_organization_id
      else newest.problem_organization_id end as other
  from unnest($1::uuid[]) as own (id) cross join lateral (
    (select *, found_at as at from innovation.matches
      where problem_organization_id = own.id and percent >= ${leastTold} order by found_at desc limit $2)
    union all
    (select *, found_at as at from innovation.matches
      where solution_organization_id = own.id and percent >= ${leastTold} order by found_at desc limit $2)) newest
  where newest.problem_organization_id <> newest.solution_organization_id
    and not exists (select from innovation.match_verdicts v where v.problem_id = newest.problem_id
      and v.solution_id = newest.solution_id and v.organization_id = any($1) and v.verdict = 'not_relevant')
  order by at desc limit $2`;

/**
 * The newest of each kind, of which the newest of all are shown. Proposals are between the two organizations; whose they are is kept
 * from a reviewer who has still to score them.
 */
const newest = {
  name: 'activity-newest',
  text: `select * from (
      (select 'problem_submitted' as kind, title, 'problem' as type, id, organization_id as "organizationId", created_at as at
        from innovation.problems where ${isShown()} order by created_at desc limit $2)
      union all
      (select 'solution_published', title, 'solution', id, organization_id, published_at
        from innovation.solutions where published_at is not null order by published_at desc limit $2)
      union all
      (select 'solution_proposed', q.title, 'problem', q.id, case when not ${isBlind('$3', '$1')} then p.organization_id end, p.at
        from (${newestProposals('created_at', 'true')}) p join innovation.problems q on q.id = p.problem_id)
      union all
      (select 'proposal_accepted', q.title, 'problem', q.id, p.problem_organization_id, p.at
        from (${newestProposals('decided_at', `status = 'accepted'`)}) p join innovation.problems q on q.id = p.problem_id)
      union all
      (select 'match_found', q.title, 'problem', q.id, m.other, m.at
        from (${newestMatches}) m join innovation.problems q on q.id = m.problem_id and q.status <> 'withdrawn'
          join innovation.solutions s on s.id = m.solution_id and s.status <> 'draft')
      union all
      (select 'project_started', name, 'project', id, lead_organization_id, created_at
        from innovation.projects order by created_at desc limit $2)
      union all
      (select 'success_reported', s.title, 'project', p.id, p.lead_organization_id, s.created_at
        from innovation.success_stories s join innovation.projects p on p.id = s.project_id
        order by s.created_at desc limit $2)
    ) activity order by at desc, id limit $2`,
};

interface ActivityRow {
  kind: ActivityDto['kind'];
  title: string;
  type: ActivityDto['subject']['type'];
  id: string;
  organizationId: string | null;
  at: string;
}

@Injectable()
export class ActivityQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  async impact(viewer: Viewer): Promise<ImpactDto> {
    return this.database.one<ImpactDto>(impact, [organizationIds(viewer)]);
  }

  async newest(viewer: Viewer, limit: number): Promise<ActivityDto[]> {
    const rows = await this.database.query<ActivityRow>(newest, [organizationIds(viewer), limit, viewer.id]);
    const labels = await this.membership.describeOrganizations(
      rows.flatMap(({ organizationId }) => organizationId ?? []),
    );
    return rows.map(({ kind, title, type, id, organizationId, at }) => ({
      kind,
      title,
      subject: { type, id },
      organizationName: organizationId ? (labels.get(organizationId)?.name ?? '') : somebody,
      at,
    }));
  }
}
