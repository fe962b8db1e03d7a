import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { ChangeKind } from '../innovation.enums';
import { SolutionStatusChanged } from '../innovation.events';
import { takesPart } from '../projects/project-link.dto';
import { Timeline } from '../timeline/timeline';
import { SolutionsQueries } from './solutions.queries';

/** Of a project's solution, by the project of it that is furthest of those on which its organization works; a draft is nobody's to try. */
const follow = {
  name: 'solutions-follow-projects',
  text: `with moved as (
      select s.id, s.organization_id, s.status as before from innovation.projects p join innovation.solutions s on s.id = p.solution_id
      where p.id = $1 and s.status <> 'draft' and ${takesPart('s', 'p')} for update of s),
    reached as (
      select m.id, m.before, (case max(p.phase) when 'deployed' then 'deployed' when 'planning' then 'published' else 'testing' end)
          ::innovation.solution_status as status
      from moved m join innovation.projects p on p.solution_id = m.id and ${takesPart('m', 'p')} group by m.id, m.before)
    update innovation.solutions s set status = r.status, updated_at = $2 from reached r
    where s.id = r.id and s.status <> r.status
    returning s.id, s.organization_id as "organizationId", r.before as "from", r.status as "to"`,
};

interface Followed {
  id: string;
  organizationId: string;
  from: string;
  to: string;
}

/** A solution stands where the projects that try it do: in testing from their sandbox on, deployed once one of them is. */
@Injectable()
export class FollowProjects {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly solutions: SolutionsQueries,
    private readonly timeline: Timeline,
  ) {}

  /** After a project has come to another phase, or an organization to work on it. */
  async execute(projectId: string): Promise<void> {
    await this.database.transaction(async () => {
      const followed = await this.database.queryOne<Followed>(follow, [projectId, this.clock.now()]);
      if (!followed) return;
      const { id, organizationId, from, to } = followed;
      await this.timeline.record({ solutionId: id, kind: ChangeKind.StatusChanged, fromStatus: from, toStatus: to });
      await this.events.publish(new SolutionStatusChanged(id, organizationId, from, to));
      await this.audit.record('system', 'solution.followed-project', `solution:${id}`, { projectId, from, to });
      await this.solutions.memory.changed(organizationId);
    });
  }
}
