import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { leastAnswerDays, reminderSteps } from './answer-due';

/** In the order in which others lock them, so that nobody waits for each other. */
const pullIn = {
  name: 'answers-pull-in',
  text: `with waiting as (
      select id, greatest($2::date, (created_at at time zone 'UTC')::date + ${leastAnswerDays}) as due_on
      from innovation.solution_proposals where problem_id = $1 and status = 'pending' order by id for update)
    update innovation.solution_proposals p set answer_due_on = waiting.due_on,
      remind_on = (select min(waiting.due_on + step) from unnest($4::int[]) as step where waiting.due_on + step > $3::date)
    from waiting where p.id = waiting.id and p.answer_due_on > waiting.due_on`,
};

/** Promises the answers that wait for a problem sooner, with the surrounding transaction. */
@Injectable()
export class PullInAnswers {
  constructor(private readonly database: Database) {}

  /** What was promised for an earlier day stays: nobody who has relied on a day waits longer. */
  async execute(problemId: string, decideBy: string, today: string): Promise<void> {
    await this.database.run(pullIn, [problemId, decideBy, today, [...reminderSteps]]);
  }
}
