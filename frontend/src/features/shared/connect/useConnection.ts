import { useListConnectionsQuery } from '@alliance/api-client/membership';
import { leaders, organizationsAs, useViewer } from '@alliance/api-client/viewer';

/** How the viewer's organizations stand with another one, and which of them the viewer may let ask. */
export function useConnection(organizationId: string) {
  const { viewer } = useViewer();
  const { data: connections } = useListConnectionsQuery();
  const standing = (connections ?? []).filter(
    ({ from, to, status }) =>
      (status === 'pending' || status === 'accepted') && [from.id, to.id].includes(organizationId),
  );
  const askers = organizationsAs(viewer, leaders).filter(
    ({ id }) => !standing.some(({ from, to }) => [from.id, to.id].includes(id)),
  );
  const [first] = standing;

  if (viewer?.organizations.some(({ organization }) => organization.id === organizationId))
    return { state: 'own', askers } as const;
  if (!first || askers.length > 0) return { state: 'open', askers } as const;
  if (first.status === 'accepted') return { state: 'connected', askers } as const;
  return { state: first.from.id === organizationId ? 'asked' : 'requested', askers } as const;
}
