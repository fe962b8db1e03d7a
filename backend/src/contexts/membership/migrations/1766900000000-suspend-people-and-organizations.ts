import type { MigrationInterface, QueryRunner } from 'typeorm';

const entries = 'membership.directory_entries';
/** What members see of an organization, where it has not chosen to show less. */
const shown = (field: string, value: string) =>
  `case when coalesce(o.visibility ->> '${field}', 'members') in ('members', 'public') then ${value} end`;
const columns: Record<string, string> = {
  id: 'o.id',
  name: 'o.name',
  type: 'o.type',
  tier: 'o.membership_tier',
  is_verified: 'o.verified_at is not null',
  description: shown('description', 'o.description'),
  country: shown('location', 'o.country'),
  city: shown('location', 'o.city'),
  country_name: shown('location', '(select n.name from membership.country_names n where n.code = o.country)'),
  seeks: shown('seeks_and_offers', 'o.seeks'),
  offers: shown('seeks_and_offers', 'o.offers'),
  interests: `coalesce(${shown('interests', 'o.interests')}, '{}')`,
  open_to: `coalesce(${shown('seeks_and_offers', 'o.open_to::text[]')}, '{}')`,
  shows_work: `coalesce(${shown('work', 'true')}, false)`,
  logo_id: 'o.logo_id',
  featured_at: 'o.featured_at',
  created_at: 'o.created_at',
  shows_activity: `coalesce(${shown('last_active', 'true')}, false)`,
};
const names = Object.keys(columns);
const values = names.filter((name) => name !== 'id');
const rowOf = (from: string) => `row(${values.map((name) => `${from}.${name}`).join(', ')})`;

/** Those that are not confirmed and those that have left are in no list; `away` says of which others the same is so. */
const keep = (away: (alias: string) => string) => {
  const isAway = (alias: string) => `(not ${alias}.is_confirmed or ${away(alias)})`;
  return `
    create or replace function membership.keep_directory() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and exists (select from added a where ${isAway('a')}) then
        delete from ${entries} e using added a where e.id = a.id and ${isAway('a')};
      end if;
      if exists (select from added a where not ${isAway('a')}) then
        insert into ${entries} as e (${names.join(', ')})
          select ${Object.values(columns).join(', ')} from added o where not ${isAway('o')}
          on conflict (id) do update set (${values.join(', ')}) = ${rowOf('excluded')}
            where ${rowOf('e')} is distinct from ${rowOf('excluded')};
      end if;
      return null;
    end $$`;
};

/** Whoever is suspended does not come in; a suspended organization is in no list of the directory. */
export class SuspendPeopleAndOrganizations1766900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table membership.users add suspended_at timestamptz, add suspended_until timestamptz, add suspension_reason text;
      alter table membership.organizations add suspended_at timestamptz, add suspension_reason text`);
    await runner.query(keep((o) => `${o}.closed_at is not null or ${o}.suspended_at is not null`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keep((o) => `${o}.closed_at is not null`));
    await runner.query(`
      alter table membership.organizations drop suspended_at, drop suspension_reason;
      alter table membership.users drop suspended_at, drop suspended_until, drop suspension_reason`);
  }
}
