import type { MigrationInterface, QueryRunner } from 'typeorm';
import { finding, matching } from '../../../platform/search/search-functions';
import { findMembers } from '../directory/find-members';

/** What is searched for in a country of many organizations is led by its words, as among those of all. */
export class SearchSoonerByCountries1768331000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(findMembers());
    await runner.query(finding('membership.community_search'));
    for (const index of ['membership.directory_search', 'membership.community_search'])
      await runner.query(matching(index));
  }

  /** What was before answered the same, more slowly: nothing is taken back. */
  async down(): Promise<void> {}
}
