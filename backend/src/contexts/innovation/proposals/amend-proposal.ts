import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { organizationRequired } from '../innovation.errors';
import { ProposalAmended } from '../innovation.events';
import { Problem } from '../problems/problem.entity';
import { Solution } from '../solutions/solution.entity';
import { ProposalMail } from './proposal-mail';
import { ProposalVersion } from './proposal-version.entity';
import type { AmendProposalDto } from './proposals.dto';
import { SolutionProposal } from './solution-proposal.entity';

/** The proposing organization says anew what it proposes, until it is decided; what it said before is kept. */
@Injectable()
export class AmendProposal {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly proposalMail: ProposalMail,
  ) {}

  /**
   * Throws `not_found` to others, `organization_required`, `proposal_decided`, `proposal_amended` or `subscription_read_only`.
   * The text that stands already changes nothing.
   */
  async execute(viewer: Viewer, id: string, { note, version }: AmendProposalDto): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const proposal = await manager.findOne(SolutionProposal, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!proposal || !belongsTo(viewer, proposal.organizationId)) throw notFound('proposal');
      const { organizationId, problemId, solutionId } = proposal;
      if (!canActFor(viewer, organizationId)) throw organizationRequired();
      await this.billing.requireWritable(organizationId);

      const earlier = proposal.amend(note, version, viewer.id, this.clock.now());
      if (!earlier) return;
      await this.database.insert(ProposalVersion, earlier);
      await manager.save(proposal);
      const problem = await manager.findOneByOrFail(Problem, { id: problemId });
      const solution = await manager.findOneByOrFail(Solution, { id: solutionId });
      await this.proposalMail.tellOfAmendment(proposal, problem, solution);
      await this.events.publish(new ProposalAmended(id, problemId, solutionId, proposal.version));
      await this.audit.record(viewer, 'proposal.amended', `proposal:${id}`, {
        before: { version },
        after: { version: proposal.version },
      });
    });
  }
}
