import type { MigrationInterface, QueryRunner } from 'typeorm';
import { finding } from '../../../platform/search/search-functions';
import { findMembers } from '../directory/find-members';

/** Organizations have short texts of common words: less of them is read, and the equally good are in the order of their names. */
export class QuickenDirectorySearches1766331000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(findMembers());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(finding('membership.directory_search'));
  }
}
