import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';

const owned = {
  name: 'deletion-owned-organizations',
  text: `select o.id, o.name,
      exists (select from membership.user_organizations m join membership.users u on u.id = m.user_id
        where m.organization_id = o.id and m.user_id <> $1 and m.is_active and m.role = 'owner'
          and u.deletion_due_at is null) as "hasAnotherOwner",
      exists (select from membership.user_organizations m
        where m.organization_id = o.id and m.user_id <> $1 and m.is_active) as "hasOthers"
    from membership.user_organizations own join membership.organizations o on o.id = own.organization_id
    where own.user_id = $1 and own.role = 'owner' and own.is_active order by o.id`,
};

interface OwnedOrganization {
  id: string;
  name: string;
}

/** What becomes of the organizations that a person owns when they leave. */
interface OwnedOrganizations {
  /** Others belong to it, and none of them owns it: it has to be handed over first. */
  toHandOver: OwnedOrganization[];
  /** Nobody else belongs to it: it leaves the alliance as well. */
  ending: OwnedOrganization[];
}

@Injectable()
export class ReadOwnedOrganizations {
  constructor(private readonly database: Database) {}

  async execute(userId: string): Promise<OwnedOrganizations> {
    const rows = await this.database.query<OwnedOrganization & { hasAnotherOwner: boolean; hasOthers: boolean }>(
      owned,
      [userId],
    );
    const lacking = rows.filter(({ hasAnotherOwner }) => !hasAnotherOwner);
    const plain = ({ id, name }: OwnedOrganization) => ({ id, name });
    return {
      toHandOver: lacking.filter(({ hasOthers }) => hasOthers).map(plain),
      ending: lacking.filter(({ hasOthers }) => !hasOthers).map(plain),
    };
  }
}
