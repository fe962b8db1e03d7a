import type { MigrationInterface, QueryRunner } from 'typeorm';
import { finding, limits, matching } from '../../../platform/search/search-functions';

/** What is searched for in a country of many organizations is led by its words, as among those of all. */
export class SearchSoonerByCountries1768331000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const byName = '(select lower(e.name) collate "C" from membership.directory_entries e where e.id = d.id)';
    await runner.query(finding('membership.directory_search', { ...limits, read: 12_000, summed: 8_000 }, byName));
    await runner.query(finding('membership.community_search'));
    for (const index of ['membership.directory_search', 'membership.community_search'])
      await runner.query(matching(index));
  }

  /** What was before answered the same, more slowly: nothing is taken back. */
  async down(): Promise<void> {}
}
