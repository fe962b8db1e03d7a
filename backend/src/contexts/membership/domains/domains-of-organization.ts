import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo, leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { organizationRequired } from '../membership.errors';
import { type LockedTeam, LockTeam } from '../team/lock-team';
import { OrganizationDomain } from './organization-domain.entity';

/** Where the text record of a domain stands. */
export const recordNameOf = (domain: string): string => `_alliance-verification.${domain}`;

/** A domain as those who lead its organization find it. */
@Injectable()
export class DomainsOfOrganization {
  constructor(
    private readonly database: Database,
    private readonly team: LockTeam,
  ) {}

  /** Throws `not_found` or `organization_required`. */
  async demand(viewer: Viewer, organizationId: string, id: string): Promise<OrganizationDomain> {
    if (!belongsTo(viewer, organizationId)) throw notFound('organization');
    if (!leads(viewer, organizationId)) throw organizationRequired();
    return this.find(organizationId, id);
  }

  /** The same for a transaction, behind the lock of the organization's team, whose role is the one that counts. */
  async lock(viewer: Viewer, organizationId: string, id: string): Promise<OrganizationDomain & { team: LockedTeam }> {
    const team = await this.team.forLeaders(viewer, organizationId);
    return Object.assign(await this.find(organizationId, id), { team });
  }

  private async find(organizationId: string, id: string): Promise<OrganizationDomain> {
    const domain = await this.database.manager.findOneBy(OrganizationDomain, { id, organizationId });
    if (!domain) throw notFound('domain');
    return domain;
  }
}
