import type { MigrationInterface, QueryRunner } from 'typeorm';
import { matching } from '../../../platform/search/search-functions';

/** Among owners who have many documents fewer candidates are looked at. */
export class MatchMembersAmongManySooner1768391000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of ['membership.directory_search', 'membership.community_search'])
      await runner.query(matching(index));
  }

  /** What was before looked at more, and more slowly: nothing is taken back. */
  async down(): Promise<void> {}
}
