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
  const known = standing.find((pair) => pair.standing !== 'declined') ?? standing[0];
  const found = { askers, askAgainAt: known?.askAgainAt ?? '' };

  if (viewer?.organizations.some(({ organization }) => organization.id === organizationId))
    return { ...found, state: 'own' } as const;
  if (!known || askers.length > 0) return { ...found, state: 'open' } as const;
  return { ...found, state: known.standing } as const;
}
