import { useGetCurrentAdminQuery } from '@alliance/api-client/admin';
import { forgetAdmin, onAdminLeft, refusalOfAdmin } from '@alliance/api-client/admin-session';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { LoadFailure } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { type PageRoute, pageAt } from '@/ui/page';
import { toast } from '@/ui/toast';
import { DraftOwner } from '@/ui/useFormDraft';
import { Loading } from './Loading';
import { NotForYou } from './NotForYou';

/** Few see it: it is no weight of the others' pages. */
const AdminFrame = lazy(() => import('./AdminFrame'));

/** The pages of those who run the alliance. A courtesy like the others: the server decides. */
export function AdminArea({ pages }: { pages: PageRoute[] }) {
  // Nobody is asked for any more while the page to sign in with is on its way.
  const [isSignedOut, setSignedOut] = useState(false);
  const {
    data: admin,
    error,
    isLoading,
    isFetching,
    refetch,
  } = useGetCurrentAdminQuery(undefined, { skip: isSignedOut });
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => onAdminLeft(() => setLeft(true)), []);
  useEffect(() => {
    if (hasLeft && !isSignedOut) void refetch();
  }, [hasLeft, isSignedOut, refetch]);
  const location = useLocation();
  const isRefused = isApiError(error) && [401, 403].includes(error.status);

  if (isLoading || isSignedOut) return <Loading />;
  if (isApiError(error) && error.problem.code === 'hidden_while_seeing') return <SeeingAsMember />;
  if (isRefused) return <ToAdminLogin hasLeft={hasLeft} />;
  if (!admin)
    return (
      <main id="main" className="wrap py-8">
        <LoadFailure what="Who you are" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      </main>
    );
  const own = admin.role === 'super-admin' ? pages : pages.filter(({ handle }) => handle.isForOperators);
  return (
    <Suspense fallback={<Loading />}>
      <DraftOwner value={`admin-${admin.username}`}>
        <AdminFrame admin={admin} pages={own} onSignedOut={() => setSignedOut(true)}>
          {pageAt(own, location) || !pageAt(pages, location) ? (
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          ) : (
            <NotForYou to="/admin/mail" action="Mail">
              Only a super admin can open this page. Operators see and repair mail, and answer requests for help and
              onboarding calls.
            </NotForYou>
          )}
        </AdminFrame>
      </DraftOwner>
    </Suspense>
  );
}

/** Whoever sees the alliance as a member stops first: the banner under every page, which this one asks for, is the way out. */
function SeeingAsMember() {
  useViewer();
  return (
    <main id="main" tabIndex={-1} className="wrap py-8 outline-none">
      <PageHeader
        title="You see the alliance as a member"
        description="Stop seeing it so to go on with the administration."
      />
    </main>
  );
}

/** Says why, once, and leads to the sign-in, which comes back here. */
function ToAdminLogin({ hasLeft }: { hasLeft: boolean }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (hasLeft) toast({ title: 'Logged Out', description: 'Admin session ended' });
    else toast({ ...refusalOfAdmin(), variant: 'destructive' });
    forgetAdmin();
    navigate(`/admin-login?return=${encodeURIComponent(pathname + search)}`, { replace: true });
  }, [navigate, pathname, search, hasLeft]);

  return <Loading />;
}
