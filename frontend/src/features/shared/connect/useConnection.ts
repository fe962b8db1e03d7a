import { useListConnectionStandingsQuery } from '@alliance/api-client/membership';
import { leaders, organizationsAs, useViewer } from '@alliance/api-client/viewer';

/** How the viewer's organizations stand with another one, and which of them the viewer may let ask. */
export function useConnection(organizationId: string) {
  const { viewer } = useViewer();
  const { data: standings = [] } = useListConnectionStandingsQuery();
  const standing = standings.filter(({ otherId }) => otherId === organizationId);
  const askers = organizationsAs(viewer, leaders).filter(
    ({ id }) => !standing.some((pair) => pair.organizationId === id),
  );
  const [first] = standing;

  if (viewer?.organizations.some(({ organization }) => organization.id === organizationId))
    return { state: 'own', askers } as const;
  if (!first || askers.length > 0) return { state: 'open', askers } as const;
  return { state: first.standing, askers } as const;
}
