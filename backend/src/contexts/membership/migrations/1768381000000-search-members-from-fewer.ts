import type { MigrationInterface, QueryRunner } from 'typeorm';
import { finding } from '../../../platform/search/search-functions';
import { findMembers } from '../directory/find-members';

/** A search begins with fewer of the newest. */
export class SearchMembersFromFewer1768381000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(findMembers());
    await runner.query(finding('membership.community_search'));
  }

  /** What was before looked among more of the newest, and more slowly: nothing is taken back. */
  async down(): Promise<void> {}
}
