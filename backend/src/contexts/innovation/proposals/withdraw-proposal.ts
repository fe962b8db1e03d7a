import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
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
      const before = { status: proposal.status };
      proposal.withdraw(this.clock.now());
      await manager.save(proposal);
      await this.audit.record(viewer, 'proposal.withdrawn', `proposal:${id}`, {
        before,
        after: { status: proposal.status },
      });
    });
  }
}
