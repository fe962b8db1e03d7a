import { Injectable } from '@nestjs/common';
import { dayOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { canActFor, organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { DirectoryField, MembershipApi, VisibleParts } from '../../membership';
import { isShown } from '../problems/is-shown';
import type { SubmitterDto } from '../problems/problems.dto';
import { mostOverdue } from './answer-due';
import type {
  AnswerRecordDto,
  OverdueDecisionsDto,
  ProblemOrganizationDto,
  SolutionOrganizationDto,
} from './answers.dto';
import { dueDay } from './due-order';

/** Beyond these nothing of an organization is counted. */
const mostCounted = 1000;
/** A record is made of so many decisions, the newest, and says nothing while there are fewer than a handful. */
const mostRecorded = 200;
const leastRecorded = 5;
/** Two years: what people decided before is no longer how they decide. */
const recordedFor = 730 * day;

const overdue = {
  name: 'answers-overdue',
  text: `select own.id as "organizationId", owed.overdue from unnest($1::uuid[]) as own (id) cross join lateral (
      select count(*)::int as overdue from (select from innovation.solution_proposals
        where problem_organization_id = own.id and status = 'pending' and ${dueDay()} < $2 limit ${mostCounted}) late) owed
    where owed.overdue > 0`,
};
/** By an index that has all of it, the newest decisions first, and no further. */
const record = {
  name: 'answers-record',
  text: `select count(*)::int as answered,
      (count(*) filter (where decided_at < (answer_due_on + 1)::timestamp at time zone 'UTC'))::int as "inTime",
      percentile_disc(0.5) within group (order by greatest(0,
        (decided_at at time zone 'UTC')::date - (created_at at time zone 'UTC')::date)) as "medianDays"
    from (select created_at, decided_at, answer_due_on from innovation.solution_proposals
      where problem_organization_id = $1 and status in ('accepted', 'declined') and answer_due_on is not null and decided_at > $2
      order by decided_at desc limit ${mostRecorded}) newest`,
};
const counted = (from: string, condition: string) => `(select count(*)::int from (select from innovation.${from}
  where organization_id = $1 and ${condition} limit ${mostCounted}) found)`;
const problems = {
  name: 'answers-problems-of',
  text: `select ${counted('problems', isShown())} as problems, ${counted('problems', `status = 'solved'`)} as solved`,
};
/** What an organization has accepted of itself says nothing about it. */
const solutions = {
  name: 'answers-solutions-of',
  text: `select ${counted('solutions', `status <> 'draft'`)} as solutions,
    ${counted('solution_proposals', `status = 'accepted' and problem_organization_id <> $1`)} as accepted`,
};

interface Answered {
  answered: number;
  inTime: number;
  medianDays: number | null;
}

@Injectable()
export class AnswersQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly membership: MembershipApi,
    private readonly visible: VisibleParts,
  ) {}

  /** How many decisions of organizations are overdue on a day, a thousand at most of each; those that owe none are left out. */
  async overdue(organizationIds: string[], today: string): Promise<{ organizationId: string; overdue: number }[]> {
    return this.database.query<{ organizationId: string; overdue: number }>(overdue, [organizationIds, today]);
  }

  /** The same of organizations that the viewer decides for, today. */
  async owed(viewer: Viewer): Promise<OverdueDecisionsDto[]> {
    const decidedFor = organizationIds(viewer).filter((id) => canActFor(viewer, id));
    const owing = await this.overdue(decidedFor, dayOf(this.clock.now()));
    return owing.map((one) => ({ ...one, stopsProblems: one.overdue > mostOverdue }));
  }

  /** Whoever a problem is of, as far as it says how they treat who proposes. */
  async ofProblem({ submittedBy }: { submittedBy: SubmitterDto }, viewer: Viewer): Promise<ProblemOrganizationDto> {
    const [known, figures, seeing, answers] = await Promise.all([
      this.known(submittedBy),
      this.database.one<{ problems: number; solved: number }>(problems, [submittedBy.id]),
      this.visible.of(submittedBy.id, viewer),
      this.record(submittedBy.id),
    ]);
    const showsRecord = seeing?.parts.includes(DirectoryField.AnswerRecord);
    return { ...known, ...figures, record: showsRecord ? answers : null };
  }

  /** Whoever a solution is of, as far as it says what others have made of theirs. */
  async ofSolution({ submittedBy }: { submittedBy: SubmitterDto }): Promise<SolutionOrganizationDto> {
    const [known, figures] = await Promise.all([
      this.known(submittedBy),
      this.database.one<{ solutions: number; accepted: number }>(solutions, [submittedBy.id]),
    ]);
    return { ...known, ...figures };
  }

  /** How an organization has answered; `null` while there is too little to say. */
  async record(organizationId: string): Promise<AnswerRecordDto | null> {
    const now = this.clock.now();
    const [{ answered, inTime, medianDays }, [owing]] = await Promise.all([
      this.database.one<Answered>(record, [organizationId, new Date(now.getTime() - recordedFor)]),
      this.overdue([organizationId], dayOf(now)),
    ]);
    const due = answered + (owing?.overdue ?? 0);
    if (due < leastRecorded) return null;
    return { counted: due, inTimePercent: Math.floor((100 * inTime) / due), medianDays };
  }

  private async known(submitter: SubmitterDto) {
    const { id } = submitter;
    const [countries, standings] = await Promise.all([
      this.membership.countriesOf([id]),
      this.membership.standingsOf([id]),
    ]);
    return {
      ...submitter,
      country: countries.get(id) ?? null,
      memberSince: standings.get(id)?.registeredAt.toISOString() ?? null,
    };
  }
}
