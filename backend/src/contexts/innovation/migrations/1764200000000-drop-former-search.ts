import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words are looked up in `problem_search_…` and `solution_search_…`: nobody has read these columns for a release. */
export class DropFormerSearch1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger index_problem on innovation.problems;
      drop trigger index_solution on innovation.solutions;
      alter table innovation.problems drop column search;
      alter table innovation.solutions drop column search;
      drop function innovation.index_problem, innovation.index_solution, innovation.search_query,
        innovation.search_vector, innovation.plain_words;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function innovation.plain_words(words text) returns text language sql immutable parallel safe
        return btrim(regexp_replace(public.unaccent('public.unaccent', lower(words)), '[!-/:-@[-\`{-~[:space:]]+', ' ', 'g'));

      create function innovation.search_vector(title text, keywords text, description text) returns tsvector
      language sql immutable parallel safe
        return setweight(to_tsvector('pg_catalog.english', innovation.plain_words(title)), 'A')
          || setweight(to_tsvector('pg_catalog.english', innovation.plain_words(keywords)), 'B')
          || setweight(to_tsvector('pg_catalog.english', innovation.plain_words(description)), 'C')
          || strip(to_tsvector('pg_catalog.simple', innovation.plain_words(concat_ws(' ', title, keywords, description))));

      create function innovation.search_query(words text) returns tsquery language plpgsql immutable parallel safe
      set client_min_messages = warning as $$
      declare
        plain text := (
          select coalesce(string_agg(word, ' ' order by place), '') from (
            select word, max(place) as place
            from regexp_split_to_table(innovation.plain_words(words), ' ') with ordinality as given (word, place)
            where word <> '' group by word order by place desc limit 12) counted);
        last_word text := coalesce(substring(plain from '[^ ]+$'), '');
        beginning text := case when length(last_word) > 1 then ':*' else '' end;
      begin
        if last_word = '' then
          return '';
        end if;
        return plainto_tsquery('pg_catalog.english', left(plain, -length(last_word)))
          && (plainto_tsquery('pg_catalog.english', last_word)
            || to_tsquery('pg_catalog.simple', '''' || last_word || '''' || beginning));
      end $$;

      create function innovation.index_problem() returns trigger language plpgsql as $$
      begin
        new.search := innovation.search_vector(new.title, concat_ws(' ', new.category, array_to_string(new.tags, ' ')),
          new.description);
        return new;
      end $$;

      create function innovation.index_solution() returns trigger language plpgsql as $$
      declare
        technology text := case new.technology_type
          when 'biotech' then 'biotech biotechnology'
          when 'ai' then 'ai artificial intelligence'
          when 'iot' then 'iot internet of things'
          else new.technology_type::text end;
      begin
        new.search := innovation.search_vector(new.title,
          concat_ws(' ', new.category, technology, array_to_string(new.tags, ' ')), new.description);
        return new;
      end $$;

      alter table innovation.problems add column search tsvector;
      alter table innovation.solutions add column search tsvector;
      create trigger index_problem before insert or update of title, description, category, tags
        on innovation.problems for each row execute function innovation.index_problem();
      create trigger index_solution before insert or update of title, description, category, technology_type, tags
        on innovation.solutions for each row execute function innovation.index_solution();
      update innovation.problems set title = title;
      update innovation.solutions set title = title;
      alter table innovation.problems alter column search set not null;
      alter table innovation.solutions alter column search set not null;
      create index problems_search_idx on innovation.problems using gin (search) with (fastupdate = off);
      create index solutions_search_idx on innovation.solutions using gin (search) with (fastupdate = off);
    `);
  }
}
