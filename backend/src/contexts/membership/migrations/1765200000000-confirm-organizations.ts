import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An organization is confirmed once somebody may act for it. What follows from a row is kept by a trigger, so that no writer can forget it. */
export class ConfirmOrganizations1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table membership.organizations add column is_confirmed boolean not null default false;
      -- Those that have no people at all came with the demo data.
      update membership.organizations o set is_confirmed = true
        where exists (select from membership.user_organizations m where m.organization_id = o.id and m.is_active)
          or not exists (select from membership.user_organizations m where m.organization_id = o.id);

      create function membership.confirm_organizations() returns trigger language plpgsql as $$
      begin
        if exists (select from added a join membership.organizations o on o.id = a.organization_id
            where a.is_active and not o.is_confirmed) then
          update membership.organizations o set is_confirmed = true
            from added a where o.id = a.organization_id and a.is_active and not o.is_confirmed;
        end if;
        return null;
      end $$;
      create trigger confirm_added after insert on membership.user_organizations
        referencing new table as added for each statement execute function membership.confirm_organizations();
      create trigger confirm_changed after update on membership.user_organizations
        referencing new table as added for each statement execute function membership.confirm_organizations();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function membership.confirm_organizations cascade;
      alter table membership.organizations drop column is_confirmed`);
  }
}
