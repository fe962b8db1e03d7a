import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Mail } from '../../../platform/mail/mail';
import { MembershipApi } from '../../membership';
import type { Project } from './project.entity';
import { projectInvitationAnswered, projectInvited } from './project-invitation.mails';

/** Tells organizations what a project makes of them, with the surrounding transaction. */
@Injectable()
export class ProjectMail {
  constructor(
    private readonly config: Config,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /** The owners and admins of an organization: that it works on the project from now on, or is asked to. */
  async tellOfStart(
    { id, name, leadOrganizationId }: Project,
    { organizationId, role }: { organizationId: string; role: string | null },
    isPartner: boolean,
  ): Promise<void> {
    const labels = await this.membership.describeOrganizations([leadOrganizationId]);
    const people = await this.membership.decisionMakersOf(organizationId);
    await this.mail.queueEach(
      projectInvited,
      people.map((person) => ({
        to: person,
        values: {
          firstName: person.firstName,
          projectName: name,
          organizationName: labels.get(leadOrganizationId)?.name as string,
          role,
          isPartner,
          link: isPartner ? `${this.config.appUrl}/projects/${id}` : `${this.config.appUrl}/projects`,
        },
        about: `project:${id}`,
      })),
    );
  }

  /** The owners and admins of the lead: what an organization has answered. */
  async tellOfAnswer(
    { id, name, leadOrganizationId }: Project,
    answerer: string,
    { accepted, reason }: { accepted: boolean; reason: string | null },
  ): Promise<void> {
    const labels = await this.membership.describeOrganizations([answerer]);
    const people = await this.membership.decisionMakersOf(leadOrganizationId);
    await this.mail.queueEach(
      projectInvitationAnswered,
      people.map((person) => ({
        to: person,
        values: {
          firstName: person.firstName,
          projectName: name,
          organizationName: labels.get(answerer)?.name as string,
          accepted,
          reason,
          link: `${this.config.appUrl}/projects/${id}?tab=team`,
        },
        about: `project:${id}`,
      })),
    );
  }
}
