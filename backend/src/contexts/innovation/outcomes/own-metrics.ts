import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { ProjectAccess } from '../projects/project-access';
import { SuccessMetric } from './success-metric.entity';

/** Looks a success metric up for a partner of its project to write, with the surrounding transaction. */
@Injectable()
export class OwnMetrics {
  constructor(
    private readonly access: ProjectAccess,
    private readonly database: Database,
  ) {}

  /** Locked. Throws `not_found` or `organization_required`. */
  async locked(viewer: Viewer, id: string): Promise<{ metric: SuccessMetric; organizationId: string }> {
    const lock = { mode: 'pessimistic_write' } as const;
    const metric = await this.database.manager.findOne(SuccessMetric, { where: { id }, lock });
    if (!metric) throw notFound('success metric');
    const { organizationId } = await this.access.lockForPartner(viewer, metric.projectId);
    return { metric, organizationId };
  }
}
