import { AddReviewer } from '../../src/contexts/innovation/evaluation/add-reviewer';
import { ChangeRubric } from '../../src/contexts/innovation/evaluation/change-rubric';
import { EvaluationQueries } from '../../src/contexts/innovation/evaluation/evaluation.queries';
import { RankingQueries } from '../../src/contexts/innovation/evaluation/ranking.queries';
import type { WantedCriterion } from '../../src/contexts/innovation/evaluation/rubric';
import { ProposalStatus } from '../../src/contexts/innovation/innovation.enums';
import type { IndustryProblemDetailDto } from '../../src/contexts/innovation/problems/problems.dto';
import { ProblemsQueries } from '../../src/contexts/innovation/problems/problems.queries';
import { SubmitProblem } from '../../src/contexts/innovation/problems/submit-problem';
import { DecideProposal } from '../../src/contexts/innovation/proposals/decide-proposal';
import { ProposalsQueries } from '../../src/contexts/innovation/proposals/proposals.queries';
import { ProposeSolution } from '../../src/contexts/innovation/proposals/propose-solution';
import { SubmitSolution } from '../../src/contexts/innovation/solutions/submit-solution';
import { Config } from '../../src/platform/config/config';
import type { Viewer } from '../../src/platform/http/viewer';
import { type Contexts, organizationOf, startContexts } from './contexts';

export const { Accepted, Declined } = ProposalStatus;
export const points = { strengths: ['They float'], improvements: ['Say which diameters they fit'] };
export const leaksAndDigging: WantedCriterion[] = [
  { name: 'Finds small leaks', meaning: '0.2 l/s deserves a 5.', weight: 40 },
  { name: 'Needs no digging', weight: 20 },
];

export let innovation: Contexts;
/** Of the organization that has the problem: who submits it, two who review, and one who has no part in it. */
export let owner: Viewer;
export let ada: Viewer;
export let ben: Viewer;
export let bystander: Viewer;
/** Of other organizations. */
export let proposer: Viewer;
export let other: Viewer;
/** Each test has a problem of its own. */
export let problemId: string;

export const get: Contexts['get'] = (type) => innovation.get(type);
export const problemFor = async (viewer: Viewer, id = problemId) =>
  (await get(ProblemsQueries).find(id, viewer)) as IndustryProblemDetailDto;
export const submit = (draft = false) =>
  get(SubmitProblem).execute(owner, { title: 'Leaks', description: 'In mains.', draft });
export const changeRubric = (viewer: Viewer, criteria: WantedCriterion[], revision: number, id = problemId) =>
  get(ChangeRubric).execute(viewer, id, { criteria, revision });
export const add = (viewer: Viewer, person: Viewer, id = problemId) => get(AddReviewer).execute(viewer, id, person.id);
export const propose = async (viewer = proposer, title = 'Probes') => {
  const solutionId = await get(SubmitSolution).execute(viewer, { title, description: 'They listen.', publish: true });
  return get(ProposeSolution).execute(viewer, { problemId, solutionId, note: 'Nakuru first.' });
};
export const evaluation = (viewer: Viewer) => get(EvaluationQueries).find(viewer, problemId);
export const reviews = (viewer: Viewer) => get(EvaluationQueries).reviews(viewer, problemId);
export const ranking = (viewer: Viewer) => get(RankingQueries).ranking(viewer, problemId);
export const compare = (viewer: Viewer, ...ids: string[]) => get(RankingQueries).compare(viewer, problemId, ids);
export const listed = async (viewer: Viewer) =>
  (await get(ProposalsQueries).listOfProblem(await problemFor(viewer), viewer, 50)).items;
export const toDecide = async (viewer: Viewer) =>
  (await get(ProposalsQueries).listToDecide(viewer, { limit: 50 })).items;
export const counts = (viewer: Viewer) => get(ProposalsQueries).counts(viewer);
export const decide = (viewer: Viewer, id: string, decision: typeof Accepted | typeof Declined = Accepted) =>
  get(DecideProposal).execute(viewer, id, decision, { feedback: 'Let us talk.', ...points });
/** A rubric, and Ada and Ben who review; the owner has submitted the problem, and leads. */
export async function evaluated() {
  await changeRubric(owner, leaksAndDigging, 0);
  await add(owner, ada);
  await add(owner, ben);
}
/** Of the page on which it is evaluated. */
export const link = (id = problemId) => `${get(Config).appUrl}/problems/${id}?tab=evaluation`;

/** From here on a test is about another problem. */
export function goOnWith(id: string): void {
  problemId = id;
}

/** Starts the contexts for the tests of a file that are about one problem, and the people around it. */
export function evaluateAProblem(): void {
  beforeAll(async () => {
    innovation = await startContexts();
    owner = await innovation.organization('Ministry');
    const ministry = organizationOf(owner);
    ada = await innovation.person(ministry, 'member', 'ada@ministry.example');
    ben = await innovation.person(ministry, 'member', 'ben@ministry.example');
    bystander = await innovation.person(ministry, 'member', 'bystander@ministry.example');
    proposer = await innovation.organization('AquaSense');
    other = await innovation.organization('Verdant');
  });
  afterAll(() => innovation.stop());

  beforeEach(async () => {
    await innovation.rows('delete from innovation.problems');
    await innovation.rows('delete from membership.connections');
    problemId = await submit();
  });
}
