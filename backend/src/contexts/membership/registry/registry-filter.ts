import { day } from '../../../platform/clock/durations';
import type { Database } from '../../../platform/database/database';
import { periodOf } from '../../../platform/http/dates';
import type { Condition } from '../../../platform/lists/narrowed-page';
import type { RegistrationFilter } from './registry.dto';
import { RegistrationAge, RegistrationSort } from './registry.enums';

export const registrations = 'membership.membership_registrations';
const words = `lower(organization_name || ' ' || contact_name || ' ' || email || ' ' || id)`;
/** Of one that waits for the alliance: since when. */
export const waitingSince = 'coalesce(returned_at, created_at)';

/** Prepared statements are called after the first three letters of each. */
const conditions: Record<string, Condition> = {
  type: (given) => `organization_type = ${given}::membership.organization_type`,
  plan: (given) => `selected_plan = ${given}::membership.membership_tier`,
  status: (given) => `status = ${given}::membership.registration_status`,
  email: (given) => `email_state = ${given}::membership.registration_email`,
  notBefore: (given) => `status = 'pending' and ${waitingSince} >= ${given}::timestamptz`,
  earlier: (given) => `status = 'pending' and ${waitingSince} < ${given}::timestamptz`,
  words: (given) => `${words} like '%' || lower(${given}) || '%'`,
  // With an empty end, as no index has it: one that has these words would be asked for this too.
  phrase: (given) => `${words} || '' like '%' || lower(${given}) || '%'`,
  from: (given) => `created_at >= ${given}::timestamptz`,
  until: (given) => `created_at < ${given}::timestamptz`,
  shelved: (given) => `deleted_at is not null and ${given}::boolean`,
  there: (given) => `deleted_at is null and ${given}::boolean`,
  waits: (given) => `status = 'pending' and ${given}::boolean`,
};

/** What a filter asks for: conditions by name, and what each is given. */
export interface Asked {
  conditions: Record<string, Condition>;
  values: unknown[];
}

/**
 * In an order that begins with how long they wait, those that do not are left out. `rare` is the part of the search that the index is
 * asked for; it changes how the rows are found, and not which.
 */
export function askedBy(
  filter: RegistrationFilter,
  sort: RegistrationSort | undefined,
  now: Date,
  rare = filter.search,
): Asked {
  const { type, plan, status, email, age, search, from, to, shelf } = filter;
  const isDeleted = shelf !== undefined;
  const given = {
    shelved: isDeleted,
    there: !isDeleted,
    ...{ type, plan, status, email },
    ...(age && waitingFor(age, now)),
    words: rare && asWritten(rare),
    phrase: search && rare !== search && asWritten(search),
    ...periodOf({ from, to }),
    waits: sort === RegistrationSort.Waiting,
  };
  const asked = Object.entries(given).filter(([, value]) => value);
  return {
    conditions: Object.fromEntries(asked.map(([name]) => [name, conditions[name] as Condition])),
    values: asked.map(([, value]) => value),
  };
}

/** Whether the number of what a filter leaves is kept; of the others the rows are counted. */
export const isCounted = ({ age, search, from, to }: RegistrationFilter): boolean => !(age || search || from || to);

/** From so many days on they wait, and for fewer than so many. */
export const ages: Record<RegistrationAge, { atLeast: number; below: number }> = {
  [RegistrationAge.UnderThreeDays]: { atLeast: 0, below: 3 },
  [RegistrationAge.ThreeToSixDays]: { atLeast: 3, below: 7 },
  [RegistrationAge.SevenToTwentyNineDays]: { atLeast: 7, below: 30 },
  [RegistrationAge.ThirtyDaysOrMore]: { atLeast: 30, below: Number.POSITIVE_INFINITY },
};

/** The days of UTC are what the counts are kept by. */
function waitingFor(age: RegistrationAge, now: Date): { notBefore?: Date; earlier?: Date } {
  const { atLeast, below } = ages[age];
  const today = Math.floor(now.getTime() / day) * day;
  return {
    notBefore: Number.isFinite(below) ? new Date(today - (below - 1) * day) : undefined,
    earlier: atLeast > 0 ? new Date(today - (atLeast - 1) * day) : undefined,
  };
}

/** So many of the newest rows tell which words are common: those that every fifth of them has. */
const sampled = 200;
const sample = {
  name: 'registry-sample',
  text: `with newest as materialized (select ${words} as words from ${registrations} order by created_at desc limit ${sampled})
    select (select count(*)::int from newest where words like '%' || lower(part) || '%') as rows
    from unnest($1::text[]) with ordinality given (part, n) order by n`,
};

/** Fewer letters than these, blanks among them, tell an index nothing. */
const fewestLetters = 3;

/**
 * What of a search the index is asked for: of the runs of words of which none is common the one with the most letters, else all of it.
 * What all rows have costs the index more than what few have.
 */
export async function rarePart(database: Database, search: string): Promise<string> {
  const parts = search.match(/\s*\S+/g) ?? [];
  if (parts.length < 2) return search;
  const having = await database.query<{ rows: number }>(sample, [parts.map(asWritten)]);
  const runs = [''];
  for (const [n, part] of parts.entries()) {
    const isCommon = (having[n]?.rows ?? 0) >= sampled / 5;
    if (isCommon) runs.push('');
    else runs.push((runs.pop() ?? '') + part);
  }
  const longest = runs.reduce((one, other) => (other.length > one.length ? other : one));
  return longest.length < fewestLetters ? search : longest;
}

const asWritten = (part: string) => part.replace(/[\\%_]/g, '\\$&');

interface Order {
  key: string;
  type: 'timestamptz' | 'text';
  descending: boolean;
}

/** Each of them is an index. */
export const orders: Record<RegistrationSort, Order> = {
  [RegistrationSort.Newest]: { key: 'created_at', type: 'timestamptz', descending: true },
  [RegistrationSort.Oldest]: { key: 'created_at', type: 'timestamptz', descending: false },
  [RegistrationSort.Name]: { key: 'lower(organization_name) collate "C"', type: 'text', descending: false },
  [RegistrationSort.Waiting]: { key: waitingSince, type: 'timestamptz', descending: false },
};
