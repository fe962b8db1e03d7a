import type { Viewer } from '@alliance/api-client/viewer';
import { useEffect, useState } from 'react';
import { PageHeader } from '@/ui/PageHeader';
import { useRemembered } from './useRemembered';

/** "Welcome" the first time, "Welcome back" from then on. */
export function Greeting({ viewer }: { viewer: Viewer }) {
  const [visited, remember] = useRemembered(viewer.id, 'visited');
  const [welcome] = useState(visited ? 'Welcome back' : 'Welcome');
  const names = viewer.organizations.map(({ organization }) => organization.name);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit
  useEffect(() => remember('yes'), []);

  return (
    <PageHeader
      title={viewer.firstName ? `${welcome}, ${viewer.firstName}!` : `${welcome}!`}
      description={names.length > 0 ? new Intl.ListFormat('en').format(names) : undefined}
    />
  );
}
