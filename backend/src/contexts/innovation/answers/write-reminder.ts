import { Injectable, Logger } from '@nestjs/common';
import { dayInWords } from '../../../platform/clock/day-in-words';
import { Config } from '../../../platform/config/config';
import { DomainError } from '../../../platform/http/domain-error';
import { Mail } from '../../../platform/mail/mail';
import { type ActingPerson, MembershipApi, type OrganizationLabel } from '../../membership';
import { Blindness } from '../evaluation/blindness';
import { labelOf } from '../evaluation/label-of';
import { mostOverdue } from './answer-due';
import { answersDue } from './answers.mails';
import { AnswersQueries } from './answers.queries';

/** So many are named in a mail; of the others it says how many they are. */
const mostNamed = 10;

/** A proposal that waits for a decision, and by when it was promised. */
export interface OwedAnswer {
  id: string;
  /** Who proposes. */
  organizationId: string;
  dueOn: string;
  problemId: string;
  problemTitle: string;
  /** Who decides beside owners and admins: the lead of the reviewers or, without them, who submitted the problem. */
  deciderId: string | null;
  /** Of one that was taken back, what it was. */
  solutionTitle: string;
}

/** Writes to those who decide for an organization what waits for them: to its owners and admins all, to who else decides about a problem what waits for that. */
@Injectable()
export class WriteReminder {
  private readonly log = new Logger(WriteReminder.name);

  constructor(
    private readonly answers: AnswersQueries,
    private readonly blindness: Blindness,
    private readonly config: Config,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /** With the surrounding transaction. Nothing to remind of is no mail, nor is what nobody of the organization may decide any more. */
  async execute(organizationId: string, answers: OwedAnswer[], today: string): Promise<void> {
    if (answers.length === 0) return;
    const deciders = [...new Set(answers.flatMap(({ deciderId }) => deciderId ?? []))];
    const people = await this.membership.actingPeople([organizationId], deciders);
    const organizations = [organizationId, ...answers.map((answer) => answer.organizationId)];
    const labels = await this.membership.describeOrganizations(organizations);
    const [owing] = await this.answers.overdue([organizationId], today);
    for (const person of people) {
      const theirs = decidedBy(person, organizationId, answers);
      if (theirs.length === 0) continue;
      const values = {
        firstName: person.firstName,
        organizationName: labels.get(organizationId)?.name ?? '',
        overdue: owing && owing.overdue > mostOverdue ? owing.overdue.toLocaleString('en-US') : null,
        ...this.inWords(theirs, await this.proposersOf(theirs, person, labels), today),
      };
      const reminder = { to: person, values, about: `organization:${organizationId}` };
      await this.mail.queue(answersDue, reminder).catch((error) => this.skip(error));
    }
  }

  /** Whose a proposal is is kept from whoever has still to score it. */
  private async proposersOf(
    answers: OwedAnswer[],
    { userId, leads, serves }: ActingPerson,
    labels: ReadonlyMap<string, OrganizationLabel>,
  ): Promise<(answer: OwedAnswer) => string> {
    const ids = answers.map(({ id }) => id);
    const person = { id: userId, organizations: [...leads, ...serves].map((id) => ({ id })) };
    const kept = await this.blindness.among(person, ids);
    return ({ id, organizationId }) => (kept.has(id) ? labelOf(id) : (labels.get(organizationId)?.name ?? ''));
  }

  private inWords(answers: OwedAnswer[], proposerOf: (answer: OwedAnswer) => string, today: string) {
    const { appUrl } = this.config;
    const count = answers.length;
    const more = count - mostNamed;
    const first = dueWords(answers[0]?.dueOn as string, today);
    return {
      headline: `${count === 1 ? 'A proposal waits' : `${count.toLocaleString('en-US')} proposals wait`} for your decision`,
      due: count === 1 ? first : `the first ${first}`,
      proposals: answers.slice(0, mostNamed).map((answer) => ({
        title: answer.solutionTitle,
        about: `${proposerOf(answer)}, for your problem “${answer.problemTitle}”`,
        due: sentence(dueWords(answer.dueOn, today)),
        link: `${appUrl}/problems/${answer.problemId}`,
      })),
      more: more > 0 ? `and ${more.toLocaleString('en-US')} more` : null,
      link: `${appUrl}/proposals?tab=decide`,
    };
  }

  /** An address that no mail can go to keeps nobody else from being told. */
  private skip(error: unknown): void {
    if (!(error instanceof DomainError)) throw error;
    this.log.warn(error);
  }
}

/** What of it this person decides. */
const decidedBy = ({ userId, leads, serves }: ActingPerson, organizationId: string, answers: OwedAnswer[]) => {
  if (leads.includes(organizationId)) return answers;
  return serves.includes(organizationId) ? answers.filter(({ deciderId }) => deciderId === userId) : [];
};

/** "due on 24 December 2026". */
const dueWords = (dueOn: string, today: string): string =>
  dueOn === today ? 'due today' : `${dueOn > today ? 'due on' : 'overdue since'} ${dayInWords(dueOn)}`;

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
