import type { MigrationInterface, QueryRunner } from 'typeorm';
import { finding } from '../../../platform/search/search-functions';
import { findMembers } from '../directory/find-members';

/** Who asks for the first few reads less of what has common words. */
export class FindFewMembersSooner1768361000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(findMembers());
    await runner.query(finding('membership.community_search'));
  }

  /** What was before answered the same, more slowly: nothing is taken back. */
  async down(): Promise<void> {}
}
