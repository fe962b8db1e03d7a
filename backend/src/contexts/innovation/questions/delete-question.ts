import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { LockQuestion } from './lock-question';
import { Question } from './question.entity';

/** Who has asked takes the question back before it is answered. Nothing of it is kept. */
@Injectable()
export class DeleteQuestion {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly lock: LockQuestion,
  ) {}

  /** Throws `not_found` to others, `organization_required` or `question_answered`. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { question, problem } = await this.lock.forAsker(viewer, id);
      question.requireUnanswered();
      await this.database.manager.delete(Question, { id });
      await this.audit.record(viewer, 'question.deleted', `question:${id}`, { problemId: problem.id });
    });
  }
}
