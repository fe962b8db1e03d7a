import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { dayOf } from '../../../platform/clock/calendar';
import { DemoData } from '../../../platform/demo/demo-data';
import { demoId } from '../../../platform/demo/demo-id';
import { Files } from '../../../platform/files/files';
import type { Viewer } from '../../../platform/http/viewer';
import { demoOrganizations, demoPeople, MembershipApi } from '../../membership';
import { answerDueOn, usualDecideBy } from '../answers/answer-due';
import { AnswersQueries } from '../answers/answers.queries';
import { EvaluationQueries } from '../evaluation/evaluation.queries';
import { RankingQueries } from '../evaluation/ranking.queries';
import { FilesQueries } from '../files/files.queries';
import { problemFiles } from '../files/shelves';
import { ProblemStatus, ProposalStatus, SolutionStatus, Urgency } from '../innovation.enums';
import { FindMatches } from '../matches/find-matches';
import { KeptMatchesQueries } from '../matches/kept-matches.queries';
import { MatchesQueries } from '../matches/matches.queries';
import { leastLabelled } from '../matches/text-match';
import { EstimateValue } from '../money/estimate-value';
import { OutcomesQueries } from '../outcomes/outcomes.queries';
import { ProblemSort } from '../problems/problem-requests.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import { gatedPhases, missingAt, phases, type Ticked } from '../projects/phases/gates';
import { ProposalsQueries } from '../proposals/proposals.queries';
import { QuestionsQueries } from '../questions/questions.queries';
import { FollowProjects } from '../solutions/follow-projects';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { StoriesQueries } from '../stories/stories.queries';
import { TimelineQueries } from '../timeline/timeline.queries';
import { demoEvaluations } from './demo-evaluations';
import { demoProblems } from './demo-problems';
import { demoProjects, demoStories } from './demo-projects';
import { demoProposals } from './demo-proposals';
import { demoSolutions } from './demo-solutions';
import { demoValues } from './demo-values';
import { confirmedMillions } from './load-outcomes';

let innovation: Contexts;
const memberOf = (...names: string[]): Viewer => ({
  kind: 'member',
  id: '00000000-0000-4000-8000-ffffffffffff',
  email: '',
  sessionId: '',
  enterprise: false,
  organizations: demoOrganizations.filter(({ name }) => names.includes(name)).map(({ id }) => ({ id, role: 'owner' })),
});
const problemId = (start: string) =>
  demoId(`problem ${demoProblems.find(({ title }) => title.startsWith(start))?.title}`);
/** Those that everybody sees. */
const shownProblems = demoProblems.filter(
  ({ status }) => status !== ProblemStatus.Draft && status !== ProblemStatus.Withdrawn,
);
const counted = (values: string[]) =>
  Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]));

beforeAll(async () => {
  innovation = await startContexts();
  await innovation.get(DemoData).load();
});
afterAll(() => innovation.stop());

describe('the demo data, loaded,', () => {
  it('fills the lists, none of it from the future and each with its organization', async () => {
    const problems = await innovation.get(ProblemsQueries).list({ limit: 200 });
    const solutions = await innovation.get(SolutionsQueries).list(memberOf('TechFlow Solutions'), { limit: 200 });
    const drafts = demoSolutions.filter(
      ({ status, by }) => status === SolutionStatus.Draft && by !== 'TechFlow Solutions',
    );
    expect(problems.total).toEqual({ count: shownProblems.length });
    expect(solutions.total).toEqual({ count: demoSolutions.length - drafts.length });
    expect(problems.items).toHaveLength(shownProblems.length);
    const months = 18 * 31 * 86_400_000;
    for (const { createdAt, submittedBy } of [...problems.items, ...solutions.items]) {
      expect(Date.now() - Date.parse(createdAt)).toBeGreaterThan(0);
      expect(Date.now() - Date.parse(createdAt)).toBeLessThan(months);
      expect(submittedBy.name).toMatch(/\w/);
    }
  });

  it('has something to recommend to everybody who can sign in', async () => {
    for (const { title, status } of demoProblems)
      if (status === ProblemStatus.Open) await innovation.get(FindMatches).forProblem(demoId(`problem ${title}`));
    for (const { name, id } of demoOrganizations)
      if (demoPeople.some(({ organization }) => organization === id)) {
        const [best] = await innovation.get(KeptMatchesQueries).recommended(memberOf(name), 6);
        expect([name, best?.percent]).toEqual([name, expect.any(Number)]);
      }
  });

  it('confirms 850, 720 and 680 million in this quarter and the two before, and 2.8 billion in all', async () => {
    const { total, quarters } = await innovation.get(OutcomesQueries).confirmed();
    expect(quarters.map(({ amountUsd }) => Number(amountUsd) / 1e6)).toEqual(confirmedMillions);
    expect(confirmedMillions.slice(0, 3)).toEqual([850, 720, 680]);
    expect(total.amountUsd).toBe('2800000000.00');
    expect(await innovation.rows('select innovation.recount_value_entries() as wrong')).toEqual([{ wrong: 0 }]);
  });

  it('confirms of a project no more than is expected of it, once it is beyond its pilot and has begun', async () => {
    const wrong = `select name from innovation.projects p
        join innovation.value_entries e on e.project_id = p.id and e.state = 'confirmed'
      group by p.id having sum(e.usd_minor) > p.estimated_value_usd_minor or min(e.happened_on) < p.start_date
        or p.phase not in ('scaling', 'deployed')`;
    expect(await innovation.rows(wrong)).toEqual([]);
  });

  it('says of each value what came of its project, in words that no other value has', async () => {
    const values = await innovation.rows(
      `select name, kind, note from innovation.value_entries e join innovation.projects p on p.id = e.project_id`,
    );
    for (const { name, kind, note } of values)
      expect([name, demoValues[name]?.some(([of, what]) => of === kind && note.startsWith(what))]).toEqual([
        name,
        true,
      ]);
    expect(new Set(values.map(({ note }) => note)).size).toBe(values.length);
  });

  it('tells stories that all whom they name have agreed to, of what is confirmed', async () => {
    const { items } = await innovation.get(StoriesQueries).list({ limit: 50 });
    expect(items).toHaveLength(demoStories.length);
    for (const { confirmedUsd, organizations } of items) {
      expect(Number(confirmedUsd)).toBeGreaterThan(0);
      expect(organizations.length).toBeGreaterThan(1);
    }
  });

  it('is what the tiles say', async () => {
    let cents = 0n;
    for (const { value } of shownProblems)
      if (value) cents += (await innovation.get(EstimateValue).execute(value, 'value')).usdMinor;
    const { totalValueUsd, ...figures } = await innovation.get(ProblemsQueries).summary();
    expect(figures).toEqual({
      total: shownProblems.length,
      open: shownProblems.filter(({ status }) => status === ProblemStatus.Open).length,
      highPriority: shownProblems.filter(({ urgency }) => [Urgency.Critical, Urgency.High].includes(urgency)).length,
    });
    expect(BigInt(totalValueUsd.replace('.', ''))).toBe(cents);
    expect(await innovation.get(SolutionsQueries).summary(memberOf())).toMatchObject({
      total: demoSolutions.filter(({ status }) => status !== SolutionStatus.Draft).length,
      inTesting: demoSolutions.filter(({ status }) => status === SolutionStatus.Testing).length,
      marketReady: demoSolutions.filter(
        ({ status, readinessLevel }) => status !== SolutionStatus.Draft && readinessLevel >= 7,
      ).length,
    });
  });

  it('is what lists can be narrowed to', async () => {
    const { category, status, region } = await innovation.get(ProblemsQueries).facets({});
    const counts = (facet: { value: string; count: number }[]) =>
      Object.fromEntries(facet.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
    const countryOf = new Map(demoOrganizations.map(({ name, country }) => [name, country]));
    expect(counts(category)).toEqual(counted(shownProblems.map((problem) => problem.category)));
    expect(counts(status)).toEqual(counted(shownProblems.map((problem) => problem.status)));
    expect(counts(region)).toEqual(counted(shownProblems.map(({ by }) => countryOf.get(by) as string)));
    const kenyan = demoOrganizations.filter(({ country }) => country === 'KE').map(({ id }) => id);
    expect(await innovation.get(MembershipApi).organizationsIn(['KE'])).toEqual(kenyan);
  });

  it('is found by its words, the newest first where that is asked', async () => {
    const { items } = await innovation.get(ProblemsQueries).list({ search: 'ghost nets', limit: 5 });
    expect(items[0]?.title).toBe('Ghost nets keep fishing for years after they are lost');
    const newest = await innovation.get(ProblemsQueries).list({ search: 'water', sort: ProblemSort.Newest, limit: 50 });
    const times = newest.items.map(({ createdAt }) => createdAt);
    expect(times.length).toBeGreaterThan(10);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('has kept the matches that were found for its problems, as they are found anew', async () => {
    const kept = await innovation.rows(
      `select problem_id as id, max(percent) as best, min(percent) as least from innovation.matches group by problem_id`,
    );
    expect(kept.length).toBeGreaterThan(shownProblems.length / 3);
    for (const { least } of kept) expect(least).toBeGreaterThanOrEqual(leastLabelled);
    const id = problemId('Phosphogypsum grows');
    const matches = await innovation.get(MatchesQueries).ofProblem(id, memberOf('Atlas Phosphate'), { limit: 10 });
    expect(matches?.[0]?.solution.title).toBe('Washed phosphogypsum boards from a pilot line');
    expect(kept.find((one) => one.id === id)?.best).toBe(matches?.[0]?.percent);
  });

  it('shows the owner of a problem its proposals, with what was answered', async () => {
    const owner = memberOf('Nordhavn Shipyards');
    const problem = await innovation.get(ProblemsQueries).find(problemId('Ferries berth'), owner);
    if (!problem) throw new Error('It is not there.');
    const { items } = await innovation.get(ProposalsQueries).listOfProblem(problem, owner, 10);
    expect(items.map(({ status, solution, feedback }) => [status, solution.title, feedback])).toEqual([
      [
        ProposalStatus.Declined,
        'Container of used packs that black-starts an island',
        'The power is right and the room is not: we have 90 m² between the ramp and the church.',
      ],
      [
        ProposalStatus.Accepted,
        'Quay battery that also answers for the town',
        'The utility signs for two winters. Ærøskøbing is the first quay.',
      ],
    ]);
    expect(
      await innovation.rows(`select status, count(*)::int as n from innovation.solution_proposals group by status`),
    ).toEqual(
      expect.arrayContaining(
        Object.entries(counted(demoProposals.map(({ status }) => status))).map(([status, n]) => ({ status, n })),
      ),
    );
  });

  it('has proposals that are scored: one compared, one waiting, and one that a reviewer has still to see', async () => {
    const [jonas, amina] = ['Jonas', 'Amina'].map((name): Viewer => {
      const { id, organization, role } = demoPeople.find(
        ({ firstName }) => firstName === name,
      ) as (typeof demoPeople)[0];
      return { ...memberOf(), id, organizations: [{ id: organization, role: role as 'owner' | 'admin' }] };
    }) as [Viewer, Viewer];
    const { proposals } = await innovation.get(RankingQueries).ranking(jonas, problemId('Unplanned stops'));
    expect(proposals.map(({ rank, state, scores, waiting }) => [rank, state, scores, waiting])).toEqual([
      [1, 'compared', 3, 0],
      [null, 'waiting', 2, 1],
    ]);
    expect(await innovation.get(EvaluationQueries).reviews(amina, problemId('Pit latrines'))).toMatchObject([
      { isBlind: true, state: 'due', solution: { submittedBy: null } },
    ]);
    expect(await innovation.rows('select from innovation.evaluations')).toHaveLength(demoEvaluations.length);
  });

  it('has briefs in full, with what members ask and a file that everybody opens', async () => {
    const id = problemId('Unplanned stops');
    const viewer = memberOf('TechFlow Solutions');
    const problem = await innovation.get(ProblemsQueries).find(id, viewer);
    expect(problem?.brief).toMatchObject({
      requiredReadiness: 7,
      regions: ['DE', 'HU', 'MX'],
      budget: { from: '400000.00', to: '900000.00', currency: 'EUR' },
      rewards: ['pilot', 'purchase'],
    });
    const [file] = problem?.files ?? [];
    expect(file).toMatchObject({ name: 'stops-of-a-month.pdf', type: 'application/pdf' });
    const kept = await innovation.get(FilesQueries).find(problemFiles, id, file?.id ?? '');
    const content = await innovation.get(Files).get(kept?.key ?? '');
    expect((await content?.toArray())?.length).toBeGreaterThan(0);
    const questions = problem && (await innovation.get(QuestionsQueries).listOfProblem(problem, viewer, 20));
    expect(questions?.items.map(({ answer }) => answer !== null)).toEqual([false, true, true]);
  });

  it('stands where its projects do, as they would take it there again', async () => {
    const count = () => innovation.rows('select count(*)::int as n from innovation.changes');
    const before = await count();
    for (const { name } of demoProjects) await innovation.get(FollowProjects).execute(demoId(`project ${name}`));
    expect(await count()).toEqual(before);
    const none = `select title from innovation.solutions s where status in ('testing', 'deployed')
      and not exists (select from innovation.projects where solution_id = s.id)`;
    expect(await innovation.rows(none)).toEqual([]);
  });

  it('has a timeline of all that is before members, which leads to where it stands, with a reason where one is asked for', async () => {
    for (const [noun, first] of [
      ['problem', 'open'],
      ['solution', 'published'],
    ]) {
      const wrong = await innovation.rows(
        `select title from innovation.${noun}s o cross join lateral (
          select count(*) filter (where kind = 'submitted' and created_at = o.created_at) as submitted,
            array_agg(from_status order by created_at) filter (where kind = 'status_changed') as origins,
            array['${first}'] || array_agg(to_status order by created_at) filter (where kind = 'status_changed') as reached,
            bool_or(created_at > now()) as later,
            bool_or(to_status in ('solved', 'closed', 'withdrawn') and reason is null) as unsaid
          from innovation.changes c where c.${noun}_id = o.id) told
        where status <> 'draft' and (submitted <> 1 or later or unsaid or reached[cardinality(reached)] <> status::text
          or origins <> reached[:cardinality(reached) - 1])`,
      );
      expect(wrong).toEqual([]);
    }
    const { id } = demoOrganizations.find(({ name }) => name === 'Ministry of Water and Sanitation') ?? { id: '' };
    const viewer = memberOf('Ministry of Water and Sanitation');
    const organization = { id, name: 'Ministry of Water and Sanitation' };
    const told = await innovation.get(TimelineQueries).of('problem', problemId('A third of'), organization, viewer);
    expect(told.map(({ kind, toStatus, by }) => [kind, toStatus, by])).toEqual([
      ['status_changed', 'in_progress', 'Amina Otieno'],
      ['submitted', null, 'Amina Otieno'],
    ]);
  });

  it('moves the day of an answer of no problem that is not open any more', async () => {
    const moved = `select title from innovation.problems p join innovation.changes c on c.problem_id = p.id
      where c.kind = 'decide_by_moved' and p.status <> 'open'`;
    expect(await innovation.rows(moved)).toEqual([]);
  });

  it('measures who was answered by what their problem promised when they offered', async () => {
    const answered = await innovation.rows(
      `select s.id, s.answer_due_on::text as due, s.created_at as made, s.decided_at as decided, p.created_at as asked
        from innovation.solution_proposals s join innovation.problems p on p.id = s.problem_id
        where s.decided_at is not null and s.answer_due_on is not null`,
    );
    expect(answered.length).toBeGreaterThan(9);
    for (const { id, due, made, decided, asked } of answered)
      expect([id, due, decided > made]).toEqual([id, answerDueOn(usualDecideBy(dayOf(asked)), dayOf(made)), true]);
  });

  it('says at each gate what is there before a project is let through, and tells of it after', async () => {
    const early = `select i.item from innovation.changes c join innovation.project_gate_items i
        on i.project_id = c.project_id and i.phase::text = c.to_status::text and i.ticked_at >= c.created_at
      where c.kind = 'phase_changed'
      union all select 'update' from innovation.project_updates u where not exists (select from innovation.changes c
        where c.project_id = u.project_id and c.kind = 'phase_changed' and c.created_at < u.created_at)`;
    expect(await innovation.rows(early)).toEqual([]);
  });

  it('invites to a project nobody of whom it comes', async () => {
    const sides = `select p.name from innovation.changes c join innovation.projects p on p.id = c.project_id
        left join innovation.problems q on q.id = p.problem_id left join innovation.solutions s on s.id = p.solution_id
      where c.kind = 'partner_joined' and c.organization_id in (q.organization_id, s.organization_id)`;
    expect(await innovation.rows(sides)).toEqual([]);
  });

  it('has projects that came through their gates with what these ask for, and tell of it', async () => {
    const items = await innovation.rows(
      `select project_id as "projectId", phase, item, note, file_ids as "fileIds" from innovation.project_gate_items`,
    );
    for (const { name, phase } of demoProjects) {
      const own = items.filter(({ projectId }) => projectId === demoId(`project ${name}`));
      for (const gate of gatedPhases.slice(0, phases.indexOf(phase)))
        expect([name, missingAt(gate, own.filter((one) => one.phase === gate) as Ticked[])]).toEqual([name, []]);
    }
    for (const { note } of items) expect(note).toMatch(/^\p{Lu}.*\.$/u);
    const [kept] = await innovation.rows(`select key from innovation.files where name = 'value-measured.pdf' limit 1`);
    expect((await (await innovation.get(Files).get(kept?.key as string))?.toArray())?.length).toBeGreaterThan(0);
    const silent = `select name from innovation.projects p
      where not exists (select from innovation.changes where project_id = p.id)
        or exists (select from innovation.changes where project_id = p.id and (created_at < p.created_at or created_at > now()))`;
    expect(await innovation.rows(silent)).toEqual([]);
  });

  it('was changed last when its history says so, and not before it came where it stands', async () => {
    const values =
      'union all select greatest(created_at, decided_at) from innovation.value_entries where project_id = o.id';
    for (const [noun, more, since] of [
      ['problem', '', 'created_at'],
      ['solution', '', 'published_at'],
      ['project', values, 'phase_since'],
    ]) {
      const wrong = `select o.id from innovation.${noun}s o cross join lateral (select max(at) as last from (
          select created_at as at from innovation.changes where ${noun}_id = o.id ${more}) every) told
        where o.updated_at <> coalesce(told.last, o.created_at) or o.updated_at < coalesce(o.${since}, o.created_at) or o.updated_at > now()`;
      expect(await innovation.rows(wrong)).toEqual([]);
    }
    const moved = await innovation.rows(
      `select distinct updated_at > created_at as later from innovation.problems where status in ('in_progress', 'solved', 'closed')`,
    );
    expect(moved).toEqual([{ later: true }]);
  });

  it('has organizations that are known by how they answer, mostly in time', async () => {
    for (const name of ['Global Manufacturing Corp', 'Ministry of Water and Sanitation', 'Vistula Mutual Insurance']) {
      const record = await innovation.get(AnswersQueries).record(memberOf(name).organizations[0]?.id ?? '');
      expect([name, record?.counted]).toEqual([name, expect.any(Number)]);
      expect(record?.inTimePercent).toBeGreaterThanOrEqual(75);
    }
  });

  it('has spent round amounts, and all of a budget where all is done', async () => {
    const broken = `select name from innovation.projects where spent_minor > budget_minor
      or progress = 100 and spent_minor <> budget_minor`;
    expect(await innovation.rows(broken)).toEqual([]);
    const odd = `select note from innovation.spend_entries s join innovation.projects p on p.id = s.project_id
      where s.amount_minor % 100 <> 0 or s.spent_on < p.start_date or s.created_at > now()`;
    expect(await innovation.rows(odd)).toEqual([]);
  });

  it('answers in points what was decided', async () => {
    const decided = await innovation.rows(
      `select strengths, improvements from innovation.solution_proposals where status in ('accepted', 'declined')`,
    );
    for (const { strengths, improvements } of decided) expect([strengths.length, improvements.length]).toEqual([1, 1]);
  });

  it('shows drafts and what was withdrawn to their organization alone', async () => {
    const titlesOf = async (name: string) =>
      (await innovation.get(ProblemsQueries).hidden(memberOf(name))).map(({ title }) => title);
    expect(await titlesOf('Global Manufacturing Corp')).toEqual([expect.stringMatching(/^Cooling lubricant mist/)]);
    expect(await titlesOf('Nordhavn Shipyards')).toEqual([expect.stringMatching(/^Spare parts for ferries/)]);
    expect(await titlesOf('TechFlow Solutions')).toEqual([]);
  });

  it('loads once', async () => {
    expect(await innovation.get(DemoData).load()).toBe(false);
    expect((await innovation.get(ProblemsQueries).list({ limit: 1 })).total).toEqual({ count: shownProblems.length });
  });
});
