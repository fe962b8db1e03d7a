import { DataSource } from 'typeorm';
import { createTestDatabase } from '../../../platform/testing/test-database';
import { RememberWhoOwnsProposedProblems1764102000000 } from './1764102000000-remember-who-owns-proposed-problems';

describe('The migration that remembers who owns proposed problems', () => {
  let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
  let source: DataSource;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: testDatabase.url }).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await testDatabase.drop();
  });

  const propose = async (title: string) =>
    source
      .query(
        `with q as (insert into innovation.problems (organization_id, title, description)
          values (gen_random_uuid(), $1, '') returning id),
        s as (insert into innovation.solutions (organization_id, title, description)
          values (gen_random_uuid(), $1, '') returning id, organization_id)
      select q.id as problem, s.id as solution, s.organization_id as organization from q, s`,
        [title],
      )
      .then(([{ problem, solution, organization }]) =>
        source.query(
          'insert into innovation.solution_proposals (problem_id, solution_id, organization_id) values ($1, $2, $3)',
          [problem, solution, organization],
        ),
      );

  it('fills it in for the proposals that are there, and for those that are made by whatever statement', async () => {
    const runner = source.createQueryRunner();
    const migration = new RememberWhoOwnsProposedProblems1764102000000();
    await migration.down(runner);
    await propose('before');
    await migration.up(runner);
    await runner.release();
    await propose('after');
    const proposals = await source.query(
      `select q.title, p.problem_organization_id = q.organization_id as right
        from innovation.solution_proposals p join innovation.problems q on q.id = p.problem_id order by q.title`,
    );
    expect(proposals).toEqual([
      { title: 'after', right: true },
      { title: 'before', right: true },
    ]);
  });
});
