import type { MigrationInterface, QueryRunner } from 'typeorm';
import { finding, limits } from '../../../platform/search/search-functions';

const index = 'membership.directory_search';

/** Organizations have short texts of common words: less of them is read, and the equally good are in the order of their names. */
export class QuickenDirectorySearches1766331000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const byName = '(select lower(e.name) collate "C" from membership.directory_entries e where e.id = d.id)';
    await runner.query(finding(index, { ...limits, read: 12_000, summed: 8_000 }, byName));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(finding(index));
  }
}
