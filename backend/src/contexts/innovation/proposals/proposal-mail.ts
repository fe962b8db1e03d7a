import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import type { DeclaredMail } from '../../../platform/mail/define-mail';
import { Mail } from '../../../platform/mail/mail';
import { type ContactPerson, MembershipApi } from '../../membership';
import { Blindness } from '../evaluation/blindness';
import type { Problem } from '../problems/problem.entity';
import type { Solution } from '../solutions/solution.entity';
import { proposalAmended, proposalDecided, solutionProposed } from './proposal.mails';
import type { SolutionProposal } from './solution-proposal.entity';

/** Tells the people of both sides what happens to a proposal, with the surrounding transaction. */
@Injectable()
export class ProposalMail {
  constructor(
    private readonly blindness: Blindness,
    private readonly config: Config,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  async tellOwner(proposal: SolutionProposal, problem: Problem, solution: Solution): Promise<void> {
    const values = await this.described(proposal, problem, solution);
    await this.send(solutionProposed, proposal, { ...values, note: proposal.note });
  }

  async tellOfAmendment(proposal: SolutionProposal, problem: Problem, solution: Solution): Promise<void> {
    const values = await this.described(proposal, problem, solution);
    await this.send(proposalAmended, proposal, { ...values, note: proposal.note as string });
  }

  /** Who has made some proposals to a problem is told what was decided on each; an organization's people are looked up once. */
  async tellProposers(problem: Problem, decided: { proposal: SolutionProposal; solution: Solution }[]): Promise<void> {
    const organizations = [...new Set(decided.map(({ proposal }) => proposal.organizationId))];
    const peopleOf = new Map<string, ContactPerson[]>();
    for (const id of organizations) peopleOf.set(id, await this.membership.decisionMakersOf(id));
    await this.mail.queueEach(
      proposalDecided,
      decided.flatMap(({ proposal, solution }) =>
        (peopleOf.get(proposal.organizationId) as ContactPerson[]).map((person) => ({
          to: person,
          values: {
            firstName: person.firstName,
            problemTitle: problem.title,
            solutionTitle: solution.title,
            decision: proposal.status,
            feedback: proposal.feedback,
            strengths: proposal.strengths,
            improvements: proposal.improvements,
            link: `${this.config.appUrl}/problems/${problem.id}?tab=proposals`,
          },
          about: `proposal:${proposal.id}`,
        })),
      ),
    );
  }

  /** What the owner of the problem is told whatever has happened. */
  private async described(proposal: SolutionProposal, problem: Problem, solution: Solution) {
    const labels = await this.membership.describeOrganizations([solution.organizationId]);
    return {
      problemTitle: problem.title,
      solutionTitle: proposal.titleOf(solution),
      organizationName: labels.get(solution.organizationId)?.name as string,
      link: `${this.config.appUrl}/problems/${problem.id}?tab=proposals`,
    };
  }

  /** To the owner of the problem. Whoever is to review it is not told whose it is. */
  private async send<Values extends { firstName: string; organizationName: string }>(
    mail: DeclaredMail<Values>,
    proposal: SolutionProposal,
    values: Omit<Values, 'firstName'> & { organizationName: string },
  ): Promise<void> {
    const people = await this.membership.decisionMakersOf(proposal.problemOrganizationId);
    const nameFor = await this.blindness.namesFor(proposal, values.organizationName, people);
    await this.mail.queueEach(
      mail,
      people.map((person) => ({
        to: person,
        values: { ...values, firstName: person.firstName, organizationName: nameFor(person) } as unknown as Values,
        about: `proposal:${proposal.id}`,
      })),
    );
  }
}
