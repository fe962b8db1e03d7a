import { useBrowseValuesInfiniteQuery, type ValueEntryDto, type ValueState } from '@alliance/api-client/outcomes';
import { valueKindLabels, valueStateLabels } from '@/content/labels';
import { PagedList } from '@/ui/browse/PagedList';
import { Card } from '@/ui/Card';
import { DayText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { comparable } from '@/ui/money';
import { OrganizationName } from '@/ui/OrganizationName';
import { Skeleton } from '@/ui/Skeleton';
import { ValueStateBadge } from '../badges';

/** The state that an address names, if it is one. */
export const stateOf = (text: string | null): ValueState | undefined =>
  text !== null && text in valueStateLabels ? (text as ValueState) : undefined;

interface ValueListProps {
  filters: { project?: string; organization?: string; quarter?: string; state?: ValueState; days?: number };
  /** Whether each says of which project it is. */
  named?: boolean;
  onOpen: (id: string) => void;
}

/** Values as they were entered, the newest first. */
export function ValueList({ filters, named = false, onOpen }: ValueListProps) {
  const { project, organization, quarter, state, days } = filters;
  const result = useBrowseValuesInfiniteQuery({ project, quarter, state, organization, days: days?.toString() });
  return (
    <div className="mt-6">
      <PagedList
        result={result}
        what="The values"
        waiting={<Skeleton className="h-40 w-full" />}
        empty={
          <EmptyState title="No Values Found">
            {state ? 'There is none that stands so.' : 'What the project was worth is entered by its organizations.'}
          </EmptyState>
        }
      >
        {(values) => (
          <ul aria-label="Values" className="grid gap-3">
            {values.map((value) => (
              <li key={value.id} className="min-w-0">
                <ValueCard value={value} named={named} onOpen={() => onOpen(value.id)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

interface ValueCardProps {
  value: ValueEntryDto;
  named: boolean;
  onOpen: () => void;
}

function ValueCard({ value, named, onOpen }: ValueCardProps) {
  const { project, enteredBy, kind, amount, currency, amountUsd, happenedOn, state, note, decidedBy, correctedById } =
    value;
  return (
    <Card as="article" className={correctedById ? 'opacity-80' : undefined}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-lg">
          <button
            type="button"
            onClick={onOpen}
            className="min-h-11 rounded-sm text-left tabular-nums hover:text-brand sm:min-h-0"
          >
            {Number(amount) === 0 ? 'Taken back' : comparable(amount, currency, amountUsd)}
            <span className="font-normal text-ink-2">&nbsp;· {valueKindLabels[kind]}</span>
          </button>
        </h3>
        <span className="flex flex-wrap gap-2 text-sm">
          {correctedById ? (
            <span className="text-ink-2">Corrected, counts no longer</span>
          ) : (
            <ValueStateBadge state={state} />
          )}
        </span>
      </div>
      <p className="mt-1 line-clamp-2 max-w-prose">{note}</p>
      <p className="mt-2 text-ink-2 text-sm">
        {named && <span className="font-medium text-ink">{project.name}&nbsp;· </span>}
        <OrganizationName organization={enteredBy} isFollowed /> <DayText on={happenedOn} />
        {decidedBy && (
          <>
            {'\u00a0· '}
            {state} by <OrganizationName organization={decidedBy} />
          </>
        )}
      </p>
    </Card>
  );
}
