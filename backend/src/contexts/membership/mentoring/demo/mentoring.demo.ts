import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { day, hour, minute } from '../../../../platform/clock/durations';
import { Config } from '../../../../platform/config/config';
import { Database } from '../../../../platform/database/database';
import { DemoData } from '../../../../platform/demo/demo-data';
import { demoId } from '../../../../platform/demo/demo-id';
import { insertRows } from '../../../../platform/demo/insert-rows';
import { Entitlements } from '../../../../platform/entitlements/entitlements';
import { PasswordHasher } from '../../../../platform/passwords/password-hasher';
import { allotmentOf } from '../allotments';
import { beginnings } from '../hours';
import { remindedBefore } from '../mentoring.rules';
import { demoMentorPeople, demoMentors, demoSessions } from './demo-mentors';

/** No plan counts longer. */
const counted = 250 * day;

/** Mentors with hours, and sessions that have been and will be, each at a time of its mentor. */
@Injectable()
export class MentoringDemo implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly demo: DemoData,
    private readonly entitlements: Entitlements,
    private readonly hasher: PasswordHasher,
  ) {}

  onModuleInit(): void {
    // After the people, and after the plans of their organizations.
    this.demo.add({ name: 'mentoring', order: 9, load: () => this.load() });
  }

  private async load(): Promise<void> {
    const now = this.clock.now();
    const passwordHash = await this.hasher.hash(this.config.demoPassword);
    await insertRows(
      this.database,
      'membership.users',
      demoMentorPeople.map(({ organization: _organization, ...person }) => ({
        ...person,
        passwordHash,
        emailVerifiedAt: now,
        shownOnPages: true,
        createdAt: now,
        updatedAt: now,
      })),
    );
    await insertRows(
      this.database,
      'membership.user_organizations',
      demoMentorPeople.map(({ id, organization }) => ({
        id: demoId(`${id} of ${organization}`),
        userId: id,
        organizationId: organization,
        role: 'owner',
        isActive: true,
        createdAt: now,
      })),
    );
    await insertRows(
      this.database,
      'membership.mentors',
      demoMentors.map((mentor, n) => ({ ...mentor, isOpen: true, createdAt: new Date(now.getTime() + n * 1000) })),
    );
    await insertRows(
      this.database,
      'membership.mentor_sessions',
      demoSessions.map((session) => this.sessionAt(session, now)),
    );
    for (const { mentorId, organizationId, daysAgo } of demoSessions)
      if (daysAgo * day < counted)
        await this.entitlements.consume(organizationId, allotmentOf[mentorOf(mentorId).kind]);
  }

  private sessionAt({ daysAgo, ...session }: (typeof demoSessions)[number], now: Date) {
    const mentor = mentorOf(session.mentorId);
    const around = new Date(now.getTime() - daysAgo * day);
    const [startsAt = around] = beginnings(mentor, around, new Date(around.getTime() + 8 * day));
    const endsAt = new Date(startsAt.getTime() + mentor.sessionMinutes * minute);
    return {
      ...session,
      kind: mentor.kind,
      startsAt,
      endsAt,
      timeZone: 'Europe/Berlin',
      state: 'booked',
      sequence: 0,
      bookedAt: new Date(Math.min(startsAt.getTime() - 5 * day, now.getTime() - hour)),
      remindedAt: startsAt < now ? new Date(startsAt.getTime() - remindedBefore) : null,
      isGivenBack: false,
      ratedAt: session.stars === null ? null : new Date(endsAt.getTime() + hour),
    };
  }
}

const mentorOf = (id: string) => demoMentors.find((mentor) => mentor.id === id) as (typeof demoMentors)[number];
