import { Injectable } from '@nestjs/common';
import { dayOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { decisionsOverdue } from '../innovation.errors';
import { mostOverdue } from './answer-due';
import { AnswersQueries } from './answers.queries';

/** Lets nobody ask for more who owes too many answers. */
@Injectable()
export class RequireAnswers {
  constructor(
    private readonly answers: AnswersQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `decisions_overdue`. Nothing is locked: decisions become overdue by the calendar alone, so that nobody adds one between
   * this look and the end of the transaction.
   */
  async execute(organizationId: string): Promise<void> {
    const [owing] = await this.answers.overdue([organizationId], dayOf(this.clock.now()));
    if (owing && owing.overdue > mostOverdue) throw decisionsOverdue(owing.overdue);
  }
}
