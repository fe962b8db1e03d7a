import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { canActFor, organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { type Currency, toUnits } from '../../../platform/money/money';
import { ProjectStanding, ProjectStatus } from '../innovation.enums';
import { nextStatusesOf } from './phases/statuses';
import { nextPhasesOf } from './project.entity';
import { organizationsOf, ProjectAccess } from './project-access';
import type { ProjectDetailDto } from './project-detail.dto';
import { seesProblem, seesSolution, withOrigins } from './project-origins';
import { ProjectsQueries } from './projects.queries';

/** What it is made of is named to who may see it, as it stands now. */
const detail = {
  name: 'project-detail',
  text: `select p.spent_minor as "spentMinor", p.budget_currency as "budgetCurrency", p.updated_at as "updatedAt",
      case when ${seesProblem('$2')} then json_build_object('id', q.id, 'title', q.title) end as problem,
      case when ${seesSolution('$2')} then json_build_object('id', s.id, 'title', s.title) end as solution,
      (select count(*)::int from innovation.join_requests r where r.project_id = p.id and r.status = 'pending') as waiting,
      array(select organization_id from innovation.join_requests r
        where r.project_id = p.id and r.status = 'pending' and r.organization_id = any($2::uuid[])) as asking
    from ${withOrigins} where p.id = $1`,
};

interface Row extends Pick<ProjectDetailDto, 'updatedAt' | 'problem' | 'solution'> {
  spentMinor: string;
  budgetCurrency: Currency | null;
  waiting: number;
  asking: string[];
}

@Injectable()
export class ProjectDetailQueries {
  constructor(
    private readonly access: ProjectAccess,
    private readonly database: Database,
    private readonly projects: ProjectsQueries,
  ) {}

  /** Throws `not_found`. */
  async get(viewer: Viewer, id: string): Promise<ProjectDetailDto> {
    const { standing, ...parts } = await this.access.of(viewer, id);
    const [project, row] = await Promise.all([
      this.projects.get(id, viewer),
      this.database.one<Row>(detail, [id, organizationIds(viewer)]),
    ]);
    const { phase, status, leadOrganization } = project;
    const all = organizationsOf(parts);
    const canLead = canActFor(viewer, parts.leadOrganizationId);
    const others = viewer.organizations.filter((one) => canActFor(viewer, one.id) && !all.includes(one.id));
    return {
      ...project,
      problem: row.problem,
      solution: row.solution,
      spent:
        standing !== ProjectStanding.Member && row.budgetCurrency ? toUnits(row.spentMinor, row.budgetCurrency) : null,
      updatedAt: row.updatedAt,
      standing,
      canLead,
      canWork: all.some((one) => canActFor(viewer, one)),
      nextPhases: canLead ? nextPhasesOf(phase, status) : [],
      nextStatuses: canLead ? nextStatusesOf(phase, status) : [],
      canJoin:
        status !== ProjectStatus.Completed &&
        !leadOrganization.hasLeft &&
        others.some(({ id: one }) => !row.asking.includes(one)),
      waitingRequests: canLead ? row.waiting : 0,
    };
  }
}
