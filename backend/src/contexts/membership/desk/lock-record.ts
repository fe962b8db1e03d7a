import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { greeted } from '../../../platform/mail/greeting';
import { organizationHasLeft } from '../membership.errors';
import type { OrganizationProof } from '../organizations/organization.enums';

export interface LockedPerson {
  email: string;
  /** How a mail greets them. */
  firstName: string;
  suspension: { at: string; until: string | null; reason: string } | null;
}

export interface LockedOrganization {
  name: string;
  verifiedBy: OrganizationProof | null;
  suspension: { at: string; reason: string } | null;
}

interface Suspended {
  at: string | null;
  until: string | null;
  reason: string | null;
}

const person = {
  name: 'desk-lock-person',
  text: `select email, first_name as "firstName", suspended_at as at, suspended_until as until, suspension_reason as reason
    from membership.users where id = $1 and erased_at is null for update`,
};
/** As whoever changes its people locks it. */
const organization = {
  name: 'desk-lock-organization',
  text: `select name, verified_by as "verifiedBy", closed_at as "closedAt", suspended_at as at, suspension_reason as reason
    from membership.organizations where id = $1 for no key update`,
};

/** Puts those who act on one person or organization in a line until their transactions end, and says how it stands. */
@Injectable()
export class LockRecord {
  constructor(private readonly database: Database) {}

  /** Throws `not_found`, also for one who is erased. */
  async person(id: string): Promise<LockedPerson> {
    const row = await this.database.queryOne<{ email: string; firstName: string } & Suspended>(person, [id]);
    if (!row) throw notFound('person');
    const { email, firstName, at, until, reason } = row;
    return {
      email,
      firstName: greeted(firstName),
      suspension: at === null ? null : { at, until, reason: reason ?? '' },
    };
  }

  /** Throws `not_found`, and `organization_has_left`. */
  async organization(id: string): Promise<LockedOrganization> {
    const row = await this.database.queryOne<
      Omit<LockedOrganization, 'suspension'> & Omit<Suspended, 'until'> & { closedAt: string | null }
    >(organization, [id]);
    if (!row) throw notFound('organization');
    if (row.closedAt !== null) throw organizationHasLeft();
    const { name, verifiedBy, at, reason } = row;
    return { name, verifiedBy, suspension: at === null ? null : { at, reason: reason ?? '' } };
  }
}
