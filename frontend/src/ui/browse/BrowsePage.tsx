import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { NativeSelect } from '@/ui/inputs';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { BrowseList, type BrowseListProps } from './BrowseList';
import { DidYouMean } from './DidYouMean';
import { useRememberedList } from './list-place';
import type { UseSuggestion } from './useMeant';
import { ViewControl } from './ViewControl';
import { type MoreView, useView } from './views';

const ordersOfSearch = [
  { value: 'best', label: 'Best match' },
  { value: 'newest', label: 'Newest' },
] as const;

interface BrowsePageProps<Item> extends Pick<BrowseListProps<Item>, 'result' | 'children' | 'columns'> {
  /** "Problem" or the like. */
  noun: string;
  title: string;
  description: string;
  tiles: ReactNode;
  /** Said when there is nothing at all yet. */
  invitation: string;
  search: string;
  onSearch: (text: string) => void;
  /** The order: of what a search has found `newest`, or else best first; without one a value of `orders`. */
  sort: string;
  onSort: (sort: string) => void;
  /** The orders without a search, where there is more than one. */
  orders?: readonly { value: string; label: string }[];
  /** What was probably meant by a search that found nothing. */
  useSuggestion: UseSuggestion;
  /** What is shown in its place, where what was typed finds nothing; else empty. */
  meant: string;
  /** Searches for what was typed, and nothing else. */
  onExactly: () => void;
  onSubmit: () => void;
  /** What the ways to another one, and the search, are called; "Submit Problem" or the like where absent. */
  words?: { submit: string; first: string; search: string };
  /** Other ways to show the list than cards, lines and a table. */
  more?: Partial<Record<MoreView, ReactNode>>;
  /** Said while the first page is on its way. */
  loading?: string;
  /** Stands between the bar and the cards. */
  before?: ReactNode;
  /** What narrows it: parts of the bar. */
  filters: ReactNode;
  /** What is wrong with the address, if anything. */
  notice: ReactNode;
  /** Takes out all that narrows it; absent where nothing does. */
  onClearFilters?: () => void;
}

/** All of one kind: its figures, the search, the cards, and the way to submit another one. */
export function BrowsePage<Item extends { id: string }>(props: BrowsePageProps<Item>) {
  const {
    noun,
    title,
    description,
    tiles,
    invitation,
    search,
    onSearch,
    sort,
    onSort,
    orders = [],
    useSuggestion,
    meant,
    onExactly,
    onSubmit,
    filters,
    notice,
    onClearFilters,
    result,
    columns,
    children,
    more = {},
    before,
    loading,
    words = {
      submit: `Submit ${noun}`,
      first: `Submit First ${noun}`,
      search: `Search ${noun.toLowerCase()}s by title, description or category...`,
    },
  } = props;
  useRememberedList();
  const nouns = `${noun.toLowerCase()}s`;
  const others = Object.keys(more) as MoreView[];
  const [view] = useView(others);
  const other = view === 'board' || view === 'timeline' ? more[view] : undefined;
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={<Button onClick={onSubmit}>{words.submit}</Button>}
      />
      {tiles}
      {notice}
      <div className="sticks -mx-1 my-5 flex flex-wrap items-center gap-2 border-line border-b bg-canvas px-1 py-2 print:hidden">
        <SearchBox
          className="min-w-[min(100%,11rem)] flex-1 max-sm:basis-full"
          label={`Search ${nouns}`}
          placeholder={words.search}
          value={search}
          onSearch={onSearch}
        />
        {search && (
          <SegmentedControl
            className="max-md:order-2 [&>div]:p-0"
            legend="Order"
            name="sort"
            options={ordersOfSearch}
            value={sort === 'newest' ? sort : 'best'}
            onChange={(order) => onSort(order === 'best' ? '' : order)}
          />
        )}
        {!search && orders.length > 1 && (
          <div className="w-44 max-md:order-2 max-md:min-w-30 max-md:flex-1">
            <NativeSelect
              aria-label="Order"
              options={orders}
              value={orders.find(({ value }) => value === sort)?.value ?? ''}
              onChange={({ target }) => onSort(target.value)}
            />
          </div>
        )}
        <ViewControl more={others} />
        {filters}
      </div>
      {meant && (
        <p role="status" className="mb-5 text-ink-2 text-sm [overflow-wrap:anywhere]">
          Nothing has “{search}”. These are for “{meant}”.{' '}
          <button type="button" onClick={onExactly} className="font-medium text-brand underline underline-offset-4">
            Search for exactly “{search}”
          </button>
        </p>
      )}
      {search && !meant && result.data?.pages[0]?.words === 'some' && (
        <p role="status" className="mb-5 text-ink-2 text-sm">
          Nothing has all words of “{search}”. These have some of them.{' '}
          <Suggestion {...{ search, onSearch, useSuggestion }} />
        </p>
      )}
      {!other && before}
      {other ?? (
        <BrowseList
          result={result}
          columns={columns}
          loading={loading}
          what={`The ${nouns}`}
          empty={
            search ? (
              <NothingFound
                {...{ noun, first: words.first, search, onSearch, useSuggestion, onSubmit, onClearFilters }}
              />
            ) : onClearFilters ? (
              <EmptyState
                title={`No ${noun}s Found`}
                action={
                  <Button variant="secondary" onClick={onClearFilters}>
                    Clear filters
                  </Button>
                }
              >
                Nothing has all that is asked for. Take a filter out, and there may be more.
              </EmptyState>
            ) : (
              <EmptyState
                title={`No ${noun}s Found`}
                action={
                  <Button variant="secondary" onClick={onSubmit}>
                    {words.first}
                  </Button>
                }
              >
                {invitation}
              </EmptyState>
            )
          }
        >
          {children}
        </BrowseList>
      )}
    </>
  );
}

type NothingFoundProps = Pick<
  BrowsePageProps<never>,
  'noun' | 'search' | 'onSearch' | 'useSuggestion' | 'onSubmit' | 'onClearFilters'
> & { first: string };

/** What may have been meant, if anything. */
function Suggestion({
  search,
  onSearch,
  useSuggestion,
}: Pick<NothingFoundProps, 'search' | 'onSearch' | 'useSuggestion'>) {
  return <DidYouMean suggestion={useSuggestion({ search }).currentData?.suggestion} onSearch={onSearch} />;
}

/** Nothing matches the search: what may have been meant, and the ways on. */
function NothingFound({ noun, first, search, onSearch, useSuggestion, onSubmit, onClearFilters }: NothingFoundProps) {
  // What was meant is looked for everywhere: through filters it has been shown, or finds nothing either.
  const suggestion = useSuggestion({ search }, { skip: onClearFilters !== undefined }).currentData?.suggestion;
  return (
    <EmptyState
      title={`No ${noun}s Found`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="secondary" onClick={() => onSearch('')}>
            Clear search
          </Button>
          {onClearFilters && (
            <Button variant="secondary" onClick={onClearFilters}>
              Clear filters
            </Button>
          )}
          <Button variant="secondary" onClick={onSubmit}>
            {first}
          </Button>
        </div>
      }
    >
      Nothing matches “{search}”.{' '}
      {suggestion ? <DidYouMean {...{ suggestion, onSearch }} /> : 'Try other or fewer words.'}
    </EmptyState>
  );
}
