import { notFound } from '../../platform/http/domain-error';
import type { Viewer } from '../../platform/http/viewer';
import { organizationRequired } from './innovation.errors';

/** Whether the viewer may write on behalf of an organization. */
export const canActFor = (viewer: Viewer, organizationId: string): boolean =>
  viewer.organizations.some(({ id, role }) => id === organizationId && role !== 'viewer');

/** Whether the viewer belongs to an organization, in whatever role. */
export const belongsTo = (viewer: Viewer, organizationId: string): boolean =>
  viewer.organizations.some(({ id }) => id === organizationId);

export const organizationIds = (viewer: Viewer): string[] => viewer.organizations.map(({ id }) => id);

/**
 * The organization on whose behalf the viewer writes: the `wanted` one, else the first that they may write for,
 * `rather` not the one named. Throws `organization_required`, or `not_found` for an organization that is not theirs.
 */
export function actingOrganization(viewer: Viewer, wanted: string | undefined, rather: { not?: string } = {}): string {
  if (wanted && !belongsTo(viewer, wanted)) throw notFound('organization');
  const own = organizationIds(viewer).filter((id) => canActFor(viewer, id));
  const chosen = wanted ? own.find((id) => id === wanted) : (own.find((id) => id !== rather.not) ?? own[0]);
  if (!chosen) throw organizationRequired();
  return chosen;
}
