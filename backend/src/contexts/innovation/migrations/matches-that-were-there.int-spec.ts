import { migratedDatabase } from '../../../../test/support/migrated-database';
import { EndMatchesOfWithdrawn1768410000000 } from './1768410000000-end-matches-of-withdrawn';
import { ForgetMatchesOfWithdrawn1768420000000 } from './1768420000000-forget-matches-of-withdrawn';

describe('Matches that were there', () => {
  const database = migratedDatabase();

  it('end with what was withdrawn before, and are counted no longer', async () => {
    const runner = database.source.createQueryRunner();
    const [end, forget] = [new EndMatchesOfWithdrawn1768410000000(), new ForgetMatchesOfWithdrawn1768420000000()];
    await end.down(runner);
    for (const [problem, solution] of [
      ['open', 'published'],
      ['closed', 'testing'],
      ['withdrawn', 'published'],
      ['draft', 'published'],
      ['open', 'draft'],
    ]) {
      const [pair] = await runner.query(
        `with q as (insert into innovation.problems (organization_id, title, description, status)
            values (gen_random_uuid(), $1 || ' ' || $2, '', $1::innovation.problem_status) returning id),
          s as (insert into innovation.solutions (organization_id, title, description, status)
            values (gen_random_uuid(), '', '', $2::innovation.solution_status) returning id)
        select q.id as problem, s.id as solution from q, s`,
        [problem, solution],
      );
      await runner.query(
        'insert into innovation.matches (problem_id, solution_id, percent, found_at) values ($1, $2, 70, now())',
        [pair.problem, pair.solution],
      );
    }
    const kept = async () => {
      const rows = await runner.query(`select q.title from innovation.matches m
        join innovation.problems q on q.id = m.problem_id order by 1`);
      const [{ count }] = await runner.query('select sum(rows)::int as count from innovation.match_growth');
      return [rows.map(({ title }: { title: string }) => title), count];
    };
    expect((await kept())[1]).toBe(5);
    await end.up(runner);
    await forget.up(runner);
    expect(await kept()).toEqual([['closed testing', 'open published'], 2]);
    await runner.release();
  });
});
