import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo, organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../membership.api';
import type { DirectoryField } from '../organizations/organization.enums';
import { ViewerStanding } from './profile.enums';
import { type Visibility, visibleFields } from './visible-fields';

const chosen = {
  name: 'profile-visibility',
  text: `select visibility from membership.organizations
    where id = $1 and is_confirmed and closed_at is null and suspended_at is null`,
};

interface Visible {
  standing: ViewerStanding;
  parts: DirectoryField[];
}

/** Who sees what of an organization's page. */
@Injectable()
export class VisibleParts {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** Nothing where the page is not there for the viewer. */
  async of(organizationId: string, viewer: Viewer | undefined): Promise<Visible | undefined> {
    const row = await this.database.queryOne<{ visibility: Partial<Visibility> }>(chosen, [organizationId]);
    return row && this.among(row.visibility, organizationId, viewer);
  }

  /** The same of what the organization has chosen. */
  async among(
    visibility: Partial<Visibility>,
    organizationId: string,
    viewer: Viewer | undefined,
  ): Promise<Visible | undefined> {
    const standing = await this.standing(organizationId, viewer);
    const parts = visibleFields(visibility, standing);
    return standing === ViewerStanding.Visitor && parts.length === 0 ? undefined : { standing, parts };
  }

  /** The same of several organizations at once, for a member. */
  async ofEach(
    organizations: { id: string; visibility: Partial<Visibility> }[],
    viewer: Viewer,
  ): Promise<ReadonlyMap<string, DirectoryField[]>> {
    const ids = [...new Set(organizations.map(({ id }) => id))];
    const pairs = ids.length > 0 ? await this.membership.connectedPairs(organizationIds(viewer), ids) : [];
    const connected = new Set(pairs.map(({ other }) => other));
    const standing = (id: string) => {
      if (belongsTo(viewer, id)) return ViewerStanding.Own;
      return connected.has(id) ? ViewerStanding.Connected : ViewerStanding.Member;
    };
    return new Map(organizations.map(({ id, visibility }) => [id, visibleFields(visibility, standing(id))]));
  }

  private async standing(organizationId: string, viewer: Viewer | undefined): Promise<ViewerStanding> {
    if (!viewer) return ViewerStanding.Visitor;
    if (belongsTo(viewer, organizationId)) return ViewerStanding.Own;
    const connected = await this.membership.connectedPairs(organizationIds(viewer), [organizationId]);
    return connected.length > 0 ? ViewerStanding.Connected : ViewerStanding.Member;
  }
}
