import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import type { DeclaredMail } from '../../../platform/mail/define-mail';
import { Mail } from '../../../platform/mail/mail';
import { MembershipApi } from '../../membership';
import { proposalDecided, solutionProposed } from '../innovation.mails';
import type { Problem } from '../problems/problem.entity';
import type { Solution } from '../solutions/solution.entity';
import type { SolutionProposal } from './solution-proposal.entity';

/** Tells the people of both sides what happens to a proposal, with the surrounding transaction. */
@Injectable()
export class ProposalMail {
  constructor(
    private readonly config: Config,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  async tellOwner(proposal: SolutionProposal, problem: Problem, solution: Solution): Promise<void> {
    const labels = await this.membership.describeOrganizations([solution.organizationId]);
    await this.send(solutionProposed, problem.organizationId, proposal, {
      problemTitle: problem.title,
      solutionTitle: solution.title,
      organizationName: labels.get(solution.organizationId)?.name as string,
      note: proposal.note,
      link: `${this.config.appUrl}/problems/${problem.id}`,
    });
  }

  async tellProposer(proposal: SolutionProposal, problem: Problem, solution: Solution): Promise<void> {
    await this.send(proposalDecided, proposal.organizationId, proposal, {
      problemTitle: problem.title,
      solutionTitle: solution.title,
      decision: proposal.status,
      feedback: proposal.feedback,
      link: `${this.config.appUrl}/problems/${problem.id}`,
    });
  }

  private async send<Values extends { firstName: string }>(
    mail: DeclaredMail<Values>,
    organizationId: string,
    proposal: SolutionProposal,
    values: Omit<Values, 'firstName'>,
  ): Promise<void> {
    const people = await this.membership.decisionMakersOf(organizationId);
    await this.mail.queueEach(
      mail,
      people.map((person) => ({
        to: person,
        values: { firstName: person.firstName, ...values } as Values,
        about: `proposal:${proposal.id}`,
      })),
    );
  }
}
