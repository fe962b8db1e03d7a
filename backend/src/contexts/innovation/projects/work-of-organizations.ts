import { Injectable } from '@nestjs/common';
import { Cache } from '../../../platform/cache/cache';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { ConnectionSubject, mostWork, OrganizationWork, type WorkFigures } from '../../membership';
import { isBlind } from '../evaluation/blindness';
import { problemsChanged, projectsChanged, solutionsChanged, storiesChanged } from '../innovation.topics';
import { isShown } from '../problems/is-shown';
import { isActive } from './phases/is-active';

const active = isActive('p.phase');
/** Who leads a project is none of its collaborators. Of each part no more is read than is counted of the whole. */
const figures = {
  name: 'work-of-organizations',
  text: `select o.id, work.* from unnest($1::uuid[]) o (id) cross join lateral (
      select least($2, (select count(*) from (
          (select p.id from innovation.projects p where p.lead_organization_id = o.id and ${active} limit $2)
          union
          (select p.id from innovation.project_collaborators c join innovation.projects p on p.id = c.project_id
            where c.organization_id = o.id and ${active} limit $2)) mine))::int as "activeProjects",
        least($2, (select count(*) from (
          (select c.project_id, c.organization_id from innovation.projects p join innovation.project_collaborators c on c.project_id = p.id
            where p.lead_organization_id = o.id and c.organization_id <> o.id limit $2)
          union
          (select p.id, p.lead_organization_id from innovation.project_collaborators c join innovation.projects p on p.id = c.project_id
            where c.organization_id = o.id and p.lead_organization_id <> o.id limit $2)
          union
          (select c.project_id, other.organization_id from innovation.project_collaborators c
            join innovation.project_collaborators other on other.project_id = c.project_id
            where c.organization_id = o.id and other.organization_id <> o.id limit $2)) partners))::int as collaborations offset 0) work`,
};

const lastActive = {
  name: 'last-active-of-organizations',
  text: `select o.id, (acts.newest at time zone 'UTC')::date::text as day from unnest($1::uuid[]) o (id) cross join lateral (
      select greatest(
        (select created_at from innovation.problems where organization_id = o.id and ${isShown()} order by created_at desc limit 1),
        (select published_at from innovation.solutions
          where organization_id = o.id and published_at is not null and status <> 'draft' order by published_at desc limit 1),
        (select created_at from innovation.projects
          where coalesce(started_by_organization_id, lead_organization_id) = o.id order by created_at desc limit 1),
        (select max(s.published_at) from innovation.projects p join innovation.success_stories s on s.project_id = p.id
          where p.lead_organization_id = o.id and s.status = 'published')) as newest
      offset 0) acts
    where acts.newest is not null`,
};

const title = (subject: ConnectionSubject, text: string) => ({ name: `title-of-${subject}`, text });
const titles = {
  problem: title(ConnectionSubject.Problem, `select title from innovation.problems where id = $1 and ${isShown()}`),
  solution: title(
    ConnectionSubject.Solution,
    `select title from innovation.solutions where id = $1 and status <> 'draft'`,
  ),
  project: title(ConnectionSubject.Project, 'select name as title from innovation.projects where id = $1'),
};

const proposalTitle = {
  name: 'title-of-proposal',
  text: `select coalesce(p.proposed_title, s.title) as title
    from innovation.solution_proposals p join innovation.solutions s on s.id = p.solution_id
    where p.id = $1 and array[p.organization_id, p.problem_organization_id] @> $2::uuid[] and $2::uuid[] @> array[p.organization_id, p.problem_organization_id]
      and not ${isBlind('$3', '$4::uuid[]')}`,
};

/** What organizations work on, and when last, as the directory tells it: from caches that every change of their work drops. */
@Injectable()
export class WorkOfOrganizations extends OrganizationWork {
  private readonly known: Cache<WorkFigures>;
  private readonly days: Cache<{ day: string }>;

  constructor(
    private readonly database: Database,
    notices: Notices,
  ) {
    super();
    this.known = new Cache(database, notices, {
      name: 'work-of-organizations',
      max: 20_000,
      topics: [],
      sweeping: [projectsChanged],
    });
    this.days = new Cache(database, notices, {
      name: 'last-active-of-organizations',
      max: 20_000,
      topics: [],
      sweeping: [problemsChanged, solutionsChanged, projectsChanged, storiesChanged],
    });
  }

  async figuresOf(ids: string[]): Promise<ReadonlyMap<string, WorkFigures>> {
    return this.known.getMany(ids, async (missing) => {
      const found = await this.database.query<WorkFigures & { id: string }>(figures, [missing, mostWork]);
      return new Map(found.map(({ id, ...work }) => [id, work]));
    });
  }

  async lastActiveOf(ids: string[]): Promise<ReadonlyMap<string, string>> {
    const known = await this.days.getMany(ids, async (missing) => {
      const found = await this.database.query<{ id: string; day: string }>(lastActive, [missing]);
      return new Map(found.map(({ id, day }) => [id, { day }]));
    });
    return new Map([...known].map(([id, { day }]) => [id, day]));
  }

  async titleOf(subject: ConnectionSubject, id: string): Promise<string | undefined> {
    return (await this.database.queryOne<{ title: string }>(titles[subject], [id]))?.title;
  }

  async proposalTitle(viewer: Viewer, id: string, between: [string, string]): Promise<string | undefined> {
    const given = [id, between, viewer.id, organizationIds(viewer)];
    return (await this.database.queryOne<{ title: string }>(proposalTitle, given))?.title;
  }
}
