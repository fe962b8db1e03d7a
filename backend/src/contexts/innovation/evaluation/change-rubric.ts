import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { ChangeKind, ProblemStatus } from '../innovation.enums';
import { RubricChanged } from '../innovation.events';
import type { Problem } from '../problems/problem.entity';
import { Timeline } from '../timeline/timeline';
import type { Evaluation } from './evaluation.entity';
import { EvaluationMail } from './evaluation-mail';
import { LockEvaluation } from './lock-evaluation';
import type { Criterion } from './rubric';
import type { ChangeRubricDto } from './rubric.dto';
import { RubricVersion } from './rubric-version.entity';

const write = {
  name: 'rubrics-write',
  text: `insert into innovation.rubric_versions (problem_id, version, criteria, author_id, written_at) values ($1, $2, $3, $4, $5)
    on conflict (problem_id, version) do update set criteria = $3, author_id = $4, written_at = $5`,
};

/** Says by what the proposals to a problem are judged, on what its editor has read of it. */
@Injectable()
export class ChangeRubric {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly evaluationMail: EvaluationMail,
    private readonly events: Events,
    private readonly lock: LockEvaluation,
    private readonly timeline: Timeline,
  ) {}

  /**
   * Throws `not_found`, `organization_required`, `status_not_allowed`, `edited_meanwhile`, `subscription_read_only`, or what is wrong
   * with the criteria. What changes nothing leaves nothing.
   */
  async execute(viewer: Viewer, problemId: string, { criteria: wanted, revision }: ChangeRubricDto): Promise<void> {
    await this.database.transaction(async () => {
      const { problem, evaluation } = await this.lock.forEditors(viewer, problemId);
      const isFrozen = problem.status !== ProblemStatus.Draft;
      if (isFrozen && wanted.length === 0) throw invalidField('criteria', 'Name at least one criterion');
      const { rubricVersion: from } = evaluation;
      const present = await this.present(evaluation);
      const criteria = evaluation.changeRubric(wanted, present, { revision, isFrozen });
      if (!criteria) return;
      await this.billing.requireWritable(problem.organizationId);
      await this.database.manager.save(evaluation);
      await this.write(evaluation, criteria, viewer.id);
      // A draft is saved every few seconds while it is written, and is nobody else's.
      if (isFrozen) await this.tell(viewer, problem, { from, to: evaluation.rubricVersion, criteria });
    });
  }

  private async present({ problemId, rubricVersion: version }: Evaluation): Promise<Criterion[]> {
    const found = await this.database.manager.findOneBy(RubricVersion, { problemId, version });
    return found?.criteria ?? [];
  }

  private async write(
    { problemId, rubricVersion }: Evaluation,
    criteria: Criterion[],
    authorId: string,
  ): Promise<void> {
    if (criteria.length === 0) await this.database.manager.delete(RubricVersion, { problemId });
    else {
      const values = [problemId, rubricVersion, JSON.stringify(criteria), authorId, this.clock.now()];
      await this.database.run(write, values);
    }
  }

  private async tell(
    viewer: Viewer,
    problem: Problem,
    { from, to, criteria }: { from: number; to: number; criteria: Criterion[] },
  ): Promise<void> {
    const { id, organizationId } = problem;
    await this.evaluationMail.tellProposers(problem, to, criteria);
    await this.timeline.record({ problemId: id, kind: ChangeKind.Edited, fields: ['rubric'], personId: viewer.id });
    await this.events.publish(new RubricChanged(id, organizationId, to));
    await this.audit.record(viewer, 'rubric.changed', `problem:${id}`, {
      before: { version: from },
      after: { version: to },
    });
  }
}
