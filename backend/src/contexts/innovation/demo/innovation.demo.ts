import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { hour } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { DemoData } from '../../../platform/demo/demo-data';
import { parseValue } from '../../../platform/money/parse-value';
import { demoOrganizations } from '../../membership';
import { ProposalStatus, SolutionStatus } from '../innovation.enums';
import { FindMatches } from '../matches/find-matches';
import { EstimateValue } from '../money/estimate-value';
import { Problem } from '../problems/problem.entity';
import { ProblemsQueries } from '../problems/problems.queries';
import { Project } from '../projects/project.entity';
import { ProjectCollaborator } from '../projects/project-collaborator.entity';
import { SuccessStory } from '../projects/success-story.entity';
import { SolutionProposal } from '../proposals/solution-proposal.entity';
import { Solution } from '../solutions/solution.entity';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { demoProblems } from './demo-problems';
import { demoProjects, demoProposals, demoStories } from './demo-projects';
import { demoSolutions } from './demo-solutions';

@Injectable()
export class InnovationDemo implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly demo: DemoData,
    private readonly estimateValue: EstimateValue,
    private readonly findMatches: FindMatches,
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
  ) {}

  onModuleInit(): void {
    this.demo.add({ name: 'innovation', order: 10, load: () => this.load() });
  }

  private async load(): Promise<void> {
    const { daysAgo, day, dated } = calendar(this.clock.now());
    const problems = new Map<string, Problem>();
    for (const { by, age, value, ...content } of oldestFirst(demoProblems)) {
      const estimate = value ? await this.estimateValue.execute(value, 'value') : undefined;
      const problem = await this.database.insert(Problem, {
        ...content,
        organizationId: organization(by),
        estimatedValueMinor: estimate ? String(estimate.minor) : null,
        estimatedValueCurrency: estimate?.currency ?? null,
        estimatedValueUsdMinor: estimate ? String(estimate.usdMinor) : null,
        ...dated(age),
      });
      problems.set(content.title, problem);
    }

    const solutions = new Map<string, Solution>();
    for (const { by, age, ...content } of oldestFirst(demoSolutions)) {
      const { createdAt, updatedAt } = dated(age);
      const solution = await this.database.insert(Solution, {
        ...content,
        organizationId: organization(by),
        publishedAt: content.status === SolutionStatus.Draft ? null : createdAt,
        createdAt,
        updatedAt,
      });
      solutions.set(content.title, solution);
    }

    for (const { problem, solution, age, status, note, feedback } of demoProposals) {
      const { id, organizationId } = titled(solutions, solution);
      await this.database.insert(SolutionProposal, {
        problemId: titled(problems, problem).id,
        solutionId: id,
        organizationId,
        note,
        feedback,
        status,
        createdAt: daysAgo(age),
        decidedAt: status === ProposalStatus.Pending ? null : daysAgo(age - 3),
      });
    }

    const projects = new Map<string, Project>();
    for (const {
      lead,
      problem,
      solution,
      age,
      due,
      ended,
      budget,
      value,
      metrics,
      with: partners,
      ...content
    } of demoProjects) {
      const project = await this.database.insert(Project, {
        ...content,
        leadOrganizationId: organization(lead),
        problemId: titled(problems, problem).id,
        solutionId: titled(solutions, solution).id,
        ...money('budget', budget),
        ...money('estimatedValue', value),
        successMetrics: metrics,
        startDate: day(age),
        estimatedCompletion: day(-due),
        actualCompletion: ended === null ? null : day(ended),
        ...dated(age),
      });
      projects.set(content.name, project);
      for (const [name, role, contribution] of partners)
        await this.database.insert(ProjectCollaborator, {
          projectId: project.id,
          organizationId: organization(name),
          role,
          contribution,
          createdAt: daysAgo(age - 2),
        });
    }

    for (const { project, value, organizations, countries, featured, age, ...content } of demoStories)
      await this.database.insert(SuccessStory, {
        ...content,
        projectId: titled(projects, project).id,
        ...money('marketValue', value),
        organizationsInvolved: organizations,
        countriesReached: countries,
        isFeatured: featured,
        createdAt: daysAgo(age),
      });

    for (const { id } of problems.values()) await this.findMatches.forProblem(id);

    await this.problems.memory.changed();
    await this.solutions.memory.changed();
  }
}

/** As they would have come: a search that is asked for the newest goes by that. */
const oldestFirst = <T extends { age: number }>(entries: readonly T[]) =>
  [...entries].sort((one, other) => other.age - one.age);

function organization(name: string): string {
  const known = demoOrganizations.find((candidate) => candidate.name === name);
  if (!known) throw new Error(`The demo data has no organization ${name}`);
  return known.id;
}

/** The one whose title starts so. */
function titled<T>(rows: Map<string, T>, start: string): T {
  const [found, another] = [...rows].filter(([title]) => title.startsWith(start));
  if (!found || another) throw new Error(`The demo data has not exactly one title that starts with ${start}`);
  return found[1];
}

/** Days before now: at some time of that day, the same at each loading. */
function calendar(now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - (days * 24 + ((days * 7) % 11)) * hour);
  return {
    daysAgo,
    day: (days: number) => daysAgo(days).toISOString().slice(0, 10),
    dated: (age: number) => ({ createdAt: daysAgo(age), updatedAt: daysAgo(age) }),
  };
}

function money<Name extends string>(name: Name, text: string) {
  const { minor, currency } = parseValue(text, name);
  return { [`${name}Minor`]: String(minor), [`${name}Currency`]: currency };
}
