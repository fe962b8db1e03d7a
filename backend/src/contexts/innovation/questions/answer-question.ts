import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { Viewer } from '../../../platform/http/viewer';
import { QuestionAnswered } from '../innovation.events';
import { LockQuestion } from './lock-question';
import { Mentions } from './mentions';
import { type AnswerQuestionDto, longestAnswer } from './questions.dto';
import { TellOfQuestions } from './tell-of-questions';

/** The problem's organization answers a question, or finds better words for its answer. */
@Injectable()
export class AnswerQuestion {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly lock: LockQuestion,
    private readonly mentions: Mentions,
    private readonly tell: TellOfQuestions,
  ) {}

  /** Throws `not_found`, `organization_required`, `question_hidden` or `edited_meanwhile`. Who has asked is mailed of the first words alone. */
  async execute(viewer: Viewer, id: string, { text: written, revision }: AnswerQuestionDto): Promise<void> {
    await this.database.transaction(async () => {
      const { question, problem } = await this.lock.forOwner(viewer, id);
      const isFirst = !question.answeredAt;
      const text = await this.mentions.settle(viewer, problem, written, {
        max: longestAnswer,
        before: question.answer,
      });
      question.takeAnswer(text, revision, this.clock.now());
      await this.database.manager.save(question);
      if (isFirst) {
        if (question.askerId !== viewer.id) await this.tell.asker(question, problem);
        await this.events.publish(new QuestionAnswered(id, problem.id));
      }
      await this.mentions.tell(viewer, problem, {
        questionId: id,
        text,
        by: problem.submittedBy.id,
        inAnswer: true,
      });
      await this.audit.record(viewer, isFirst ? 'question.answered' : 'question.answer-edited', `question:${id}`, {
        problemId: problem.id,
      });
    });
  }
}
