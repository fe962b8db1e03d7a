import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { FilesQueries } from '../files/files.queries';
import { KeptFiles } from '../files/kept-files';
import { problemFiles } from '../files/shelves';
import { ProblemStatus } from '../innovation.enums';
import { problemNotDraft } from '../innovation.errors';
import { OwnProblem } from './own-problem';

/** Throws a draft away, for good, with its files. */
@Injectable()
export class DiscardProblemDraft {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly files: FilesQueries,
    private readonly kept: KeptFiles,
    private readonly ownProblem: OwnProblem,
  ) {}

  /** Throws `not_found`, `organization_required` or `problem_not_draft`. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    const files = await this.database.transaction(async () => {
      const problem = await this.ownProblem.locked(viewer, id);
      if (problem.status !== ProblemStatus.Draft) throw problemNotDraft(problem.status);
      const { organizationId } = problem;
      const keys = await this.files.keysOf(problemFiles, id);
      await this.audit.record(viewer, 'problem.discarded', `problem:${id}`, { organizationId });
      await this.database.manager.remove(problem);
      return keys;
    });
    await this.kept.forget(files);
  }
}
