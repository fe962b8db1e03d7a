import { Category, TechnologyType, Verdict } from '../../src/contexts/innovation/innovation.enums';
import { JudgeMatch } from '../../src/contexts/innovation/matches/judge-match';
import type { JudgeMatchDto } from '../../src/contexts/innovation/matches/matches.dto';
import { MatchesQueries } from '../../src/contexts/innovation/matches/matches.queries';
import { SubmitProblem } from '../../src/contexts/innovation/problems/submit-problem';
import { SubmitSolution } from '../../src/contexts/innovation/solutions/submit-solution';
import type { Viewer } from '../../src/platform/http/viewer';
import { type Contexts, organizationOf, startContexts } from './contexts';

export let innovation: Contexts;
/** Who has the problem, and who has solutions. */
export let seeker: Viewer;
export let solver: Viewer;
/** Each test has its own: a problem, the solution that fits it best, and one that is not published. */
export let problemId: string;
export let probes: string;
export let draft: string;

export const wanted = { limit: 20 };
export const solutionsFor = async (viewer: Viewer, changes = {}) =>
  (await innovation.get(MatchesQueries).ofProblem(problemId, viewer, { ...wanted, ...changes })) ?? [];
export const titles = async (viewer: Viewer, changes = {}) =>
  (await solutionsFor(viewer, changes)).map(({ solution }) => solution.title);
/** In place of whatever the organization has said before, also where that hides the match. */
export async function judge(viewer: Viewer, form: Partial<JudgeMatchDto> = {}, solutionId = probes) {
  const said = { problemId, solutionId, verdict: Verdict.NotRelevant, ...form };
  const [hidden] = await innovation.rows(
    `select id from innovation.match_verdicts
      where organization_id = $1 and problem_id = $2 and solution_id = $3 and verdict = 'not_relevant'`,
    [form.organizationId ?? organizationOf(viewer), said.problemId, solutionId],
  );
  return innovation.get(JudgeMatch).execute(viewer, { replaces: hidden?.id, ...said });
}

/** So many more solutions that say what this one says, each with a number of three digits. */
export const manyLike = (solutionId: string, count: number) =>
  innovation.rows(
    `insert into innovation.solutions
    select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'title', s.title || ' ' || n))).*
    from innovation.solutions s, generate_series(100, 99 + $2::int) n where s.id = $1`,
    [solutionId, count],
  );

/** Starts the contexts for the tests of a file that are about one problem and the solutions around it. */
export function matchAProblem(): void {
  beforeAll(async () => {
    innovation = await startContexts();
    seeker = await innovation.organization('Meridian Water');
    solver = await innovation.organization('AquaSense');
    await innovation.rows(`update membership.organizations set country = 'KE'`);
  });
  afterAll(() => innovation.stop());

  beforeEach(async () => {
    await innovation.rows('truncate innovation.problems, innovation.solutions cascade');
    problemId = await innovation.get(SubmitProblem).execute(seeker, {
      title: 'Leaks in old water mains',
      description: 'Buried mains leak and nobody hears them. We want sensors that find leaks without digging.',
      category: Category.Environment,
      tags: ['water'],
    });
    const submit = (title: string, description: string, form: object = { publish: true }) =>
      innovation.get(SubmitSolution).execute(solver, { title, description, ...form });
    probes = await submit(
      'Probes that hear leaks in water mains',
      'Sensors drift through buried mains and find leaks.',
      {
        publish: true,
        category: Category.Environment,
        technologyType: TechnologyType.Iot,
        readinessLevel: 8,
      },
    );
    await submit('Robots for warehouses', 'They carry boxes without digging through shelves.', {
      publish: true,
      category: Category.Manufacturing,
    });
    draft = await submit('Leaks of water seen from space', 'A draft about leaks of mains.', {});
  });
}
