import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { effectiveTier } from './effective-tier';
import type { FoundOrganizationDto } from './organization-finder.dto';

/** Those whose name begins so come first, then in the order of the alphabet. */
const find = {
  name: 'membership-organization-finder',
  text: `select id, name, type, ${effectiveTier('o', '$2::timestamptz')} as tier from membership.organizations o
    where position(lower($1) in lower(name)) > 0
    order by position(lower($1) in lower(name)) = 1 desc, lower(name), id limit 20`,
};

@Injectable()
export class OrganizationFinder {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  async find(part: string): Promise<FoundOrganizationDto[]> {
    return this.database.query(find, [part, this.clock.now()]);
  }
}
