import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { SolutionStatus } from '../innovation.enums';
import { organizationRequired } from '../innovation.errors';
import { Solution } from './solution.entity';

/** Locks a solution for its organization to change it, in the surrounding transaction. */
@Injectable()
export class OwnSolution {
  constructor(private readonly database: Database) {}

  /** Throws `not_found` for what the viewer does not see, `organization_required` for what is not theirs to change. */
  async locked(viewer: Viewer, id: string): Promise<Solution> {
    const { manager } = this.database;
    const solution = await manager.findOne(Solution, { where: { id }, lock: { mode: 'pessimistic_write' } });
    const isOwn = solution && belongsTo(viewer, solution.organizationId);
    if (!solution || (solution.status === SolutionStatus.Draft && !isOwn)) throw notFound('solution');
    if (!canActFor(viewer, solution.organizationId)) throw organizationRequired();
    return solution;
  }
}
