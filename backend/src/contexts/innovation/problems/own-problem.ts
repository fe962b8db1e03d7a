import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { organizationRequired } from '../innovation.errors';
import { Problem } from './problem.entity';

/** Locks a problem for its organization to change it, in the surrounding transaction. */
@Injectable()
export class OwnProblem {
  constructor(private readonly database: Database) {}

  /** Throws `not_found` for what the viewer does not see, `organization_required` for what is not theirs to change. */
  async locked(viewer: Viewer, id: string): Promise<Problem> {
    const { manager } = this.database;
    const problem = await manager.findOne(Problem, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!problem?.isSeenBy(viewer)) throw notFound('problem');
    if (!canActFor(viewer, problem.organizationId)) throw organizationRequired();
    return problem;
  }
}
