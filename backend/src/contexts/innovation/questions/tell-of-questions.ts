import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { hour } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mail } from '../../../platform/mail/mail';
import { withoutTokens } from '../../../platform/mentions/mention-tokens';
import { MembershipApi } from '../../membership';
import type { IndustryProblemDto } from '../problems/problems.dto';
import { Mentions } from './mentions';
import type { Question } from './question.entity';
import { questionAnswered, questionAsked } from './question.mails';

/** Takes the one mail of an hour; who asks at the same time waits, and finds it taken. */
const take = {
  name: 'question-mails-take',
  text: `insert into innovation.question_mails as mail (problem_id, told_at) values ($1, $2)
    on conflict (problem_id) do update set told_at = excluded.told_at where mail.told_at <= $3`,
};
/** Of more than a hundred that came in an hour the newest are counted. */
const untold = {
  name: 'questions-untold',
  text: `select q.id, q.asker_id as "askerId", q.organization_id as "organizationId", q.text, p.title,
      p.organization_id as "ownerId"
    from innovation.questions q join innovation.problems p on p.id = q.problem_id
    where q.problem_id = $1 and not q.is_told order by q.created_at desc, q.id desc limit 100`,
};
const told = {
  name: 'questions-told',
  text: 'update innovation.questions set is_told = true where problem_id = $1 and not is_told',
};
const needless = {
  name: 'questions-needless-to-tell',
  text: 'update innovation.questions set is_told = true where id = any($1)',
};
const due = {
  name: 'questions-due',
  text: `select q.problem_id as "problemId" from innovation.questions q
    left join innovation.question_mails mail on mail.problem_id = q.problem_id
    where not q.is_told and (mail.told_at is null or mail.told_at <= $1) limit 1`,
};

interface Untold {
  id: string;
  askerId: string;
  organizationId: string;
  text: string;
  title: string;
  ownerId: string;
}

/** Mails the two sides of a question, with the surrounding transaction. */
@Injectable()
export class TellOfQuestions implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
    private readonly mentions: Mentions,
  ) {}

  onModuleInit(): void {
    this.jobs.every('*/10 * * * *', 'tell-of-questions', async () => {
      while (await this.late());
    });
  }

  /** Those who decide for a problem hear of what was asked about it since they were told last: once an hour at most. */
  async owner(problemId: string): Promise<void> {
    const questions = await this.database.query<Untold>(untold, [problemId]);
    const [newest] = questions;
    if (!newest) return;
    const labels = await this.membership.describeOrganizations(questions.map(({ organizationId }) => organizationId));
    const people = await this.membership.decisionMakersOf(newest.ownerId);
    const messages = people.flatMap((person) => {
      const [first, ...more] = questions.filter(({ askerId }) => askerId !== person.userId);
      if (!first) return [];
      return {
        to: person,
        values: {
          firstName: person.firstName,
          problemTitle: first.title,
          organizationName: labels.get(first.organizationId)?.name as string,
          question: withoutTokens(first.text),
          more: more.length || null,
          link: this.linkTo(problemId),
        },
        about: `question:${first.id}`,
      };
    });
    if (messages.length === 0) {
      // Nobody to tell: the mail of the hour is left for who asks next.
      await this.database.run(needless, [questions.map(({ id }) => id)]);
      return;
    }
    if ((await this.database.run(take, [problemId, this.clock.now(), this.clock.in(-hour)])) === 0) return;
    await this.mail.queueEach(questionAsked, messages);
    await this.database.run(told, [problemId]);
  }

  /** Tells of what has come since the mail of a problem's last hour; answers whether there was such a problem. */
  async late(): Promise<boolean> {
    return this.database.transaction(async () => {
      const question = await this.database.queryOne<{ problemId: string }>(due, [this.clock.in(-hour)]);
      if (question) await this.owner(question.problemId);
      return question !== undefined;
    });
  }

  /** Who has asked hears of the answer, where they still act for anybody and see the problem. */
  async asker({ id, askerId, text, answer }: Question, problem: IndustryProblemDto): Promise<void> {
    const { id: problemId, title, submittedBy } = problem;
    const acting = (await this.membership.actingPeople([], [askerId])).filter(({ userId }) => userId === askerId);
    const people = await this.mentions.whoSee(problem, acting);
    await this.mail.queueEach(
      questionAnswered,
      people.map((person) => ({
        to: person,
        values: {
          firstName: person.firstName,
          problemTitle: title,
          organizationName: submittedBy.name,
          question: withoutTokens(text),
          answer: withoutTokens(answer as string),
          link: this.linkTo(problemId),
        },
        about: `question:${id}`,
      })),
    );
  }

  private linkTo(problemId: string): string {
    return `${this.config.appUrl}/problems/${problemId}?tab=questions`;
  }
}
