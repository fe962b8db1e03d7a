import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexes, dropIndexes } from '../../../platform/database/concurrent-indexes';

const indexes = {
  match_verdicts_organization_id_solution_id_idx: 'innovation.match_verdicts (solution_id, organization_id)',
  proposal_invitations_waiting_idx:
    'innovation.proposal_invitations (created_at) where lapsed_at is null and declined_at is null',
};
const before = { match_verdicts_solution_id_idx: 'innovation.match_verdicts (solution_id)' };

/** What an organization said of a solution, and which invitations lapse, is found without reading what others have. */
export class IndexVerdictsAndWaiting1768370000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexes(runner, indexes);
    await dropIndexes(runner, before);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndexes(runner, before);
    await dropIndexes(runner, indexes);
  }
}
