import { useGetCurrentAdminQuery, useLogOutAdminMutation } from '@alliance/api-client/admin';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { Outlet } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { LoadFailure } from '@/ui/EmptyState';
import { Wordmark } from '@/ui/Mark';
import type { PageRoute } from '@/ui/page';
import { toast } from '@/ui/toast';
import { AreaNavigation } from './AreaNavigation';
import { Loading } from './Loading';
import { leaveFor } from './leave';
import { NotFoundPage } from './NotFoundPage';

/** The pages of those who run the alliance. To everybody else there is nothing at these addresses. */
export function AdminArea({ pages }: { pages: PageRoute[] }) {
  const { data: admin, error, isLoading, isFetching, refetch } = useGetCurrentAdminQuery();
  const [logOut] = useLogOutAdminMutation();

  const leave = async () => {
    try {
      await logOut().unwrap();
      leaveFor('/');
    } catch (trouble) {
      toast({ title: 'Not signed out', description: problemText(trouble), variant: 'destructive' });
    }
  };

  if (isLoading) return <Loading />;
  const isKnown = admin && !(isApiError(error) && [401, 403].includes(error.status));
  if (!isKnown && isApiError(error) && ![401, 403].includes(error.status))
    return (
      <main id="main" className="wrap py-8">
        <LoadFailure what="Who you are" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      </main>
    );
  if (!isKnown) return <NotFoundPage />;
  return (
    <>
      <header className="border-line border-b bg-surface print:hidden">
        <div className="wrap flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 py-2">
          <div className="mr-auto min-w-0">
            <Wordmark subtitle="Administration" />
          </div>
          <p className="min-w-0 break-words text-ink-2 text-sm">{admin.username}</p>
          <Button variant="secondary" onClick={leave}>
            Sign Out
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap py-8 outline-none sm:py-10">
        <AreaNavigation label="Administration" pages={pages} />
        <Outlet />
      </main>
    </>
  );
}
