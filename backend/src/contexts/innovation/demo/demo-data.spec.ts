import { demoOrganizations, MembershipTier, OrganizationType } from '../../membership';
import {
  Category,
  ProblemStatus,
  ProjectPhase,
  ProjectStatus,
  ProposalStatus,
  SolutionStatus,
  TechnologyType,
  Urgency,
} from '../innovation.enums';
import { isCopy } from '../matches/is-copy';
import { statusOnEntering } from '../projects/phases/statuses';
import { demoBriefs } from './demo-briefs';
import { demoProblems } from './demo-problems';
import { demoProjects, demoStories } from './demo-projects';
import { demoProposals, usualAnswer } from './demo-proposals';
import { demoQuestions } from './demo-questions';
import { demoSheets } from './demo-sheets';
import { demoSolutions } from './demo-solutions';
import { demoValues } from './demo-values';

const sorted = (values: Iterable<string | number>) => [...new Set(values)].sort();
const every = (enumeration: Record<string, string>) => sorted(Object.values(enumeration));
const repeated = (values: string[]) => values.filter((value, n) => values.indexOf(value) !== n);
const joined = new Map(demoOrganizations.map((organization) => [organization.name, organization.joined]));

/** What the beginnings of titles name; the beginning itself where it names none, or several. */
const named = <Entry extends { title: string }>(entries: Entry[], start: string): Entry | string => {
  const [found, another] = entries.filter(({ title }) => title.startsWith(start));
  return found && !another ? found : start;
};
const pairs = demoProposals.map((proposal) => ({
  proposal,
  problem: named(demoProblems, proposal.problem),
  solution: named(demoSolutions, proposal.solution),
}));
const known = pairs.flatMap(({ proposal, problem, solution }) =>
  typeof problem === 'string' || typeof solution === 'string' ? [] : [{ proposal, problem, solution }],
);

describe('the organizations of the demo', () => {
  it('are at least sixty in at least twenty-five countries, of every type and tier', () => {
    expect(demoOrganizations.length).toBeGreaterThanOrEqual(60);
    expect(sorted(demoOrganizations.map(({ country }) => country)).length).toBeGreaterThanOrEqual(25);
    expect(sorted(demoOrganizations.map(({ type }) => type))).toEqual(every(OrganizationType));
    expect(sorted(demoOrganizations.map(({ tier }) => tier))).toEqual(every(MembershipTier));
  });

  it('have a name and an id each, a country by its code, a city and a description', () => {
    expect(repeated(demoOrganizations.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(repeated(demoOrganizations.map(({ id }) => id))).toEqual([]);
    for (const { country, city, description } of demoOrganizations) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(city).toMatch(/\p{Lu}/u);
      expect(description).toMatch(/^\p{Lu}.{30,}\.$/u);
    }
  });

  it('keep the ids that other demo data names them by', () => {
    const ids = Object.fromEntries(demoOrganizations.map(({ name, id }) => [name, Number(id.slice(-12))]));
    expect(ids).toMatchObject({ 'Global Manufacturing Corp': 1, 'TechFlow Solutions': 11, 'Andes Accelerator': 16 });
  });
});

describe('the problems and solutions of the demo', () => {
  const texts = [...demoProblems, ...demoSolutions];

  it('are at least 120 and 150, of every category, urgency, status, technology and readiness level', () => {
    expect(demoProblems.length).toBeGreaterThanOrEqual(120);
    expect(demoSolutions.length).toBeGreaterThanOrEqual(150);
    expect(sorted(demoProblems.map(({ category }) => category))).toEqual(every(Category));
    expect(sorted(demoSolutions.map(({ category }) => category))).toEqual(every(Category));
    expect(sorted(demoProblems.map(({ urgency }) => urgency))).toEqual(every(Urgency));
    expect(sorted(demoProblems.map(({ status }) => status))).toEqual(every(ProblemStatus));
    expect(sorted(demoSolutions.map(({ status }) => status))).toEqual(every(SolutionStatus));
    expect(sorted(demoSolutions.map(({ technologyType }) => technologyType))).toEqual(every(TechnologyType));
    expect(sorted(demoSolutions.map(({ readinessLevel }) => readinessLevel))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('belong to organizations of the demo that had joined by then', () => {
    const early = texts.filter(({ by, age }) => !((joined.get(by) ?? -1) >= age));
    expect(early.map(({ title }) => title)).toEqual([]);
  });

  it('say something of their own, in full sentences and with tags', () => {
    expect(repeated(texts.map(({ title }) => title.toLowerCase()))).toEqual([]);
    expect(repeated(texts.map(({ description }) => description))).toEqual([]);
    for (const { title, description, tags } of texts) {
      expect(title.length).toBeLessThanOrEqual(200);
      expect(description).toMatch(/^[\p{Lu}\d].{60,}\.$/u);
      expect(tags.length).toBeGreaterThanOrEqual(2);
      expect(repeated(tags)).toEqual([]);
    }
  });

  it('are no copies of another with the same field', () => {
    const textOf = ({ title, description }: { title: string; description: string }) => `${title} ${description}`;
    const copies = texts.flatMap((one, n) =>
      texts
        .slice(n + 1)
        .filter(({ category }) => category === one.category)
        .filter((other) => isCopy(textOf(one), textOf(other))),
    );
    expect(copies).toEqual([]);
  });
});

describe('the briefs, questions and sheets of the demo', () => {
  it('are each of one problem, which is open', () => {
    for (const start of new Set([...demoBriefs, ...demoQuestions, ...demoSheets].map(({ problem }) => problem))) {
      const meant = demoProblems.filter(({ title }) => title.startsWith(start));
      expect(meant.map(({ status }) => status)).toEqual([ProblemStatus.Open]);
    }
    expect(demoBriefs.length).toBeGreaterThan(9);
  });

  it('say how it is seen that a problem is solved, and what the winner gets', () => {
    for (const { successCriteria, rewards, regions, budget } of demoBriefs) {
      expect(successCriteria.split('\n')).toHaveLength(3);
      expect(rewards.length).toBeGreaterThan(0);
      expect(regions.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
      expect([undefined, 2]).toContain(budget?.length);
    }
  });

  it('are asked by others than who has the problem, after it came; some wait for an answer', () => {
    for (const { problem, by, age } of demoQuestions) {
      const asked = demoProblems.find(({ title }) => title.startsWith(problem));
      expect([problem, age < (asked?.age ?? 0), by === asked?.by]).toEqual([problem, true, false]);
      expect(demoOrganizations.map(({ name }) => name)).toContain(by);
    }
    expect(demoQuestions.filter(({ answer }) => !answer).length).toBeGreaterThan(0);
  });
});

describe('the proposals of the demo', () => {
  it('stand in every state, and are answered in words where they are decided', () => {
    expect(sorted(demoProposals.map(({ status }) => status))).toEqual(every(ProposalStatus));
    const decided = [ProposalStatus.Accepted, ProposalStatus.Declined];
    for (const { status, note, feedback = '', good, better } of demoProposals) {
      expect(note).toMatch(/\w{3}.*\.$/);
      expect(feedback.length > 0).toBe(decided.includes(status));
      // As whoever decides must say.
      expect([good, better].filter(Boolean)).toHaveLength(decided.includes(status) ? 2 : 0);
    }
    expect(demoProposals.filter(({ status }) => status === ProposalStatus.Declined).length).toBeGreaterThan(9);
  });

  it('name one problem and one solution each, which is no draft', () => {
    expect(
      pairs.flatMap(({ problem, solution }) => [problem, solution]).filter((it) => typeof it === 'string'),
    ).toEqual([]);
    expect(known.filter(({ solution }) => solution.status === SolutionStatus.Draft)).toEqual([]);
  });

  it('come after both, and are decided before today', () => {
    for (const { proposal, problem, solution } of known) {
      expect([proposal.problem, proposal.age <= Math.min(problem.age, solution.age)]).toEqual([proposal.problem, true]);
      if (proposal.status !== ProposalStatus.Pending)
        expect(proposal.age).toBeGreaterThan(proposal.answered ?? usualAnswer);
    }
  });

  it('stand once for a pair, and again only after an answer', () => {
    const oldestFirst = [...known].sort((one, other) => other.proposal.age - one.proposal.age);
    const before = new Map<string, (typeof known)[number]>();
    let again = 0;
    for (const offered of oldestFirst) {
      const pair = `${offered.problem.title} / ${offered.solution.title}`;
      const former = before.get(pair)?.proposal;
      before.set(pair, offered);
      if (!former) continue;
      again += 1;
      expect([ProposalStatus.Declined, ProposalStatus.Withdrawn]).toContain(former.status);
      expect(offered.proposal.age).toBeLessThan(former.age - (former.answered ?? usualAnswer));
    }
    expect(again).toBeGreaterThan(0);
  });

  it('come while their problem takes any, and are answered before it ends', () => {
    for (const { proposal, problem } of known) {
      const answered = proposal.age - (proposal.answered ?? usualAnswer);
      expect([proposal.problem, proposal.age > Math.max(problem.begunFor ?? 0, problem.ended?.age ?? 0)]).toEqual([
        proposal.problem,
        true,
      ]);
      expect(answered).toBeGreaterThanOrEqual(problem.ended?.age ?? 0);
    }
  });

  it('are accepted where work has begun, and wait where a problem is open', () => {
    for (const { proposal, problem } of known) {
      if (proposal.status === ProposalStatus.Accepted) expect(problem.status).not.toBe(ProblemStatus.Open);
      if (proposal.status === ProposalStatus.Pending) expect(problem.status).toBe(ProblemStatus.Open);
    }
  });
});

describe('the projects of the demo', () => {
  it('begin after what they come of, and go as their phase lets them', () => {
    const wrong = demoProjects.filter(
      ({ problem, solution, age, phase, status, ended, metrics, lead, with: partners }) => {
        const sources = [named(demoProblems, problem), named(demoSolutions, solution)] as { age: number; by: string }[];
        const team = [lead, ...partners.map(([partner]) => partner)];
        return !(
          sources.every((source) => source.age >= age) &&
          sources.some(({ by }) => team.includes(by)) &&
          statusOnEntering(phase, status) === status &&
          (ended !== null) === (phase === ProjectPhase.Deployed) &&
          metrics.every(({ baseline, target }) => target !== baseline)
        );
      },
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('come of a proposal that was accepted by then, of a problem that is solved where one is deployed', () => {
    for (const { name, problem, solution, age } of demoProjects) {
      const source = named(demoProblems, problem) as (typeof demoProblems)[number];
      const accepted = known.find(
        ({ proposal, ...pair }) =>
          proposal.status === ProposalStatus.Accepted &&
          pair.problem === source &&
          pair.solution === named(demoSolutions, solution),
      )?.proposal;
      const acceptedFor = accepted && accepted.age - (accepted.answered ?? usualAnswer);
      expect([name, acceptedFor && acceptedFor >= age]).toEqual([name, true]);
    }
    const { Deployed } = ProjectPhase;
    const deployed = demoProjects.filter(({ phase }) => phase === Deployed).map((one) => one.problem);
    for (const { title, status, ended } of demoProblems) {
      const isDeployed = deployed.some((start) => title.startsWith(start));
      expect([title, status === ProblemStatus.Solved]).toEqual([title, isDeployed]);
      const project = demoProjects.find((one) => title.startsWith(one.problem));
      if (isDeployed) expect(ended?.age).toBeLessThan(project?.ended ?? 0);
    }
  });

  it('name what is there', () => {
    for (const { problem, solution, lead, with: partners } of demoProjects) {
      expect(named(demoProblems, problem)).toHaveProperty('title');
      expect(named(demoSolutions, solution)).toHaveProperty('title');
      for (const name of [lead, ...partners.map(([partner]) => partner)]) expect(joined.has(name)).toBe(true);
    }
    expect(demoProjects).toHaveLength(40);
    expect(repeated(demoProjects.map(({ name }) => name))).toEqual([]);
    expect(sorted(demoProjects.map(({ phase }) => phase))).toEqual(every(ProjectPhase));
    expect(sorted(demoProjects.map(({ status }) => status))).toEqual(every(ProjectStatus));
    const projects = demoProjects.map(({ name }) => ({ title: name }));
    for (const { project } of demoStories) expect(named(projects, project)).toHaveProperty('title');
    for (const name of Object.keys(demoValues)) expect(named(projects, name)).toEqual({ title: name });
  });
});
