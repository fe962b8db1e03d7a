import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often pages for everybody were opened on a day. */
export class CountPageVisits1766600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform.page_visits (
        day date not null,
        path text not null,
        visits integer not null,
        constraint page_visits_pkey primary key (day, path)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table platform.page_visits');
  }
}
