import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { organizationRequired } from '../innovation.errors';
import { EndInvitations } from '../invitations/end-invitations';
import { MatchVerdict } from './match-verdict.entity';

/** Takes an organization's verdict on a match back: it is shown again. */
@Injectable()
export class WithdrawVerdict {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly invitations: EndInvitations,
  ) {}

  /** Throws `organization_required`, or `not_found` for one that is not of the viewer's organization. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const lock = { mode: 'pessimistic_write' } as const;
      const verdict = await this.database.manager.findOne(MatchVerdict, { where: { id }, lock });
      if (!verdict || !belongsTo(viewer, verdict.organizationId)) throw notFound('verdict');
      const { organizationId, problemId, solutionId } = verdict;
      if (!canActFor(viewer, organizationId)) throw organizationRequired();
      await this.database.manager.delete(MatchVerdict, { id });
      await this.invitations.reopen(organizationId, problemId, solutionId);
      await this.audit.record(viewer, 'match.verdict-withdrawn', `problem:${problemId}`, {
        organizationId,
        solutionId,
      });
    });
  }
}
