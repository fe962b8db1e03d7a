import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { belongsTo, organizationIds } from '../../../platform/http/acting-organization';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { mentionsIn, settleMentions, withoutTokens } from '../../../platform/mentions/mention-tokens';
import { type ContactPerson, MembershipApi } from '../../membership';
import { hiddenStatuses } from '../problems/problem.entity';
import type { IndustryProblemDto } from '../problems/problems.dto';
import { mentioned } from './question.mails';

/** Of a busy problem those who have asked lately. */
const askers = {
  name: 'questions-askers',
  text: `select distinct asker_id as "askerId" from (
      select asker_id from innovation.questions where problem_id = $1 and hidden_at is null
      order by created_at desc, id desc limit 100) newest`,
};
/** Who has proposed sees a problem also when it is withdrawn, as its page does. */
const proposers = {
  name: 'questions-proposers',
  text: `select distinct s.organization_id as id from innovation.solution_proposals s
    join innovation.problems p on p.id = s.problem_id where p.id = $1 and p.status = 'withdrawn'`,
};
/** One who was told of a question that its asker has deleted is not told of the next of a day. */
const remember = {
  name: 'question-mentions-remember',
  text: `with deleted as (
      select m.question_id, m.person_id, m.told_at from innovation.question_mentions m
      join innovation.questions q on q.problem_id = m.problem_id and q.asker_id = m.asker_id
      where q.id = $1 and not exists (select from innovation.questions gone where gone.id = m.question_id)),
    forgotten as (
      delete from innovation.question_mentions m using deleted d
      where m.question_id = d.question_id and d.told_at <= $5),
    remembered as (
      insert into innovation.question_mentions (question_id, in_answer, person_id, problem_id, asker_id, told_at)
      select q.id, $2, person.id, q.problem_id, q.asker_id, $4 from innovation.questions q, unnest($3::uuid[]) person (id)
      where q.id = $1 on conflict do nothing returning person_id)
    select person_id as "personId" from remembered
    where $2 or person_id not in (select person_id from deleted where told_at > $5)`,
};

type Person = Omit<ContactPerson, 'isOwner'>;
type About = Pick<IndustryProblemDto, 'id' | 'title' | 'status' | 'submittedBy'>;

/** Who may be mentioned at a problem, and what comes of it. */
@Injectable()
export class Mentions {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /**
   * Whom the viewer may mention: the people of their own organizations, who decides for the problem, and, where the viewer is of its
   * organization, who has asked. By name.
   */
  async peopleFor(viewer: Viewer, problem: About): Promise<Person[]> {
    const ownerId = problem.submittedBy.id;
    const isOwner = belongsTo(viewer, ownerId);
    const asked = isOwner ? await this.database.query<{ askerId: string }>(askers, [problem.id]) : [];
    const ids = asked.map(({ askerId }) => askerId);
    const acting = await this.membership.actingPeople([], ids);
    const people = [
      ...(await this.membership.peopleOf(organizationIds(viewer))),
      ...(await this.membership.decisionMakersOf(ownerId)),
      ...acting.filter(({ userId }) => ids.includes(userId)),
    ];
    const others = new Map(
      people.filter(({ userId }) => userId !== viewer.id).map((person) => [person.userId, person]),
    );
    const seers = await this.whoSee(problem, [...others.values()]);
    return seers.sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** Those of the people who see the problem: of one that is withdrawn only its own and who has proposed. */
  async whoSee<Somebody extends Person>(problem: About, people: Somebody[]): Promise<Somebody[]> {
    if (!hiddenStatuses.includes(problem.status)) return people;
    const proposed = await this.database.query<{ id: string }>(proposers, [problem.id]);
    const seeing = new Set([problem.submittedBy.id, ...proposed.map(({ id }) => id)]);
    const members = await this.membership.members(people.map(({ userId }) => userId));
    const seers = new Set(
      members.filter(({ organizations }) => organizations.some((id) => seeing.has(id))).map(({ userId }) => userId),
    );
    return people.filter(({ userId }) => seers.has(userId));
  }

  /**
   * The text with those alone mentioned whom the viewer may mention, under their own names, or who were mentioned in what stood
   * there before. Throws `invalid_input` where it is too long with the names.
   */
  async settle(
    viewer: Viewer,
    problem: About,
    text: string,
    { max, before = '' }: { max: number; before?: string | null },
  ): Promise<string> {
    if (mentionsIn(text).length === 0) return text;
    const known = mentionsIn(before ?? '').map(({ id, name }) => [id, name] as const);
    const people = (await this.peopleFor(viewer, problem)).map(({ userId, name }) => [userId, name] as const);
    const settled = settleMentions(text, new Map([...known, ...people]));
    if (settled.length > max) throw invalidField('text', `Shorten it: with the names it has ${settled.length} letters`);
    return settled;
  }

  /** Mails those who are mentioned in a settled text, each once for a question and once for its answer. */
  async tell(
    viewer: Viewer,
    problem: About,
    written: { questionId: string; text: string; by: string; inAnswer?: boolean },
  ): Promise<void> {
    const { questionId, text, by, inAnswer = false } = written;
    const ids = mentionsIn(text).map(({ id }) => id);
    if (ids.length === 0) return;
    const added = await this.database.query<{ personId: string }>(remember, [
      questionId,
      inAnswer,
      ids,
      this.clock.now(),
      this.clock.in(-day),
    ]);
    const people = (await this.peopleFor(viewer, problem)).filter(({ userId }) =>
      added.some(({ personId }) => personId === userId),
    );
    const labels = await this.membership.describeOrganizations([by]);
    await this.mail.queueEach(
      mentioned,
      people.map((person) => ({
        to: person,
        values: {
          firstName: person.firstName,
          problemTitle: problem.title,
          organizationName: labels.get(by)?.name as string,
          text: withoutTokens(text),
          link: `${this.config.appUrl}/problems/${problem.id}?tab=questions`,
        },
        about: `question:${questionId}`,
      })),
    );
  }
}
