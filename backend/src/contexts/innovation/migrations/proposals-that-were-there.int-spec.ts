import { migratedDatabase } from '../../../../test/support/migrated-database';
import { RememberWhoOwnsProposedProblems1764102000000 } from './1764102000000-remember-who-owns-proposed-problems';
import { KeepWhatWasProposed1764921000000 } from './1764921000000-keep-what-was-proposed';
import { FillWhatWasProposed1764921100000 } from './1764921100000-fill-what-was-proposed';

describe('Proposals that were there', () => {
  const database = migratedDatabase();

  const propose = async (title: string, status = 'published') =>
    database.source
      .query(
        `with q as (insert into innovation.problems (organization_id, title, description)
          values (gen_random_uuid(), $1, '') returning id),
        s as (insert into innovation.solutions (organization_id, title, description, status, readiness_level)
          values (gen_random_uuid(), $1, 'As it was.', $2::innovation.solution_status, 7) returning id, organization_id)
      select q.id as problem, s.id as solution, s.organization_id as organization from q, s`,
        [title, status],
      )
      .then(([{ problem, solution, organization }]) =>
        database.source.query(
          'insert into innovation.solution_proposals (problem_id, solution_id, organization_id) values ($1, $2, $3)',
          [problem, solution, organization],
        ),
      );

  it('know who owns their problems, and so do those that are made by whatever statement', async () => {
    const runner = database.source.createQueryRunner();
    const migration = new RememberWhoOwnsProposedProblems1764102000000();
    await migration.down(runner);
    await propose('before');
    await migration.up(runner);
    await runner.release();
    await propose('after');
    const proposals = await database.source.query(
      `select q.title, p.problem_organization_id = q.organization_id as right
        from innovation.solution_proposals p join innovation.problems q on q.id = p.problem_id order by q.title`,
    );
    expect(proposals).toEqual([
      { title: 'after', right: true },
      { title: 'before', right: true },
    ]);
  });

  it('keep what their solutions are, but of those that were taken back; those that are made, what they are then', async () => {
    const runner = database.source.createQueryRunner();
    const [keep, fill] = [new KeepWhatWasProposed1764921000000(), new FillWhatWasProposed1764921100000()];
    await keep.down(runner);
    await runner.query('delete from innovation.solution_proposals');
    for (let n = 0; n < 501; n += 1) await propose(`before ${n}`);
    await propose('taken back', 'draft');
    await keep.up(runner);
    await propose('after', 'draft');
    await runner.query(`update innovation.solutions set title = 'Now' where title in ('after', 'before 7')`);
    await fill.up(runner);
    await fill.up(runner);
    await runner.release();
    const kept = await database.source.query(
      `select proposed_title as title, proposed_readiness as readiness, proposed_description as description, count(*)::int
        from innovation.solution_proposals where proposed_title is null or proposed_title !~ 'before' group by 1, 2, 3 order by 1`,
    );
    const proposed = { readiness: 7, description: 'As it was.', count: 1 };
    expect(kept).toEqual([
      { title: 'Now', ...proposed },
      { title: 'after', ...proposed },
      { title: null, readiness: null, description: null, count: 1 },
    ]);
  });
});
