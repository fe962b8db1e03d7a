import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Mail } from '../../../platform/mail/mail';
import { type ContactPerson, MembershipApi } from '../../membership';
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
    await this.send('solution-proposed', problem.organizationId, proposal, {
      problemTitle: problem.title,
      solutionTitle: solution.title,
      organizationName: labels.get(solution.organizationId)?.name,
      note: proposal.note,
      link: `${this.config.appUrl}/problems/${problem.id}`,
    });
  }

  async tellProposer(proposal: SolutionProposal, problem: Problem, solution: Solution): Promise<void> {
    await this.send('proposal-decided', proposal.organizationId, proposal, {
      problemTitle: problem.title,
      solutionTitle: solution.title,
      decision: proposal.status,
      feedback: proposal.feedback,
      link: `${this.config.appUrl}/problems/${problem.id}`,
    });
  }

  private async send(
    template: string,
    organizationId: string,
    proposal: SolutionProposal,
    values: object,
  ): Promise<void> {
    for (const person of await this.membership.decisionMakersOf(organizationId))
      await this.mail.queue({
        template,
        to: { name: person.name, address: person.address },
        values: { firstName: firstNameOf(person), ...values },
        about: `proposal:${proposal.id}`,
      });
  }
}

const firstNameOf = ({ name }: ContactPerson) => name.split(' ')[0];
