import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { effectiveTier } from './effective-tier';
import type { FoundOrganizationDto } from './organization-finder.dto';

/**
 * Those whose name begins so come first, then in the order of the alphabet. However many there are, 20 are read of those, and
 * 200 of the ones that have it further on; these are looked for from three letters on, as the index has it.
 */
const finding = (table: string, what: string) => ({
  name: `${table.replace('.', '-')}-finder`,
  text: `with beginning as (
      select id from ${table}
      where lower(name) collate "C" >= lower($1) and lower(name) collate "C" < lower($1) || chr(1114111)
      order by lower(name) collate "C", id limit 20
    ), within as (
      select id from ${table}
      where length($1) >= 3 and (select count(*) from beginning) < 20
        and lower(name) like '%' || lower($2) || '%'
      limit 200
    )
    select id, name, type, ${what} from ${table} o
    where id = any(array(select id from beginning union select id from within))
    order by starts_with(lower(name), lower($1)) desc, lower(name), id limit 20`,
});
const find = finding(
  'membership.organizations',
  `country, ${effectiveTier('o', '$3::timestamptz')} as tier,
    (select r.id from membership.membership_registrations r where r.organization_id = o.id
      order by r.created_at, r.id limit 1) as "memberId"`,
);
const findListed = finding('membership.directory_entries', 'logo_id as "logoId"');

const asWritten = (part: string) => part.replace(/[\\%_]/g, '\\$&');

@Injectable()
export class OrganizationFinder {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Of all that there are, for those who run the alliance. */
  async find(part: string): Promise<FoundOrganizationDto[]> {
    return this.database.query(find, [part, asWritten(part), this.clock.now()]);
  }

  /** Of those that the directory lists. */
  async findListed(
    part: string,
  ): Promise<(Pick<FoundOrganizationDto, 'id' | 'name' | 'type'> & { logoId: string | null })[]> {
    return this.database.query(findListed, [part, asWritten(part)]);
  }
}
