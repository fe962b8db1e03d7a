import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Mail } from '../../../platform/mail/mail';
import { type ContactPerson, MembershipApi } from '../../membership';
import type { Problem } from '../problems/problem.entity';
import { reviewerAsked, rubricChanged } from './evaluation.mails';
import { type Criterion, sharesOf } from './rubric';

const proposers = {
  name: 'evaluation-proposers',
  text: `select distinct organization_id as id from innovation.solution_proposals where problem_id = $1 and status = 'pending'
    order by organization_id`,
};

interface Named {
  id: string;
  name: string;
}

/** Tells people of an evaluation, with the surrounding transaction. */
@Injectable()
export class EvaluationMail {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /** Those who decide for organizations whose proposals wait learn by what these are judged from now on. */
  async tellProposers(problem: Problem, version: number, criteria: Criterion[]): Promise<void> {
    const organizations = await this.database.query<{ id: string }>(proposers, [problem.id]);
    if (organizations.length === 0) return;
    const shares = sharesOf(criteria);
    const values = {
      problemTitle: problem.title,
      organizationName: await this.nameOf(problem),
      isFirst: version === 1,
      criteria: criteria.map(({ name, meaning }, n) => ({ name, meaning, share: `${shares[n]} %` })),
      link: this.linkTo(problem),
    };
    for (const { id } of organizations) {
      const people = await this.membership.decisionMakersOf(id);
      await this.mail.queueEach(
        rubricChanged,
        people.map((to) => ({
          to,
          values: { firstName: to.firstName, ...values },
          about: `problem:${problem.id}`,
        })),
      );
    }
  }

  /** Somebody learns that they are to review. */
  async tellReviewer(problem: Problem, to: Omit<ContactPerson, 'isOwner'>, asker: Named): Promise<void> {
    await this.mail.queueEach(reviewerAsked, [
      {
        to,
        values: {
          firstName: to.firstName,
          problemTitle: problem.title,
          askedBy: asker.name,
          organizationName: await this.nameOf(problem),
          link: this.linkTo(problem),
        },
        about: `problem:${problem.id}`,
        named: asker.id,
      },
    ]);
  }

  private async nameOf({ organizationId }: Problem): Promise<string> {
    return (await this.membership.describeOrganizations([organizationId])).get(organizationId)?.name as string;
  }

  private linkTo = ({ id }: Problem) => `${this.config.appUrl}/problems/${id}?tab=evaluation`;
}
