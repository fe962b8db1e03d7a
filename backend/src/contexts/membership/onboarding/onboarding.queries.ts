import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import type { PageQuery } from '../../../platform/lists/browse.dto';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import type { BookedCallDto, OnboardingCallDto, OnboardingDto } from './onboarding.dto';
import { freeSlots, type Hours } from './slots';

const hoursColumns = `days, from_hour as "fromHour", to_hour as "toHour", minutes, notice_hours as "noticeHours",
  horizon_days as "horizonDays", place`;
const hours = { name: 'onboarding-hours', text: `select ${hoursColumns} from membership.onboarding_hours` };
/** Whoever books or moves a call has it: so no time is given twice. */
const lockedHours = { name: 'onboarding-hours-lock', text: `${hours.text} for update` };
const columns = 'c.id, c.starts_at as "startsAt", c.ends_at as "endsAt", c.note';
const open = {
  name: 'onboarding-open',
  text: `select ${columns} from membership.onboarding_calls c
    where c.person_id = $1 and c.cancelled_at is null and c.ends_at > $2 order by c.starts_at limit 1`,
};
/** Of one person. */
const own = {
  name: 'onboarding-own',
  text: `select ${columns} from membership.onboarding_calls c
    where c.id = $1 and c.person_id = $2 and c.cancelled_at is null`,
};
/** The same, for who changes it. */
const lockedOwn = { name: 'onboarding-own-lock', text: `${own.text} for update` };
const taken = {
  name: 'onboarding-taken',
  text: `select starts_at as "startsAt", ends_at as "endsAt" from membership.onboarding_calls
    where cancelled_at is null and ends_at > $1 and id is distinct from $2::uuid`,
};
const calls = `membership.onboarding_calls c join membership.users u on u.id = c.person_id
  left join membership.organizations o on o.id = c.organization_id`;
const page = {
  name: 'onboarding-page',
  text: `select ${columns}, case when c.cancelled_at is not null then 'cancelled' when c.ends_at <= $1 then 'held' else 'booked' end as state,
      json_build_object('name', trim(u.first_name || ' ' || u.last_name), 'email', u.email) as guest,
      o.name as "organizationName", c.member_id as "memberId", c.booked_at as "bookedAt", c.reason
    from ${calls} where (c.starts_at, c.id) < ($2::timestamptz, $3::uuid) order by c.starts_at desc, c.id desc limit $4`,
};
const count = { name: 'onboarding-count', text: countMatches('membership.onboarding_calls') };

/** Onboarding calls: one’s own, those of all, and when there could be one. */
@Injectable()
export class OnboardingQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  async own(viewer: Viewer): Promise<OnboardingDto> {
    const [call, given] = await Promise.all([this.open(viewer.id), this.hours()]);
    const { minutes, place } = given;
    return { call: call ?? null, slots: await this.slots(given, call?.id), minutes, place };
  }

  /** The call of a person that is booked and not over. */
  async open(personId: string): Promise<OnboardingCallDto | undefined> {
    return this.database.queryOne<OnboardingCallDto>(open, [personId, this.clock.now()]);
  }

  /** A call of the viewer’s, also one that is over. Throws `not_found`. */
  async find(viewer: Viewer, id: string): Promise<OnboardingCallDto> {
    return this.demand(own, viewer, id);
  }

  /** The same, for the surrounding transaction alone. */
  async lock(viewer: Viewer, id: string): Promise<OnboardingCallDto> {
    return this.demand(lockedOwn, viewer, id);
  }

  async hours(): Promise<Hours> {
    return this.database.one<Hours>(hours);
  }

  /** For the surrounding transaction alone. */
  async lockedHours(): Promise<Hours> {
    return this.database.one<Hours>(lockedHours);
  }

  /** When a call can begin; `but` is one that moves away. */
  async slots(given: Hours, but?: string): Promise<string[]> {
    const now = this.clock.now();
    const rows = await this.database.query<Pick<OnboardingCallDto, 'startsAt' | 'endsAt'>>(taken, [now, but ?? null]);
    const times = rows.map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));
    return freeSlots(given, now, times).map((at) => at.toISOString());
  }

  /** Those of all, the latest first. */
  async list({ cursor, limit }: PageQuery): Promise<Page<BookedCallDto>> {
    const place = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<BookedCallDto>(page, [this.clock.now(), place.createdAt, place.id, limit + 1]),
      this.database.one<{ total: number }>(count),
    ]);
    const placed = rows.map((row) => ({ id: row.id, createdAt: row.startsAt, row }));
    return toPage(placed, limit, capped(total), ({ row }) => row);
  }

  private async demand(statement: typeof own, viewer: Viewer, id: string): Promise<OnboardingCallDto> {
    const call = await this.database.queryOne<OnboardingCallDto>(statement, [id, viewer.id]);
    if (!call) throw notFound('call');
    return call;
  }
}
