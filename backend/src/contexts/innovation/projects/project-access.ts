import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { ProjectStanding } from '../innovation.enums';
import { organizationRequired } from '../innovation.errors';
import { Project } from './project.entity';

const parts = {
  name: 'project-parts',
  text: `select p.id, p.lead_organization_id as "leadOrganizationId",
      array(select organization_id from innovation.project_collaborators c where c.project_id = p.id
        order by c.created_at, c.id) as "partnerIds"
    from innovation.projects p where p.id = $1`,
};

/** Who works on a project. */
export interface ProjectParts {
  id: string;
  leadOrganizationId: string;
  /** The others, in the order in which they came. */
  partnerIds: string[];
}

/** Every organization that works on a project, the one that leads it first. */
export const organizationsOf = ({ leadOrganizationId, partnerIds }: Omit<ProjectParts, 'id'>): string[] => [
  leadOrganizationId,
  ...partnerIds.filter((id) => id !== leadOrganizationId),
];

/** How the viewer stands to a project, by the nearest of their organizations, in whatever role. */
export function standingOf(viewer: Viewer, project: Omit<ProjectParts, 'id'>): ProjectStanding {
  if (belongsTo(viewer, project.leadOrganizationId)) return ProjectStanding.Lead;
  return project.partnerIds.some((id) => belongsTo(viewer, id)) ? ProjectStanding.Partner : ProjectStanding.Member;
}

/** Looks a project up for those who may: all members browse, its organizations write. */
@Injectable()
export class ProjectAccess {
  constructor(private readonly database: Database) {}

  /** Who works on it, and how the viewer stands to it. Throws `not_found`. */
  async of(viewer: Viewer, id: string): Promise<ProjectParts & { standing: ProjectStanding }> {
    const found = await this.database.queryOne<ProjectParts>(parts, [id]);
    if (!found) throw notFound('project');
    return { ...found, standing: standingOf(viewer, found) };
  }

  /** The same, for what partners alone see. Throws `not_found`, or `organization_required` for who is none. */
  async ofPartner(viewer: Viewer, id: string): Promise<ProjectParts & { standing: ProjectStanding }> {
    const found = await this.of(viewer, id);
    if (found.standing === ProjectStanding.Member) throw organizationRequired();
    return found;
  }

  /**
   * Locks it, in the surrounding transaction, for its lead to write. Throws `not_found`, or `organization_required` for who may not
   * act for the organization that leads it.
   */
  async lockForLead(viewer: Viewer, id: string): Promise<Project> {
    const project = await this.lock(id);
    if (!canActFor(viewer, project.leadOrganizationId)) throw organizationRequired();
    return project;
  }

  /**
   * Locks it for one of its organizations to write: the `wanted` one, else the first that the viewer may act for, its lead before
   * others. Throws `not_found`, also for an organization that is not the viewer's, or `organization_required`.
   */
  async lockForPartner(
    viewer: Viewer,
    id: string,
    wanted?: string,
  ): Promise<{ project: Project; organizationId: string }> {
    const project = await this.lock(id);
    if (wanted && !belongsTo(viewer, wanted)) throw notFound('organization');
    const organizations = organizationsOf(await this.database.one<ProjectParts>(parts, [id]));
    const organizationId = organizations.find((one) => canActFor(viewer, one) && (!wanted || one === wanted));
    if (!organizationId) throw organizationRequired();
    return { project, organizationId };
  }

  /** Locks it, in the surrounding transaction. Throws `not_found`. */
  async lock(id: string): Promise<Project> {
    const project = await this.database.manager.findOne(Project, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!project) throw notFound('project');
    return project;
  }
}
