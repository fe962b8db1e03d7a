import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A pasted text with the same words over and over cost PostgreSQL seconds: each word counts once, and twelve are enough. */
export class CountSearchWordsOnce1764000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      searchQuery(`(
          select coalesce(string_agg(word, ' ' order by place), '') from (
            select word, max(place) as place
            from regexp_split_to_table(innovation.plain_words(words), ' ') with ordinality as given (word, place)
            where word <> '' group by word order by place desc limit 12) counted)`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchQuery('innovation.plain_words(words)'));
  }
}

const searchQuery = (plain: string) => `
  create or replace function innovation.search_query(words text) returns tsquery language plpgsql immutable parallel safe
  set client_min_messages = warning as $$
  declare
    plain text := ${plain};
    last_word text := coalesce(substring(plain from '[^ ]+$'), '');
    beginning text := case when length(last_word) > 1 then ':*' else '' end;
  begin
    if last_word = '' then
      return '';
    end if;
    return plainto_tsquery('pg_catalog.english', left(plain, -length(last_word)))
      && (plainto_tsquery('pg_catalog.english', last_word)
        || to_tsquery('pg_catalog.simple', '''' || last_word || '''' || beginning));
  end $$`;
