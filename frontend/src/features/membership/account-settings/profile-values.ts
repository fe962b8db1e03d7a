import type { AccountDto } from '@alliance/api-client/account';
import { timeZones } from '@/ui/timeZones';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  headline: string;
  languages: string[];
  /** What stands in the field and is none of the languages yet. */
  typedLanguage: string;
  timeZone: string;
  shownOnPages: boolean;
}

export const valuesOf = (account: AccountDto): ProfileValues => ({
  firstName: account.firstName,
  lastName: account.lastName,
  headline: account.headline ?? '',
  languages: account.languages,
  typedLanguage: '',
  timeZone: account.timeZone ?? '',
  shownOnPages: account.shownOnPages,
});

/** For who looks at two versions beside each other. */
export const fieldNames: Record<string, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  headline: 'Headline',
  languages: 'Languages',
  timeZone: 'Time zone',
  shownOnPages: 'Shown on the pages of organizations',
};

export const toRequest = ({ typedLanguage: _, ...values }: ProfileValues, revision: number) => ({
  ...values,
  timeZone: values.timeZone || null,
  revision,
});

const hours = (minutes: number) =>
  `${minutes < 0 ? '−' : '+'}${String(Math.floor(Math.abs(minutes) / 60)).padStart(2, '0')}:${String(Math.abs(minutes) % 60).padStart(2, '0')}`;

/** How far the clocks of a zone are from UTC now, in minutes. */
function aheadOf(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const said = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hour = '0', minute = '0'] = /([+-])(\d\d):(\d\d)/.exec(said) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hour) * 60 + Number(minute));
}

/** Every zone that the browser knows, from west to east, and the one that was chosen. */
export function timeZoneOptions(chosen: string, now = new Date()): { value: string; label: string }[] {
  return timeZones(chosen)
    .map((value) => ({ value, ahead: aheadOf(value, now) }))
    .sort((one, other) => one.ahead - other.ahead || one.value.localeCompare(other.value))
    .map(({ value, ahead }) => ({ value, label: `${value.replaceAll('_', ' ')} (UTC${hours(ahead)})` }));
}
