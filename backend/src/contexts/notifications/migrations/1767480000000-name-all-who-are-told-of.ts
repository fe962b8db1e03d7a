import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A digest names whom its lines name; what is muted names somebody also once the line is gone by which it was. */
export class NameAllWhoAreToldOf1767480000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications.messages add named_person_ids uuid[];
      alter table notifications.mutes add named_person_id uuid;
      update notifications.mutes m set named_person_id = n.named_person_id from notifications.notifications n
        where n.named_person_id is not null and n.person_id = m.person_id and n.about = m.about and n.title = m.title`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications.messages drop named_person_ids;
      alter table notifications.mutes drop named_person_id`);
  }
}
