import { as, type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { objectsOf } from '../../../../test/support/objects';
import type { Product } from '../../../../test/support/product';
import type { Viewer } from '../../../platform/http/viewer';
import { WorkItems } from '../../../platform/work-items/work-items';

describe('What waits for somebody', () => {
  let contexts: Contexts;
  let objects: ReturnType<typeof objectsOf>;
  let viewer: Viewer;
  let other: Viewer;
  let [own, theirs] = ['', ''];

  beforeAll(async () => {
    contexts = await startContexts();
    objects = objectsOf({ app: { get: contexts.get } } as unknown as Product);
    viewer = await contexts.organization('Ice');
    other = await contexts.organization('Water');
    [own, theirs] = [organizationOf(viewer), organizationOf(other)];
  });
  afterAll(() => contexts?.stop());

  const kindsFor = async (of: Viewer) => (await contexts.get(WorkItems).of(of)).map(({ kind }) => kind);
  const everything = () => contexts.get(WorkItems).of(viewer);

  it('is nothing at first', async () => {
    expect(await everything()).toEqual([]);
  });

  it('is said by every context, to those who can do it, and what is due comes first', async () => {
    const { problemId, proposalId } = await objects.evaluated({ from: theirs, to: own }, [viewer.id]);
    await contexts.rows(`update innovation.solution_proposals set answer_due_on = '2030-01-02' where id = $1`, [
      proposalId,
    ]);
    const valueId = await objects.value(theirs, 'claimed', own);
    const [projectId] = (await objects.joinRequest(own, theirs)) as [string, string];
    const { projectId: toldId } = await objects.story(theirs, 'asked', own);
    await contexts.rows(`insert into innovation.project_invitations (project_id, organization_id) values ($1, $2)`, [
      toldId,
      own,
    ]);
    await contexts.rows(
      `insert into membership.connections (from_id, to_id, requested_by, note) values ($1, $2, $3, '')`,
      [theirs, own, other.id],
    );
    await objects.teamRequest(own, other.id);
    const items = await everything();
    expect(items.slice(0, 3).map(({ dueOn }) => dueOn)).toEqual(['2030-01-02', '2030-01-02', null]);
    expect(items).toContainEqual({
      kind: 'answer-proposals',
      id: problemId,
      title: 'Answer a proposal to “A problem”',
      link: `/problems/${problemId}?tab=proposals`,
      dueOn: '2030-01-02',
      since: expect.any(String),
    });
    expect(items.map(({ kind, link }) => `${kind} ${link}`).sort()).toEqual(
      [
        `answer-proposals /problems/${problemId}?tab=proposals`,
        `review /problems/${problemId}/score`,
        `decide-value ${items.find(({ id }) => id === valueId)?.link}`,
        `answer-project-request /projects/${projectId}?tab=team`,
        `answer-story /projects/${toldId}?tab=outcomes`,
        `answer-project-invitation /projects/${toldId}`,
        'answer-connection /connections?tab=incoming',
        `answer-join-request /organizations/${own}/people`,
      ].sort(),
    );
    // Those that can be answered in the list say who asks, and where; the others are done where they lead.
    const place = { id: own, name: 'Ice' };
    const answers = Object.fromEntries(items.map(({ kind, answer }) => [kind, answer]));
    expect(answers).toEqual({
      'answer-proposals': undefined,
      review: undefined,
      'decide-value': { from: 'Water', note: 'Sold.', within: { id: expect.any(String), name: 'A project' } },
      'answer-project-request': { from: 'Water', note: 'We measure.', within: { id: projectId, name: 'A project' } },
      'answer-story': { from: 'Water', note: 'It went well.', within: { id: toldId, name: 'A project' } },
      'answer-project-invitation': { from: 'Water', within: { id: toldId, name: 'A project' } },
      'answer-connection': { from: 'Water', within: place },
      'answer-join-request': { from: 'Ada Okafor', within: place },
    });
    expect(await kindsFor(as('member', viewer))).toEqual(['review']);
    expect(await kindsFor(as('viewer', viewer))).toEqual([]);
    expect((await kindsFor(other)).filter((kind) => kind !== 'propose')).toEqual([]);
  });

  it('is to score what no score counts for yet, and nothing that is not to be scored', async () => {
    const { problemId, proposalId } = await objects.evaluated({ from: theirs, to: own }, [viewer.id]);
    const waits = async () => (await everything()).some(({ kind, id }) => kind === 'review' && id === problemId);
    const rubric = (version: number) =>
      contexts.rows('update innovation.evaluations set rubric_version = $2 where problem_id = $1', [
        problemId,
        version,
      ]);
    expect(await waits()).toBe(true);
    await rubric(0);
    expect(await waits()).toBe(false);
    await rubric(1);
    await contexts.rows(
      `insert into innovation.reviews (proposal_id, person_id, problem_id, rubric_version, proposal_version, marks, scored_at)
      values ($1, $2, $3, 1, 1, '[{"key":1,"mark":4}]', now())`,
      [proposalId, viewer.id, problemId],
    );
    expect(await waits()).toBe(false);
    await rubric(2);
    expect(await waits()).toBe(true);
    await contexts.rows('update innovation.solution_proposals set organization_id = $2 where id = $1', [
      proposalId,
      own,
    ]);
    expect(await waits()).toBe(false);
    await contexts.rows('delete from innovation.problems where id = $1', [problemId]);
  });

  it('is to score since the first proposal that waits has come, or since somebody reviews, whichever was later', async () => {
    const { problemId, proposalId } = await objects.evaluated({ from: theirs, to: own }, [viewer.id]);
    const { proposalId: secondId } = await objects.evaluated({ from: theirs, to: own }, []);
    await contexts.rows('update innovation.solution_proposals set problem_id = $2 where id = $1', [
      secondId,
      problemId,
    ]);
    const since = async (reviewing: string, first: string, second: string) => {
      await contexts.rows('update innovation.reviewers set added_at = $2 where problem_id = $1', [
        problemId,
        reviewing,
      ]);
      await contexts.rows(
        'update innovation.solution_proposals set created_at = case id when $1 then $2::timestamptz else $3 end where problem_id = $4',
        [proposalId, first, second, problemId],
      );
      const item = (await everything()).find(({ kind, id }) => kind === 'review' && id === problemId);
      return new Date(item?.since ?? '').toISOString().slice(0, 10);
    };
    expect(await since('2026-06-23', '2026-08-10', '2026-08-20')).toBe('2026-08-10');
    expect(await since('2026-08-15', '2026-08-10', '2026-08-20')).toBe('2026-08-15');
    await contexts.rows(
      `insert into innovation.reviews (proposal_id, person_id, problem_id, rubric_version, proposal_version, marks, scored_at)
      values ($1, $2, $3, 1, 1, '[{"key":1,"mark":4}]', now())`,
      [proposalId, viewer.id, problemId],
    );
    expect(await since('2026-06-23', '2026-08-10', '2026-08-20')).toBe('2026-08-20');
    await contexts.rows('delete from innovation.problems where id = $1', [problemId]);
  });

  it('is to answer proposals for who leads their evaluation, and without reviewers for who submitted the problem', async () => {
    const { problemId } = await objects.evaluated({ from: theirs, to: own }, [other.id], viewer.id);
    const waits = async (role: 'member' | 'viewer') =>
      (await contexts.get(WorkItems).of(as(role, viewer))).some(
        ({ kind, id }) => kind === 'answer-proposals' && id === problemId,
      );
    expect([await waits('member'), await waits('viewer')]).toEqual([true, false]);
    await contexts.rows('update innovation.problems set submitter_id = $2 where id = $1', [problemId, viewer.id]);
    await contexts.rows('update innovation.evaluations set lead_id = $2 where problem_id = $1', [problemId, other.id]);
    expect(await waits('member')).toBe(false);
    await contexts.rows('delete from innovation.reviewers where problem_id = $1', [problemId]);
    expect(await waits('member')).toBe(true);
    await contexts.rows('delete from innovation.problems where id = $1', [problemId]);
  });

  it('is an invitation to propose, for who may, with what is asked about together', async () => {
    const [problemId, solutionId] = [await objects.problem(theirs), await objects.solution(own)];
    await contexts.rows(
      `insert into innovation.proposal_invitations (problem_id, solution_id, organization_id, invited_organization_id, note)
      values ($1, $2, $3, $4, 'Begin with us.')`,
      [problemId, solutionId, theirs, own],
    );
    const asked = async (of: Viewer) => (await contexts.get(WorkItems).of(of)).filter(({ kind }) => kind === 'propose');
    expect(await asked(as('member', viewer))).toMatchObject([
      {
        link: `/problems/${problemId}`,
        answer: {
          from: 'Water',
          note: 'Begin with us.',
          within: { id: own, name: 'Ice' },
          pair: { problemId, solutionId },
        },
      },
    ]);
    expect(await asked(as('viewer', viewer))).toEqual([]);
  });

  it('is gone once it is done', async () => {
    await contexts.rows(`update innovation.solution_proposals set status = 'declined', decided_at = now()`);
    await contexts.rows(`update membership.connections set status = 'declined', decided_at = now()`);
    const kinds = (await everything()).map(({ kind }) => kind);
    for (const done of ['answer-proposals', 'review', 'answer-connection']) expect(kinds).not.toContain(done);
  });

  it('is what runs out: a trial, and a card that is over before the next renewal', async () => {
    const free = await contexts.organization('Tries', 'owner', 'free');
    const [id] = [organizationOf(free)];
    const trial = (days: number) =>
      contexts.rows(
        `update membership.organizations set requested_tier = 'innovators_solution_providers',
          trial_ends_at = now() + make_interval(days => $2) - interval '1 minute' where id = $1`,
        [id, days],
      );
    await trial(4);
    expect(await kindsFor(free)).toEqual([]);
    await trial(3);
    expect(await contexts.get(WorkItems).of(free)).toMatchObject([
      { kind: 'choose-plan', link: `/subscription?organizationId=${id}`, dueOn: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect(await kindsFor(as('member', free))).toEqual([]);
    await trial(-1);
    await contexts.rows(
      `insert into billing.subscriptions (organization_id, plan_id, tier, interval, currency, price_version, period_start, period_end)
      values ($1, 'innovators-annual', 'innovators_solution_providers', 'yearly', 'USD', 1, '2029-01-10', '2030-01-10')`,
      [id],
    );
    const card = (month: number) =>
      contexts.rows(
        `insert into billing.saved_cards (organization_id, provider, sealed, brand, last4, exp_month, exp_year, saved_at)
          values ($1, 'test', '', 'visa', '4242', $2, 2029, now())
          on conflict (organization_id) do update set exp_month = excluded.exp_month, exp_year = 2029 + (excluded.exp_month = 1)::int`,
        [id, month],
      );
    const on = async (day: string) => {
      contexts.clock.move(Date.parse(day) - Date.now());
      const found = await contexts.get(WorkItems).of(free);
      contexts.clock.reset();
      return found;
    };
    await card(12);
    expect(await on('2029-12-26')).toEqual([]);
    expect(await on('2029-12-28')).toMatchObject([
      { kind: 'replace-card', link: `/organizations/${id}/billing`, dueOn: '2030-01-10' },
    ]);
    await card(1);
    expect(await on('2029-12-28')).toEqual([]);
  });

  it('is a question of the alliance, for who has asked it for help', async () => {
    const [{ id }] = await contexts.rows(
      `insert into membership.support_tickets (person_id, subject, state, opened_at, changed_at)
        values ($1, 'The invoice', 'waiting', now(), now()) returning id`,
      [viewer.id],
    );
    expect(await everything()).toContainEqual(
      expect.objectContaining({
        kind: 'answer-support',
        link: `/support/${id}`,
        title: 'Answer the alliance about “The invoice”',
      }),
    );
    expect(await kindsFor(other)).not.toContain('answer-support');
    await contexts.rows('delete from membership.support_tickets');
  });

  it('is an unpaid renewal, for who leads the organization', async () => {
    await contexts.rows(
      `insert into billing.subscriptions (organization_id, plan_id, tier, interval, currency, price_version, status, period_start,
        period_end, past_due_since)
      values ($1, 'innovators-annual', 'innovators_solution_providers', 'yearly', 'USD', 1, 'past_due', '2029-01-01', '2030-01-01',
        '2030-01-01T00:00:00Z')`,
      [own],
    );
    expect(await everything()).toContainEqual(
      expect.objectContaining({ kind: 'pay-renewal', link: `/organizations/${own}/billing`, dueOn: '2030-01-01' }),
    );
    expect(await kindsFor(as('member', viewer))).not.toContain('pay-renewal');
  });
});
