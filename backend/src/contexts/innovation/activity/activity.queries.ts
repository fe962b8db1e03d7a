import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor, toCursor } from '../../../platform/lists/cursor';
import { MembershipApi } from '../../membership';
import { isBlind, somebody } from '../evaluation/blindness';
import { ofPair } from '../matches/match.entity';
import { leastTold } from '../matches/text-match';
import { isShown } from '../problems/is-shown';
import { isActive } from '../projects/phases/is-active';
import type { ActivityDto, ActivityPageDto, ImpactDto } from './activity.dto';

const impact = {
  name: 'activity-impact',
  text: `with own_projects as (
      select id, lead_organization_id, phase from innovation.projects where lead_organization_id = any($1)
      union
      select p.id, p.lead_organization_id, p.phase
      from innovation.projects p join innovation.project_collaborators c on c.project_id = p.id
      where c.organization_id = any($1))
    select
      (select count(*)::int from innovation.problems
        where organization_id = any($1) and status not in ('draft', 'withdrawn')) as "problemsSubmitted",
      (select count(*)::int from innovation.solutions where organization_id = any($1) and status <> 'draft')
        as "solutionsProposed",
      (select count(*)::int from own_projects where ${isActive()}) as "activeProjects",
      (select count(*)::int from own_projects) as projects,
      (select count(*)::int from (
          select id, lead_organization_id as partner from own_projects
          union
          select p.id, c.organization_id from own_projects p join innovation.project_collaborators c on c.project_id = p.id
        ) partners where partner <> all($1)) as collaborations`,
};

/** What comes after the place where a page starts, by an index that has the time and the key. */
const after = (time: string, key = 'id') => `(${time}, ${key}) < ($4, $5)`;

/** The same by one that has no more than the time. */
const afterTime = (time: string, key = 'id') => `${time} <= $4 and ${after(time, key)}`;

/** Of a proposal, the newest of each organization of the viewer and of each side, so that no more than these are read. */
const newestProposals = (time: 'created_at' | 'decided_at', which: string, comesAfter: string) => `
  select distinct newest.id, newest.problem_id, newest.solution_id, newest.organization_id, newest.problem_organization_id, newest.status,
    newest.version, newest.at
  from unnest($1::uuid[]) as own (id) cross join lateral (
    (select *, ${time} as at from innovation.solution_proposals
      where organization_id = own.id and ${which} and ${comesAfter} order by ${time} desc, id desc limit $2)
    union all
    (select *, ${time} as at from innovation.solution_proposals
      where problem_organization_id = own.id and ${which} and ${comesAfter} order by ${time} desc, id desc limit $2)) newest
  order by at desc, id desc limit $2`;

/** The newest matches of each organization of the viewer, from both sides, but those that they have found not to fit. */
const newestMatches = `
  select distinct newest.key, newest.problem_id, newest.solution_id, newest.at,
    case when newest.problem_organization_id = any($1) then newest.solution_organization_id
      else newest.problem_organization_id end as other
  from unnest($1::uuid[]) as own (id) cross join lateral (
    (select *, found_at as at, ${ofPair} as key from innovation.matches
      where problem_organization_id = own.id and percent >= ${leastTold} and ${afterTime('found_at', ofPair)}
      order by found_at desc, key desc limit $2)
    union all
    (select *, found_at as at, ${ofPair} as key from innovation.matches
      where solution_organization_id = own.id and percent >= ${leastTold} and ${afterTime('found_at', ofPair)}
      order by found_at desc, key desc limit $2)) newest
  where newest.problem_organization_id <> newest.solution_organization_id
    and not exists (select from innovation.match_verdicts v where v.problem_id = newest.problem_id
      and v.solution_id = newest.solution_id and v.organization_id = any($1) and v.verdict = 'not_relevant')
  order by at desc, key desc limit $2`;

/**
 * The newest of each kind, of which the newest of all are shown. Proposals are between the two organizations; whose they are is kept
 * from a reviewer who has still to score them.
 */
const newest = {
  name: 'activity-newest',
  text: `select * from (
      (select 'problem_submitted' as kind, title, 'problem' as type, id::text as subject, organization_id as "organizationId",
          created_at as "createdAt", id
        from innovation.problems where ${isShown()} and ${after('created_at')} order by created_at desc, id desc limit $2)
      union all
      (select 'solution_published', title, 'solution', id::text as subject, organization_id, published_at, id
        from innovation.solutions where published_at is not null and ${afterTime('published_at')}
        order by published_at desc, id desc limit $2)
      union all
      (select 'solution_proposed', q.title, 'problem', q.id::text, case when not ${isBlind('$3', '$1')} then p.organization_id end, p.at, p.id
        from (${newestProposals('created_at', 'true', afterTime('created_at'))}) p join innovation.problems q on q.id = p.problem_id)
      union all
      (select 'proposal_accepted', q.title, 'problem', q.id::text, p.problem_organization_id, p.at, p.id
        from (${newestProposals('decided_at', `status = 'accepted'`, after('decided_at'))}) p join innovation.problems q on q.id = p.problem_id)
      union all
      (select 'match_found', q.title, 'problem', q.id::text, m.other, m.at, m.key
        from (${newestMatches}) m join innovation.problems q on q.id = m.problem_id and q.status <> 'withdrawn'
          join innovation.solutions s on s.id = m.solution_id and s.status <> 'draft')
      union all
      (select 'project_started', name, 'project', id::text as subject, coalesce(started_by_organization_id, lead_organization_id), created_at, id
        from innovation.projects where ${after('created_at')} order by created_at desc, id desc limit $2)
      union all
      (select 'success_reported', s.title, 'story', s.slug, p.lead_organization_id, s.published_at, s.id
        from innovation.success_stories s join innovation.projects p on p.id = s.project_id
        where s.status = 'published' and ${after('s.published_at', 's.id')} order by s.published_at desc, s.id desc limit $2)
    ) activity order by "createdAt" desc, id desc limit $2`,
};

interface ActivityRow {
  kind: ActivityDto['kind'];
  title: string;
  type: ActivityDto['subject']['type'];
  subject: string;
  organizationId: string | null;
  createdAt: string;
  /** Of the row that it was read from. */
  id: string;
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
    return (await this.page(viewer, limit)).entries;
  }

  /** One page of what has happened, with where the next one starts. */
  async page(viewer: Viewer, limit: number, cursor?: string): Promise<ActivityPageDto> {
    const from = fromCursor(cursor);
    const rows = await this.database.query<ActivityRow>(newest, [
      organizationIds(viewer),
      limit + 1,
      viewer.id,
      from.createdAt,
      from.id,
    ]);
    const shown = rows.slice(0, limit);
    const labels = await this.membership.describeOrganizations(
      shown.flatMap(({ organizationId }) => organizationId ?? []),
    );
    const entries = shown.map(({ id, kind, title, type, subject, organizationId, createdAt }) => {
      const { name = '', logoId } = (organizationId && labels.get(organizationId)) || {};
      return {
        id,
        kind,
        title,
        subject: { type, id: subject },
        organizationName: organizationId ? name : somebody,
        organizationId,
        ...(logoId && { logoId }),
        at: createdAt,
      };
    });
    return { entries, next: rows.length > limit ? toCursor(shown.at(-1) as ActivityRow) : null };
  }
}
