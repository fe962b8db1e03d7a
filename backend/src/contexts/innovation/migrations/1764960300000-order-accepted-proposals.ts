import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndex } from '../../../platform/database/replace-index';

const table = 'innovation.solution_proposals';
const accepted = `where status = 'accepted'`;

/** What was accepted is read newest first and page by page, so that its order needs the id as well. */
export class OrderAcceptedProposals1764960300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const made = `${table} (organization_id, decided_at, id) ${accepted}`;
    const received = `${table} (problem_organization_id, decided_at, id) ${accepted}`;
    await replaceIndex(
      runner,
      'innovation.solution_proposals_accepted_idx',
      'solution_proposals_accepted_made_idx',
      made,
    );
    await replaceIndex(
      runner,
      'innovation.solution_proposals_accepted_for_idx',
      'solution_proposals_accepted_received_idx',
      received,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const made = `${table} (organization_id, decided_at) ${accepted}`;
    const received = `${table} (problem_organization_id, decided_at) ${accepted}`;
    await replaceIndex(
      runner,
      'innovation.solution_proposals_accepted_made_idx',
      'solution_proposals_accepted_idx',
      made,
    );
    await replaceIndex(
      runner,
      'innovation.solution_proposals_accepted_received_idx',
      'solution_proposals_accepted_for_idx',
      received,
    );
  }
}
