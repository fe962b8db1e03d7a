import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countStored, countStoredNoMore } from '../../../platform/files/count-stored';

/**
 * A file that goes with a message takes storage of the organization that its sender writes for. Who has left the conversation since
 * wrote for that of the two whose they are, or were.
 */
export class CountWhatMessagesStore1767431000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table membership.conversation_files add organization_id uuid;
      update membership.conversation_files f set organization_id = coalesce(
        (select p.organization_id from membership.conversation_people p
          where p.conversation_id = f.conversation_id and p.person_id = f.attached_by),
        (select m.organization_id from membership.conversations c join membership.user_organizations m
            on m.user_id = f.attached_by and m.organization_id in (c.organization_id, c.other_id)
          where c.id = f.conversation_id order by m.is_active desc, m.organization_id = c.organization_id desc limit 1),
        (select c.organization_id from membership.conversations c where c.id = f.conversation_id));
      alter table membership.conversation_files alter organization_id set not null;
      ${countStored('membership', 'conversation_files')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${countStoredNoMore('membership')};
      alter table membership.conversation_files drop organization_id`);
  }
}
