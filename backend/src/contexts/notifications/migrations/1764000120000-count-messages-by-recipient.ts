import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountMessagesByRecipient1764000120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index messages_queued_at_to_address_idx on notifications.messages (to_address, queued_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index notifications.messages_queued_at_to_address_idx');
  }
}
