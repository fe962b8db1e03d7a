import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';

/**
 * What an organization may have several of is counted by each value, and by each value with another one besides: some thousand
 * numbers at any size. A pair is four texts with tabs between them; the last two are empty where it is the value alone.
 */
export class CountDirectoryByPairs1766330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function membership.directory_pairs(interests text[], open_to text[], type text, tier text, is_verified boolean,
        country text) returns text[] language sql immutable parallel safe as $$
        with several (facet, value) as (
            select 'interest', v from unnest(interests) v union all select 'openTo', v from unnest(open_to) v),
          besides (within, among) as (
            values ('', ''), ('type', type), ('tier', tier), ('verified', is_verified::text), ('country', country)
            union all select * from several)
        select array(select concat_ws(chr(9), facet, value, within, among) from several join besides on facet <> within
          where among is not null)
      $$`);
    await runner.query(
      keepCounts({
        table: 'membership.directory_entries',
        as: 'directory_pairs',
        counts: 'membership.directory_pair_counts',
        by: { pair: 'text not null' },
        of: {
          pair: 'unnest(membership.directory_pairs(interests, open_to, type::text, tier::text, is_verified, country))',
        },
        topic: 'organization',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function membership.count_directory_pairs cascade;
      drop function membership.sum_up_directory_pairs;
      drop function membership.recount_directory_pairs;
      drop table membership.directory_pair_counts;
      drop function membership.directory_pairs`);
  }
}
