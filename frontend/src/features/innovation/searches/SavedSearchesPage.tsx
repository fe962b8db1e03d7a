import {
  type SavedSearchDto,
  useDeleteSavedSearchMutation,
  useListSavedSearchesQuery,
} from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import type { Submitted } from '../browsing/filters';
import { SearchAlerts } from './SearchAlerts';
import { searchWords } from './search-words';

const RenameSearchDialog = laterDialog(() => import('./RenameSearchDialog'));

const lists = [
  { kind: 'problems', title: 'Problems' },
  { kind: 'solutions', title: 'Solutions' },
] satisfies { kind: Submitted; title: string }[];

/** All searches that the viewer has saved, with what is mailed about each. */
export default function SavedSearchesPage() {
  const { data, error, isFetching, refetch } = useListSavedSearchesQuery({});
  return (
    <>
      <PageHeader
        title="Saved Searches"
        description="Searches of problems and solutions that you have kept under a name. A mail says what is new in those that you choose, at 07:00 UTC; nothing new is no mail."
      />
      {data ? (
        data.length > 0 ? (
          <div className="flex max-w-4xl flex-col gap-8">
            {lists.map(({ kind, title }) => (
              <SearchesOf key={kind} title={title} searches={data.filter(({ list }) => list === kind)} />
            ))}
          </div>
        ) : (
          <EmptyState
            title="No saved searches yet"
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <LinkButton to="/problems" variant="secondary">
                  Search problems
                </LinkButton>
                <LinkButton to="/solutions" variant="secondary">
                  Search solutions
                </LinkButton>
              </div>
            }
          >
            Search or narrow a list, and choose “Save this search” over it.
          </EmptyState>
        )
      ) : error ? (
        <LoadFailure what="Your saved searches" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : (
        <Skeleton className="h-40 max-w-4xl" />
      )}
    </>
  );
}

function SearchesOf({ title, searches }: { title: string; searches: SavedSearchDto[] }) {
  if (searches.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className="flex flex-col gap-3">
        {searches.map((search) => (
          <SearchLine key={search.id} search={search} />
        ))}
      </ul>
    </section>
  );
}

function SearchLine({ search }: { search: SavedSearchDto }) {
  const { id, list, name, query } = search;
  const [asking, setAsking] = useState<'rename' | 'delete'>();
  const [remove, { isLoading }] = useDeleteSavedSearchMutation();
  const stop = () => setAsking(undefined);

  const confirm = async () => {
    const { error } = await remove({ id });
    if (error) return problemText(error);
    toast({ title: 'Search deleted', description: `“${name}” is not saved any more.` });
    return undefined;
  };

  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-semibold">
          <Link to={`/${list}${query && `?${query}`}`} className="rounded-sm hover:text-brand [overflow-wrap:anywhere]">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-ink-2 text-sm [overflow-wrap:anywhere]">{searchWords(list, query)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SearchAlerts search={search} />
        <Button variant="quiet" aria-label={`Rename “${name}”`} onClick={() => setAsking('rename')}>
          Rename
        </Button>
        <Button variant="quiet" aria-label={`Delete “${name}”`} onClick={() => setAsking('delete')}>
          Delete
        </Button>
      </div>
      {asking === 'rename' && <RenameSearchDialog search={search} onClose={stop} />}
      {asking === 'delete' && (
        <ConfirmDialog
          title={`Delete “${name}”?`}
          confirm="Delete Search"
          confirming="Deleting..."
          isLoading={isLoading}
          onConfirm={confirm}
          onClose={stop}
        >
          No mail says any more what is new in it. The {list} stay as they are.
        </ConfirmDialog>
      )}
    </Card>
  );
}
