import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { rowsRead } from '../../../../test/support/rows-read';
import type { Viewer } from '../../../platform/http/viewer';
import { ProblemStatus, ProposalStatus } from '../innovation.enums';
import { ChangeProblemStatus } from '../problems/change-problem-status';
import type { IndustryProblemDetailDto } from '../problems/problems.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import { SubmitProblem } from '../problems/submit-problem';
import { AmendProposal } from '../proposals/amend-proposal';
import { DecideProposal } from '../proposals/decide-proposal';
import { DecideTogether } from '../proposals/decide-together';
import { ProposalsQueries } from '../proposals/proposals.queries';
import { ProposeSolution } from '../proposals/propose-solution';
import { SubmitSolution } from '../solutions/submit-solution';
import { AddReviewer } from './add-reviewer';
import { ChangeRubric } from './change-rubric';
import { EvaluationQueries } from './evaluation.queries';
import { RankingQueries } from './ranking.queries';
import type { WantedCriterion } from './rubric';

const { Accepted, Declined } = ProposalStatus;
const nobody = '00000000-0000-4000-8000-ffffffffffff';
const points = { strengths: ['They float'], improvements: ['Say which diameters they fit'] };

const leaksAndDigging: WantedCriterion[] = [
  { name: 'Finds small leaks', meaning: '0.2 l/s deserves a 5.', weight: 40 },
  { name: 'Needs no digging', weight: 20 },
];
let innovation: Contexts;
/** Of the organization that has the problem: who submits it, two who review, and one who has no part in it. */
let owner: Viewer;
let ada: Viewer;
let ben: Viewer;
let bystander: Viewer;
let proposer: Viewer;
let other: Viewer;
let problemId: string;
const get: Contexts['get'] = (type) => innovation.get(type);
const problemFor = async (viewer: Viewer, id = problemId) =>
  (await get(ProblemsQueries).find(id, viewer)) as IndustryProblemDetailDto;
const submit = (draft = false) =>
  get(SubmitProblem).execute(owner, { title: 'Leaks', description: 'In mains.', draft });
const changeRubric = (viewer: Viewer, criteria: WantedCriterion[], revision: number, id = problemId) =>
  get(ChangeRubric).execute(viewer, id, { criteria, revision });
const add = (viewer: Viewer, person: Viewer, id = problemId) => get(AddReviewer).execute(viewer, id, person.id);

const propose = async (viewer = proposer, title = 'Probes') => {
  const solutionId = await get(SubmitSolution).execute(viewer, { title, description: 'They listen.', publish: true });
  return get(ProposeSolution).execute(viewer, { problemId, solutionId, note: 'Nakuru first.' });
};
const reviews = (viewer: Viewer) => get(EvaluationQueries).reviews(viewer, problemId);
const ranking = (viewer: Viewer) => get(RankingQueries).ranking(viewer, problemId);
const compare = (viewer: Viewer, ...ids: string[]) => get(RankingQueries).compare(viewer, problemId, ids);
const listed = async (viewer: Viewer) =>
  (await get(ProposalsQueries).listOfProblem(await problemFor(viewer), viewer, 50)).items;
const toDecide = async (viewer: Viewer) => (await get(ProposalsQueries).listToDecide(viewer, { limit: 50 })).items;
const counts = (viewer: Viewer) => get(ProposalsQueries).counts(viewer);
const decide = (viewer: Viewer, id: string, decision: typeof Accepted | typeof Declined = Accepted) =>
  get(DecideProposal).execute(viewer, id, decision, { feedback: 'Let us talk.', ...points });

/** A rubric, and Ada and Ben who review; the owner has submitted the problem, and leads. */
async function evaluated() {
  await changeRubric(owner, leaksAndDigging, 0);
  await add(owner, ada);
  await add(owner, ben);
}

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

describe('where there are reviewers', () => {
  it('members who do not lead them decide nothing, and see no ranking', async () => {
    await evaluated();
    const id = await propose();
    await expect(() => decide(ada, id)).leavesBehind({ refused: 'lead_required' });
    const withdraw = (viewer: Viewer) =>
      get(ChangeProblemStatus).execute(viewer, problemId, ProblemStatus.Withdrawn, 'Found elsewhere.');
    await expect(() => withdraw(ada)).leavesBehind({ refused: 'lead_required' });
    expect(await refusal(ranking(bystander))).toBe('lead_required');
    expect(await compare(bystander, id)).toMatchObject([{ isBlind: false, figures: null, scores: null }]);
    expect(await toDecide(bystander)).toEqual([]);
    expect(await counts(bystander)).toMatchObject({ toDecide: 0 });
    expect(await counts(owner)).toMatchObject({ toDecide: 1 });
  });

  it('two who accept at once have one decision, and one clear answer', async () => {
    await evaluated();
    const id = await propose();
    const admin = as('admin', bystander);
    const together = (viewer: Viewer) =>
      get(DecideTogether).execute(viewer, problemId, [{ proposalId: id, decision: Accepted, version: 1, ...points }]);
    const answers = await Promise.all([refusal(decide(owner, id)), refusal(together(admin))]);
    expect(answers.filter((one) => one === undefined)).toHaveLength(1);
    expect(answers.filter(Boolean)).toEqual([expect.stringMatching(/^(proposal_decided|decisions_refused)$/)]);
    expect(
      await innovation.rows(`select from notifications.messages where about = $1 and template = 'proposal-decided'`, [
        `proposal:${id}`,
      ]),
    ).toHaveLength(1);
  });
});

describe('decisions together', () => {
  const together = (viewer: Viewer, decisions: object[]) =>
    get(DecideTogether).execute(
      viewer,
      problemId,
      decisions.map((one) => ({ decision: Declined, feedback: 'Too wide.', version: 1, ...points, ...one }) as never),
    );

  it('are all published, each to its proposer, and the problem is in progress once', async () => {
    const [first, second] = [await propose(), await propose(other, 'Maps')];
    const byOwner = { actor: `member:${owner.id}` };
    await expect(() =>
      together(owner, [{ proposalId: second, decision: Accepted, feedback: undefined }, { proposalId: first }]),
    ).leavesBehind({
      events: [
        {
          type: 'innovation.problem-status-changed',
          problemId,
          organizationId: organizationOf(owner),
          from: 'open',
          to: 'in_progress',
        },
        expect.objectContaining({ type: 'innovation.proposal-decided', decision: 'accepted', proposalId: second }),
        expect.objectContaining({ type: 'innovation.proposal-decided', decision: 'declined', proposalId: first }),
      ],
      audit: [
        {
          action: 'proposal.accepted',
          ...byOwner,
          subject: `proposal:${second}`,
          details: {
            before: { status: 'pending', problemStatus: 'open' },
            after: { status: 'accepted', problemStatus: 'in_progress' },
          },
        },
        {
          action: 'proposal.declined',
          ...byOwner,
          subject: `proposal:${first}`,
          details: {
            before: { status: 'pending', problemStatus: 'in_progress' },
            after: { status: 'declined', problemStatus: 'in_progress' },
          },
        },
      ],
      mail: [
        { template: 'proposal-decided', to: proposer.email, about: `proposal:${first}` },
        { template: 'proposal-decided', to: other.email, about: `proposal:${second}` },
      ],
      notices: ['innovation.problems'],
    });
  });

  it('are none where one cannot be, and each of those is named', async () => {
    const [first, second, third] = [await propose(), await propose(other, 'Maps'), await propose(other, 'Dogs')];
    await get(AmendProposal).execute(proposer, first, { note: 'Thika first.', version: 1 });
    await decide(owner, third, Declined);
    const work = () => together(owner, [{ proposalId: second }, { proposalId: first }, { proposalId: third }]);
    await expect(work).leavesBehind({ refused: 'decisions_refused' });
    await expect(work()).rejects.toMatchObject({
      details: {
        errors: [
          { field: 'decisions.1.version', message: 'This proposal has been amended meanwhile: version 2 stands.' },
          { field: 'decisions.2.proposalId', message: 'This proposal has been declined already.' },
        ],
      },
    });
    await expect(together(owner, [{ proposalId: second }, { proposalId: first, feedback: '' }])).rejects.toMatchObject({
      details: { errors: [{ field: 'decisions.1.feedback' }] },
    });
    await expect(() => together(owner, [{ proposalId: nobody }])).leavesBehind({ refused: 'not_found' });
    expect((await listed(owner)).map(({ status }) => status)).toEqual(['declined', 'pending', 'pending']);
  });
});

describe('a busy problem', () => {
  it('is ranked by the oldest two hundred that wait, however many there are', async () => {
    await evaluated();
    await innovation.rows(
      `with offered as (
        insert into innovation.solutions (organization_id, title, description, status)
        select $2, 'Probe ' || n, 'It listens.', 'published' from generate_series(1, 1500) n returning id, organization_id)
      insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, decided_at, created_at)
      select $1, id, organization_id, (case when n % 2 = 0 then 'pending' else 'declined' end)::innovation.proposal_status,
        case when n % 2 = 1 then now() end, now() - n * interval '1 minute'
      from (select *, row_number() over () as n from offered) numbered`,
      [problemId, organizationOf(proposer)],
    );
    await innovation.rows('vacuum analyze innovation.solution_proposals, innovation.solutions');
    expect((await ranking(owner)).proposals).toHaveLength(200);
    expect(await rowsRead(innovation.database, () => ranking(owner))).toBeLessThan(700);
    expect(await rowsRead(innovation.database, () => reviews(ada))).toBeLessThan(700);
  });
});
