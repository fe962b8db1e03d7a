import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { organizationRequired } from '../innovation.errors';
import type { IndustryProblemDto } from '../problems/problems.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import { Question } from './question.entity';

interface Locked {
  question: Question;
  problem: IndustryProblemDto;
}

/** Looks a question up for a write, with the surrounding transaction: for those who may. */
@Injectable()
export class LockQuestion {
  constructor(
    private readonly database: Database,
    private readonly problems: ProblemsQueries,
  ) {}

  /** For who has asked it. Throws `not_found` to everybody else, or `organization_required`. */
  async forAsker(viewer: Viewer, id: string): Promise<Locked> {
    const { question, problem } = await this.seenBy(viewer, id);
    if (question.askerId !== viewer.id) throw notFound('question');
    if (!canActFor(viewer, question.organizationId)) throw organizationRequired();
    return { question, problem };
  }

  /** For the problem's organization. Throws `not_found` for what the viewer does not see, or `organization_required`. */
  async forOwner(viewer: Viewer, id: string): Promise<Locked> {
    const { question, problem } = await this.seenBy(viewer, id);
    if (!canActFor(viewer, problem.submittedBy.id)) throw organizationRequired();
    return { question, problem };
  }

  private async seenBy(viewer: Viewer, id: string): Promise<Locked> {
    const lock = { mode: 'pessimistic_write' } as const;
    const question = await this.database.manager.findOne(Question, { where: { id }, lock });
    const problem = question && (await this.problems.find(question.problemId, viewer));
    if (!question || !problem) throw notFound('question');
    const isSeen = !question.hiddenAt || question.askerId === viewer.id || belongsTo(viewer, problem.submittedBy.id);
    if (!isSeen) throw notFound('question');
    return { question, problem };
  }
}
