import { Injectable } from '@nestjs/common';
import { Config } from '../../../../platform/config/config';
import { Mail } from '../../../../platform/mail/mail';
import { MembershipApi } from '../../../membership';
import type { Project } from '../project.entity';
import { joinRequestAnswered, joinRequested, projectTeamChanged } from '../project.mails';
import type { JoinRequest } from './join-request.entity';

/** Tells those who decide for organizations what becomes of their part in a project, with the surrounding transaction. */
@Injectable()
export class TeamMail {
  constructor(
    private readonly config: Config,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /** The lead learns who asks. */
  async tellLead(project: Project, { organizationId, role, message }: JoinRequest): Promise<void> {
    const values = { projectName: project.name, organizationName: await this.nameOf(organizationId), role, message };
    const people = await this.membership.decisionMakersOf(project.leadOrganizationId);
    await this.mail.queueEach(
      joinRequested,
      people.map((to) => ({
        to,
        values: { ...values, firstName: to.firstName, link: this.teamOf(project) },
        ...about(project),
      })),
    );
  }

  /** Who has asked learns the answer. */
  async tellAsker(project: Project, { organizationId, reason }: JoinRequest, accepted: boolean): Promise<void> {
    const organizationName = await this.nameOf(project.leadOrganizationId);
    const values = { projectName: project.name, organizationName, accepted, reason };
    const people = await this.membership.decisionMakersOf(organizationId);
    const link = `${this.config.appUrl}/projects/${project.id}`;
    await this.mail.queueEach(
      joinRequestAnswered,
      people.map((to) => ({ to, values: { ...values, firstName: to.firstName, link }, ...about(project) })),
    );
  }

  /** An organization learns what has changed for it. */
  async tell(project: Project, organizationId: string, what: string, reason: string | null): Promise<void> {
    const people = await this.membership.decisionMakersOf(organizationId);
    const values = { projectName: project.name, what, reason, link: this.teamOf(project) };
    await this.mail.queueEach(
      projectTeamChanged,
      people.map((to) => ({ to, values: { ...values, firstName: to.firstName }, ...about(project) })),
    );
  }

  /** What an organization is called. */
  async nameOf(organizationId: string): Promise<string> {
    return (await this.membership.describeOrganizations([organizationId])).get(organizationId)?.name ?? '';
  }

  private teamOf = ({ id }: Project) => `${this.config.appUrl}/projects/${id}?tab=team`;
}

const about = ({ id }: Project) => ({ about: `project:${id}` });
