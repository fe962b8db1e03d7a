import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';

const done = {
  name: 'lifecycle-steps-done',
  text: 'select step from billing.lifecycle_steps where subject_id = $1 and period_end = $2',
};
const mark = {
  name: 'lifecycle-steps-mark',
  text: `insert into billing.lifecycle_steps (subject_id, step, period_end, done_at) values ($1, $2, $3, $4)
    on conflict do nothing`,
};
const markAgain = {
  name: 'lifecycle-steps-mark-again',
  text: `insert into billing.lifecycle_steps (subject_id, step, period_end, done_at) values ($1, $2, $3, $4)
    on conflict (subject_id, step, period_end) do update set done_at = excluded.done_at
      where lifecycle_steps.done_at <= $5`,
};

/** Remembers what has been done about a period, or a trial. */
@Injectable()
export class LifecycleSteps {
  constructor(private readonly database: Database) {}

  async doneOf(subjectId: string, periodEnd: Date): Promise<Set<string>> {
    const rows = await this.database.query<{ step: string }>(done, [subjectId, periodEnd]);
    return new Set(rows.map(({ step }) => step));
  }

  /** Answers whether it is this transaction that does it: of many at once, one. */
  async mark(subjectId: string, step: string, periodEnd: Date, now: Date): Promise<boolean> {
    return (await this.database.run(mark, [subjectId, step, periodEnd, now])) > 0;
  }

  /** The same of what may be done again after `everyMs`. */
  async markAgain(subjectId: string, step: string, periodEnd: Date, now: Date, everyMs: number): Promise<boolean> {
    const since = new Date(now.getTime() - everyMs);
    return (await this.database.run(markAgain, [subjectId, step, periodEnd, now, since])) > 0;
  }
}
