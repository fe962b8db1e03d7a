import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSupport1766110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type membership.support_state as enum ('open', 'waiting', 'closed');

      create table membership.support_tickets (
        id uuid not null default gen_random_uuid() constraint support_tickets_pkey primary key,
        person_id uuid not null constraint support_tickets_person_id_fkey
          references membership.users on delete cascade,
        organization_id uuid constraint support_tickets_organization_id_fkey
          references membership.organizations on delete set null,
        member_id text,
        subject text not null,
        page text,
        state membership.support_state not null default 'open',
        opened_at timestamptz not null,
        changed_at timestamptz(3) not null
      );
      create index support_tickets_person_idx on membership.support_tickets (person_id, changed_at desc, id desc);
      create index support_tickets_changed_idx on membership.support_tickets (changed_at desc, id desc);
      create index support_tickets_state_idx on membership.support_tickets (state, changed_at desc, id desc);

      create table membership.support_messages (
        id uuid not null default gen_random_uuid() constraint support_messages_pkey primary key,
        ticket_id uuid not null constraint support_messages_ticket_id_fkey
          references membership.support_tickets on delete cascade,
        is_answer boolean not null,
        text text not null,
        written_at timestamptz not null
      );
      create index support_messages_ticket_idx on membership.support_messages (ticket_id, written_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table membership.support_messages;
      drop table membership.support_tickets;
      drop type membership.support_state;
    `);
  }
}
