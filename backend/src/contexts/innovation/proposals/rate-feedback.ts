import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { organizationRequired } from '../innovation.errors';
import type { RateFeedbackDto } from './proposals.dto';
import { SolutionProposal } from './solution-proposal.entity';

/** The proposing organization says whether the answer has helped it. */
@Injectable()
export class RateFeedback {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Throws `not_found` to others, `organization_required` or `proposal_not_decided`. */
  async execute(viewer: Viewer, id: string, { helpful, note }: RateFeedbackDto): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const proposal = await manager.findOne(SolutionProposal, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!proposal || !belongsTo(viewer, proposal.organizationId)) throw notFound('proposal');
      if (!canActFor(viewer, proposal.organizationId)) throw organizationRequired();
      const before = { helpful: proposal.helpful };
      proposal.rate(helpful, note || null);
      await manager.save(proposal);
      await this.audit.record(viewer, 'proposal.feedback-rated', `proposal:${id}`, { before, after: { helpful } });
    });
  }
}
