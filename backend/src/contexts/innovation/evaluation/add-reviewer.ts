import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { type ActingPerson, MembershipApi } from '../../membership';
import { reviewersFull } from '../innovation.errors';
import { ReviewerAdded } from '../innovation.events';
import type { Problem } from '../problems/problem.entity';
import type { Evaluation } from './evaluation.entity';
import { EvaluationMail } from './evaluation-mail';
import { LockEvaluation } from './lock-evaluation';
import { Reviewer } from './reviewer.entity';

export const mostReviewers = 20;

/** Asks somebody of a problem's organization to score its proposals. */
@Injectable()
export class AddReviewer {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly evaluationMail: EvaluationMail,
    private readonly events: Events,
    private readonly lock: LockEvaluation,
    private readonly membership: MembershipApi,
  ) {}

  /**
   * Throws `not_found` also for a person who may not act for the organization, `organization_required`, `lead_required`,
   * `status_not_allowed` or `reviewers_full`. Who reviews already is asked nothing.
   */
  async execute(viewer: Viewer, problemId: string, personId: string): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const { problem, evaluation } = await this.lock.forManagers(viewer, problemId);
      const people = await this.actingFor(problem, [personId, viewer.id, problem.submitterId ?? viewer.id]);
      const person = people.find(({ userId }) => userId === personId);
      if (!person) throw notFound('person');
      const present = await manager.findBy(Reviewer, { problemId });
      if (present.some((one) => one.personId === personId)) return;
      if (present.length >= mostReviewers) throw reviewersFull(mostReviewers);
      await this.chooseLead(evaluation, problem, viewer, people);
      await this.database.insert(Reviewer, {
        problemId,
        personId,
        addedBy: viewer.id,
        addedAt: this.clock.now(),
      });
      const asker = people.find(({ userId }) => userId === viewer.id);
      if (personId !== viewer.id) {
        const by = { id: viewer.id, name: asker?.name ?? '' };
        await this.evaluationMail.tellReviewer(problem, person, by);
      }
      await this.events.publish(new ReviewerAdded(problemId, personId));
      await this.audit.record(viewer, 'reviewer.added', `problem:${problemId}`, { personId });
    });
  }

  private async actingFor({ organizationId }: Problem, userIds: string[]): Promise<ActingPerson[]> {
    const people = await this.membership.actingPeople([], [...new Set(userIds)]);
    return people.filter(({ leads, serves }) => [...leads, ...serves].includes(organizationId));
  }

  /** With the first reviewer: who has submitted the problem leads, or else who asks. */
  private async chooseLead(evaluation: Evaluation, problem: Problem, viewer: Viewer, people: ActingPerson[]) {
    if (evaluation.leadId) return;
    const submitter = people.find(({ userId }) => userId === problem.submitterId);
    evaluation.leadId = submitter?.userId ?? viewer.id;
    await this.database.manager.save(evaluation);
  }
}
