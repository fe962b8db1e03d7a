import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was good and what would be better, with every decision from now on; and whether that has helped. Earlier ones have none. */
export class SayWhatHelpsAProposer1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.solution_proposals
        add strengths text[] not null default '{}',
        add improvements text[] not null default '{}',
        add helpful boolean,
        add helpful_note text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.solution_proposals drop strengths, drop improvements, drop helpful, drop helpful_note`);
  }
}
