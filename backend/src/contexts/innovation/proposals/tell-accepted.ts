import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Mail } from '../../../platform/mail/mail';
import { MembershipApi } from '../../membership';
import type { Problem } from '../problems/problem.entity';
import { problemEnded } from './proposal.mails';

/** Of each organization with accepted solutions the first: a pair of hands is enough to ask about the others. */
const accepted = {
  name: 'proposals-accepted-of-problem',
  text: `select distinct on (p.organization_id) p.id, p.organization_id as "organizationId", s.title as "solutionTitle"
    from innovation.solution_proposals p join innovation.solutions s on s.id = p.solution_id
    where p.problem_id = $1 and p.status = 'accepted' order by p.organization_id, p.decided_at, p.id`,
};

/** Tells who works on a problem that it has ended, with the surrounding transaction. */
@Injectable()
export class TellAccepted {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /** The owners and admins of each organization whose solution was accepted, whoever has ended it aside. */
  async execute({ id, organizationId: ownerId, title, status }: Problem, reason: string): Promise<void> {
    const rows = await this.database.query<{ id: string; organizationId: string; solutionTitle: string }>(accepted, [
      id,
    ]);
    const messages = [];
    for (const { id: proposalId, organizationId, solutionTitle } of rows) {
      if (organizationId === ownerId) continue;
      for (const person of await this.membership.decisionMakersOf(organizationId))
        messages.push({
          to: person,
          values: {
            firstName: person.firstName,
            problemTitle: title,
            solutionTitle,
            status,
            reason,
            link: `${this.config.appUrl}/problems/${id}`,
          },
          about: `proposal:${proposalId}`,
        });
    }
    await this.mail.queueEach(problemEnded, messages);
  }
}
