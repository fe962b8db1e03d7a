import type { SettingDto } from '@alliance/api-client/settings';

/** "14 days", "On". */
export function settingInWords({ kind }: Pick<SettingDto, 'kind'>, value: number): string {
  if (kind === 'switch') return value === 1 ? 'On' : 'Off';
  return value === 1 ? '1 day' : `${value} days`;
}

/** By the part of the alliance that they belong to, in the order of their first. */
export function byPart(settings: readonly SettingDto[]): { part: string; settings: SettingDto[] }[] {
  const parts = [...new Set(settings.map(({ part }) => part))];
  return parts.map((part) => ({ part, settings: settings.filter((one) => one.part === part) }));
}
