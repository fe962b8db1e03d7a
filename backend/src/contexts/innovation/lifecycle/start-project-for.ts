import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { invalidField, notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { type ActingPerson, MembershipApi } from '../../membership';
import { StartProject } from '../projects/start-project';
import type { StartProjectForDto } from './lifecycle.dto';
import { projectStartedFor } from './lifecycle.mails';
import { ProjectOriginsQueries } from './project-origins.queries';

/** Makes a project for the organization that is to lead it: as its own people would, and by a super admin. */
@Injectable()
export class StartProjectFor {
  constructor(
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
    private readonly origins: ProjectOriginsQueries,
    private readonly start: StartProject,
  ) {}

  /** Answers its id. Throws what `StartProject` does, and `invalid_input` for somebody who does not act for the organization. */
  async execute(admin: Viewer, { organizationId, personId, ...project }: StartProjectForDto): Promise<string> {
    return this.database.transaction(async () => {
      if (!(await this.membership.listed([organizationId])).has(organizationId)) throw notFound('organization');
      const lead = await this.personOf(organizationId, personId);
      await this.requireSide(organizationId, project);
      const acting: Viewer = { ...admin, organizations: [{ id: organizationId, role: 'member' }] };
      const projectId = await this.start.execute(acting, { ...project, organizationId });
      await this.audit.record(admin, 'project.lead-named', `project:${projectId}`, { organizationId, personId });
      await this.tell(lead, organizationId, { id: projectId, name: project.name });
      return projectId;
    });
  }

  private async personOf(organizationId: string, personId: string): Promise<ActingPerson> {
    const [person] = await this.membership.actingPeople([], [personId]);
    if (person && [...person.leads, ...person.serves].includes(organizationId)) return person;
    throw invalidField('personId', 'Choose somebody who acts for the organization');
  }

  /** Whoever leads a project has brought the problem or the solution. */
  private async requireSide(
    organizationId: string,
    { proposalId, problemId, solutionId }: Partial<StartProjectForDto>,
  ) {
    if (proposalId || !problemId || !solutionId) return;
    const sides = await this.origins.sidesOf(problemId, solutionId);
    if (sides.length > 0 && !sides.includes(organizationId))
      throw invalidField('organizationId', 'Neither the problem nor the solution is of this organization');
  }

  /** The one who has it in their hands, and the owners and admins of the organization. */
  private async tell(lead: ActingPerson, organizationId: string, project: { id: string; name: string }) {
    const labels = await this.membership.describeOrganizations([organizationId]);
    const leaders = await this.membership.decisionMakersOf(organizationId);
    const others = leaders.filter(({ userId }) => userId !== lead.userId);
    await this.mail.queueEach(
      projectStartedFor,
      [lead, ...others].map((person) => ({
        to: person,
        values: {
          firstName: person.firstName,
          projectName: project.name,
          organizationName: labels.get(organizationId)?.name as string,
          leadName: lead.name,
          isLead: person === lead,
          link: `${this.config.appUrl}/projects/${project.id}`,
        },
        about: `project:${project.id}`,
        named: lead.userId,
      })),
    );
  }
}
