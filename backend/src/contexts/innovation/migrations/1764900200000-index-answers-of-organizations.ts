import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PageProposalsWaiting1764850300000 } from './1764850300000-page-proposals-waiting';

const indexes = {
  solution_proposals_owed_idx: `innovation.solution_proposals
    (problem_organization_id, coalesce(answer_due_on, '9999-12-31'::date), created_at, id) where status = 'pending'`,
  solution_proposals_due_idx: `innovation.solution_proposals (problem_id, answer_due_on) where status = 'pending'`,
  solution_proposals_remind_idx: `innovation.solution_proposals (remind_on, problem_organization_id) where status = 'pending'`,
  solution_proposals_answered_idx: `innovation.solution_proposals (problem_organization_id, decided_at, created_at, answer_due_on)
    where status in ('accepted', 'declined') and answer_due_on is not null`,
  problems_of_organization_idx: 'innovation.problems (organization_id, status)',
};

/** What an organization owes, is reminded of, has answered, and has asked for; while others write. */
export class IndexAnswersOfOrganizations1764900200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) {
      // One that was ended early has left it behind, unusable.
      await runner.query(`drop index concurrently if exists innovation.${name}`);
      await runner.query(`create index concurrently ${name} on ${on}`);
    }
    // What waits is read in the order in which it is due.
    await runner.query('drop index concurrently if exists innovation.solution_proposals_waiting_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await new PageProposalsWaiting1764850300000().up(runner);
    for (const name of Object.keys(indexes)) await runner.query(`drop index concurrently if exists innovation.${name}`);
  }
}
