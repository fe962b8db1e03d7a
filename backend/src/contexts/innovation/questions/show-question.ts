import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { LockQuestion } from './lock-question';

/** The problem's organization shows a question again that it has hidden. */
@Injectable()
export class ShowQuestion {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly lock: LockQuestion,
  ) {}

  /** Throws `not_found` or `organization_required`; does nothing to one that is not hidden. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { question, problem } = await this.lock.forOwner(viewer, id);
      if (!question.hiddenAt) return;
      question.show();
      await this.database.manager.save(question);
      await this.audit.record(viewer, 'question.shown', `question:${id}`, { problemId: problem.id });
    });
  }
}
