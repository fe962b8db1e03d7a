import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { LockQuestion } from './lock-question';
import { Mentions } from './mentions';
import { type EditQuestionDto, longestQuestion } from './questions.dto';

/** Who has asked finds better words, until somebody has answered these. */
@Injectable()
export class EditQuestion {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockQuestion,
    private readonly mentions: Mentions,
  ) {}

  /** Throws `not_found` to others, `organization_required`, `question_answered` or `edited_meanwhile`. */
  async execute(viewer: Viewer, id: string, { text: written, revision }: EditQuestionDto): Promise<void> {
    await this.database.transaction(async () => {
      const { question, problem } = await this.lock.forAsker(viewer, id);
      const text = await this.mentions.settle(viewer, problem, written, {
        max: longestQuestion,
        before: question.text,
      });
      // Callers of the release before say nothing of what they have read.
      question.edit(text, revision ?? question.revision, this.clock.now());
      await this.database.manager.save(question);
      // Nobody is sent to what they do not see.
      if (!question.hiddenAt)
        await this.mentions.tell(viewer, problem, { questionId: id, text, by: question.organizationId });
      await this.audit.record(viewer, 'question.edited', `question:${id}`);
    });
  }
}
