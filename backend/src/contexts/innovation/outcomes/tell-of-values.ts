import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Mail } from '../../../platform/mail/mail';
import type { Currency } from '../../../platform/money/money';
import { moneyInWords } from '../../../platform/money/money-in-words';
import { MembershipApi } from '../../membership';
import { organizationsOf, type ProjectParts } from '../projects/project-access';
import { valueAnswered, valueClaimed } from './value.mails';
import type { ValueEntry } from './value-entry.entity';

const projectName = { name: 'outcomes-project-name', text: 'select name from innovation.projects where id = $1' };

/** Mails the owners and admins of partners what others say of a value, with the surrounding transaction. */
@Injectable()
export class TellOfValues {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /** All other partners may confirm it, or who disputes what it corrects. */
  async ofClaim(entry: ValueEntry, parts: ProjectParts): Promise<void> {
    const values = await this.described(entry, entry.organizationId);
    const people = [];
    for (const partner of entry.disputer ? [entry.disputer] : organizationsOf(parts))
      if (partner !== entry.organizationId) people.push(...(await this.membership.decisionMakersOf(partner)));
    // Who decides for two partners is told once, and who belongs to the claimant cannot decide.
    const own = new Set((await this.membership.decisionMakersOf(entry.organizationId)).map(({ userId }) => userId));
    const others = new Map(people.filter(({ userId }) => !own.has(userId)).map((person) => [person.userId, person]));
    await this.mail.queueEach(
      valueClaimed,
      [...others.values()].map((person) => ({
        to: person,
        values: { ...values, firstName: person.firstName, note: entry.note },
        about: `value:${entry.id}`,
      })),
    );
  }

  async ofDecision(entry: ValueEntry, parts: ProjectParts, by: string, reason: string | null): Promise<void> {
    await this.answer(entry, parts, { by, outcome: entry.state, text: reason });
  }

  /** Both sides of a dispute, but for who has written it. */
  async ofMessage(entry: ValueEntry, parts: ProjectParts, by: string, text: string): Promise<void> {
    await this.answer(entry, parts, { by, outcome: 'discussed', text });
  }

  /** Who disputes it may find that what was asked for is there. */
  async ofEvidence(entry: ValueEntry, parts: ProjectParts, fileName: string): Promise<void> {
    await this.answer(entry, parts, { by: entry.organizationId, outcome: 'documented', text: fileName });
  }

  /** What was confirmed or disputed counts no longer. */
  async ofCorrection(entry: ValueEntry, parts: ProjectParts, note: string): Promise<void> {
    await this.answer(entry, parts, { by: entry.organizationId, outcome: 'corrected', text: note });
  }

  /** Whoever disputed it decides no more alone: the alliance has said so. */
  async ofReopening(entry: ValueEntry, parts: ProjectParts, disputer: string | null, reason: string): Promise<void> {
    await this.answer(entry, parts, { by: null, outcome: 'reopened', text: reason, disputer });
  }

  /** Tells who has entered it and who has decided on it, while they work on the project or dispute it. */
  private async answer(
    entry: ValueEntry,
    parts: ProjectParts,
    { by, outcome, text, disputer = entry.disputer }: Answer,
  ): Promise<void> {
    const values = await this.described(entry, by);
    const sides = [entry.organizationId, entry.decidedByOrganizationId, disputer];
    const told = [...new Set([...organizationsOf(parts), disputer])].filter(
      (id): id is string => id !== null && id !== by && sides.includes(id),
    );
    const people = (await Promise.all(told.map((id) => this.membership.decisionMakersOf(id)))).flat();
    await this.mail.queueEach(
      valueAnswered,
      [...new Map(people.map((person) => [person.userId, person])).values()].map((person) => ({
        to: person,
        values: { ...values, firstName: person.firstName, outcome, text },
        about: `value:${entry.id}`,
      })),
    );
  }

  private async described({ id, projectId, amountMinor, currency }: ValueEntry, by: string | null) {
    const { name } = await this.database.one<{ name: string }>(projectName, [projectId]);
    const labels = await this.membership.describeOrganizations(by ? [by] : []);
    return {
      projectName: name,
      organizationName: by ? (labels.get(by)?.name as string) : theAlliance,
      amount: moneyInWords(amountMinor, currency as Currency),
      link: `${this.config.appUrl}/projects/${projectId}?tab=outcomes&value=${id}`,
    };
  }
}

const theAlliance = 'The alliance';

interface Answer {
  /** `null` is the alliance. */
  by: string | null;
  outcome: string;
  text: string | null;
  /** Who disputed it until now, where that has ended. */
  disputer?: string | null;
}
