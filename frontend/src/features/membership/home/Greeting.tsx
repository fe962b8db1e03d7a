import { leaders, organizationsAs, type Viewer } from '@alliance/api-client/viewer';
import { useEffect, useState } from 'react';
import { LinkButton } from '@/ui/Button';
import { allOf } from '@/ui/in-words';
import { PageHeader } from '@/ui/PageHeader';
import { useIsMounted } from '@/ui/routing';
import { useRemembered } from './useRemembered';

const billing = '/billing';
const proposals = '/proposals';

/** "Welcome" the first time, "Welcome back" from then on. */
export function Greeting({ viewer }: { viewer: Viewer }) {
  const [visited, remember] = useRemembered(viewer.id, 'visited');
  const [welcome] = useState(visited ? 'Welcome back' : 'Welcome');
  const isMounted = useIsMounted();
  const mayBill = isMounted(billing) && organizationsAs(viewer, leaders).length > 0;
  const names = viewer.organizations.map(({ organization }) => organization.name);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit
  useEffect(() => remember('yes'), []);

  return (
    <PageHeader
      title={viewer.firstName ? `${welcome}, ${viewer.firstName}!` : `${welcome}!`}
      description={names.length > 0 ? allOf(names) : undefined}
      actions={
        names.length > 0 && (
          <>
            {isMounted(proposals) && (
              <LinkButton to={proposals} variant="secondary">
                Proposals
              </LinkButton>
            )}
            {mayBill && (
              <LinkButton to={billing} variant="secondary">
                Plan and Billing
              </LinkButton>
            )}
          </>
        )
      }
    />
  );
}
