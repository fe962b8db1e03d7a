import type { MigrationInterface, QueryRunner } from 'typeorm';
import { finding, limits } from '../../../platform/search/search-functions';

/** Who asks for the first few reads less of what has common words. */
export class FindFewMembersSooner1768361000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const byName = '(select lower(e.name) collate "C" from membership.directory_entries e where e.id = d.id)';
    await runner.query(finding('membership.directory_search', { ...limits, read: 12_000, summed: 8_000 }, byName));
    await runner.query(finding('membership.community_search'));
  }

  /** What was before answered the same, more slowly: nothing is taken back. */
  async down(): Promise<void> {}
}
