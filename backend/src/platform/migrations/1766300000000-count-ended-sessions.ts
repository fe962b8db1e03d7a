import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountEndedSessions1766300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform.session_generations (
        subject text not null,
        generation integer not null,
        constraint session_generations_pkey primary key (subject)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table platform.session_generations');
  }
}
