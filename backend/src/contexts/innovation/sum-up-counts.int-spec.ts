import { type Contexts, startContexts } from '../../../test/support/contexts';
import { eventually } from '../../../test/support/registration';
import { ProblemsQueries } from './problems/problems.queries';
import { SubmitProblem } from './problems/submit-problem';

describe('the counts of problems and solutions', () => {
  let contexts: Contexts;

  beforeAll(async () => {
    contexts = await startContexts({ ROLE: 'all' });
  });
  afterAll(() => contexts.stop());

  it('are summed up by a job when there are many, and say the same', async () => {
    const owner = await contexts.organization('Meridian');
    await contexts.get(SubmitProblem).execute(owner, {
      title: 'First',
      description: 'Described.',
      estimatedValue: '$1.50',
    });
    // All at once, each in a statement of its own: the job, which also runs by itself, sums up none of them before.
    await contexts.rows(`do $$ begin
      for n in 2 .. 510 loop
        insert into innovation.problems select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
          from innovation.problems p where title = 'First' limit 1;
      end loop;
    end $$`);
    const changes = async () =>
      (await contexts.rows('select count(*)::int as n from innovation.problem_counts'))[0].n as number;
    expect(await changes()).toBe(510);
    const summary = await contexts.get(ProblemsQueries).summary();
    await contexts.run('sum-up-counts-innovation');
    await eventually(async () => (await changes()) === 1, 'a sum');
    await contexts.get(ProblemsQueries).memory.changed();
    expect(await contexts.get(ProblemsQueries).summary()).toEqual(summary);
    expect(summary).toMatchObject({ total: 510, totalValueUsd: '765.00' });
    expect(await contexts.rows('select innovation.recount_problems(), innovation.recount_solutions()')).toEqual([
      { recount_problems: 0, recount_solutions: 0 },
    ]);
  });
});
