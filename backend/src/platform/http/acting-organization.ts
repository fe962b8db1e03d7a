import { notFound } from './domain-error';
import { organizationRequired } from './problems';
import type { Viewer } from './viewer';

type May = (viewer: Viewer, organizationId: string) => boolean;

export const organizationIds = (viewer: Viewer): string[] => viewer.organizations.map(({ id }) => id);

/** Those whose owner or admin they are. */
export const ledBy = (viewer: Viewer): string[] => organizationIds(viewer).filter((id) => leads(viewer, id));

/** Whether the viewer belongs to an organization, in whatever role. */
export const belongsTo: May = (viewer, organizationId) => organizationIds(viewer).includes(organizationId);

/** Whether the viewer may write on behalf of an organization: all of its people but viewers. */
export const canActFor: May = (viewer, organizationId) =>
  viewer.organizations.some(({ id, role }) => id === organizationId && role !== 'viewer');

/** Whether the viewer decides for an organization, and about its money: its owner or one of its admins. */
export const leads: May = (viewer, organizationId) =>
  viewer.organizations.some(({ id, role }) => id === organizationId && (role === 'owner' || role === 'admin'));

/**
 * The organization on whose behalf the viewer writes: the `wanted` one, else the first that they may write for,
 * `rather` not the one named. Throws `organization_required`, or `not_found` for an organization that is not theirs.
 */
export const actingOrganization = (viewer: Viewer, wanted?: string, rather: { not?: string } = {}): string =>
  chosen(viewer, canActFor, wanted, rather);

/** The same of those that the viewer leads. */
export const ledOrganization = (viewer: Viewer, wanted?: string): string => chosen(viewer, leads, wanted);

function chosen(viewer: Viewer, may: May, wanted: string | undefined, rather: { not?: string } = {}): string {
  if (wanted && !belongsTo(viewer, wanted)) throw notFound('organization');
  const own = organizationIds(viewer).filter((id) => may(viewer, id));
  const found = wanted ? own.find((id) => id === wanted) : (own.find((id) => id !== rather.not) ?? own[0]);
  if (!found) throw organizationRequired();
  return found;
}
