import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { QuestionHidden } from '../innovation.events';
import { LockQuestion } from './lock-question';

/** The problem's organization hides a question from all but who has asked it, and says why. */
@Injectable()
export class HideQuestion {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly lock: LockQuestion,
  ) {}

  /** Throws `not_found` or `organization_required`. Of one that is hidden already it changes the reason. */
  async execute(viewer: Viewer, id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const { question, problem } = await this.lock.forOwner(viewer, id);
      const isFirst = !question.hiddenAt;
      question.hide(reason, this.clock.now());
      await this.database.manager.save(question);
      if (isFirst) await this.events.publish(new QuestionHidden(id, problem.id));
      await this.audit.record(viewer, 'question.hidden', `question:${id}`, { problemId: problem.id });
    });
  }
}
