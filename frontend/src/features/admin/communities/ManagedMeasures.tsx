import {
  type ManagedMeasureDto,
  type MeasureState,
  useBrowseManagedMeasuresInfiniteQuery,
  useEndMeasureMutation,
  useJudgeAppealMutation,
} from '@alliance/api-client/management';
import { MeasureEntry } from '@/features/shared/communities/MeasureEntry';
import { FilterFold } from '@/ui/browse/FilterFold';
import { type Listing, PagedList } from '@/ui/browse/PagedList';
import { useListFilter } from '@/ui/browse/useListFilter';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { SearchBox } from '@/ui/SearchBox';
import { CardSkeletons } from '@/ui/Skeleton';
import { optionsOf } from './managed-words';

const states: Record<Exclude<MeasureState, 'appealed'>, string> = { in_force: 'In force', lifted: 'Lifted' };

/** The appeals of all communities that wait, newest first. */
export function WaitingAppeals() {
  return (
    <Measures
      result={useBrowseManagedMeasuresInfiniteQuery({ state: 'appealed' })}
      label="Appeals"
      what="The appeals"
      empty={
        <EmptyState title="No Appeal Waits">
          Whoever a decision is about may appeal once, on the page of the community.
        </EmptyState>
      }
    />
  );
}

/** What moderators and those who run the alliance did in any community, newest first. */
export function ManagedMeasures() {
  const { filter, change, clear, isFiltered } = useListFilter(['search', 'state'] as const);
  return (
    <>
      <FilterFold
        search={
          <SearchBox
            label="Search people"
            placeholder="Whom it concerns"
            value={filter.search ?? ''}
            onSearch={(search) => change({ search: search.trim().slice(0, 100) })}
          />
        }
        isFiltered={isFiltered}
        onClear={clear}
      >
        <Field label="State">
          <NativeSelect
            placeholder="All"
            options={optionsOf(states)}
            value={filter.state ?? ''}
            onChange={({ target }) => change({ state: target.value })}
          />
        </Field>
      </FilterFold>
      <Measures
        result={useBrowseManagedMeasuresInfiniteQuery(filter)}
        label="What was done"
        what="What was done"
        empty={
          <EmptyState title={isFiltered ? 'Nothing Found' : 'Nothing Was Done Yet'}>
            {isFiltered
              ? 'Nothing fits these filters.'
              : 'Posts that are hidden, warnings and bans stay on record here.'}
          </EmptyState>
        }
      />
    </>
  );
}

interface MeasuresProps extends Listing<ManagedMeasureDto> {
  label: string;
}

const Measures = ({ label, ...listing }: MeasuresProps) => (
  <PagedList {...listing} waiting={<CardSkeletons />}>
    {(measures) => (
      <>
        <h2 className="sr-only">{label}</h2>
        <ul aria-label={label} className="grid gap-5">
          {measures.map((measure) => (
            <li key={measure.id} className="min-w-0">
              <Entry measure={measure} />
            </li>
          ))}
        </ul>
      </>
    )}
  </PagedList>
);

function Entry({ measure }: { measure: ManagedMeasureDto }) {
  const { id, community } = measure;
  const [lift, { isLoading: isLifting }] = useEndMeasureMutation();
  const [answer, { isLoading: isAnswering }] = useJudgeAppealMutation();
  return (
    <MeasureEntry
      measure={measure}
      communityName={community.name}
      isLifting={isLifting}
      onLift={() => lift({ id }).unwrap()}
      isAnswering={isAnswering}
      onAnswer={(answerAppealDto) => answer({ id, answerAppealDto }).unwrap()}
    />
  );
}
