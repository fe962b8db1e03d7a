import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What others are told of a person goes with that person's account. */
export class NameWhoIsToldOf1767432000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications.notifications add named_person_id uuid;
      alter table notifications.messages add named_person_id uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications.notifications drop named_person_id;
      alter table notifications.messages drop named_person_id`);
  }
}
