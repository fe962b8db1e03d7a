import { problemText } from '@alliance/api-client/problem';
import {
  type ProjectDetailDto,
  type SpendEntryDto,
  useBrowseSpendInfiniteQuery,
  useRecordSpendMutation,
  useRemoveSpendMutation,
} from '@alliance/api-client/projects';
import { useState } from 'react';
import { TextsDialog } from '@/features/shared/TextsDialog';
import { Button } from '@/ui/Button';
import { PagedList } from '@/ui/browse/PagedList';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DayText } from '@/ui/DateText';
import { inFull } from '@/ui/money';
import { OrganizationName } from '@/ui/OrganizationName';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { UsageBar } from '@/ui/UsageBar';

/** What a project has to spend and has spent; only who works on it comes here. */
export default function Budget({ project }: { project: ProjectDetailDto }) {
  const { id, budget, budgetCurrency: currency, spent, canWork } = project;
  const result = useBrowseSpendInfiniteQuery({ id });
  const [recording, setRecording] = useState(false);
  const [record, { isLoading }] = useRecordSpendMutation();
  const [remove, removing] = useRemoveSpendMutation();
  const [wrong, setWrong] = useState<SpendEntryDto>();

  if (!budget || !currency)
    return <p className="text-ink-2">No budget is named yet. Whoever leads the project names it with Edit.</p>;

  const takeOut = async (entryId: string) => {
    try {
      await remove({ id, entryId }).unwrap();
    } catch (refused) {
      return problemText(refused);
    }
    toast({ title: 'Success', description: 'Entry removed.' });
  };

  const over = Number(spent ?? 0) - Number(budget);
  return (
    <section aria-labelledby="spend">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="spend" className="text-lg">
          Budget and spend
        </h2>
        {canWork && (
          <Button variant="secondary" onClick={() => setRecording(true)}>
            Record Spend
          </Button>
        )}
      </div>
      <p className="mb-2 tabular-nums">
        {inFull(spent ?? '0', currency)} of {inFull(budget, currency)} spent
        {over > 0 && <strong className="font-medium">: {inFull(over.toFixed(2), currency)} over budget</strong>}
      </p>
      <UsageBar used={Number(spent ?? 0)} limit={Number(budget)} />
      <div className="mt-6">
        <PagedList
          result={result}
          what="What was spent"
          waiting={<Skeleton className="h-32 w-full" />}
          empty={<p className="text-ink-2">Nothing has been spent yet.</p>}
        >
          {(entries) => (
            <ul className="divide-y divide-line">
              {entries.map((entry) => (
                <li key={entry.id} className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                  <div className="min-w-0 flex-1 basis-60">
                    <p>{entry.note}</p>
                    <p className="text-ink-2 text-sm">
                      <DayText on={entry.spentOn} />
                      &nbsp;· <OrganizationName organization={entry.by} />
                    </p>
                  </div>
                  <p className="font-medium tabular-nums">{inFull(entry.amount, currency)}</p>
                  {entry.canRemove && (
                    <Button variant="quiet" aria-label={`Remove: ${entry.note}`} onClick={() => setWrong(entry)}>
                      Remove
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
      {wrong && (
        <ConfirmDialog
          title="Remove spend"
          confirm="Remove Spend"
          confirming="Removing..."
          isLoading={removing.isLoading}
          onConfirm={() => takeOut(wrong.id)}
          onClose={() => setWrong(undefined)}
        >
          {inFull(wrong.amount, currency)} for “{wrong.note}” no longer counts against the budget. The activity keeps
          that it was removed.
        </ConfirmDialog>
      )}
      {recording && (
        <TextsDialog
          title="Record spend"
          description={`Counted against the budget, in ${currency}. Seen by who works on the project.`}
          draft={`spend:${id}`}
          texts={[
            {
              name: 'amount',
              label: 'Amount',
              hint: `In ${currency}, such as 48,000.`,
              required: 'Enter an amount',
              max: 50,
            },
            { name: 'spentOn', label: 'Spent on', required: 'Choose a day', max: 10, as: 'day' },
            { name: 'note', label: 'For what', required: 'Say on what', max: 300 },
          ]}
          values={{ amount: '', spentOn: '', note: '' }}
          submit="Record Spend"
          submitting="Saving..."
          isLoading={isLoading}
          done="Spend recorded."
          send={({ amount, ...said }) =>
            record({ id, recordSpendDto: { ...said, amount: withCurrency(amount, currency) } }).unwrap()
          }
          onClose={() => setRecording(false)}
        />
      )}
    </section>
  );
}

/** A bare number is meant in the budget's currency. */
const withCurrency = (typed: string, currency: string) =>
  /^[\d.,\s]+[kmb]?$/i.test(typed.trim()) ? `${currency} ${typed.trim()}` : typed;
