import { problemText } from '@alliance/api-client/problem';
import { type SettingDto, useListSettingChangesQuery } from '@alliance/api-client/settings';
import { MomentText } from '@/ui/DateText';
import { settingInWords } from './setting-words';

/** Who has changed it, newest first. */
export function SettingHistory({ setting }: { setting: SettingDto }) {
  const { data, error } = useListSettingChangesQuery({ name: setting.name });
  if (error)
    return (
      <p role="alert" className="mt-6 text-danger text-sm">
        Its history could not be loaded. {problemText(error)}
      </p>
    );
  return (
    <section aria-label="History" className="mt-6 text-sm">
      <h3 className="font-semibold">History</h3>
      {!data && <p className="mt-2 text-ink-3">Loading...</p>}
      {data?.length === 0 && <p className="mt-2 text-ink-2">Nobody has changed it yet.</p>}
      <ol className="mt-2 space-y-1">
        {data?.map(({ at, by, before, after, reason }) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {settingInWords(setting, before)} to {settingInWords(setting, after).toLowerCase()}, by{' '}
              {by ?? 'somebody who is gone'}
              {reason && <span className="block text-ink-2">{reason}</span>}
            </span>
            <span className="text-ink-3">
              <MomentText at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
