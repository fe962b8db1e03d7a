import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has read a discussion within the hour is found without those who have read it before. */
export class IndexReadersOfDiscussions1766810000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists membership.community_thread_reads_thread_id_read_at_idx');
    await runner.query(`create index concurrently community_thread_reads_thread_id_read_at_idx
      on membership.community_thread_reads (thread_id, read_at)`);
    await runner.query('drop index concurrently if exists membership.community_thread_reads_thread_id_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists membership.community_thread_reads_thread_id_idx');
    await runner.query(
      'create index concurrently community_thread_reads_thread_id_idx on membership.community_thread_reads (thread_id)',
    );
    await runner.query('drop index concurrently if exists membership.community_thread_reads_thread_id_read_at_idx');
  }
}
