import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { hour } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { DemoData } from '../../../platform/demo/demo-data';
import { demoId } from '../../../platform/demo/demo-id';
import { insertRows } from '../../../platform/demo/insert-rows';
import { Files } from '../../../platform/files/files';
import { demoOrganizations } from '../../membership';
import { answerDueOn, daysAfter, nextReminder, usualDecideBy } from '../answers/answer-due';
import { ProblemStatus, type ProjectPhase, ProposalStatus, SolutionStatus } from '../innovation.enums';
import { FindMatches } from '../matches/find-matches';
import { EstimateValue } from '../money/estimate-value';
import { OutcomesQueries } from '../outcomes/outcomes.queries';
import { ProblemsQueries } from '../problems/problems.queries';
import { ProjectsQueries } from '../projects/projects.queries';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { StoriesQueries } from '../stories/stories.queries';
import { ReadStoryFigures } from '../stories/story-figures';
import { demoProblems } from './demo-problems';
import { demoProjects, demoStories } from './demo-projects';
import { demoProposals, usualAnswer } from './demo-proposals';
import { demoSolutions } from './demo-solutions';
import { enteredBy } from './entered-phases';
import { fillInnovation } from './fill-innovation';
import { briefOf, loadQuestions, loadSheets } from './load-briefs';
import { type ChangeRow, changesOfProblem, changesOfSolution, dateByHistory, loadChanges } from './load-changes';
import { loadEvaluations } from './load-evaluations';
import { loadStories, loadValues, type WorkedOn } from './load-outcomes';
import { loadViews } from './load-views';
import { loadWork } from './load-work';

@Injectable()
export class InnovationDemo implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly demo: DemoData,
    private readonly estimateValue: EstimateValue,
    private readonly figures: ReadStoryFigures,
    private readonly files: Files,
    private readonly findMatches: FindMatches,
    private readonly outcomes: OutcomesQueries,
    private readonly problems: ProblemsQueries,
    private readonly projects: ProjectsQueries,
    private readonly solutions: SolutionsQueries,
    private readonly stories: StoriesQueries,
  ) {}

  onModuleInit(): void {
    this.demo.add({
      name: 'innovation',
      order: 10,
      load: () => this.load(),
      fill: fillInnovation,
      filled: () => this.tell(),
    });
  }

  private async load(): Promise<void> {
    const calendar = calendarFrom(this.clock.now());
    const problems = await this.loadProblems(calendar);
    const solutions = await this.loadSolutions(calendar);
    const proposals = await this.loadProposals(calendar, problems, solutions);
    await loadEvaluations(this.database, (title) => titled(problems, title), proposals);
    await loadQuestions(this.database, this.clock.now(), (title) => titled(problems, title));
    await loadSheets(this.database, this.files, (title) => titled(problems, title));
    await this.loadProjects(calendar, problems, solutions, proposals);
    await dateByHistory(this.database);
    await loadViews(this.database, this.clock.now());
    for (const { id, status } of problems)
      if (status !== ProblemStatus.Draft && status !== ProblemStatus.Withdrawn) await this.findMatches.forProblem(id);
    await this.tell();
  }

  /** Every process hears that the lists are others. */
  private async tell(): Promise<void> {
    await this.problems.memory.changed();
    await this.solutions.memory.changed();
    await this.projects.memory.changed();
    await this.outcomes.memory.changed();
    await this.stories.memory.changed();
  }

  private async amount<Name extends string>(name: Name, text: string) {
    const { minor, currency, usdMinor } = await this.estimateValue.execute(text, name);
    return {
      [`${name}Minor`]: String(minor),
      [`${name}Currency`]: currency,
      [`${name}UsdMinor`]: String(usdMinor),
    } as Record<`${Name}${'Minor' | 'Currency' | 'UsdMinor'}`, string>;
  }

  private async loadProblems({ dated, daysAgo, today }: Calendar): Promise<DemoProblem[]> {
    const rows = [];
    const changes: ChangeRow[] = [];
    for (const { by, age, value, draft: _, begunFor, ended, ...content } of oldestFirst(demoProblems)) {
      const estimate = value ? await this.estimateValue.execute(value, 'value') : undefined;
      const organizationId = organization(by);
      const { createdAt } = dated(age);
      const decideBy =
        content.status === ProblemStatus.Draft ? null : decideByOf(today, createdAt, age, content.status);
      const id = demoId(`problem ${content.title}`);
      rows.push({
        id,
        ...content,
        organizationId,
        estimatedValueMinor: estimate ? String(estimate.minor) : null,
        estimatedValueCurrency: estimate?.currency ?? null,
        estimatedValueUsdMinor: estimate ? String(estimate.usdMinor) : null,
        ...(await briefOf(content.title, this.estimateValue)),
        decideBy,
        ...dated(age),
      });
      if (decideBy) changes.push(...changesOfProblem({ id, organizationId, age, decideBy, begunFor, ended }, daysAgo));
    }
    await insertRows(this.database, 'innovation.problems', rows);
    await loadChanges(this.database, changes);
    return rows;
  }

  private async loadSolutions({ dated }: Calendar): Promise<DemoSolution[]> {
    const rows = oldestFirst(demoSolutions).map(({ by, age, draft: _, ...content }) => ({
      id: demoId(`solution ${content.title}`),
      ...content,
      organizationId: organization(by),
      publishedAt: content.status === SolutionStatus.Draft ? null : dated(age).createdAt,
      ...dated(age),
    }));
    await insertRows(this.database, 'innovation.solutions', rows);
    return rows;
  }

  private async loadProposals({ daysAgo, today }: Calendar, problems: DemoProblem[], solutions: Titled[]) {
    const made = oldestFirst(demoProposals).map((entry) => {
      const { problem, solution, age, answered = usualAnswer, feedback, good, better, ...content } = entry;
      const isPending = content.status === ProposalStatus.Pending;
      const row = {
        id: demoId(`proposal ${age} ${solution} ${problem}`),
        ...content,
        problemId: titled(problems, problem).id,
        solutionId: titled(solutions, solution).id,
        organizationId: titled(solutions, solution).organizationId,
        feedback: feedback ?? null,
        strengths: good ? [good] : [],
        improvements: better ? [better] : [],
        createdAt: daysAgo(age),
        decidedAt: isPending ? null : daysAgo(age - answered),
        ...promised(
          titled(problems, problem),
          titled(solutions, solution),
          dayOf(daysAgo(age)),
          isPending ? today : null,
        ),
      };
      return { problem, solution, row };
    });
    await insertRows(
      this.database,
      'innovation.solution_proposals',
      made.map(({ row }) => row),
    );
    return made.map(({ problem, solution, row: { id, createdAt, problemId, solutionId, status } }) => ({
      problem,
      solution,
      id,
      createdAt,
      problemId,
      solutionId,
      isAccepted: status === ProposalStatus.Accepted,
    }));
  }

  private async loadProjects(
    { daysAgo, day, dated }: Calendar,
    problems: DemoProblem[],
    solutions: DemoSolution[],
    proposals: { id: string; problemId: string; solutionId: string; isAccepted: boolean }[],
  ) {
    const projects = [];
    for (const entry of oldestFirst(demoProjects)) {
      const { lead, problem, solution, age, due, ended, budget, value, metrics, with: partners, ...content } = entry;
      const [problemId, solutionId] = [titled(problems, problem).id, titled(solutions, solution).id];
      const proposal = proposals.find(
        (one) => one.isAccepted && one.problemId === problemId && one.solutionId === solutionId,
      );
      projects.push({
        row: {
          id: demoId(`project ${content.name}`),
          ...content,
          leadOrganizationId: organization(lead),
          problemId,
          solutionId,
          proposalId: proposal?.id ?? null,
          ...(await this.amount('budget', budget)),
          ...(await this.amount('estimatedValue', value)),
          phaseSince: daysAgo(ended ?? Math.ceil(age * sinceLastGate[content.phase])),
          spentMinor: '0',
          revision: 1,
          startDate: day(age),
          estimatedCompletion: day(-due),
          actualCompletion: ended === null ? null : day(ended),
          ...dated(age),
        },
        lead,
        age,
        partners,
        metrics,
        /** Of what it comes: the others were invited. */
        sides: [titled(problems, problem).organizationId, titled(solutions, solution).organizationId],
      });
    }
    const rows = projects.map(({ row }) => row);
    await insertRows(this.database, 'innovation.projects', rows);
    await insertRows(
      this.database,
      'innovation.project_collaborators',
      projects.flatMap(({ row, age, partners }) =>
        partners.map(([name, role, contribution]) => ({
          id: demoId(`collaborator ${name} ${row.id}`),
          projectId: row.id,
          organizationId: organization(name),
          role,
          contribution,
          createdAt: daysAgo(age - 2),
        })),
      ),
    );
    await insertRows(
      this.database,
      'innovation.success_metrics',
      projects.flatMap(({ row, metrics }) =>
        metrics.map((metric) => ({
          id: demoId(`metric ${metric.name} ${row.id}`),
          ...metric,
          ...{ projectId: row.id, organizationId: row.leadOrganizationId },
          ...{ createdAt: row.createdAt, updatedAt: row.createdAt },
        })),
      ),
    );
    await loadWork(
      this.database,
      this.files,
      projects.map(({ row, lead, age, partners, metrics, sides }) => {
        const partner = partners[0]?.[0] ?? lead;
        const joined = partners
          .map(([about, reason]) => ({
            about,
            reason,
            organizationId: organization(about),
            createdAt: daysAgo(age - 2),
          }))
          .filter(({ organizationId }) => !sides.includes(organizationId));
        return { ...row, lead, partner, partnerId: organization(partner), joined, metrics };
      }),
      this.clock.now(),
    );
    await loadChanges(
      this.database,
      solutions.flatMap((solution) =>
        changesOfSolution(solution, rows.filter(({ solutionId }) => solutionId === solution.id).flatMap(enteredBy)),
      ),
    );
    const worked: WorkedOn[] = projects.map(({ row, partners }) => ({
      ...row,
      partnerIds: partners.map(([partner]) => organization(partner)),
    }));
    // Those of which a story is told come first: something of each is confirmed.
    const isTold = ({ name }: WorkedOn) => demoStories.some(({ project }) => name.startsWith(project));
    worked.sort((one, other) => Number(isTold(other)) - Number(isTold(one)));
    const loading = { database: this.database, now: this.clock.now(), projects: worked };
    await loadValues(loading);
    await loadStories({ ...loading, figures: this.figures, daysAgo, stories: demoStories });
  }
}

/** Which share of its age a project has been in its phase. */
const sinceLastGate: Record<ProjectPhase, number> = {
  planning: 1,
  sandbox: 0.6,
  pilot: 0.4,
  scaling: 0.3,
  deployed: 0.2,
};

interface Titled {
  id: string;
  title: string;
  organizationId: string;
}

type DemoSolution = Titled & { publishedAt: Date | null };
type DemoProblem = Titled & { status: ProblemStatus; createdAt: Date; decideBy: string | null };

/** As they would have come: a search that is asked for the newest goes by that. */
const oldestFirst = <T extends { age: number }>(entries: readonly T[]) =>
  [...entries].sort((one, other) => other.age - one.age);

function organization(name: string): string {
  const known = demoOrganizations.find((candidate) => candidate.name === name);
  if (!known) throw new Error(`The demo data has no organization ${name}`);
  return known.id;
}

/** The one whose title starts so. */
function titled<Row extends { title: string }>(rows: Row[], start: string): Row {
  const [found, another] = rows.filter(({ title }) => title.startsWith(start));
  if (!found || another) throw new Error(`The demo data has not exactly one title that starts with ${start}`);
  return found;
}

type Calendar = ReturnType<typeof calendarFrom>;

/** Days before now: at some time of that day, the same at each loading. */
function calendarFrom(now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - (days * 24 + ((days * 7) % 11)) * hour);
  return {
    daysAgo,
    today: dayOf(now),
    day: (days: number) => daysAgo(days).toISOString().slice(0, 10),
    dated: (age: number) => ({ createdAt: daysAgo(age), updatedAt: daysAgo(age) }),
  };
}

/** Sixty days after it was submitted or, where that is over, within the next two months, as whoever still asks would have moved it. */
function decideByOf(today: string, createdAt: Date, age: number, status: ProblemStatus): string {
  const usual = usualDecideBy(dayOf(createdAt));
  return usual > today || status !== ProblemStatus.Open ? usual : daysAfter(today, 8 + ((age * 7) % 50));
}

/** Of each proposal, by when it was to be answered: of one that was, as its problem promised then. */
function promised(problem: DemoProblem, { organizationId }: Titled, madeOn: string, today: string | null) {
  if (!problem.decideBy || problem.organizationId === organizationId) return { answerDueOn: null, remindOn: null };
  const dueOn = answerDueOn(today ? problem.decideBy : usualDecideBy(dayOf(problem.createdAt)), madeOn);
  return { answerDueOn: dueOn, remindOn: today && nextReminder(dueOn, today) };
}
