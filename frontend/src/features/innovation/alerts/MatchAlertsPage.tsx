import {
  type AlertFrequency,
  useGetMatchAlertsQuery,
  useSetMatchAlertsMutation,
} from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { type FormEvent, useState } from 'react';
import { alertFrequencyLabels } from '@/content/labels';
import { Button } from '@/ui/Button';
import { LoadFailure } from '@/ui/EmptyState';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { PageHeader } from '@/ui/PageHeader';
import { RadioCards } from '@/ui/RadioCards';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';

const descriptions: Record<AlertFrequency, string> = {
  daily: 'At 07:00 UTC, what was found since the day before.',
  weekly: 'At 07:00 UTC, what was found in the week.',
  off: 'What is found is on your home page all the same.',
};
const options = (['daily', 'weekly', 'off'] as const).map((value) => ({
  value,
  label: alertFrequencyLabels[value],
  description: descriptions[value],
}));

/** How often the viewer hears of new matches by mail. */
export default function MatchAlertsPage() {
  const { viewer } = useViewer();
  const { data, error, isFetching, refetch } = useGetMatchAlertsQuery();
  const [set, { isLoading, error: refused }] = useSetMatchAlertsMutation();
  const [chosen, setChosen] = useState<AlertFrequency>();
  const frequency = chosen ?? data?.frequency;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!frequency) return;
    const answer = await set({ setMatchAlertsDto: { frequency } });
    if (answer.error) return;
    setChosen(undefined);
    toast({ title: 'Match alerts saved', description: `Mails about new matches: ${says[frequency]}.` });
  };

  return (
    <>
      <PageHeader
        title="Match Alerts"
        description="Good and strong matches for the problems and solutions of the organizations that you lead, and for what you submitted yourself. Nothing new is no mail."
      />
      {data ? (
        <form noValidate onSubmit={save} className="flex max-w-2xl flex-col gap-5">
          <ErrorSummary
            errors={refused ? [{ message: problemText(refused), fieldId: 'frequency' }] : []}
            title="This was not saved"
          />
          <RadioCards
            id="frequency"
            legend={viewer ? `Mails to ${viewer.email}` : 'Mails'}
            name="frequency"
            columns="sm:grid-cols-3"
            options={options}
            value={frequency}
            onChange={setChosen}
          />
          <div>
            <Button type="submit" pending={isLoading}>
              Save
            </Button>
          </div>
        </form>
      ) : error ? (
        <LoadFailure what="What you have chosen" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : (
        <Skeleton className="h-40 max-w-2xl" />
      )}
    </>
  );
}

const says: Record<AlertFrequency, string> = { daily: 'every day', weekly: 'every Monday', off: 'never' };
