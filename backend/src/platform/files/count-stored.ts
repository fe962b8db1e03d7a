/**
 * Counts what a statement has changed. A file that is the same as before, sent with a message or in another place, changes nothing,
 * and waits for nobody; `always` counts it too, as it was once done.
 */
export const countingStored = (schema: string, always = false): string => {
  const add = (rows: string, sign = '') => `
        insert into ${schema}.stored_files as s
          select organization_id, ${sign}count(*), ${sign}sum(bytes) from ${rows} group by organization_id order by organization_id
          on conflict (organization_id) do update set files = s.files + excluded.files, bytes = s.bytes + excluded.bytes;`;
  const same = `
      if tg_op = 'UPDATE' then
        if not exists (select id, organization_id, bytes from added except select id, organization_id, bytes from removed) then
          return null;
        end if;
      end if;`;
  return `
    create or replace function ${schema}.count_stored() returns trigger language plpgsql as $$
    begin${always ? '' : same}
      if tg_op = 'TRUNCATE' then
        truncate ${schema}.stored_files;
      end if;
      if tg_op in ('INSERT', 'UPDATE') then ${add('added')}
      end if;
      if tg_op in ('UPDATE', 'DELETE') then ${add('removed', '-')}
      end if;
      return null;
    end $$;`;
};

/**
 * For a migration of a context: how much the files of each organization take, beside a table of `KeptFile`. A row for each
 * organization, which triggers keep, and which two that attach at once wait for. `Storage` adds up those of all contexts.
 */
export const countStored = (schema: string, table: string): string => {
  const on = (name: string, what: string, rows: string) => `
    create trigger ${name} after ${what} on ${schema}.${table} ${rows} for each statement execute function ${schema}.count_stored();`;
  return `
    create table ${schema}.stored_files (
      organization_id uuid constraint stored_files_pkey primary key,
      files integer not null,
      bytes bigint not null
    );
    ${countingStored(schema)}
    ${on('count_added', 'insert', 'referencing new table as added')}
    ${on('count_changed', 'update', 'referencing new table as added old table as removed')}
    ${on('count_removed', 'delete', 'referencing old table as removed')}
    ${on('count_emptied', 'truncate', '')}
    insert into ${schema}.stored_files
      select organization_id, count(*), sum(bytes) from ${schema}.${table} group by organization_id;`;
};

export const countStoredNoMore = (schema: string): string =>
  `drop function ${schema}.count_stored cascade; drop table ${schema}.stored_files`;
