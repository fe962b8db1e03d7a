import { type Contexts, organizationOf, refusal, startContexts } from '../../../test/support/contexts';
import type { Viewer } from '../../platform/http/viewer';
import { ChangeRubric } from './evaluation/change-rubric';
import { ProblemStatus, ProjectPhase, ProposalStatus, ValueKind, Verdict } from './innovation.enums';
import { InviteToPropose } from './invitations/invite-to-propose';
import { JudgeMatch } from './matches/judge-match';
import { AddMetric } from './outcomes/add-metric';
import { ClaimValue } from './outcomes/claim-value';
import { CorrectValue } from './outcomes/correct-value';
import { EditMetric } from './outcomes/edit-metric';
import { EnterValue } from './outcomes/enter-value';
import { MeasureMetric } from './outcomes/measure-metric';
import { ChangeProblemStatus } from './problems/change-problem-status';
import { EditProblem } from './problems/edit-problem';
import { SubmitProblem } from './problems/submit-problem';
import { AnswerProjectInvitation } from './projects/answer-project-invitation';
import { EditProject } from './projects/edit-project';
import { ChangeGateItem } from './projects/phases/change-gate-item';
import { ProjectInvitationsQueries } from './projects/project-invitations.queries';
import { StartProject } from './projects/start-project';
import { RequestToJoin } from './projects/team/request-to-join';
import { ChangeMilestones } from './projects/work/change-milestones';
import { RecordSpend } from './projects/work/record-spend';
import { TellUpdates } from './projects/work/tell-updates';
import { DecideProposal } from './proposals/decide-proposal';
import { ProposeSolution } from './proposals/propose-solution';
import { WithdrawProposal } from './proposals/withdraw-proposal';
import { EditSolution } from './solutions/edit-solution';
import { PublishSolution } from './solutions/publish-solution';
import { SubmitSolution } from './solutions/submit-solution';
import { WriteStory } from './stories/write-story';

let innovation: Contexts;
let debtor: Viewer;
let other: Viewer;
const points = { strengths: ['They float'], improvements: ['Say which diameters they fit'] };
const text = { title: 'Probes', description: 'They listen.' };

/** The organization's last renewal has been unpaid for so long that it can only read. */
const readOnly = (viewer: Viewer) => innovation.letRead(organizationOf(viewer));
const submitProblem = (viewer: Viewer) => innovation.get(SubmitProblem).execute(viewer, text);
const submit = (viewer: Viewer, form: { problemId?: string; publish?: boolean } = {}) =>
  innovation.get(SubmitSolution).execute(viewer, { ...text, ...form });
const publish = (viewer: Viewer, id: string) => innovation.get(PublishSolution).execute(viewer, id);
const propose = (viewer: Viewer, problemId: string, solutionId: string) =>
  innovation.get(ProposeSolution).execute(viewer, { problemId, solutionId });
const invite = (viewer: Viewer, problemId: string, solutionId: string) =>
  innovation.get(InviteToPropose).execute(viewer, problemId, { solutionId });

const answerInvitation = (viewer: Viewer, id: string, accept: boolean) =>
  innovation.get(AnswerProjectInvitation).execute(viewer, id, { accept });
const judgeBy = (viewer: Viewer, problemId: string) =>
  innovation.get(ChangeRubric).execute(viewer, problemId, { criteria: [{ name: 'Price', weight: 10 }], revision: 0 });

beforeAll(async () => {
  innovation = await startContexts();
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  debtor = await innovation.organization(`Meridian ${Math.random()}`);
  other = await innovation.organization(`AquaSense ${Math.random()}`);
});

describe('an organization whose renewal has not been paid for long', () => {
  it('adds nothing: no problem, no solution, no proposal, no invitation, no rubric', async () => {
    const [own, theirs] = [await submitProblem(debtor), await submitProblem(other)];
    const [draft, published, answer] = [
      await submit(debtor),
      await submit(debtor, { publish: true }),
      await submit(other, { publish: true }),
    ];
    await readOnly(debtor);
    for (const add of [
      () => submitProblem(debtor),
      () => submit(debtor),
      () => submit(debtor, { publish: true }),
      () => submit(debtor, { problemId: theirs }),
      () => publish(debtor, draft),
      () => propose(debtor, theirs, draft),
      () => propose(debtor, theirs, published),
      () => invite(debtor, own, answer),
      () => judgeBy(debtor, own),
    ])
      await expect(add).leavesBehind({ refused: 'subscription_read_only' });
    expect(await refusal(propose(other, own, answer))).toBeUndefined();
  });

  it('adds nothing to a project, and takes back what it added', async () => {
    const [problemId, solutionId] = [await submitProblem(debtor), await submit(other, { publish: true })];
    const projectId = await innovation
      .get(StartProject)
      .execute(debtor, { problemId, solutionId, name: 'Quiet mains', description: 'Fewer leaks.', budget: '$1M' });
    const asked = await innovation.get(StartProject).execute(other, {
      ...{ problemId: await submitProblem(other), solutionId, name: 'Asked', description: 'To be joined.' },
      collaborators: [{ organizationId: debtor.organizations[0]?.id as string }],
    });
    const [invitation] = await innovation.get(ProjectInvitationsQueries).waiting(debtor);
    expect(invitation?.projectId).toBe(asked);
    const [milestones, spending, telling] = [
      innovation.get(ChangeMilestones),
      innovation.get(RecordSpend),
      innovation.get(TellUpdates),
    ];
    const milestone = { title: 'District mapped', dueOn: '2026-05-01' };
    const spend = () => spending.execute(debtor, projectId, { spentOn: '2026-01-05', amount: '$1', note: 'Probe' });
    const gate = async (note: string | null) => {
      const [said] = await innovation.rows('select ticked_at as at from innovation.project_gate_items');
      const item = { phase: ProjectPhase.Sandbox, item: 'metrics_set', note, tickedAt: said?.at.toISOString() };
      return innovation.get(ChangeGateItem).execute(debtor, projectId, item);
    };
    const milestoneId = await milestones.add(debtor, projectId, milestone);
    const entryId = await spend();
    const updateId = await telling.post(debtor, projectId, 'Begun.');
    await gate('Litres per day.');
    await readOnly(debtor);
    for (const add of [
      () => milestones.add(debtor, projectId, milestone),
      () => milestones.change(debtor, projectId, milestoneId, { isDone: true }),
      () => telling.post(debtor, projectId, 'More.'),
      spend,
      () => gate('Cubic metres per day.'),
      () => answerInvitation(debtor, invitation?.id as string, true),
    ])
      await expect(add).leavesBehind({ refused: 'subscription_read_only' });
    await gate(null);
    await milestones.remove(debtor, projectId, milestoneId);
    await telling.remove(debtor, projectId, updateId);
    await spending.remove(debtor, projectId, entryId);
    expect(await refusal(answerInvitation(debtor, invitation?.id as string, false))).toBeUndefined();
  });

  it('adds nothing to what it has written, to what its projects are worth, and to their stories', async () => {
    const [{ id: led }] = (await innovation.rows(
      `insert into innovation.projects (name, lead_organization_id) values ('Reefer watch', $1) returning id`,
      [organizationOf(debtor)],
    )) as [{ id: string }];
    const [{ id: theirs }] = (await innovation.rows(
      `insert into innovation.projects (name, lead_organization_id) values ('Quiet pumps', $1) returning id`,
      [organizationOf(other)],
    )) as [{ id: string }];
    const [problemId, ended, solutionId] = [
      await submitProblem(debtor),
      await submitProblem(debtor),
      await submit(debtor),
    ];
    const status = (wanted: ProblemStatus.Open | ProblemStatus.Closed) =>
      innovation.get(ChangeProblemStatus).execute(debtor, ended, wanted, 'So it is.');
    await status(ProblemStatus.Closed);
    const value = {
      kind: ValueKind.CostSaved,
      amount: '$1M',
      happenedOn: '2026-01-31',
      note: 'Fewer leaks.',
      source: 'Register',
    };
    const metric = { name: 'Waiting at anchor', unit: 'hours', baseline: 31, target: 8 };
    const [enter, add] = [
      () => innovation.get(EnterValue).execute(debtor, led, value),
      () => innovation.get(AddMetric).execute(debtor, led, metric),
    ];
    const [entered, metricId] = [await enter(), await add()];
    const edited = { title: 'Probes', description: 'They listen twice.', revision: 1 };
    const story = { title: 'Six ports', summary: 'Slow.', account: 'One time.', impact: 'Nine hours.', named: [] };
    await readOnly(debtor);
    for (const write of [
      enter,
      () => innovation.get(ClaimValue).execute(debtor, entered),
      () => innovation.get(CorrectValue).execute(debtor, entered, { amount: '$2M', note: 'More.' }),
      add,
      () => innovation.get(EditMetric).execute(debtor, metricId, { ...metric, target: 9, revision: 1 }),
      () => innovation.get(MeasureMetric).execute(debtor, metricId, { measuredOn: '2026-01-31', value: 20 }),
      () => innovation.get(WriteStory).execute(debtor, led, { ...story, revision: 0 }),
      () => innovation.get(EditProject).execute(debtor, led, { name: 'Reefer watch, again', revision: 1 }),
      () => innovation.get(RequestToJoin).execute(debtor, theirs, { role: 'Evaluator', message: 'We measure.' }),
      () => innovation.get(EditProblem).execute(debtor, problemId, edited),
      () => innovation.get(EditSolution).execute(debtor, solutionId, edited),
      () => status(ProblemStatus.Open),
    ])
      await expect(write).leavesBehind({ refused: 'subscription_read_only' });
  });

  it('takes back and decides as before', async () => {
    const [own, theirs] = [await submitProblem(debtor), await submitProblem(other)];
    const [mine, answer] = [await submit(debtor), await submit(other)];
    const proposed = await propose(debtor, theirs, mine);
    const [accepted, declined] = [await propose(other, own, answer), await propose(other, own, await submit(other))];
    const third = await submitProblem(other);
    await invite(other, third, mine);
    await readOnly(debtor);
    await innovation.get(WithdrawProposal).execute(debtor, proposed);
    await innovation.get(DecideProposal).execute(debtor, declined, ProposalStatus.Declined, points);
    await innovation.get(DecideProposal).execute(debtor, accepted, ProposalStatus.Accepted, points);
    const hidden = { problemId: third, solutionId: mine, verdict: Verdict.NotRelevant };
    expect(await refusal(innovation.get(JudgeMatch).execute(debtor, hidden))).toBeUndefined();
  });
});

describe('proposing', () => {
  const allow = (allowance: 'on' | 'off') =>
    innovation.rows(
      `insert into billing.entitlement_rules (tier, feature, version, allowance, quota, period, on_card)
       select tier, feature, max(version) + 1, $1, null, 'total', true from billing.entitlement_rules
       where tier in ('free', 'innovators_solution_providers') and feature = 'propose_solutions' group by tier, feature`,
      [allowance],
    );
  afterEach(() => allow('on'));

  it('is refused where the plan does not include it, with the cheapest one that does, and nothing is submitted', async () => {
    const free = await innovation.organization(`Startup ${Math.random()}`, 'owner', 'free');
    const problemId = await submitProblem(other);
    const draft = await submit(free);
    expect(await refusal(propose(free, problemId, draft))).toBeUndefined();
    await allow('off');
    const another = await submitProblem(other);
    await expect(() => propose(free, another, draft)).leavesBehind({ refused: 'entitlement_exceeded' });
    await expect(() => submit(free, { problemId: another })).leavesBehind({ refused: 'entitlement_exceeded' });
    await expect(propose(free, another, draft)).rejects.toMatchObject({
      details: {
        entitlement: {
          feature: 'propose_solutions',
          name: 'solution proposals',
          allowed: false,
          ...{ used: 0, limit: 0, resetsAt: null },
          plan: { tier: 'ecosystem_enablers', allows: 'Propose solutions to open problems' },
        },
      },
    });
    expect(await refusal(submit(free))).toBeUndefined();
  });
});
