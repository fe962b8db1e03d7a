import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { ConsentState, ValueState } from '../innovation.enums';
import { OutcomesQueries } from '../outcomes/outcomes.queries';
import type { ValueEntry } from '../outcomes/value-entry.entity';
import { AnswerStory } from './answer-story';
import { AskConsent } from './ask-consent';
import { FeatureStory } from './feature-story';
import { RefigureStory } from './refigure-story';
import { StoriesQueries } from './stories.queries';
import { StoryPictures } from './story-pictures';
import { WriteStory } from './write-story';

const words = {
  title: 'Six ports keep one promise',
  summary: 'Ships slow down at sea.',
  account: 'One time that **all** sign.',
  impact: 'Nine hours instead of 31.',
};
let contexts: Contexts;
let lead: Viewer;
let partner: Viewer;
let stranger: Viewer;
let admin: Viewer;
let projectId: string;

const confirm = (amountMinor = '8500000000') =>
  contexts.rows(
    `insert into innovation.value_entries (project_id, organization_id, kind, amount_minor, currency, usd_minor, happened_on,
       note, state, decided_by_organization_id, decided_at)
     values ($1, $2, 'cost_saved', $4, 'USD', $4, '2026-06-30', 'Fuel.', 'confirmed', $3, now())`,
    [projectId, organizationOf(lead), organizationOf(partner), amountMinor],
  );
const measure = async (name: string, value: number, unit = 'ships') => {
  const organizationId = organizationOf(lead);
  const [{ id }] = await contexts.rows(
    `insert into innovation.success_metrics (project_id, organization_id, name, unit, baseline, target)
      values ($1, $2, $3, $4, 1, 9) returning id`,
    [projectId, organizationId, name, unit],
  );
  await contexts.rows(
    `insert into innovation.metric_measurements (metric_id, organization_id, value, measured_on) values ($1, $2, $3, '2026-06-30')`,
    [id, organizationId, value],
  );
};
const write = (changes: object = {}, viewer = lead) =>
  contexts
    .get(WriteStory)
    .execute(viewer, projectId, { ...words, named: [organizationOf(partner)], revision: 0, ...changes });
const ask = (viewer = lead) => contexts.get(AskConsent).execute(viewer, projectId);
const answer = (state: ConsentState.Agreed | ConsentState.TakenBack, viewer = partner, revision = 1) =>
  contexts.get(AnswerStory).execute(viewer, projectId, state, revision);
const own = async () => {
  const { story } = await contexts.get(StoriesQueries).ofProject(projectId, lead);
  if (!story) throw new Error('there is no story');
  return story;
};
const shown = async () => {
  const { slug } = await own();
  return contexts
    .get(StoriesQueries)
    .get(slug)
    .catch(({ code }) => code as string);
};
const published = async () => {
  await confirm();
  await write();
  await ask();
  await answer(ConsentState.Agreed);
  return own();
};
const audited = (action: string, storyId: string, viewer: Viewer, details: object) => ({
  action: `story.${action}`,
  actor: `${viewer.kind === 'member' ? 'member' : 'admin'}:${viewer.id}`,
  subject: `story:${storyId}`,
  details,
});
const status = (name: string) => ({ status: name });
const answered = (id: string, isHidden: boolean) => ({
  ...{ template: 'story-answered', to: lead.email, about: `story:${id}` },
  values: expect.objectContaining({ isHidden }),
});
const notices = ['innovation.stories'];

beforeAll(async () => {
  contexts = await startContexts();
  [lead, partner, stranger] = (await Promise.all(
    ['Pacific Freight Lines', 'TechFlow Solutions', 'Meridian Foods'].map((name) => contexts.organization(name)),
  )) as [Viewer, Viewer, Viewer];
  await contexts.rows(`update membership.organizations set country = 'NZ' where id = $1`, [organizationOf(lead)]);
  admin = { ...stranger, kind: 'super-admin', organizations: [] };
});
beforeEach(async () => {
  const [{ id }] = await contexts.rows(
    `insert into innovation.projects (name, lead_organization_id) values ('Berth promise', $1) returning id`,
    [organizationOf(lead)],
  );
  projectId = id;
  await contexts.rows('insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)', [
    projectId,
    organizationOf(partner),
  ]);
});
afterAll(() => contexts.stop());

describe('a story', () => {
  it('is written by the lead of its project, as a draft that partners read', async () => {
    await expect(() => write({}, partner)).leavesBehind({ refused: 'organization_required' });
    await expect(() => write({}, as('viewer', lead))).leavesBehind({ refused: 'organization_required' });
    await expect(() => write({ named: [organizationOf(stranger)] })).leavesBehind({ refused: 'not_found' });
    await expect(() => write({ revision: 1 })).leavesBehind({ refused: 'edited_meanwhile' });
    let storyId = '';
    await expect(async () => {
      await write();
      storyId = (await own()).id;
      return storyId;
    }).leavesBehind((id: string) => ({
      events: [{ type: 'innovation.story-written', storyId: id, projectId }],
      audit: [audited('written', id, lead, { projectId, before: null, after: status('draft'), revision: 1 })],
      notices,
    }));
    expect(await shown()).toBe('not_found');
    expect((await contexts.get(StoriesQueries).ofProject(projectId, partner)).story).toMatchObject({
      ...words,
      ...{ status: 'draft', revision: 1, consents: [] },
    });
    expect(await refusal(contexts.get(StoriesQueries).ofProject(projectId, stranger))).toBe('not_found');
    await expect(() => write({ revision: 0 })).leavesBehind({ refused: 'edited_meanwhile' });
  });

  it('is drafted for who writes it from what is confirmed and measured and the gates that are passed, and says nothing that partners alone read', async () => {
    const draft = async (viewer = lead) => (await contexts.get(StoriesQueries).ofProject(projectId, viewer)).draft;
    const estimate = (state: string, amount: number, corrected: string | null = null) =>
      contexts.rows(
        `insert into innovation.value_entries (project_id, organization_id, kind, amount_minor, currency, usd_minor, happened_on,
           note, state, decided_by_organization_id, decided_at, corrected_by_id)
         values ($1, $2, 'revenue', $4, 'USD', $4, '2026-06-30', 'Fees.', $3, $5, case when $5::uuid is null then null else now() end, $6)
         returning id`,
        [
          projectId,
          organizationOf(lead),
          state,
          amount,
          state === 'confirmed' ? organizationOf(partner) : null,
          corrected,
        ],
      );
    const measure = (name: string, value?: number) =>
      contexts.rows(
        `with metric as (insert into innovation.success_metrics (project_id, organization_id, name, unit, baseline, target)
           values ($1, $3, $2, 'hours', 31, 8) returning id)
         insert into innovation.metric_measurements (metric_id, organization_id, measured_on, value)
         select id, $3, '2026-06-30', $4 from metric where $4::float8 is not null`,
        [projectId, name, organizationOf(lead), value ?? null],
      );
    await contexts.rows(`update innovation.projects set phase = 'pilot', start_date = '2026-02-02' where id = $1`, [
      projectId,
    ]);
    await contexts.rows(
      `insert into innovation.project_gate_items (project_id, phase, item, organization_id, note, ticked_at)
       values ($1, 'sandbox', 'partners_agreed', $2, 'Nobody tells this.', now()),
         ($1, 'pilot', 'sandbox_results', $2, 'Two ports tried it.', now()), ($1, 'scaling', 'pilot_results', $2, 'Not read yet.', now())`,
      [projectId, organizationOf(partner)],
    );
    await contexts.rows(`update membership.organizations set country = 'NZ' where id = any($1)`, [
      [organizationOf(lead), organizationOf(partner)],
    ]);
    await measure('Waiting at anchor', 9);
    await measure('Fuel burnt');
    const [{ id }] = await estimate('estimated', 700);
    await estimate('confirmed', 600, id);
    await contexts.rows(
      `insert into innovation.value_entries (project_id, organization_id, kind, amount_minor, currency, usd_minor, happened_on,
         note, state, decided_by_organization_id, decided_at, corrects_id)
       select project_id, organization_id, kind, 0, currency, 0, happened_on, note, 'confirmed', $2, now(), id
         from innovation.value_entries where id = $1`,
      [id, organizationOf(partner)],
    );
    expect(await draft()).toBeNull();
    await confirm();
    expect(await draft()).toEqual({
      title: 'Berth promise',
      summary: 'Pacific Freight Lines is carrying out “Berth promise” with TechFlow Solutions.',
      account: '- Planned from 2 February 2026.',
      impact:
        '$85,000,000 of cost saved is confirmed, in Q2 2026. Waiting at anchor went from 31 to 9 hours, against a target of 8.',
    });
    expect(await draft(partner)).toBeNull();
    expect(await draft(as('viewer', lead))).toBeNull();
    await contexts.rows(`update innovation.projects set phase = 'deployed' where id = $1`, [projectId]);
    expect(await draft()).toMatchObject({
      summary: expect.stringMatching(/^Pacific Freight Lines carried out “Berth promise” with/),
      account: '- Planned from 2 February 2026.',
    });
    await contexts.rows(
      `with problem as (insert into innovation.problems (organization_id, submitter_id, title, description)
          values ($2, $3, 'Ships wait at anchor', 'Long.') returning id),
        solution as (insert into innovation.solutions (organization_id, submitter_id, title, description)
          values ($2, $3, 'Arrival time on one page', 'Long.') returning id)
        update innovation.projects set problem_id = (select id from problem), solution_id = (select id from solution) where id = $1`,
      [projectId, organizationOf(lead), lead.id],
    );
    expect(await draft()).toMatchObject({
      summary: expect.stringMatching(/^Pacific Freight Lines solved “Ships wait at anchor” with/),
      account: 'What was tried: Arrival time on one page.\n\n- Planned from 2 February 2026.',
    });
    await write();
    expect(await draft()).toBeNull();
  });

  it('is asked about once something is confirmed: each that it names, by mail', async () => {
    await expect(() => ask()).leavesBehind({ refused: 'not_found' });
    await write();
    const { id } = await own();
    await expect(() => ask()).leavesBehind({ refused: 'nothing_confirmed' });
    await confirm();
    await expect(() => ask(partner)).leavesBehind({ refused: 'organization_required' });
    await expect(() => ask()).leavesBehind({
      events: [{ type: 'innovation.story-asked', storyId: id, projectId, organizationIds: [organizationOf(partner)] }],
      audit: [audited('asked', id, lead, { projectId, before: status('draft'), after: status('asked') })],
      mail: [{ template: 'story-consent-asked', to: partner.email, about: `story:${id}` }],
      notices,
    });
    await expect(() => ask()).leavesBehind({ refused: 'story_moved' });
    expect(await shown()).toBe('not_found');
  });

  it('is shown once all have agreed, with the figures of then', async () => {
    await confirm();
    await write();
    await ask();
    const { id } = await own();
    await expect(() => answer(ConsentState.Agreed, stranger)).leavesBehind({ refused: 'not_found' });
    await expect(() => answer(ConsentState.Agreed, as('member', partner))).leavesBehind({
      refused: 'organization_required',
    });
    await expect(() => answer(ConsentState.Agreed, partner, 2)).leavesBehind({ refused: 'edited_meanwhile' });
    const by = organizationOf(partner);
    await expect(() => answer(ConsentState.Agreed)).leavesBehind({
      events: [
        { type: 'innovation.story-consented', storyId: id, projectId, organizationId: by, state: 'agreed' },
        { type: 'innovation.story-published', storyId: id, projectId },
      ],
      audit: [
        audited('agreed', id, partner, { projectId, before: status('asked'), after: status('published'), by: [by] }),
      ],
      mail: [answered(id, false)],
      notices,
    });
    await confirm();
    expect(await shown()).toMatchObject({
      ...words,
      ...{ confirmedUsd: '85000000.00', countries: 1, entries: 1, projectName: 'Berth promise', isFeatured: false },
      organizations: [{ name: 'Pacific Freight Lines' }, { name: 'TechFlow Solutions' }],
      kinds: [{ kind: 'cost_saved', amountUsd: '85000000.00' }],
    });
    await contexts.rows(
      `update innovation.success_stories set created_at = '2026-01-02T03:04:05Z', figures = figures || '{"countries": 6}'
        where id = $1`,
      [id],
    );
    const [card] = (await contexts.get(StoriesQueries).list({ limit: 1 })).items;
    expect(card).toMatchObject({
      ...{ id, projectId, marketValue: '85000000.00', organizationsInvolved: 2, countries: 6, countriesReached: 6 },
      imageUrl: expect.stringMatching(new RegExp(`^https?://[^/]+/api/stories/${card?.slug}/picture$`)),
      createdAt: '2026-01-02T03:04:05.000Z',
    });
  });

  it('is gone at once when one takes its consent back, also who has left, and comes back with it', async () => {
    const { id } = await published();
    await contexts.rows('delete from innovation.project_collaborators where project_id = $1', [projectId]);
    const by = organizationOf(partner);
    await expect(() => answer(ConsentState.TakenBack)).leavesBehind({
      events: [
        { type: 'innovation.story-consented', storyId: id, projectId, organizationId: by, state: 'taken_back' },
        { type: 'innovation.story-withdrawn', storyId: id, projectId },
      ],
      audit: [
        audited('taken_back', id, partner, {
          projectId,
          before: status('published'),
          after: status('withdrawn'),
          by: [by],
        }),
      ],
      mail: [answered(id, true)],
      notices,
    });
    expect(await shown()).toBe('not_found');
    await expect(() => answer(ConsentState.TakenBack)).leavesBehind({ refused: 'story_moved' });
    await answer(ConsentState.Agreed);
    expect(await shown()).toMatchObject({ title: words.title });
  });

  it('names who has left the project in its outcomes too, and nobody else', async () => {
    await published();
    await contexts.rows('delete from innovation.project_collaborators where project_id = $1', [projectId]);
    const named = async (viewer: Viewer) =>
      (await contexts.get(OutcomesQueries).ofProject(projectId, viewer)).storyNamesYou;
    expect([await named(partner), await named(stranger)]).toEqual([true, false]);
  });

  it('is not shown where what was confirmed is corrected before all have agreed, nor when it is written then', async () => {
    await confirm();
    await write();
    await ask();
    await contexts.rows('delete from innovation.value_entries where project_id = $1', [projectId]);
    await expect(() => answer(ConsentState.Agreed)).leavesBehind({ refused: 'nothing_confirmed' });
    expect(await own()).toMatchObject({ status: 'asked' });
    await write({ title: 'Seven ports', revision: 1 });
    expect(await own()).toMatchObject({ status: 'draft', consents: [] });
  });

  it('that its lead has taken back is asked about anew by its owners and admins alone', async () => {
    await published();
    await answer(ConsentState.TakenBack, lead);
    const member = as('member', lead);
    await expect(() => ask(member)).leavesBehind({ refused: 'organization_required' });
    await write({ revision: 1 }, member);
    expect((await own()).consents).toMatchObject([
      { organization: { name: 'Pacific Freight Lines' }, state: 'taken_back' },
    ]);
    await expect(() => answer(ConsentState.Agreed, lead, 2)).leavesBehind({ refused: 'story_moved' });
    await expect(() => ask(member)).leavesBehind({ refused: 'organization_required' });
    await ask();
    expect((await own()).status).toBe('asked');
  });

  it('that was withdrawn is a draft to which nobody has agreed once it is written', async () => {
    await published();
    await answer(ConsentState.TakenBack);
    await write({ revision: 1 });
    expect(await own()).toMatchObject({ status: 'draft', consents: [] });
  });

  it('tells of each metric what was measured last, also of two on one day', async () => {
    await contexts.rows(
      `with metric as (insert into innovation.success_metrics (project_id, organization_id, name, unit, baseline, target)
         values ($1, $2, 'Waiting', 'hours', 31, 8) returning id)
       insert into innovation.metric_measurements (id, metric_id, organization_id, measured_on, value, created_at)
       select (case n when 1 then 'f' else '0' end || right(gen_random_uuid()::text, 35))::uuid, id, $2, '2026-06-30', n,
         timestamptz '2026-06-30 10:00Z' + n * interval '1 minute'
       from metric, generate_series(1, 2) n`,
      [projectId, organizationOf(lead)],
    );
    await published();
    expect(await shown()).toMatchObject({ metrics: [{ name: 'Waiting', from: 31, to: 2 }] });
  });

  it('is asked about anew when its words change, and not shown until then', async () => {
    const { id } = await published();
    await expect(() => write({ title: 'Seven ports', revision: 1 })).leavesBehind({
      events: [
        { type: 'innovation.story-asked', storyId: id, projectId, organizationIds: [organizationOf(partner)] },
        { type: 'innovation.story-withdrawn', storyId: id, projectId },
        { type: 'innovation.story-written', storyId: id, projectId },
      ],
      audit: [
        audited('written', id, lead, { projectId, before: status('published'), after: status('asked'), revision: 2 }),
      ],
      mail: [{ template: 'story-consent-asked', to: partner.email, about: `story:${id}` }],
      notices,
    });
    expect(await shown()).toBe('not_found');
    expect(await refusal(answer(ConsentState.Agreed))).toBe('edited_meanwhile');
    await answer(ConsentState.Agreed, partner, 2);
    expect(await shown()).toMatchObject({ title: 'Seven ports', slug: (await own()).slug });
  });

  it('that names its lead alone is shown as soon as it asks', async () => {
    await confirm();
    await write({ named: [] });
    await ask();
    expect(await shown()).toMatchObject({ organizations: [{ name: 'Pacific Freight Lines' }] });
  });

  it('says the name of no partner that it does not ask', async () => {
    await confirm();
    await write({ named: [], summary: 'Built with TechFlow Solutions: nine ports sign.' });
    await expect(() => ask()).leavesBehind({ refused: 'names_unasked' });
    await write({ named: [], summary: 'Nine ports sign.', account: '**TechFlow\nSolutions** built it.', revision: 1 });
    await expect(() => ask()).leavesBehind({ refused: 'names_unasked' });
    await write({
      named: [],
      summary: 'Nine ports sign.',
      account: 'TechFlow SolutionsX is another one.',
      revision: 2,
    });
    await ask();
    expect(await shown()).toBeDefined();
    // Also once it is shown.
    const rewrite = () => write({ named: [], impact: 'TechFlow Solutions gains.', revision: 3 });
    await expect(rewrite).leavesBehind({ refused: 'names_unasked' });
    await write({ impact: 'TechFlow Solutions gains.', revision: 3 });
  });

  it('tells its lead where it says such a name', async () => {
    const unasked = async (viewer = lead) =>
      (await contexts.get(StoriesQueries).ofProject(projectId, viewer)).story?.unasked;
    const names = ['TechFlow Solutions'];
    await confirm();
    await write({ named: [], title: 'TechFlow Solutions at sea', impact: 'techflow **solutions** gains.' });
    await contexts.rows(`update innovation.projects set name = 'TECHFLOW SOLUTIONS pilot' where id = $1`, [projectId]);
    expect(await unasked()).toEqual([
      { place: 'title', names },
      { place: 'impact', names },
      { place: 'project_name', names },
    ]);
    const { projectName } = await contexts.get(StoriesQueries).ofProject(projectId, lead);
    expect(projectName).toBe('TECHFLOW SOLUTIONS pilot');
    expect(await unasked(partner)).toEqual([]);
    expect(await unasked(as('viewer', lead))).toEqual([]);
    await expect(ask()).rejects.toMatchObject({
      message: expect.stringMatching(/^The title says the name of TechFlow Solutions\. The impact .*: name them, or/),
      details: {
        errors: [
          { field: 'title', message: 'The title says the name of TechFlow Solutions.' },
          { field: 'impact', message: 'The impact says the name of TechFlow Solutions.' },
          { field: 'project_name', message: 'The name of the project says the name of TechFlow Solutions.' },
        ],
      },
    });
    await write({ title: 'TechFlow Solutions at sea', revision: 1 });
    expect(await unasked()).toEqual([]);
  });

  it('says no name of who has joined its project since it was written', async () => {
    await confirm();
    await write({ summary: 'Meridian Foods lent us its models.' });
    expect((await own()).unasked).toEqual([]);
    await contexts.rows('insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)', [
      projectId,
      organizationOf(stranger),
    ]);
    expect((await own()).unasked).toEqual([{ place: 'summary', names: ['Meridian Foods'] }]);
    await expect(() => ask()).leavesBehind({ refused: 'names_unasked' });
  });

  it('may say the name of its lead, also where that of a partner is a part of it', async () => {
    const freight = await contexts.organization('Pacific Freight');
    await contexts.rows('insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)', [
      projectId,
      organizationOf(freight),
    ]);
    await confirm();
    await write({ named: [], summary: 'Ships of Pacific Freight Lines slow down.' });
    expect((await own()).unasked).toEqual([]);
    await ask();
    expect(await shown()).toMatchObject({ organizations: [{ name: 'Pacific Freight Lines' }] });
  });

  it('says it neither in the name of its project, nor in what was measured, nor in its address', async () => {
    await confirm();
    await write({ named: [], title: 'TechFlow Solutions at six ports' });
    expect((await own()).slug).toMatch(/^techflow-solutions-at-six-ports/);
    await write({ named: [], title: 'No ship waits', revision: 1 });
    const rename = (name: string) =>
      contexts.rows('update innovation.projects set name = $2 where id = $1', [projectId, name]);
    await rename('Techflow solutions berth promise');
    await expect(() => ask()).leavesBehind({ refused: 'names_unasked' });
    await rename('Berth promise');
    await measure('Ships of TECHFLOW SOLUTIONS', 7);
    await measure('Ships', 7, 'TechFlow Solutions hours');
    await measure('Ships of all', 9);
    await ask();
    await rename('TechFlow Solutions berth promise');
    const told = await shown();
    expect(told).toMatchObject({ projectName: 'Berth promise', metrics: [{ name: 'Ships of all' }] });
    expect((told as { slug: string }).slug).toBe('no-ship-waits');
    // Nor once what it tells has changed.
    await confirm('100');
    await measure('Berths of TechFlow Solutions', 3);
    await contexts.rows(
      `update innovation.value_entries set state = 'estimated', decided_at = null, decided_by_organization_id = null
        where project_id = $1 and amount_minor = 8500000000`,
      [projectId],
    );
    const entry = {
      projectId,
      organizationId: organizationOf(lead),
      state: ValueState.Confirmed,
      decidedAt: new Date(0),
    };
    const refigure = () => contexts.get(RefigureStory).execute(lead, entry as ValueEntry);
    await contexts.get(Database).transaction(refigure);
    expect(await shown()).toMatchObject({ projectName: 'Berth promise', metrics: [{ name: 'Ships of all' }] });
  });

  it('says neither the name of who has left the project, unless it asks them again', async () => {
    const { slug } = await published();
    await contexts.rows('delete from innovation.project_collaborators where project_id = $1', [projectId]);
    // Who has left still sees it, to take its consent back.
    expect(await contexts.get(StoriesQueries).ofProject(projectId, partner)).toMatchObject({ story: { slug } });
    const summary = 'Built with TechFlow Solutions.';
    await expect(() => write({ named: [], summary, revision: 1 })).leavesBehind({ refused: 'names_unasked' });
    const { partners } = await contexts.get(StoriesQueries).ofProject(projectId, lead);
    expect(partners).toMatchObject([{ name: 'TechFlow Solutions' }]);
    await write({ summary, revision: 1 });
    expect(await shown()).toBe('not_found');
    await answer(ConsentState.TakenBack, partner, 2);
    await write({ named: [], summary, revision: 2 });
    await expect(() => ask()).leavesBehind({ refused: 'names_unasked' });
    await write({ named: [], revision: 3 });
    await ask();
    expect(await shown()).toMatchObject({ slug, organizations: [{ name: 'Pacific Freight Lines' }] });
    // It may be asked again, and nobody who has never had a part.
    await write({ summary, revision: 4 });
    const unknown = () => write({ named: [organizationOf(stranger)], revision: 5 });
    await expect(unknown).leavesBehind({ refused: 'not_found' });
  });

  it('says no name of who has led the project, unless they are asked', async () => {
    await confirm();
    await write({ named: [], summary: 'Begun by Pacific Freight Lines.' });
    await contexts.rows('update innovation.projects set lead_organization_id = $2 where id = $1', [
      projectId,
      organizationOf(stranger),
    ]);
    await expect(() => ask(stranger)).leavesBehind({ refused: 'names_unasked' });
    await write({ named: [organizationOf(lead)], summary: 'Begun by Pacific Freight Lines.', revision: 1 }, stranger);
    await ask(stranger);
  });

  it('has an address of its own, also where others have its title, at once or before', async () => {
    const title = 'Nine harbours wait for nobody';
    const projects = [projectId];
    for (let n = 0; n < 3; n += 1) {
      const [{ id }] = await contexts.rows(
        `insert into innovation.projects (name, lead_organization_id) values ('Berth promise', $1) returning id`,
        [organizationOf(lead)],
      );
      projects.push(id);
    }
    const begin = (id: string) =>
      contexts.get(WriteStory).execute(lead, id, { ...words, title, named: [], revision: 0 });
    const [last, ...others] = projects as [string, ...string[]];
    await Promise.all(others.map(begin));
    await begin(last);
    const slugs = (
      await contexts.rows('select slug from innovation.success_stories where project_id = any($1)', [projects])
    ).map(({ slug }: { slug: string }) => slug);
    expect(new Set(slugs).size).toBe(4);
    expect(slugs).toContain('nine-harbours-wait-for-nobody');
    expect(slugs).toContain(`nine-harbours-wait-for-nobody-${last.slice(0, 8)}`);
  });

  it('stands after those that are featured, on all pages, until its words change', async () => {
    await contexts.rows('delete from innovation.success_stories');
    const first = await published();
    await contexts.get(FeatureStory).execute(admin, first.id, true);
    await contexts.rows(
      `insert into innovation.success_stories (project_id, slug, title, summary, status, published_at, figures)
       select $1, 'later-' || n, 'Later', 'Later.', 'published', now() + n * interval '1 day', $2
       from generate_series(1, 2) n`,
      [projectId, { usdMinor: '0', entries: 0, kinds: [], metrics: [], organizations: 0, countries: 0 }],
    );
    const slugs: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await contexts.get(StoriesQueries).list({ limit: 1, cursor });
      slugs.push(...page.items.map(({ slug }) => slug));
      cursor = page.next;
    } while (cursor);
    expect(slugs).toEqual([first.slug, 'later-2', 'later-1']);
    await contexts.rows(`delete from innovation.success_stories where slug like 'later-%'`);
    await write({ revision: 1 });
    await answer(ConsentState.Agreed, partner, 2);
    expect(await shown()).toMatchObject({ isFeatured: false });
  });

  it('is featured by a super admin while it is shown', async () => {
    const { id } = await published();
    const feature = (storyId: string) => contexts.get(FeatureStory).execute(admin, storyId, true);
    await expect(() => feature(projectId)).leavesBehind({ refused: 'not_found' });
    await expect(() => feature(id)).leavesBehind({
      audit: [audited('featured', id, admin, { before: { isFeatured: false }, after: { isFeatured: true } })],
      notices,
    });
    expect(await shown()).toMatchObject({ isFeatured: true });
  });
});

describe('the picture of a story', () => {
  it('is drawn once for what it shows, and is gone with the story', async () => {
    const { slug, revision } = await published();
    const pictures = contexts.get(StoryPictures);
    const [first, again] = await Promise.all([pictures.of(slug), pictures.of(slug)]);
    expect(again.png).toBe(first.png);
    expect(first.png.subarray(1, 4).toString()).toBe('PNG');
    expect(first.png.length).toBeLessThan(100_000);
    await answer(ConsentState.TakenBack, partner, revision);
    expect(await refusal(pictures.of(slug))).toBe('not_found');
    await write({ title: 'Seven ports keep one promise', revision });
    await ask();
    await answer(ConsentState.Agreed, partner, revision + 1);
    expect((await pictures.of((await own()).slug)).version).not.toBe(first.version);
  });
});
