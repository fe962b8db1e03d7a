import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { organizationSuspended } from '../../../platform/http/problems';
import type { OrganizationRole, Viewer } from '../../../platform/http/viewer';
import { lastOwner, organizationRequired } from '../membership.errors';

/** A person of an organization, as they stand in the transaction that has locked its team. */
export interface Colleague {
  userId: string;
  /** The same, by which what they are told finds their inbox. */
  personId: string;
  role: OrganizationRole;
  name: string;
  firstName: string;
  address: string;
}

export interface LockedOrganization {
  name: string;
  isSuspended: boolean;
}

export interface LockedTeam {
  organizationName: string;
  isSuspended: boolean;
  /** Who writes, in the role that they have now. */
  viewer: Colleague;
}

const lock = {
  name: 'team-lock',
  text: `select name, suspended_at is not null as "isSuspended" from membership.organizations where id = $1 for no key update`,
};
const colleague = `select m.user_id as "userId", m.user_id as "personId", m.role, trim(u.first_name || ' ' || u.last_name) as name,
      split_part(u.first_name, ' ', 1) as "firstName", u.email as address
    from membership.user_organizations m join membership.users u on u.id = m.user_id`;
const find = {
  name: 'team-colleague',
  text: `${colleague}
    where m.organization_id = $1 and m.user_id = $2 and m.is_active`,
};
const anOwner = {
  name: 'team-an-owner',
  text: `${colleague}
    where m.organization_id = $1 and m.user_id <> $2 and m.role = 'owner' and m.is_active order by m.created_at, m.id limit 1`,
};
const anotherOwner = {
  name: 'team-another-owner',
  text: `select from membership.user_organizations m join membership.users u on u.id = m.user_id
    where m.organization_id = $1 and m.user_id <> $2 and m.role = 'owner' and m.is_active and u.deletion_due_at is null limit 1`,
};

/**
 * Puts those who change the people of one organization in a line until their transactions end: seats are counted, and the
 * last owner is known, as nobody else changes them meanwhile. A session may have heard of a change a moment late, so the
 * role that counts is read behind the lock.
 */
@Injectable()
export class LockTeam {
  constructor(private readonly database: Database) {}

  /** Throws `not_found` for who does not belong to the organization. */
  async forPeople(viewer: Viewer, organizationId: string): Promise<LockedTeam> {
    const organization = await this.lock(organizationId);
    const colleague = await this.find(organizationId, viewer.id);
    if (!organization || !colleague) throw notFound('organization');
    return { organizationName: organization.name, isSuspended: organization.isSuspended, viewer: colleague };
  }

  /** Throws `organization_required` as well, for who is neither owner nor admin, and `organization_suspended`. */
  async forLeaders(viewer: Viewer, organizationId: string): Promise<LockedTeam> {
    const team = await this.forPeople(viewer, organizationId);
    demandUnsuspended(team);
    if (!isLeader(team.viewer)) throw organizationRequired();
    return team;
  }

  /** The lock alone, for who does not belong to the organization yet. */
  async alone(organizationId: string): Promise<LockedOrganization | undefined> {
    return this.lock(organizationId);
  }

  async find(organizationId: string, userId: string): Promise<Colleague | undefined> {
    return this.database.queryOne<Colleague>(find, [organizationId, userId]);
  }

  /** Who has owned the organization the longest, somebody else than the one named. */
  async anOwner(organizationId: string, beside: string): Promise<Colleague | undefined> {
    return this.database.queryOne<Colleague>(anOwner, [organizationId, beside]);
  }

  /** Throws `not_found`. */
  async demand(organizationId: string, userId: string): Promise<Colleague> {
    const colleague = await this.find(organizationId, userId);
    if (!colleague) throw notFound('person');
    return colleague;
  }

  /** Throws `last_owner` where nobody else owns the organization; whoever is about to leave the alliance counts as nobody. */
  async demandAnotherOwner(organizationId: string, userId: string): Promise<void> {
    if (!(await this.database.queryOne(anotherOwner, [organizationId, userId]))) throw lastOwner();
  }

  private async lock(organizationId: string): Promise<LockedOrganization | undefined> {
    return this.database.queryOne(lock, [organizationId]);
  }
}

/** For what adds to an organization, or ends it. Throws `organization_suspended`. */
export function demandUnsuspended(organization: Pick<LockedOrganization, 'isSuspended'> | undefined): void {
  if (organization?.isSuspended) throw organizationSuspended();
}

/** Whether somebody answers for an organization. */
export const isLeader = ({ role }: Pick<Colleague, 'role'>): boolean => role === 'owner' || role === 'admin';

/** Owners are made and unmade by owners alone. Throws `organization_required`. */
export function demandOwnerFor(viewer: Colleague, ...roles: OrganizationRole[]): void {
  if (viewer.role !== 'owner' && roles.includes('owner')) throw organizationRequired();
}
