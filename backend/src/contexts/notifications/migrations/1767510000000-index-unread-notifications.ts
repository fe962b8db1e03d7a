import type { MigrationInterface, QueryRunner } from 'typeorm';

const drop = 'drop index concurrently if exists notifications.notifications_left_idx';

/** By age, so that what nobody has read is removed without looking at all that was told. */
export class IndexUnreadNotifications1767510000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(drop);
    await runner.query(
      'create index concurrently notifications_left_idx on notifications.notifications (made_at) where read_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(drop);
  }
}
