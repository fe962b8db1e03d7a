import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import type { Acting } from '../acting';
import { ProposalStatus } from '../innovation.enums';
import { organizationRequired } from '../innovation.errors';
import { SolutionProposal } from './solution-proposal.entity';

/** The proposing organization takes back what has not been decided. */
@Injectable()
export class WithdrawProposal {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Throws `not_found` to others, `organization_required` or `proposal_decided`. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const proposal = await manager.findOne(SolutionProposal, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!proposal || !belongsTo(viewer, proposal.organizationId)) throw notFound('proposal');
      if (!canActFor(viewer, proposal.organizationId)) throw organizationRequired();
      await this.takeBack(viewer, proposal);
    });
  }

  /** One that waits, of an organization that is not there any more. */
  async forgo(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const where = { id, status: ProposalStatus.Pending };
      const lock = { mode: 'pessimistic_write' } as const;
      const proposal = await this.database.manager.findOne(SolutionProposal, { where, lock });
      if (proposal) await this.takeBack('system', proposal);
    });
  }

  private async takeBack(actor: Acting, proposal: SolutionProposal): Promise<void> {
    const before = { status: proposal.status };
    proposal.withdraw(this.clock.now());
    await this.database.manager.save(proposal);
    const after = { status: proposal.status };
    await this.audit.record(actor, 'proposal.withdrawn', `proposal:${proposal.id}`, { before, after });
  }
}
