import type { AlertFrequency, SavedSearchDto } from '@alliance/api-client/innovation';
import { NativeSelect } from '@/ui/inputs';
import { useChosen } from '@/ui/useChosen';
import { useChangeSearch } from './useSavedSearches';

/** Read as what is chosen, without a label beside it. */
const labels: Record<AlertFrequency, string> = {
  off: 'No mails',
  daily: 'Mail every day',
  weekly: 'Mail every Monday',
};
const options = (['off', 'daily', 'weekly'] as const).map((value) => ({ value, label: labels[value] }));

/** How often a mail says what is new in a saved search; what is chosen takes effect at once. */
export function SearchAlerts({ search }: { search: SavedSearchDto }) {
  const change = useChangeSearch();
  const [frequency, choose] = useChosen(search.frequency);

  const set = async (wanted: AlertFrequency) => {
    choose(wanted);
    if (!(await change(search, { frequency: wanted }, labels[wanted]))) choose(search.frequency);
  };

  return (
    <span className="inline-block w-52 max-w-full">
      <NativeSelect
        aria-label={`Mails about “${search.name}”`}
        options={options}
        value={frequency}
        onChange={({ target }) => set(target.value as AlertFrequency)}
      />
    </span>
  );
}
