import type { MigrationInterface, QueryRunner } from 'typeorm';

const entries = 'membership.directory_entries';
/** What members see of an organization, where it has not chosen to show less. */
const shown = (field: string, value: string) =>
  `case when coalesce(o.visibility ->> '${field}', 'members') in ('members', 'public') then ${value} end`;
const before = {
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
};
const columns = { ...before, shows_activity: `coalesce(${shown('last_active', 'true')}, false)` };

function keep(given: Record<string, string>): string {
  const names = Object.keys(given);
  const values = names.filter((name) => name !== 'id');
  const rowOf = (from: string) => `row(${values.map((name) => `${from}.${name}`).join(', ')})`;
  return `
    create or replace function membership.keep_directory() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and exists (select from added a where not a.is_confirmed or a.closed_at is not null) then
        delete from ${entries} e using added a
          where e.id = a.id and (not a.is_confirmed or a.closed_at is not null);
      end if;
      if exists (select from added a where a.is_confirmed and a.closed_at is null) then
        insert into ${entries} as e (${names.join(', ')})
          select ${Object.values(given).join(', ')} from added o where o.is_confirmed and o.closed_at is null
          on conflict (id) do update set (${values.join(', ')}) = ${rowOf('excluded')}
            where ${rowOf('e')} is distinct from ${rowOf('excluded')};
      end if;
      return null;
    end $$`;
}

/** Nobody has chosen yet who sees when an organization was last active: all members do. */
export class ShowActivityInDirectory1766332000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ${entries} add shows_activity boolean not null default true`);
    await runner.query(keep(columns));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keep(before));
    await runner.query(`alter table ${entries} drop shows_activity`);
  }
}
