import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { dayOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { lastDue } from '../alerts/digest-schedule';
import { AlertFrequency } from '../innovation.enums';
import { titleAsProposed } from '../proposals/as-proposed';
import { reminderSteps } from './answer-due';
import { type OwedAnswer, WriteReminder } from './write-reminder';

const mostAtOnce = 500;
const nobody = '00000000-0000-0000-0000-000000000000';

const owing = {
  name: 'answers-owing',
  text: `select distinct problem_organization_id as id from innovation.solution_proposals
    where status = 'pending' and remind_on <= $1 and problem_organization_id > $2 order by 1 limit $3`,
};
/**
 * What an organization is to be reminded of, each moved on to its next reminder after today: of some that were missed the last one
 * counts. Whoever else does so waits, and finds nothing more. Locked in the order in which others lock them.
 */
const take = {
  name: 'answers-take',
  text: `with due as (
      select id from innovation.solution_proposals
      where problem_organization_id = $1 and status = 'pending' and remind_on <= $2 order by id for update),
    taken as (
      update innovation.solution_proposals p
      set remind_on = (select min(p.answer_due_on + step) from unnest($3::int[]) as step where p.answer_due_on + step > $2::date)
      from due where p.id = due.id
      returning p.id, p.organization_id, p.problem_id, p.solution_id, p.answer_due_on, p.created_at, p.proposed_title)
    select p.id, p.organization_id as "organizationId", p.answer_due_on::text as "dueOn", q.title as "problemTitle",
      q.id as "problemId", ${titleAsProposed} as "solutionTitle",
      case when exists (select from innovation.reviewers r where r.problem_id = q.id) then e.lead_id else q.submitter_id end as "deciderId"
    from taken p join innovation.problems q on q.id = p.problem_id join innovation.solutions s on s.id = p.solution_id
    left join innovation.evaluations e on e.problem_id = q.id
    order by p.answer_due_on, p.created_at, p.id`,
};

/**
 * Reminds those who decide of the answers that they owe, each day at 07:00 UTC. When a proposal is to be called to mind next stands in
 * its own row, and is moved on in the transaction of the mail: no step is told twice, and a round that was missed is made up for by one mail.
 */
@Injectable()
export class RemindOfAnswersJob implements OnModuleInit {
  private readonly log = new Logger(RemindOfAnswersJob.name);

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly write: WriteReminder,
  ) {}

  onModuleInit(): void {
    this.jobs.every('4,14,24,34,44,54 * * * *', 'remind-of-answers', () => this.execute());
  }

  async execute(): Promise<void> {
    const today = dayOf(lastDue(AlertFrequency.Daily, this.clock.now()));
    for (let after = nobody; ; ) {
      const organizations = await this.database.query<{ id: string }>(owing, [today, after, mostAtOnce]);
      for (const { id } of organizations) await this.remind(id, today).catch((error) => this.log.error(error));
      const last = organizations.at(-1);
      if (!last || organizations.length < mostAtOnce) return;
      after = last.id;
    }
  }

  private async remind(organizationId: string, today: string): Promise<void> {
    await this.database.transaction(async () => {
      const answers = await this.database.query<OwedAnswer>(take, [organizationId, today, [...reminderSteps]]);
      // What was missed in the night is told in the morning, as it stands then.
      await this.write.execute(organizationId, answers, dayOf(this.clock.now()));
    });
  }
}
