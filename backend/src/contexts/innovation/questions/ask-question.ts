import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { actingOrganization } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { QuestionAsked } from '../innovation.events';
import { ProblemsQueries } from '../problems/problems.queries';
import { Mentions } from './mentions';
import { Question } from './question.entity';
import { type AskQuestionDto, longestQuestion } from './questions.dto';
import { TellOfQuestions } from './tell-of-questions';

/** A member asks the organization of a problem something, before all members. */
@Injectable()
export class AskQuestion {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly database: Database,
    private readonly events: Events,
    private readonly mentions: Mentions,
    private readonly problems: ProblemsQueries,
    private readonly tell: TellOfQuestions,
  ) {}

  /** Answers its id; throws `organization_required`, `not_found` or `subscription_read_only`. */
  async execute(
    viewer: Viewer,
    problemId: string,
    { text: written, organizationId: wanted }: AskQuestionDto,
  ): Promise<string> {
    return this.database.transaction(async () => {
      const problem = await this.problems.find(problemId, viewer);
      if (!problem) throw notFound('problem');
      const organizationId = actingOrganization(viewer, wanted);
      await this.billing.requireWritable(organizationId);
      const text = await this.mentions.settle(viewer, problem, written, { max: longestQuestion });
      const { id } = await this.database.insert(Question, { problemId, organizationId, askerId: viewer.id, text });
      await this.tell.owner(problemId);
      await this.mentions.tell(viewer, problem, { questionId: id, text, by: organizationId });
      await this.events.publish(new QuestionAsked(id, problemId, organizationId));
      await this.audit.record(viewer, 'question.asked', `question:${id}`, { problemId, organizationId });
      return id;
    });
  }
}
