import { as, organizationOf } from '../../../../test/support/contexts';
import {
  draft,
  innovation,
  judge,
  manyLike,
  matchAProblem,
  probes,
  problemId,
  seeker,
  solutionsFor,
  solver,
  titles,
  wanted,
} from '../../../../test/support/matching';
import type { Viewer } from '../../../platform/http/viewer';
import { Category, MatchLabel, SolutionStatus, TechnologyType, Verdict } from '../innovation.enums';
import { SubmitProblem } from '../problems/submit-problem';
import { ProposeSolution } from '../proposals/propose-solution';
import type { SolutionFilters } from '../solutions/solution-requests.dto';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { SubmitSolution } from '../solutions/submit-solution';
import { FindMatches } from './find-matches';
import { KeptMatchesQueries } from './kept-matches.queries';
import { KnownPairs } from './known-pairs';
import { MatchesQueries, spareFor } from './matches.queries';

matchAProblem();

describe('the matches of a problem', () => {
  it('are the solutions that share its words, best first, with the words, their shares and what is missing', async () => {
    const [best, ...others] = await solutionsFor(seeker);
    expect(others.map(({ solution }) => solution.title)).toEqual(['Robots for warehouses']);
    expect(best?.solution.id).toBe(probes);
    expect(best?.percent).toBeGreaterThan(others[0]?.percent as number);
    expect(best?.words.map(({ word }) => word)).toEqual(expect.arrayContaining(['leaks', 'mains']));
    expect(best?.missing).toEqual(expect.arrayContaining(['old']));
    const shares = best?.words.map(({ share }) => share) ?? [];
    expect([...shares].sort((one, other) => other - one)).toEqual(shares);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(103);
  });

  it('are read from where a page ends', async () => {
    const all = await titles(solver);
    expect(all.length).toBeGreaterThan(2);
    expect(await titles(solver, { limit: 2 })).toEqual(all.slice(0, 2));
    expect(await titles(solver, { limit: 2, from: 2 })).toEqual(all.slice(2, 4));
    expect(await titles(solver, { limit: 2, from: all.length })).toEqual([]);
  });

  it('is the whole text itself at a hundred', async () => {
    await innovation.get(SubmitSolution).execute(solver, {
      title: 'Leaks in old water mains',
      description: 'Buried mains leak and nobody hears them. We want sensors that find leaks without digging. Water.',
      publish: true,
    });
    expect(await solutionsFor(seeker)).toMatchObject([{ percent: 100, label: MatchLabel.Strong }, {}, {}]);
  });

  it('say of category, technology, readiness and region what is known', async () => {
    const [best, other] = await solutionsFor(seeker);
    expect(best?.facts).toEqual({
      category: 'same',
      technology: 'same',
      readinessLevel: 8,
      marketReady: true,
      region: 'same',
      byMeaning: false,
    });
    expect(other?.facts).toMatchObject({ category: 'other', technology: 'unknown', readinessLevel: 1 });
    const isReadyAt = async (level: number) => {
      await innovation.rows('update innovation.solutions set readiness_level = $1', [level]);
      return (await solutionsFor(seeker))[0]?.facts.marketReady;
    };
    expect([await isReadyAt(6), await isReadyAt(7)]).toEqual([false, true]);
  });

  it('have drafts for the people of their organization alone', async () => {
    expect(await titles(seeker)).not.toContain('Leaks of water seen from space');
    expect(await titles(solver)).toContain('Leaks of water seen from space');
  });

  it('say what became of a proposal to both sides, and to nobody else', async () => {
    await innovation.get(ProposeSolution).execute(solver, { problemId, solutionId: probes });
    const proposalFor = async (viewer: Viewer) => (await solutionsFor(viewer))[0]?.proposal;
    expect([await proposalFor(seeker), await proposalFor(solver)]).toEqual(['pending', 'pending']);
    expect(await proposalFor(await innovation.organization('Curious'))).toBeNull();
  });

  it('are counted by what they can be narrowed by: those that fit and the weaker ones, or those that are saved', async () => {
    const queries = innovation.get(MatchesQueries);
    const counted = (filters: SolutionFilters = {}, changes = {}) =>
      queries.facetsOfProblem(problemId, seeker, changes, filters);
    const environment = { value: 'environment', count: 1 };
    const weaker = { value: 'manufacturing', count: 0, weaker: 1 };
    const theirs = { value: organizationOf(solver), name: 'AquaSense', count: 1, weaker: 1 };
    expect(await counted()).toMatchObject({
      category: [environment, weaker],
      region: [{ value: 'KE', count: 1, weaker: 1 }],
      submitter: [theirs],
      isExact: true,
    });
    expect(await counted({ readinessTo: 7 })).toMatchObject({
      category: [weaker],
      readiness: [
        { value: '8', count: 1 },
        { value: '1', count: 0, weaker: 1 },
      ],
    });
    expect(await counted({ readinessFrom: 7 })).toMatchObject({ category: [environment] });
    expect(await counted({ submitter: organizationOf(seeker) })).toMatchObject({ category: [], submitter: [theirs] });
    expect(await counted({}, { saved: true })).toMatchObject({ category: [] });
    await judge(seeker);
    expect(await counted()).toMatchObject({ category: [weaker] });
    expect(await counted({}, { hidden: true })).toMatchObject({ category: [environment] });
    await judge(seeker, { verdict: Verdict.Saved });
    expect(await counted({}, { saved: true })).toMatchObject({ category: [environment] });
    // Saved ones are counted as such, however weak.
    const [robots] = await innovation.rows(`select id from innovation.solutions where title like 'Robots%'`);
    await judge(seeker, {}, robots.id);
    expect(await counted({}, { saved: true })).toMatchObject({ category: [environment] });
    await judge(seeker, { verdict: Verdict.Saved }, robots.id);
    expect(await counted({}, { saved: true })).toMatchObject({
      category: [environment, { value: 'manufacturing', count: 1 }],
    });
    const ofSolution = (viewer: Viewer, id: string) => queries.facetsOfSolution(id, viewer, {}, {});
    expect(await ofSolution(solver, probes)).toMatchObject({
      category: [environment],
      status: [{ value: 'open', count: 1 }],
    });
    expect(await ofSolution(solver, robots.id)).toMatchObject({
      category: [{ value: 'environment', count: 0, weaker: 1 }],
    });
    const isOver = await innovation
      .get(SubmitProblem)
      .execute(seeker, { title: 'Leaks in old water mains', description: 'Buried mains leak.' });
    await innovation.rows(`update innovation.problems set status = 'closed' where id = $1`, [isOver]);
    expect(await ofSolution(solver, probes)).toMatchObject({ status: [{ value: 'open', count: 1 }] });
    const drafts = async (viewer: Viewer, filters: SolutionFilters = {}) =>
      (await queries.facetsOfProblem(problemId, viewer, {}, filters))?.status;
    for (const filters of [{}, { status: [SolutionStatus.Published] }])
      expect(await drafts(solver, filters)).toContainEqual(expect.objectContaining({ value: 'draft' }));
    expect(await drafts(seeker)).not.toContainEqual(expect.objectContaining({ value: 'draft' }));
    expect(await ofSolution(seeker, draft)).toBeUndefined();
    expect(await queries.facetsOfProblem(probes, seeker, {}, {})).toBeUndefined();
  });

  it('fill their pages however many a verdict hides, each once, and three hundred in all', async () => {
    await manyLike(probes, 460);
    await innovation.rows(
      `insert into innovation.match_verdicts (organization_id, problem_id, solution_id, verdict, reason)
      select $1, $2, id, 'not_relevant', 'other' from innovation.solutions where title like 'Probes % 1__'`,
      [organizationOf(seeker), problemId],
    );
    const shown: string[] = [];
    for (let from = 0; from < 400; from += 50) shown.push(...(await titles(seeker, { from, limit: 50 })));
    expect(shown).toHaveLength(300);
    expect(new Set(shown).size).toBe(300);
    expect(shown.filter((title) => / 1..$/.test(title))).toEqual([]);
    expect(await titles(seeker, { from: 80, hidden: true, limit: 50 })).toHaveLength(20);
  });

  it('are looked for once, among as many more as a verdict hides of them, by the fifty', async () => {
    const match = jest.spyOn(innovation.get(SolutionsQueries).corpus, 'match');
    const looked = async (changes = {}) => {
      match.mockClear();
      await titles(seeker, changes);
      return match.mock.calls.map(([, , most]) => most);
    };
    const hide = (one: string) =>
      innovation.rows(
        `insert into innovation.match_verdicts (organization_id, problem_id, solution_id, verdict, reason)
        select $1, $2, id, 'not_relevant', 'other' from innovation.solutions where title like $3`,
        [organizationOf(seeker), problemId, one],
      );
    await manyLike(probes, 200);
    await judge(seeker, { verdict: Verdict.Saved });
    expect(await looked()).toEqual([350]);
    await hide('Probes % 1__');
    expect(await looked()).toEqual([450]);
    for (const judged of [{ hidden: true }, { saved: true }]) expect(await looked(judged)).toEqual([]);
    match.mockRestore();
    const score = jest.spyOn(innovation.get(SolutionsQueries).corpus, 'score').mockResolvedValueOnce([]);
    const saved = new Map(Array.from({ length: 5_001 }, (_, n) => [`${n}`, Verdict.Saved]));
    jest.spyOn(innovation.get(KnownPairs), 'verdictsWith').mockResolvedValueOnce(saved);
    await titles(seeker, { saved: true });
    expect(score.mock.lastCall?.[2]).toHaveLength(5_000);
    const hiding = (many: number) =>
      spareFor(new Map(Array.from({ length: many }, (_, n) => [`${n}`, Verdict.NotRelevant])));
    expect([0, 49, 50, 149, 9_999].map(hiding)).toEqual([50, 50, 100, 150, 5_000]);
  });

  it('are counted as they are narrowed, also what stands behind the best three hundred', async () => {
    await manyLike(probes, 400);
    const [robots] = await innovation.rows(
      `update innovation.solutions set status = 'testing', description = 'They find boxes.' where title like 'Robots%' returning id`,
    );
    const queries = innovation.get(MatchesQueries);
    const shownAs = async (filters: SolutionFilters, changes = {}) => ({
      rows: (await queries.ofProblem(problemId, seeker, { ...wanted, ...changes }, filters))?.length,
      facets: await queries.facetsOfProblem(problemId, seeker, changes, filters),
    });
    const drafts = await queries.facetsOfProblem(problemId, solver, {}, { status: [SolutionStatus.Draft] });
    expect(drafts?.status).toContainEqual(expect.objectContaining({ value: 'draft' }));
    const testing = { value: 'testing', count: 0, weaker: 1 };
    const published = expect.objectContaining({ value: 'published' });
    expect(await shownAs({ status: [SolutionStatus.Testing] })).toMatchObject({
      rows: 1,
      facets: { status: [published, testing], category: [{ value: 'manufacturing', count: 0, weaker: 1 }] },
    });
    const behind = await innovation.organization('Behind Them');
    await innovation.rows('update innovation.solutions set organization_id = $2 where id = $1', [
      robots.id,
      organizationOf(behind),
    ]);
    expect(await shownAs({ submitter: organizationOf(behind) })).toMatchObject({
      rows: 1,
      facets: { status: [testing], category: [{ value: 'manufacturing', count: 0, weaker: 1 }] },
    });
    await judge(seeker, { verdict: Verdict.Saved }, robots.id);
    expect(await shownAs({}, { saved: true })).toMatchObject({
      rows: 1,
      facets: { status: [{ value: 'testing', count: 1 }] },
    });
  });

  it('are narrowed by what solutions are', async () => {
    const narrowed = async (filters: SolutionFilters) =>
      (await innovation.get(MatchesQueries).ofProblem(problemId, seeker, wanted, filters))?.map(
        ({ solution }) => solution.title,
      );
    const [hear, carry] = ['Probes that hear leaks in water mains', 'Robots for warehouses'];
    expect(await narrowed({ category: [Category.Environment] })).toEqual([hear]);
    expect(await narrowed({ category: [Category.Environment, Category.Manufacturing] })).toEqual([hear, carry]);
    expect(await narrowed({ technology: [TechnologyType.Iot], readinessFrom: 7 })).toEqual([hear]);
    expect(await narrowed({ readinessTo: 7 })).toEqual([carry]);
    expect(await narrowed({ region: ['KE'] })).toEqual([hear, carry]);
    expect(await narrowed({ region: ['NG'] })).toEqual([]);
    expect(await narrowed({ submitter: organizationOf(seeker) })).toEqual([]);
    const problems = (filters: object) => innovation.get(MatchesQueries).ofSolution(probes, solver, wanted, filters);
    expect(await problems({ category: [Category.Environment] })).toHaveLength(1);
    expect(await problems({ category: [Category.Energy] })).toEqual([]);
  });

  it('say who may invite: who acts for the organization of the problem', async () => {
    const invites = async (viewer: Viewer) => (await solutionsFor(viewer))[0]?.canInvite;
    expect([await invites(seeker), await invites(as('member', seeker))]).toEqual([true, true]);
    expect([await invites(as('viewer', seeker)), await invites(solver)]).toEqual([false, false]);
    const ofSolution = async (viewer: Viewer) =>
      (await innovation.get(MatchesQueries).ofSolution(probes, viewer, wanted))?.[0]?.canInvite;
    expect([await ofSolution(seeker), await ofSolution(as('viewer', seeker))]).toEqual([true, false]);
    expect(await ofSolution(solver)).toBe(false);
    await innovation.get(FindMatches).forProblem(problemId);
    const ofFound = async (viewer: Viewer) =>
      (await innovation.get(KeptMatchesQueries).recommended(viewer, 6))[0]?.canInvite;
    expect([await ofFound(seeker), await ofFound(as('viewer', seeker)), await ofFound(solver)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are those of a problem that the viewer sees', async () => {
    await innovation.rows(`update innovation.problems set status = 'withdrawn'`);
    const queries = innovation.get(MatchesQueries);
    const both = async (viewer: Viewer) => [
      await queries.ofProblem(problemId, viewer, wanted),
      await queries.facetsOfProblem(problemId, viewer, {}, {}),
    ];
    expect(await both(solver)).toEqual([undefined, undefined]);
    expect(await both(seeker)).toEqual([expect.any(Array), expect.any(Object)]);
  });

  it('are none for a problem that does not exist', async () => {
    const nobody = '00000000-0000-4000-8000-ffffffffffff';
    expect(await innovation.get(MatchesQueries).ofProblem(nobody, seeker, wanted)).toBeUndefined();
    expect(await innovation.get(MatchesQueries).ofSolution(draft, seeker, wanted)).toBeUndefined();
  });
});

describe('the matches of a solution', () => {
  it('are the open problems that share its words', async () => {
    const matches = () => innovation.get(MatchesQueries).ofSolution(probes, solver, wanted);
    expect(await matches()).toMatchObject([{ problem: { id: problemId }, facts: { category: 'same' } }]);
    await innovation.rows(`update innovation.problems set status = 'solved'`);
    expect(await matches()).toEqual([]);
  });

  it('are counted with what another choice than the one that narrows them would leave', async () => {
    const form = { title: 'Leaks in mains', description: 'Sensors find leaks in buried mains.', tags: [] };
    await innovation.get(SubmitProblem).execute(seeker, { ...form, category: Category.Energy });
    const energy = { category: [Category.Energy] };
    const facets = await innovation.get(MatchesQueries).facetsOfSolution(probes, solver, {}, energy);
    expect(facets?.category.map(({ value }) => value).sort()).toEqual(['energy', 'environment']);
  });
});
