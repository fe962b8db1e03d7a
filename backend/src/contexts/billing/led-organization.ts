import { notFound } from '../../platform/http/domain-error';
import type { Viewer } from '../../platform/http/viewer';
import { organizationRequired } from './billing.errors';

/** Whether the viewer decides about an organization's money: its owner or one of its admins. */
export const leads = (viewer: Viewer, organizationId: string): boolean =>
  viewer.organizations.some(({ id, role }) => id === organizationId && (role === 'owner' || role === 'admin'));

/**
 * The organization whose money the viewer spends: the wanted one, or the first that they lead. Throws
 * `organization_required`, or `not_found` for one that is not theirs.
 */
export function ledOrganization(viewer: Viewer, wanted?: string): string {
  if (wanted && !viewer.organizations.some(({ id }) => id === wanted)) throw notFound('organization');
  const found = viewer.organizations.find(({ id }) => leads(viewer, id) && (!wanted || id === wanted));
  if (!found) throw organizationRequired();
  return found.id;
}
