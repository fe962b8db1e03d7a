import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { actingOrganization } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { Problem } from '../problems/problem.entity';
import { ProposeSolution } from '../proposals/propose-solution';
import { PublishSolution } from './publish-solution';
import { Solution } from './solution.entity';
import type { SubmitSolutionDto } from './solution-requests.dto';
import { SolutionsQueries } from './solutions.queries';

/** Enters a solution: as a draft, published, or published and proposed to a problem. */
@Injectable()
export class SubmitSolution {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly database: Database,
    private readonly proposeSolution: ProposeSolution,
    private readonly publishSolution: PublishSolution,
    private readonly solutions: SolutionsQueries,
  ) {}

  /** Answers its id; throws `organization_required`, `subscription_read_only`, and what proposing throws. */
  async execute(viewer: Viewer, form: SubmitSolutionDto): Promise<string> {
    return this.database.transaction(async () => {
      const { problemId } = form;
      const problem = problemId ? await this.database.manager.findOneBy(Problem, { id: problemId }) : undefined;
      if (problem === null || !(problem?.isSeenBy(viewer) ?? true)) throw notFound('problem');
      const organizationId = actingOrganization(viewer, form.organizationId, { not: problem?.organizationId });
      await this.billing.requireWritable(organizationId);
      const { id } = await this.database.insert(Solution, {
        organizationId,
        submitterId: viewer.id,
        title: form.title,
        description: form.description,
        category: form.category ?? null,
        technologyType: form.technologyType ?? null,
        readinessLevel: form.readinessLevel ?? 1,
        tags: form.tags ?? [],
      });
      await this.audit.record(viewer, 'solution.submitted', `solution:${id}`, { organizationId });
      await this.solutions.memory.changed(organizationId);
      if (problemId) await this.proposeSolution.execute(viewer, { problemId, solutionId: id, note: form.note });
      else if (form.publish) await this.publishSolution.execute(viewer, id);
      return id;
    });
  }
}
