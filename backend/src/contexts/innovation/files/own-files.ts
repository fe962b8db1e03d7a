import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { ChangeKind, ProblemStatus } from '../innovation.enums';
import { ProblemEdited } from '../innovation.events';
import { OwnProblem } from '../problems/own-problem';
import { Problem } from '../problems/problem.entity';
import { Timeline } from '../timeline/timeline';
import type { AttachedFile } from './attached-file.entity';

/** What attaching and removing a file have in common: both are edits of its problem. */
@Injectable()
export class OwnFiles {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly ownProblem: OwnProblem,
    private readonly timeline: Timeline,
  ) {}

  /**
   * The problem, locked until the end of the transaction. Throws `not_found`, `organization_required`, `status_not_allowed` or
   * `subscription_read_only`.
   */
  async problem(viewer: Viewer, id: string): Promise<Problem> {
    const problem = await this.ownProblem.locked(viewer, id);
    problem.requireEditable();
    await this.billing.requireWritable(problem.organizationId);
    return problem;
  }

  /** Says it to whom it concerns: of a draft, to nobody but the audit. The text stays the revision that it was. */
  async tell(viewer: Viewer, what: 'attached' | 'removed', problem: Problem, file: AttachedFile): Promise<void> {
    const { id: problemId, organizationId, status } = problem;
    const { id, name, type, bytes } = file;
    await this.audit.record(viewer, `problem.file-${what}`, `problem:${problemId}`, {
      organizationId,
      file: { id, name, type, bytes },
    });
    if (status === ProblemStatus.Draft) return;
    await this.database.manager.update(Problem, { id: problemId }, { updatedAt: this.clock.now() });
    await this.timeline.record({ problemId, kind: ChangeKind.Edited, fields: ['files'], personId: viewer.id });
    await this.events.publish(new ProblemEdited(problemId, organizationId, ['files']));
  }
}
