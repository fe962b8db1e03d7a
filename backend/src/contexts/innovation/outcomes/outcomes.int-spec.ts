import { Readable } from 'node:stream';
import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { day } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { WorkItems } from '../../../platform/work-items/work-items';
import { AnalyticsQueries } from '../dashboard/analytics.queries';
import { ValueKind, ValueState } from '../innovation.enums';
import { AddMetric } from './add-metric';
import { AttachEvidence } from './attach-evidence';
import { ClaimValue } from './claim-value';
import { CorrectValue } from './correct-value';
import { DecideValue } from './decide-value';
import { DiscussValue } from './discuss-value';
import { EditMetric } from './edit-metric';
import { EnterValue } from './enter-value';
import { MeasureMetric } from './measure-metric';
import { OutcomesQueries } from './outcomes.queries';
import { ReopenValue } from './reopen-value';

const nobody = '00000000-0000-4000-8000-ffffffffffff';
const happenedOn = '2026-08-31';
const form = { kind: ValueKind.CostSaved, amount: '$1.2M', happenedOn, note: 'Claims that were not made.' };
let contexts: Contexts;
let lead: Viewer;
let partner: Viewer;
let third: Viewer;
let stranger: Viewer;
let projectId: string;

/** A project of the first, with the two others. */
const project = async (): Promise<string> => {
  const [{ id }] = await contexts.rows(
    `insert into innovation.projects (name, lead_organization_id) values ('Reefer watch', $1) returning id`,
    [organizationOf(lead)],
  );
  for (const one of [partner, third])
    await contexts.rows('insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)', [
      id,
      organizationOf(one),
    ]);
  return id;
};
const enter = (changes: object = {}, viewer = partner) =>
  contexts.get(EnterValue).execute(viewer, projectId, { ...form, ...changes });
const claim = (id: string, viewer = partner, source?: string) => contexts.get(ClaimValue).execute(viewer, id, source);
const claimed = async (changes: object = {}) => {
  const id = await enter({ source: 'Claims register, sheet 4', ...changes });
  await claim(id);
  return id;
};
const decide = (id: string, decision: ValueState.Confirmed | ValueState.Disputed, viewer = lead, reason?: string) =>
  contexts.get(DecideValue).execute(viewer, id, decision, reason);
const confirmed = async (changes: object = {}) => {
  const id = await claimed(changes);
  await decide(id, ValueState.Confirmed);
  return id;
};
const disputed = async () => {
  const id = await claimed();
  await decide(id, ValueState.Disputed, lead, 'Two ships were not equipped.');
  return id;
};
const correct = (id: string, changes: object = {}, viewer = partner) =>
  contexts.get(CorrectValue).execute(viewer, id, { note: 'It was less.', ...changes });
const upload = (content = '%PDF-1.7') => ({
  name: 'register.pdf',
  announced: content.length,
  content: Readable.from([Buffer.from(content)]),
});
const attach = (id: string, file = upload(), viewer = partner) =>
  contexts.get(AttachEvidence).execute(viewer, id, file);
const outcomes = () => contexts.get(OutcomesQueries);
const totals = async (viewer = partner) =>
  Object.fromEntries(
    (await outcomes().ofProject(projectId, viewer)).totals.map(({ state, amountUsd, entries }) => [
      state,
      `${amountUsd} of ${entries}`,
    ]),
  );
const listed = async (query: object, viewer: Viewer) =>
  (await outcomes().list({ limit: 50, ...query }, viewer)).items.map(({ id }) => id);
const actor = (viewer: Viewer) => `member:${viewer.id}`;
const audited = (action: string, id: string, details: object = {}, viewer = partner) => ({
  action: `value.${action}`,
  actor: actor(viewer),
  subject: `value:${id}`,
  details: {
    projectId,
    organizationId: organizationOf(partner),
    amountMinor: '120000000',
    currency: 'USD',
    ...details,
  },
});
const notices = ['innovation.outcomes'];

beforeAll(async () => {
  contexts = await startContexts();
  contexts.clock.move(Date.parse('2026-09-15T12:00:00Z') - Date.now());
  [lead, partner, third, stranger] = (await Promise.all(
    ['Pacific Freight Lines', 'TechFlow Solutions', 'Helix Institute', 'Meridian Foods'].map((name) =>
      contexts.organization(name),
    ),
  )) as [Viewer, Viewer, Viewer, Viewer];
});
beforeEach(async () => {
  projectId = await project();
});
afterAll(() => contexts.stop());

describe('a value', () => {
  it('is entered by a partner as an estimate, in its currency and in dollars', async () => {
    await expect(() => enter()).leavesBehind((entryId: string) => ({
      events: [
        {
          type: 'innovation.value-entered',
          entryId,
          projectId,
          organizationId: organizationOf(partner),
          correctsId: null,
        },
      ],
      audit: [audited('entered', entryId)],
      notices,
    }));
    await contexts.rows(
      `insert into innovation.exchange_rates (currency, quoted_on, usd_per_unit) values ('EUR', '2026-01-02', '1.2')
       on conflict (currency, quoted_on) do update set usd_per_unit = excluded.usd_per_unit`,
    );
    const entry = await outcomes().get(await enter({ amount: '¥5,000' }), partner);
    expect(entry).toMatchObject({
      ...{ amount: '5000', currency: 'JPY', quarter: '2026-Q3', state: 'estimated', happenedOn },
      ...{ decidedBy: null, files: [], source: null },
      enteredBy: { name: 'TechFlow Solutions' },
      remarks: [{ state: 'estimated', text: null }],
      can: { claim: true, confirm: false, dispute: false, discuss: false, correct: true, attach: true },
    });
  });

  it('is entered by partners alone, of a project that there is', async () => {
    await expect(() => enter({}, stranger)).leavesBehind({ refused: 'organization_required' });
    await expect(() => enter({}, as('viewer', partner))).leavesBehind({ refused: 'organization_required' });
    await expect(() => enter({ amount: 'much' })).leavesBehind({ refused: 'value_not_understood' });
    await expect(() => enter({ organizationId: organizationOf(stranger) })).leavesBehind({ refused: 'not_found' });
    expect(await refusal(contexts.get(EnterValue).execute(partner, nobody, form))).toBe('not_found');
  });

  it('is claimed by who has entered it, with something by which it can be checked', async () => {
    const id = await enter();
    await expect(() => claim(id)).leavesBehind({ refused: 'evidence_required' });
    await expect(() => claim(id, lead)).leavesBehind({ refused: 'organization_required' });
    await expect(() => claim(id, stranger)).leavesBehind({ refused: 'not_found' });
    await expect(() => claim(id, partner, 'Register, sheet 4')).leavesBehind({
      events: [{ type: 'innovation.value-claimed', entryId: id, projectId, organizationId: organizationOf(partner) }],
      audit: [audited('claimed', id, { source: 'Register, sheet 4' })],
      mail: [lead, third].map(({ email }) => ({ template: 'value-claimed', to: email, about: `value:${id}` })),
      notices,
    });
    await expect(() => claim(id, partner, 'Again')).leavesBehind({ refused: 'value_moved' });
    const later = await enter({ happenedOn: '2026-12-31', source: 'Plan' });
    await expect(() => claim(later)).leavesBehind({ refused: 'invalid_input' });
  });

  it('is claimed by a file, which stays, and which partners alone see', async () => {
    const id = await enter();
    await expect(() => attach(id, upload(), lead)).leavesBehind({ refused: 'organization_required' });
    const organizationId = organizationOf(partner);
    await expect(() => attach(id)).leavesBehind((fileId: string) => ({
      events: [{ type: 'innovation.value-evidence-attached', entryId: id, projectId, organizationId, fileId }],
      audit: [
        audited('evidence-attached', id, {
          file: { id: fileId, name: 'register.pdf', type: 'application/pdf', bytes: 8 },
        }),
      ],
      notices,
    }));
    await expect(() => attach(id)).leavesBehind({ refused: 'file_attached_before' });
    for (let n = 0; n < 4; n += 1) await attach(id, upload(`%PDF-1.7 ${n}`));
    await expect(() => attach(id, upload('%PDF-1.7 more'))).leavesBehind({ refused: 'files_full' });
    await claim(id);
    expect((await outcomes().get(id, third)).files).toHaveLength(5);
    await decide(id, ValueState.Confirmed);
    expect((await outcomes().get(id, stranger)).files).toEqual([]);
    expect(await refusal(outcomes().requireParty(id, stranger))).toBe('not_found');
    await expect(() => attach(id, upload('%PDF-1.7 late'))).leavesBehind({ refused: 'value_moved' });
  });

  it('is confirmed by another partner, never by who belongs to the one that claims it', async () => {
    const id = await claimed();
    const both = { ...lead, organizations: [...lead.organizations, ...as('viewer', partner).organizations] };
    for (const [viewer, refused] of [
      [partner, 'own_claim'],
      [both, 'own_claim'],
      [as('viewer', lead), 'organization_required'],
      [stranger, 'not_found'],
    ] as const)
      await expect(() => decide(id, ValueState.Confirmed, viewer)).leavesBehind({ refused });
    const by = organizationOf(lead);
    await expect(() => decide(id, ValueState.Confirmed)).leavesBehind({
      events: [{ type: 'innovation.value-decided', entryId: id, projectId, organizationId: by, decision: 'confirmed' }],
      audit: [audited('confirmed', id, { before: 'claimed', by }, lead)],
      mail: [{ template: 'value-answered', to: partner.email, about: `value:${id}` }],
      notices,
    });
    expect(await outcomes().get(id, stranger)).toMatchObject({
      ...{ state: 'confirmed', decidedBy: { name: 'Pacific Freight Lines' }, source: null, remarks: [] },
      can: { confirm: false, correct: false },
    });
  });

  it('is decided by one of two that decide at once', async () => {
    const id = await claimed();
    const refusals = await Promise.all([
      refusal(decide(id, ValueState.Confirmed)),
      refusal(decide(id, ValueState.Disputed, third, 'No.')),
    ]);
    // A dispute that came first is the other's to resolve.
    expect(refusals.filter((code) => code === undefined)).toHaveLength(1);
    expect(['value_moved', 'organization_required']).toContain(refusals.find((code) => code !== undefined));
  });

  it('is talked out where it is disputed, and confirmed by the partner that disputes it', async () => {
    const id = await claimed();
    const say = (viewer: Viewer) => contexts.get(DiscussValue).execute(viewer, id, 'Here is the record.');
    await expect(() => say(partner)).leavesBehind({ refused: 'value_moved' });
    const by = organizationOf(lead);
    await expect(() => decide(id, ValueState.Disputed, lead, 'Two ships were not equipped.')).leavesBehind({
      events: [{ type: 'innovation.value-decided', entryId: id, projectId, organizationId: by, decision: 'disputed' }],
      audit: [audited('disputed', id, { before: 'claimed', by }, lead)],
      mail: [{ template: 'value-answered', to: partner.email, about: `value:${id}` }],
      notices,
    });
    await expect(() => say(stranger)).leavesBehind({ refused: 'not_found' });
    await expect(() => say(partner)).leavesBehind({
      events: [{ type: 'innovation.value-discussed', entryId: id, projectId, organizationId: organizationOf(partner) }],
      audit: [audited('discussed', id, { by: organizationOf(partner) })],
      mail: [{ template: 'value-answered', to: lead.email, about: `value:${id}` }],
      notices,
    });
    expect((await outcomes().get(id, third)).remarks.map(({ state, text }) => state ?? text)).toEqual([
      ...['estimated', 'claimed', 'disputed'],
      'Here is the record.',
    ]);
    await expect(() => decide(id, ValueState.Confirmed, third)).leavesBehind({ refused: 'organization_required' });
    await decide(id, ValueState.Confirmed);
    expect((await outcomes().get(id, stranger)).state).toBe('confirmed');
  });

  it('that is disputed tells both sides what a third partner says, and the disputer of evidence', async () => {
    const id = await disputed();
    const say = (viewer: Viewer) => contexts.get(DiscussValue).execute(viewer, id, 'We have counted them.');
    const answered = ({ email }: Viewer) => ({ template: 'value-answered', to: email, about: `value:${id}` });
    const discussed = (viewer: Viewer) => ({
      type: 'innovation.value-discussed',
      ...{ entryId: id, projectId, organizationId: organizationOf(viewer) },
    });
    const said = (viewer: Viewer) => audited('discussed', id, { by: organizationOf(viewer) }, viewer);
    await expect(() => say(third)).leavesBehind({
      events: [discussed(third)],
      audit: [said(third)],
      mail: [lead, partner].map(answered),
      notices,
    });
    const organizationId = organizationOf(partner);
    await expect(() => attach(id)).leavesBehind((fileId: string) => ({
      events: [{ type: 'innovation.value-evidence-attached', entryId: id, projectId, organizationId, fileId }],
      audit: [
        audited('evidence-attached', id, {
          file: { id: fileId, name: 'register.pdf', type: 'application/pdf', bytes: 8 },
        }),
      ],
      mail: [answered(lead)],
      notices,
    }));
    await contexts.rows('delete from innovation.project_collaborators where project_id = $1 and organization_id = $2', [
      projectId,
      organizationId,
    ]);
    // Who has left is told nothing any more.
    await expect(() => say(third)).leavesBehind({
      events: [discussed(third)],
      audit: [said(third)],
      mail: [answered(lead)],
      notices,
    });
    const by = organizationOf(lead);
    await expect(() => decide(id, ValueState.Confirmed)).leavesBehind({
      events: [{ type: 'innovation.value-decided', entryId: id, projectId, organizationId: by, decision: 'confirmed' }],
      audit: [audited('confirmed', id, { before: 'disputed', by }, lead)],
      notices,
    });
  });

  it('is settled by who disputes it alone, also after they were removed, and so is what corrects it', async () => {
    const id = await claimed();
    await decide(id, ValueState.Disputed, third, 'No.');
    await contexts.rows('delete from innovation.project_collaborators where project_id = $1 and organization_id = $2', [
      projectId,
      organizationOf(third),
    ]);
    expect((await outcomes().get(id, lead)).can.confirm).toBe(false);
    await expect(() => decide(id, ValueState.Confirmed)).leavesBehind({ refused: 'organization_required' });
    const answered = { template: 'value-answered', to: third.email, about: `value:${id}` };
    await expect(() => contexts.get(DiscussValue).execute(partner, id, 'Here it is.')).leavesBehind({
      events: [{ type: 'innovation.value-discussed', entryId: id, projectId, organizationId: organizationOf(partner) }],
      audit: [audited('discussed', id, { by: organizationOf(partner) })],
      mail: [answered],
      notices,
    });
    expect(await outcomes().get(id, third)).toMatchObject({
      ...{ disputedBy: { name: 'Helix Institute' }, source: 'Claims register, sheet 4' },
      can: { confirm: true, discuss: true, dispute: false },
    });
    await contexts.get(DiscussValue).execute(third, id, 'Not yet.');

    const corrected = await correct(id, { amount: '$1.2M', source: 'Sheet 5' });
    await expect(() => claim(corrected)).leavesBehind({
      events: [
        { type: 'innovation.value-claimed', entryId: corrected, projectId, organizationId: organizationOf(partner) },
      ],
      audit: [audited('claimed', corrected, { source: 'Sheet 5' })],
      mail: [{ template: 'value-claimed', to: third.email, about: `value:${corrected}` }],
      notices,
    });
    const waits = async (viewer: Viewer) =>
      (await contexts.get(WorkItems).of(viewer)).map(({ kind, id: about }) => [kind, about]);
    expect(await waits(third)).toContainEqual(['decide-value', corrected]);
    expect(await waits(lead)).not.toContainEqual(['decide-value', corrected]);
    await expect(() => decide(corrected, ValueState.Confirmed)).leavesBehind({ refused: 'organization_required' });
    expect((await outcomes().get(corrected, lead)).can).toMatchObject({ confirm: false, dispute: false });
    await decide(corrected, ValueState.Confirmed, third);
    expect(await outcomes().get(corrected, stranger)).toMatchObject({ state: 'confirmed', disputedBy: null });
  });

  it('is taken from a dispute by those who run the alliance, who say why to both sides', async () => {
    const admin = await contexts.superAdmin();
    const reason = 'The registers agree.';
    const reopen = (id: string) => contexts.get(ReopenValue).execute(admin, id, reason);
    const id = await claimed();
    await expect(() => reopen(id)).leavesBehind({ refused: 'value_moved' });
    await decide(id, ValueState.Disputed, third, 'No.');
    await contexts.rows('delete from innovation.project_collaborators where project_id = $1 and organization_id = $2', [
      projectId,
      organizationOf(third),
    ]);
    expect(await outcomes().disputes(projectId, admin)).toMatchObject([
      { id, disputedBy: { name: 'Helix Institute' } },
    ]);
    await expect(() => reopen(id)).leavesBehind({
      events: [{ type: 'innovation.value-reopened', entryId: id, projectId }],
      audit: [
        {
          ...audited('reopened', id, { before: 'disputed', disputer: organizationOf(third), reason }),
          actor: `admin:${admin.id}`,
        },
      ],
      mail: [partner, third].map(({ email }) => ({ template: 'value-answered', to: email, about: `value:${id}` })),
      notices,
    });
    expect((await outcomes().get(id, lead)).remarks.at(-1)).toMatchObject({ by: null, state: 'claimed', text: reason });
    expect(await outcomes().disputes(projectId, admin)).toEqual([]);
    await decide(id, ValueState.Confirmed);
    const other = await disputed();
    const corrected = await correct(other, { amount: '$1M', source: 'Sheet 5' });
    await claim(corrected);
    await expect(() => reopen(other)).leavesBehind({ refused: 'value_corrected' });
    expect((await outcomes().disputes(projectId, admin)).map((one) => one.id)).toEqual([corrected]);
    await reopen(corrected);
    const detail = await outcomes().get(corrected, lead);
    expect(detail.disputedBy).toBeNull();
    // It was claimed before, and is.
    expect(detail.remarks.at(-1)).toMatchObject({ by: null, state: null, text: reason });
    // What was taken back has nothing to decide on.
    const back = await correct(await disputed());
    await expect(() => reopen(back)).leavesBehind({ refused: 'value_moved' });
  });

  it('is settled by who disputes it however often it is corrected, and by anybody once it was confirmed', async () => {
    const once = await correct(await disputed(), { amount: '$1M', source: 'Sheet 5' });
    const twice = await correct(once, { amount: '$0.9M', source: 'Sheet 6' });
    await claim(twice);
    await expect(() => decide(twice, ValueState.Confirmed, third)).leavesBehind({ refused: 'organization_required' });
    await decide(twice, ValueState.Confirmed);
    const anew = await correct(twice, { amount: '$0.8M', source: 'Sheet 7' });
    expect((await outcomes().get(anew, lead)).disputedBy).toBeNull();
    await claim(anew);
    await decide(anew, ValueState.Confirmed, third);
    expect((await outcomes().get(anew, lead)).state).toBe('confirmed');
  });

  it('of a partner that has left stays, and waits for nobody to claim it', async () => {
    const id = await enter({ source: 'Register' });
    await contexts.rows('delete from innovation.project_collaborators where project_id = $1 and organization_id = $2', [
      projectId,
      organizationOf(partner),
    ]);
    expect(await refusal(claim(id))).toBe('not_found');
    expect((await outcomes().get(id, lead)).enteredBy.name).toBe('TechFlow Solutions');
  });

  it('is corrected by a new entry, the earlier one counting no longer', async () => {
    const id = await confirmed();
    await expect(() => correct(id, {}, lead)).leavesBehind({ refused: 'organization_required' });
    await expect(() => correct(id, { amount: '$0.9M' })).leavesBehind((entryId: string) => ({
      events: [
        {
          type: 'innovation.value-entered',
          entryId,
          projectId,
          organizationId: organizationOf(partner),
          correctsId: id,
        },
      ],
      audit: [audited('corrected', entryId, { amountMinor: '90000000', corrects: id, before: 'confirmed' })],
      mail: [{ template: 'value-answered', to: lead.email, about: `value:${id}` }],
      notices,
    }));
    expect(await totals()).toMatchObject({ confirmed: '0.00 of 0', estimated: '900000.00 of 1' });
    await expect(() => correct(id)).leavesBehind({ refused: 'value_corrected' });
    const gone = await disputed();
    const back = await outcomes().get(await correct(gone), partner);
    expect(back).toMatchObject({ amount: '0.00', correctsId: gone, can: { claim: false, correct: true } });
    expect(await totals()).toMatchObject({ disputed: '0.00 of 0', estimated: '900000.00 of 1' });
    await expect(() => decide(gone, ValueState.Confirmed)).leavesBehind({ refused: 'value_corrected' });
  });
});

describe('what values come to', () => {
  it('is told by state: to partners all, to others what is confirmed', async () => {
    await Promise.all([enter(), claimed({ amount: '$2M' }), confirmed({ amount: '$3M', happenedOn: '2026-03-31' })]);
    expect(await totals()).toEqual({
      estimated: '1200000.00 of 1',
      claimed: '2000000.00 of 1',
      confirmed: '3000000.00 of 1',
      disputed: '0.00 of 0',
    });
    expect(await totals(stranger)).toEqual({ confirmed: '3000000.00 of 1' });
    expect((await outcomes().ofProject(projectId, stranger)).quarters).toEqual([
      { quarter: '2026-Q1', state: 'confirmed', amountUsd: '3000000.00', entries: 1 },
    ]);
  });

  it('moves by what is confirmed alone, and is the sum of the rows behind it', async () => {
    const inQuarter = async () =>
      (await outcomes().confirmed()).quarters.find(({ quarter }) => quarter === '2025-Q4')?.amountUsd ?? '0.00';
    const then = { happenedOn: '2025-11-30' };
    const [first, second] = [await claimed(then), await claimed(then)];
    expect(await inQuarter()).toBe('0.00');
    await decide(second, ValueState.Disputed, lead, 'No.');
    await decide(first, ValueState.Confirmed);
    await contexts.get(OutcomesQueries).memory.changed();
    expect(await inQuarter()).toBe('1200000.00');
    expect(await listed({ quarter: '2025-Q4' }, stranger)).toEqual([first]);
    expect(await contexts.rows('select innovation.recount_value_entries() as wrong')).toEqual([{ wrong: 0 }]);
  });

  it('drills down to rows that the viewer may see', async () => {
    const [estimated, other] = [await enter(), await confirmed()];
    expect(await listed({ project: projectId }, partner)).toEqual([other, estimated]);
    expect(await listed({ project: projectId }, stranger)).toEqual([other]);
    expect(await listed({ project: projectId, state: ValueState.Estimated }, stranger)).toEqual([]);
    expect(await listed({ state: ValueState.Estimated }, stranger)).toEqual([]);
    expect(await listed({ state: ValueState.Estimated }, third)).toContain(estimated);
    expect(await listed({ state: ValueState.Confirmed, quarter: '2026-Q3' }, stranger)).toContain(other);
    expect(await refusal(outcomes().list({ limit: 1, project: nobody }, partner))).toBe('not_found');
    const page = await outcomes().list({ limit: 1, project: projectId }, partner);
    expect(page).toMatchObject({ total: { count: 2 }, next: expect.any(String) });
    expect(await listed({ project: projectId, cursor: page.next }, partner)).toEqual([estimated]);
    expect(await refusal(outcomes().get(estimated, stranger))).toBe('not_found');
  });

  it('is the same as analytics have of an organization, with the rows behind it', async () => {
    const [recent, earlier] = [await claimed(), await claimed({ happenedOn: '2026-06-30' })];
    const [sure] = [await confirmed(), await enter({ happenedOn: '2026-09-16' })];
    const organization = organizationOf(partner);
    for (const days of [30, 90, 365] as const) {
      const { value } = await contexts.get(AnalyticsQueries).of(organization, days);
      const total = (state: ValueState) => outcomes().total({ organization, days, state }, partner);
      const sums = await Promise.all(Object.values(ValueState).map(total));
      expect(sums.map(({ amountUsd: usd, ...rest }) => ({ usd, ...rest }))).toEqual(value);
    }
    const those = { organization, project: projectId, state: ValueState.Claimed };
    expect(await listed({ ...those, days: 30 }, partner)).toEqual([recent]);
    expect(await listed({ ...those, days: 90 }, partner)).toEqual([earlier, recent]);
    expect(await listed({ ...those, days: 90, quarter: '2026-Q2' }, partner)).toEqual([earlier]);
    expect(await listed({ project: projectId, days: 30 }, lead)).toEqual([sure]);
    expect(await listed({ organization: organizationOf(stranger) }, stranger)).toEqual([]);
    expect(await refusal(outcomes().list({ limit: 1, organization }, stranger))).toBe('not_found');
    expect(await refusal(outcomes().total({ organization }, stranger))).toBe('not_found');
  });

  it('comes to as much as the rows that are listed for the same', async () => {
    await Promise.all([enter(), claimed({ amount: '$2M' }), confirmed({ amount: '$3M', happenedOn: '2026-03-31' })]);
    const total = async (filters: object, viewer = partner) => {
      const { amountUsd, entries } = await outcomes().total(filters, viewer);
      return `${amountUsd} of ${entries}`;
    };
    const project = projectId;
    expect(await total({ project })).toBe('3000000.00 of 1');
    expect(await total({ project, quarter: '2026-Q3' })).toBe('0.00 of 0');
    expect(await total({ project, state: ValueState.Claimed })).toBe('2000000.00 of 1');
    expect(await total({ project, state: ValueState.Claimed }, stranger)).toBe('0.00 of 0');
    expect(await total({ state: ValueState.Claimed }, stranger)).toBe('0.00 of 0');
    const all = await outcomes().confirmed();
    expect(await outcomes().total({}, stranger)).toEqual(all.total);
    expect(await refusal(outcomes().total({ project: nobody }, partner))).toBe('not_found');
  });
});

describe('a success metric', () => {
  const metric = { name: 'Waiting at anchor', unit: 'hours', baseline: 31, target: 8 };
  const add = (viewer = partner) => contexts.get(AddMetric).execute(viewer, projectId, metric);

  it('is named by a partner, with a baseline and another target', async () => {
    await expect(() => add(stranger)).leavesBehind({ refused: 'organization_required' });
    await expect(() => contexts.get(AddMetric).execute(partner, projectId, { ...metric, target: 31 })).leavesBehind({
      refused: 'invalid_input',
    });
    await expect(() => add()).leavesBehind((metricId: string) => ({
      events: [{ type: 'innovation.metric-set', metricId, projectId }],
      audit: [
        {
          action: 'metric.added',
          actor: actor(partner),
          subject: `metric:${metricId}`,
          details: { projectId, organizationId: organizationOf(partner), ...metric },
        },
      ],
      notices,
    }));
    for (let n = 1; n < 20; n += 1) await add();
    await expect(() => add()).leavesBehind({ refused: 'metrics_full' });
  });

  it('is worded otherwise on what was read of it', async () => {
    const id = await add();
    const edit = (revision: number, viewer = lead) =>
      contexts.get(EditMetric).execute(viewer, id, { ...metric, target: 6, revision });
    await expect(() => edit(2)).leavesBehind({ refused: 'edited_meanwhile' });
    await expect(() => edit(1, stranger)).leavesBehind({ refused: 'organization_required' });
    await expect(() => edit(1)).leavesBehind({
      events: [{ type: 'innovation.metric-set', metricId: id, projectId }],
      audit: [
        {
          action: 'metric.edited',
          actor: actor(lead),
          subject: `metric:${id}`,
          details: { projectId, before: metric, after: { ...metric, target: 6 } },
        },
      ],
      notices,
    });
    await expect(() => edit(1)).leavesBehind({ refused: 'edited_meanwhile' });
  });

  it('that was measured twice on a day came to what was measured last', async () => {
    const id = await add();
    // The first is the greatest by its identifier; the newest fifty are read.
    await contexts.rows(
      `insert into innovation.metric_measurements (id, metric_id, organization_id, measured_on, value, created_at)
       select (lpad((99999 - n)::text, 8, '0') || right($1::text, 28))::uuid, $1::uuid, $2, '2026-09-01', n,
         timestamptz '2026-09-01 10:00Z' + n * interval '1 minute'
       from generate_series(1, 51) n`,
      [id, organizationOf(partner)],
    );
    const [{ measurements } = { measurements: [] }] = (await outcomes().ofProject(projectId, stranger)).metrics;
    expect([measurements.length, measurements[0]?.value, measurements.at(-1)?.value]).toEqual([50, 51, 2]);
  });

  it('is measured by partners, on days that have come; all members see it', async () => {
    const id = await add();
    const measure = (measuredOn: string, value: number, viewer = third) =>
      contexts.get(MeasureMetric).execute(viewer, id, { measuredOn, value });
    await expect(() => measure('2026-09-17', 9)).leavesBehind({ refused: 'invalid_input' });
    await expect(() => measure('2026-09-01', 9, stranger)).leavesBehind({ refused: 'organization_required' });
    await expect(() => measure('2026-09-01', 9.4)).leavesBehind({
      events: [{ type: 'innovation.metric-measured', metricId: id, projectId }],
      audit: [
        {
          action: 'metric.measured',
          actor: actor(third),
          subject: `metric:${id}`,
          details: { organizationId: organizationOf(third), measuredOn: '2026-09-01', value: 9.4, note: null },
        },
      ],
      notices,
    });
    // In Auckland it is the next day already.
    await measure('2026-09-16', 8.2);
    contexts.clock.move(3 * day);
    await measure('2026-09-17', 8);
    const [{ measurements } = { measurements: [] }] = (await outcomes().ofProject(projectId, stranger)).metrics;
    expect(measurements.map(({ measuredOn, value, by }) => [measuredOn, value, by.name])).toEqual([
      ['2026-09-17', 8, 'Helix Institute'],
      ['2026-09-16', 8.2, 'Helix Institute'],
      ['2026-09-01', 9.4, 'Helix Institute'],
    ]);
  });
});
