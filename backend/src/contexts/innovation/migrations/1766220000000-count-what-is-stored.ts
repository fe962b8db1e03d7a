import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How much the files of each organization take, beside the files: a row for each organization, which triggers keep, and which two
 * that attach at once wait for. Each file says whose it is; of a problem's and a value's that follows from what it is attached to.
 */
export class CountWhatIsStored1766220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.files drop constraint files_project_check;
      update innovation.files f set organization_id = (select organization_id from innovation.problems where id = f.problem_id)
        where problem_id is not null;
      update innovation.files f set organization_id = (select organization_id from innovation.value_entries where id = f.entry_id)
        where entry_id is not null;
      alter table innovation.files alter organization_id set not null;

      create function innovation.name_owner_of_file() returns trigger language plpgsql as $$
      begin
        if new.organization_id is null then
          new.organization_id = coalesce((select organization_id from innovation.problems where id = new.problem_id),
            (select organization_id from innovation.value_entries where id = new.entry_id));
        end if;
        return new;
      end $$;
      create trigger name_owner before insert on innovation.files
        for each row execute function innovation.name_owner_of_file();

      create table innovation.stored_files (
        organization_id uuid constraint stored_files_pkey primary key,
        files integer not null,
        bytes bigint not null
      );
      create function innovation.count_stored() returns trigger language plpgsql as $$
      begin
        if tg_op = 'TRUNCATE' then
          truncate innovation.stored_files;
        end if;
        if tg_op in ('INSERT', 'UPDATE') then
          insert into innovation.stored_files as s
            select organization_id, count(*), sum(bytes) from added group by organization_id order by organization_id
            on conflict (organization_id) do update set files = s.files + excluded.files, bytes = s.bytes + excluded.bytes;
        end if;
        if tg_op in ('UPDATE', 'DELETE') then
          insert into innovation.stored_files as s
            select organization_id, -count(*), -sum(bytes) from removed group by organization_id order by organization_id
            on conflict (organization_id) do update set files = s.files + excluded.files, bytes = s.bytes + excluded.bytes;
        end if;
        return null;
      end $$;
      create trigger count_added after insert on innovation.files
        referencing new table as added for each statement execute function innovation.count_stored();
      create trigger count_changed after update on innovation.files
        referencing new table as added old table as removed for each statement execute function innovation.count_stored();
      create trigger count_removed after delete on innovation.files
        referencing old table as removed for each statement execute function innovation.count_stored();
      create trigger count_emptied after truncate on innovation.files
        for each statement execute function innovation.count_stored();
      insert into innovation.stored_files select organization_id, count(*), sum(bytes) from innovation.files group by organization_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function innovation.count_stored cascade;
      drop table innovation.stored_files;
      drop function innovation.name_owner_of_file cascade;
      alter table innovation.files alter organization_id drop not null;
      update innovation.files set organization_id = null where project_id is null;
      alter table innovation.files
        add constraint files_project_check check ((project_id is null) = (organization_id is null))`);
  }
}
