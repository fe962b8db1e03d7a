import { Injectable } from '@nestjs/common';
import { Cache } from '../../../platform/cache/cache';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { ConnectionSubject, OrganizationWork, type WorkFigures } from '../../membership';
import { projectsChanged } from '../innovation.topics';
import { isShown } from '../problems/is-shown';

const figures = {
  name: 'work-of-organizations',
  text: `select o.id, work.* from unnest($1::uuid[]) o (id) cross join lateral (
      with own as (
        select p.id, p.lead_organization_id, p.phase from innovation.projects p where p.lead_organization_id = o.id
        union
        select p.id, p.lead_organization_id, p.phase
        from innovation.project_collaborators c join innovation.projects p on p.id = c.project_id where c.organization_id = o.id)
      select (select count(*)::int from own where phase in ('sandbox', 'pilot', 'scaling')) as "activeProjects",
        (select count(*)::int from (
            select id, lead_organization_id as partner from own
            union
            select own.id, c.organization_id from own join innovation.project_collaborators c on c.project_id = own.id
          ) partners where partner <> o.id) as collaborations) work`,
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

/** What organizations work on, as the directory tells it, from a cache that every change of a project drops. */
@Injectable()
export class WorkOfOrganizations extends OrganizationWork {
  private readonly known: Cache<WorkFigures>;

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
  }

  async figuresOf(ids: string[]): Promise<ReadonlyMap<string, WorkFigures>> {
    return this.known.getMany(ids, async (missing) => {
      const found = await this.database.query<WorkFigures & { id: string }>(figures, [missing]);
      return new Map(found.map(({ id, ...work }) => [id, work]));
    });
  }

  async titleOf(subject: ConnectionSubject, id: string): Promise<string | undefined> {
    return (await this.database.queryOne<{ title: string }>(titles[subject], [id]))?.title;
  }
}
