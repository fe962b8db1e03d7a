import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who may see a proposal are its two organizations; the owner of the problem stood in another table, so that their newest
 * proposals were found by reading all. An organization never changes once a problem has been submitted.
 */
export class RememberWhoOwnsProposedProblems1764102000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.solution_proposals add problem_organization_id uuid;

      create function innovation.own_proposal() returns trigger language plpgsql as $$
      begin
        select organization_id into new.problem_organization_id from innovation.problems where id = new.problem_id;
        return new;
      end $$;
      create trigger own_proposal before insert or update of problem_id
        on innovation.solution_proposals for each row execute function innovation.own_proposal();

      update innovation.solution_proposals p set problem_organization_id = q.organization_id
        from innovation.problems q where q.id = p.problem_id;
      alter table innovation.solution_proposals alter problem_organization_id set not null;

      drop index innovation.solution_proposals_organization_id_idx, innovation.solution_proposals_created_at_idx;
      create index solution_proposals_created_at_organization_id_idx
        on innovation.solution_proposals (organization_id, created_at);
      create index solution_proposals_created_at_problem_organization_id_idx
        on innovation.solution_proposals (problem_organization_id, created_at);
      create index solution_proposals_accepted_idx
        on innovation.solution_proposals (organization_id, decided_at) where status = 'accepted';
      create index solution_proposals_accepted_for_idx
        on innovation.solution_proposals (problem_organization_id, decided_at) where status = 'accepted';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger own_proposal on innovation.solution_proposals;
      drop function innovation.own_proposal();
      alter table innovation.solution_proposals drop problem_organization_id;
      drop index innovation.solution_proposals_created_at_organization_id_idx;
      drop index if exists innovation.solution_proposals_accepted_idx;
      create index solution_proposals_organization_id_idx on innovation.solution_proposals (organization_id);
      create index solution_proposals_created_at_idx on innovation.solution_proposals (created_at);
    `);
  }
}
