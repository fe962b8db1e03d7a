import {
  type ProblemStatus,
  type SolutionStatus,
  useBrowseWatchedInfiniteQuery,
  useGetWatchMailsQuery,
  useSetWatchMailsMutation,
  type WatchedDto,
} from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '@/ui/Button';
import { PagedList } from '@/ui/browse/PagedList';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { EmptyState } from '@/ui/EmptyState';
import { OrganizationName } from '@/ui/OrganizationName';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { useChosen } from '@/ui/useChosen';
import { ProblemStatusBadge, SolutionStatusBadge } from '../badges';
import { useWatching } from './WatchButton';

/** What the viewer watches, and whether they are mailed when its status changes. */
export default function WatchedPage() {
  const result = useBrowseWatchedInfiniteQuery({});
  return (
    <div className="max-w-4xl">
      <PageHeader title="Watched" description="Problems and solutions that you watch." />
      <WatchMails />
      <PagedList
        result={result}
        what="What you watch"
        waiting={<Skeleton className="h-40" />}
        empty={
          <EmptyState
            title="Nothing watched yet"
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <LinkButton to="/problems" variant="secondary">
                  Browse problems
                </LinkButton>
                <LinkButton to="/solutions" variant="secondary">
                  Browse solutions
                </LinkButton>
              </div>
            }
          >
            Open a problem or a solution and choose “Watch”: you find it here, and hear when its status changes.
          </EmptyState>
        }
      >
        {(items) => (
          <ul aria-label="What you watch" className="flex flex-col gap-3">
            {items.map((item) => (
              <WatchedLine key={item.id} item={item} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function WatchMails() {
  const { data } = useGetWatchMailsQuery();
  const [set, { isLoading }] = useSetWatchMailsMutation();
  const [isChosen, choose] = useChosen(data?.isMailed ?? true);
  if (!data) return <Skeleton className="mb-6 h-11 max-w-md" />;

  const change = async (isMailed: boolean) => {
    choose(isMailed);
    const { error } = await set({ setWatchMailsDto: { isMailed } });
    if (error) choose(data.isMailed);
    if (error) toast({ title: 'Not saved', description: problemText(error), variant: 'destructive' });
    else toast({ title: 'Saved', description: isMailed ? 'A mail says what changes.' : 'No mail says what changes.' });
  };

  return (
    <div className="mb-6">
      <Checkbox
        label="Mail me when a status changes, at most once a day"
        checked={isChosen}
        onChange={({ target }) => isLoading || change(target.checked)}
      />
    </div>
  );
}

function WatchedLine({ item: { noun, subjectId, title, status, submittedBy } }: { item: WatchedDto }) {
  const { unwatch, isLoading } = useWatching(noun);

  const end = async () => {
    const { error } = await unwatch({ id: subjectId });
    if (error) toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    else toast({ title: 'Not watched any more', description: `You do not hear of “${title}”.` });
  };

  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-semibold text-base [overflow-wrap:anywhere]">
          <Link to={`/${noun}s/${subjectId}`} className="rounded-sm hover:text-brand">
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-ink-2 text-sm [overflow-wrap:anywhere]">
          {noun === 'problem' ? 'Problem' : 'Solution'} of <OrganizationName organization={submittedBy} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {noun === 'problem' ? (
          <ProblemStatusBadge status={status as ProblemStatus} />
        ) : (
          <SolutionStatusBadge status={status as SolutionStatus} />
        )}
        <Button variant="quiet" aria-label={`Stop watching “${title}”`} pending={isLoading} onClick={end}>
          Stop watching
        </Button>
      </div>
    </Card>
  );
}
