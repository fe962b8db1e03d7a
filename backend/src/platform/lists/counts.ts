interface Counted {
  /** The noun's table, such as `innovation.problems`. */
  table: string;
  /** Where its counts are, such as `innovation.problem_counts`; of each of `by` the column and its type. */
  counts: string;
  by: Record<string, string>;
  /** Of those of `by` that are no columns: the expression of a row. */
  of?: Record<string, string>;
  /** What the functions and triggers are called after where the table is counted a second time; else after the table. */
  as?: string;
  /** Sums of rows beside their number: name, and expression of a row. */
  sums?: Record<string, string>;
  /** What lists of the noun listen to. */
  topic: string;
}

/**
 * SQL for a migration: keeps how many rows a table has by some of its columns, exact, and cheap to read at any size.
 *
 * Each statement that writes to the table adds rows with the change that it makes, in its own transaction: no writer
 * waits for another, and none can forget it. The figure is the sum of these rows. `sum_up_<table>(beyond)` puts them
 * together where there are more than `beyond`, in one statement, so that a reader sees them before or after it.
 * `recount_<table>()` adds the differences that one snapshot of table and counts shows, and answers how many there
 * were: writers go on meanwhile, and what they change is in both or in neither.
 *
 * Migrations have run with what this answers: another way to count gets another name.
 */
export function keepCounts({ table, counts, by, of = {}, as, sums = {}, topic }: Counted): string {
  const [schema, name] = table.split('.') as [string, string];
  const noun = as ?? name;
  const trigger = (event: string) => (as ? `count_${event}_${as}` : `count_${event}`);
  const keys = Object.keys(by).join(', ');
  const figures = ['rows', ...Object.keys(sums)];
  const columns = `${keys}, ${figures.join(', ')}`;
  const read = Object.keys(by)
    .map((key) => (of[key] ? `${of[key]} as ${key}` : key))
    .join(', ');
  const one = (sign: '' | '-', from: string) =>
    `select ${read}, ${[`${sign}1 as rows`, ...Object.entries(sums).map(([sum, ofRow]) => `${sign}coalesce(${ofRow}, 0) as ${sum}`)].join(', ')} from ${from}`;
  const summed = (from: string) => `select ${keys}, ${figures.map((figure) => `sum(${figure})`).join(', ')} from ${from}
      group by ${keys} having ${figures.map((figure) => `sum(${figure}) <> 0`).join(' or ')}`;
  const add = (from: string) => `insert into ${counts} (${columns}) ${summed(`(${from}) changed`)}`;

  return `
    create table ${counts} (
      id bigint generated always as identity constraint ${counts.split('.')[1]}_pkey primary key,
      ${Object.entries(by)
        .map(([name, type]) => `${name} ${type},`)
        .join('\n      ')}
      ${figures.map((figure) => `${figure} numeric not null`).join(',\n      ')}
    );

    create function ${schema}.count_${noun}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        ${add(one('', 'added'))};
      elsif tg_op = 'UPDATE' then
        ${add(`${one('', 'added')} union all ${one('-', 'removed')}`)};
      elsif tg_op = 'DELETE' then
        ${add(one('-', 'removed'))};
      else
        truncate ${counts};
      end if;
      return null;
    end $$;
    create trigger ${trigger('added')} after insert on ${table}
      referencing new table as added for each statement execute function ${schema}.count_${noun}();
    create trigger ${trigger('changed')} after update on ${table}
      referencing new table as added old table as removed for each statement execute function ${schema}.count_${noun}();
    create trigger ${trigger('removed')} after delete on ${table}
      referencing old table as removed for each statement execute function ${schema}.count_${noun}();
    create trigger ${trigger('emptied')} after truncate on ${table}
      for each statement execute function ${schema}.count_${noun}();

    create function ${schema}.sum_up_${noun}(beyond integer) returns void language sql as $$
      with gone as (
        delete from ${counts} where (select count(*) from ${counts}) > beyond returning ${columns})
      insert into ${counts} (${columns}) ${summed('gone')}
    $$;

    create function ${schema}.recount_${noun}() returns integer language plpgsql as $$
    declare
      wrong integer;
    begin
      -- The snapshot of the statement comes after the lock: of two at once, one finds what the other has mended.
      perform pg_advisory_xact_lock(hashtext('${counts}'));
      ${add(`${one('', table)} union all select ${keys}, ${figures.map((figure) => `-${figure}`).join(', ')} from ${counts}`)};
      get diagnostics wrong = row_count;
      if wrong > 0 then
        perform pg_notify('alliance', '${topic}@recount.' || pg_current_xact_id() || ':');
      end if;
      return wrong;
    end $$;
    select ${schema}.recount_${noun}()`;
}
