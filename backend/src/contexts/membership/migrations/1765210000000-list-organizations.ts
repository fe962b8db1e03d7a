import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';
import { dropSearchIndex, keepSearchIndex } from '../../../platform/search/search-index';

const entries = { table: 'membership.directory_entries', index: 'membership.directory_search' };

const tiers = ['free', 'innovators_solution_providers', 'ecosystem_enablers', 'enterprise_alliance_partners'];
const types = [
  'corporation',
  'government',
  'ngo',
  'research',
  'academia',
  'startup',
  'investor',
  'venture_builder',
  'accelerator',
  'incubator',
];
const interests = [
  'Fintech',
  'DeFi & Blockchain',
  'SaaS / Cloud Software',
  'Mobility Tech',
  'Telecom & Connectivity',
  'Greentech / Climate Tech',
  'AgriTech',
  'Waste & Circular Economy',
  'EdTech',
  'HealthTech',
  'GovTech / CivicTech',
  'LegalTech / RegTech',
  'E-Commerce & Marketplaces',
  'Media & Creator Economy',
  'TravelTech / Real Estate',
  'AI & Data Science',
  'Robotics & Drones',
  'Biotech / Genomics',
  'Space Tech',
];

/** What members see of an organization, where it has not chosen to show less. */
const shown = (field: string, value: string) =>
  `case when coalesce(o.visibility ->> '${field}', 'members') in ('members', 'public') then ${value} end`;
const columns = {
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
const names = Object.keys(columns);
const values = names.filter((name) => name !== 'id');
const put = (from: string) => `
  insert into ${entries.table} as e (${names.join(', ')})
    select ${Object.values(columns).join(', ')} from ${from} o where o.is_confirmed and o.closed_at is null
    on conflict (id) do update set (${values.join(', ')}) = row(${values.map((name) => `excluded.${name}`).join(', ')})
      where row(${values.map((name) => `e.${name}`).join(', ')}) is distinct from row(${values.map((name) => `excluded.${name}`).join(', ')})`;

/**
 * The directory: of each organization that is confirmed and has not left, what members see of it. A trigger keeps it, so that
 * what somebody hides is in no list, no count and no search.
 */
export class ListOrganizations1765210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table membership.country_names (code text constraint country_names_pkey primary key, name text not null);
      create table ${entries.table} (
        id uuid constraint directory_entries_pkey primary key
          constraint directory_entries_id_fkey references membership.organizations on delete cascade,
        name text not null,
        type membership.organization_type not null,
        tier membership.membership_tier not null,
        is_verified boolean not null,
        description text,
        country text,
        city text,
        country_name text,
        seeks text,
        offers text,
        interests text[] not null,
        open_to text[] not null,
        shows_work boolean not null,
        logo_id uuid,
        featured_at timestamptz,
        created_at timestamptz not null
      );
      create index directory_entries_newest_idx on ${entries.table} (created_at desc, id desc);
      create index directory_entries_name_idx on ${entries.table} (lower(name) collate "C", id);
      create index directory_entries_country_idx on ${entries.table} (country, type, tier);
      create index directory_entries_type_idx on ${entries.table} (type, tier);
      create index directory_entries_verified_idx on ${entries.table} (type, tier) where is_verified;
      create index directory_entries_interests_idx on ${entries.table} using gin (interests);
      create index directory_entries_open_to_idx on ${entries.table} using gin (open_to);
      create index directory_entries_featured_idx on ${entries.table} (featured_at desc, id) where featured_at is not null;

      create function membership.keep_directory() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and exists (select from added a where not a.is_confirmed or a.closed_at is not null) then
          delete from ${entries.table} e using added a
            where e.id = a.id and (not a.is_confirmed or a.closed_at is not null);
        end if;
        if exists (select from added a where a.is_confirmed and a.closed_at is null) then
          ${put('added')};
        end if;
        return null;
      end $$;
      create trigger directory_added after insert on membership.organizations
        referencing new table as added for each statement execute function membership.keep_directory();
      create trigger directory_changed after update on membership.organizations
        referencing new table as added for each statement execute function membership.keep_directory();`);
    await runner.query(
      'insert into membership.country_names (code, name) select * from unnest($1::text[], $2::text[])',
      [Object.keys(countryNames), Object.values(countryNames)],
    );
    await runner.query(
      keepCounts({
        table: entries.table,
        counts: 'membership.directory_counts',
        by: {
          type: 'membership.organization_type not null',
          tier: 'membership.membership_tier not null',
          is_verified: 'boolean not null',
          country: 'text',
        },
        topic: 'organization',
      }),
    );
    await runner.query(
      keepSearchIndex({
        ...entries,
        title: 'd.name',
        body: `concat_ws(' ', replace(d.type::text, '_', ' '), d.city, d.country_name, d.description, d.seeks, d.offers,
          array_to_string(d.interests, ' '))`,
        // A document is looked up by its owner; here that is where the organization is.
        owner: `md5(coalesce(d.country, ''))::uuid`,
        shown: 'true',
        facets: {
          type: { of: 'd.type', values: types },
          standing: {
            of: `d.tier || case when d.is_verified then '+' else '' end`,
            values: tiers.flatMap((tier) => [tier, `${tier}+`]),
          },
          interest: { of: 'd.interests', values: interests, several: true },
          openTo: {
            of: 'd.open_to',
            values: ['pilots', 'partnerships', 'investment', 'research', 'mentoring'],
            several: true,
          },
        },
      }),
    );
    await runner.query(`
      ${put('membership.organizations')};
      select membership.directory_search_weigh_terms(0);
      select membership.directory_search_weigh_documents()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropSearchIndex(entries));
    await runner.query(`
      drop function membership.keep_directory cascade;
      drop function membership.count_directory_entries cascade;
      drop function membership.sum_up_directory_entries;
      drop function membership.recount_directory_entries;
      drop table membership.directory_counts;
      drop table ${entries.table};
      drop table membership.country_names`);
  }
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** What the country of two letters is called. */
const countryNames = Object.fromEntries(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = english.of(code);
      return name ? [[code, name]] : [];
    }),
);
