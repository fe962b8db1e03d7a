import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import type { Viewer } from '../../../platform/http/viewer';
import { ConsentState, ValueKind, ValueState } from '../innovation.enums';
import { ClaimValue } from '../outcomes/claim-value';
import { CorrectValue } from '../outcomes/correct-value';
import { DecideValue } from '../outcomes/decide-value';
import { EnterValue } from '../outcomes/enter-value';
import { AnswerStory } from './answer-story';
import { AskConsent } from './ask-consent';
import { StoriesQueries } from './stories.queries';
import { WriteStory } from './write-story';

let contexts: Contexts;
let lead: Viewer;
let partner: Viewer;
let newcomer: Viewer;
let projectId: string;

/** A value that one enters and the other confirms. */
async function confirmed(amount: string, by = lead, other = partner): Promise<string> {
  const id = await contexts.get(EnterValue).execute(by, projectId, {
    ...{
      organizationId: organizationOf(by),
      kind: ValueKind.CostSaved,
      amount,
      happenedOn: '2026-06-30',
      note: 'Fuel.',
    },
  });
  await contexts.get(ClaimValue).execute(by, id, 'Ledger');
  await contexts.get(DecideValue).execute(other, id, ValueState.Confirmed);
  contexts.clock.move(1000);
  return id;
}
const correct = (id: string, viewer = lead) =>
  contexts.get(CorrectValue).execute(viewer, id, { amount: '$1M', note: 'Counted twice.' });
const ask = () => contexts.get(AskConsent).execute(lead, projectId);
const agree = (viewer: Viewer, revision: number, state = ConsentState.Agreed as const) =>
  contexts.get(AnswerStory).execute(viewer, projectId, state, revision);
const takeBack = (revision: number) =>
  contexts.get(AnswerStory).execute(partner, projectId, ConsentState.TakenBack, revision);
const own = async () => {
  const { story } = await contexts.get(StoriesQueries).ofProject(projectId, lead);
  if (!story) throw new Error('there is no story');
  return story;
};
const shown = async () => {
  const read = contexts.get(StoriesQueries).get((await own()).slug);
  return read.then(
    ({ confirmedUsd }) => confirmedUsd,
    ({ code }) => code,
  );
};
const written = (changes: object = {}) =>
  contexts.get(WriteStory).execute(lead, projectId, {
    ...{ title: 'Six ports', summary: 'Slow.', account: 'One time.', impact: 'Nine hours.' },
    ...{ named: [organizationOf(partner)], revision: 0 },
    ...changes,
  });
/** A story about what is confirmed, to which both have agreed. */
async function published(changes: object = {}): Promise<void> {
  await written(changes);
  await ask();
  await agree(partner, 1);
}
const join = (viewer: Viewer) =>
  contexts.rows('insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)', [
    projectId,
    organizationOf(viewer),
  ]);
const mailsAbout = async (storyId: string) =>
  (
    await contexts.rows(
      `select to_address as recipient from notifications.messages where about = $1 and template = 'story-figures-changed' order by 1`,
      [`story:${storyId}`],
    )
  ).map(({ recipient }: { recipient: string }) => recipient);

beforeAll(async () => {
  contexts = await startContexts();
  lead = await contexts.organization('Pacific Freight Lines');
  partner = await contexts.organization('TechFlow Solutions');
  newcomer = await contexts.organization('Meridian Foods');
});
beforeEach(async () => {
  const [{ id }] = await contexts.rows(
    `insert into innovation.projects (name, lead_organization_id) values ('Berth promise', $1) returning id`,
    [organizationOf(lead)],
  );
  projectId = id;
  await join(partner);
  contexts.clock.reset();
});
afterAll(() => contexts.stop());

describe('a story whose confirmed value is corrected', () => {
  it('is shown to nobody else, and all but who corrects are asked anew about what is left', async () => {
    await confirmed('$8M');
    const wrong = await confirmed('$5M');
    await published();
    expect(await shown()).toBe('13000000.00');
    await correct(wrong);
    const story = await own();
    expect(story).toMatchObject({ status: 'asked', revision: 2, confirmedUsd: '8000000.00' });
    expect(story.consents.map(({ organization, state }) => [organization.name, state]).sort()).toEqual([
      ['Pacific Freight Lines', 'agreed'],
      ['TechFlow Solutions', 'asked'],
    ]);
    expect(await shown()).toBe('not_found');
    expect(await mailsAbout(story.id)).toEqual([partner.email]);
    expect(await refusal(agree(partner, 1))).toBe('edited_meanwhile');
    await agree(partner, 2);
    expect(await shown()).toBe('8000000.00');
  });

  it('leaves its event, its audit and its mail behind, with the correction', async () => {
    await confirmed('$8M');
    const wrong = await confirmed('$5M');
    await published();
    const { id: storyId } = await own();
    const ids = { storyId, projectId };
    const [by, partnerId] = [organizationOf(lead), organizationOf(partner)];
    const audited = (action: string, subject: string, details: object) => ({
      ...{ action, actor: `member:${lead.id}`, subject, details },
    });
    await expect(() => correct(wrong)).leavesBehind((entryId: string) => ({
      events: [
        { type: 'innovation.story-asked', ...ids, organizationIds: [partnerId] },
        { type: 'innovation.story-withdrawn', ...ids },
        { type: 'innovation.value-entered', entryId, projectId, organizationId: by, correctsId: wrong },
      ],
      audit: [
        audited('story.refigured', `story:${storyId}`, {
          ...{ projectId, before: { status: 'published' }, after: { status: 'asked' }, revision: 2 },
        }),
        audited('value.corrected', `value:${entryId}`, {
          ...{
            projectId,
            organizationId: by,
            amountMinor: '100000000',
            currency: 'USD',
            corrects: wrong,
            before: 'confirmed',
          },
        }),
      ],
      mail: [
        { template: 'story-figures-changed', to: partner.email, about: `story:${storyId}` },
        { template: 'value-answered', to: partner.email, about: `value:${wrong}` },
      ],
      notices: ['innovation.outcomes', 'innovation.stories'],
    }));
  });

  it('is not shown either where it is corrected while the last one agrees', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [{ id }] = await contexts.rows(
        `insert into innovation.projects (name, lead_organization_id) values ('Berth promise', $1) returning id`,
        [organizationOf(lead)],
      );
      projectId = id;
      await join(partner);
      await confirmed('$8M');
      const wrong = await confirmed('$5M');
      await written();
      await ask();
      const waiting = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const [corrected, agreed] = await Promise.allSettled([
        waiting(round % 4).then(() => correct(wrong)),
        waiting(3 - (round % 4)).then(() => agree(partner, 1)),
      ]);
      expect(corrected.status).toBe('fulfilled');
      // It was in time, or is told that it was not.
      if (agreed.status === 'rejected') expect(agreed.reason.code).toBe('edited_meanwhile');
      const story = await own();
      expect(story).toMatchObject({ status: 'asked', revision: 2, confirmedUsd: '8000000.00' });
      expect(story.consents.find(({ organization }) => organization.id === organizationOf(partner))?.state).toBe(
        'asked',
      );
      expect(await shown()).toBe('not_found');
    }
  });

  it('by a partner is asked of the lead as well', async () => {
    await confirmed('$8M');
    const id = await confirmed('$2M', partner, lead);
    await published();
    await correct(id, as('member', partner));
    const story = await own();
    expect(story.consents.map(({ state }) => state)).toEqual(['asked', 'asked']);
    expect(await mailsAbout(story.id)).toEqual([lead.email]);
    await agree(partner, 2);
    expect(await shown()).toBe('not_found');
    await agree(lead, 2);
    expect(await shown()).toBe('8000000.00');
  });

  it('is a draft where nothing else is confirmed', async () => {
    const only = await confirmed('$5M');
    // That it says the name of who has joined since matters no more.
    await published({ summary: 'Meridian Foods lent us its models.' });
    await join(newcomer);
    await correct(only);
    const story = await own();
    expect(story).toMatchObject({ status: 'draft', confirmedUsd: null, consents: [] });
    expect(await mailsAbout(story.id)).toEqual([partner.email]);
    expect(await refusal(ask())).toBe('nothing_confirmed');
  });

  it('is a draft where it says the name of who has joined since, and its lead is told so', async () => {
    await confirmed('$8M');
    const wrong = await confirmed('$5M');
    await published({ summary: 'Meridian Foods lent us its models.', impact: 'Meridian Foods gains.' });
    await join(newcomer);
    const { id: storyId, slug } = await own();
    const unasked = 'The summary says the name of Meridian Foods. The impact says the name of Meridian Foods.';
    const told = { template: 'story-figures-changed', about: `story:${storyId}` };
    await expect(() => correct(wrong)).leavesBehind((entryId: string) => ({
      events: [
        { type: 'innovation.story-withdrawn', storyId, projectId },
        {
          ...{ type: 'innovation.value-entered', entryId, projectId, organizationId: organizationOf(lead) },
          correctsId: wrong,
        },
      ],
      audit: [
        expect.objectContaining({
          action: 'story.refigured',
          details: { projectId, before: { status: 'published' }, after: { status: 'draft' }, revision: 1 },
        }),
        expect.objectContaining({ action: 'value.corrected' }),
      ],
      mail: [
        ...[lead, partner].map(({ email }) => ({
          ...{ ...told, to: email },
          values: expect.objectContaining({ amount: null, unasked }),
        })),
        { template: 'value-answered', to: partner.email, about: `value:${wrong}` },
      ],
      notices: ['innovation.outcomes', 'innovation.stories'],
    }));
    const story = await own();
    expect(story).toMatchObject({
      ...{ status: 'draft', slug, consents: [], confirmedUsd: null },
      unasked: ['summary', 'impact'].map((place) => ({ place, names: ['Meridian Foods'] })),
    });
    expect(await shown()).toBe('not_found');
    expect(await refusal(ask())).toBe('names_unasked');
  });

  it('by a partner, where it says such a name, is a draft of which the lead alone is told', async () => {
    await confirmed('$8M');
    const wrong = await confirmed('$5M', partner, lead);
    await published({ impact: 'Meridian Foods gains.' });
    await join(newcomer);
    await correct(wrong, partner);
    const { id, status } = await own();
    expect(status).toBe('draft');
    expect(await mailsAbout(id)).toEqual([lead.email]);
  });

  it('says such a name neither in what was measured nor in its address', async () => {
    await confirmed('$8M');
    const wrong = await confirmed('$5M');
    const [{ id: metricId }] = await contexts.rows(
      `insert into innovation.success_metrics (project_id, organization_id, name, unit, baseline, target)
        values ($1, $2, 'Ships of Meridian Foods', 'ships', 1, 9) returning id`,
      [projectId, organizationOf(lead)],
    );
    await contexts.rows(
      `insert into innovation.metric_measurements (metric_id, organization_id, value, measured_on) values ($1, $2, 7, '2026-06-30')`,
      [metricId, organizationOf(lead)],
    );
    await written({ title: 'Meridian Foods at ports', revision: 0 });
    await written({ title: 'Ports at last', revision: 1 });
    await ask();
    await agree(partner, 2);
    const read = async () => contexts.get(StoriesQueries).get((await own()).slug);
    expect(await read()).toMatchObject({ slug: 'meridian-foods-at-ports', metrics: [{ to: 7 }] });
    await join(newcomer);
    await correct(wrong);
    await agree(partner, 3);
    expect(await read()).toMatchObject({ slug: 'ports-at-last', metrics: [], confirmedUsd: '8000000.00' });
  });

  it('is asked about anew also before all have agreed, and a draft where one has taken its consent back', async () => {
    await confirmed('$8M');
    const wrong = await confirmed('$5M');
    const another = await confirmed('$3M');
    await published();
    await takeBack(1);
    await correct(wrong);
    expect(await own()).toMatchObject({ status: 'draft', consents: [] });
    await ask();
    const { revision } = await own();
    await correct(another);
    expect(await own()).toMatchObject({ status: 'asked', confirmedUsd: '8000000.00', revision: revision + 1 });
  });

  it('stays where the value came later than what it tells', async () => {
    await confirmed('$8M');
    await published();
    const later = await confirmed('$5M');
    expect(await shown()).toBe('8000000.00');
    await correct(later);
    expect(await shown()).toBe('8000000.00');
  });
});

it('a story that is shown is asked about anew once more is confirmed, by its lead', async () => {
  await confirmed('$8M');
  await published();
  expect(await refusal(ask())).toBe('story_moved');
  await confirmed('$5M');
  expect(await refusal(contexts.get(AskConsent).execute(partner, projectId))).toBe('organization_required');
  await ask();
  expect(await own()).toMatchObject({ status: 'asked', revision: 2, confirmedUsd: '13000000.00' });
  expect(await shown()).toBe('not_found');
  await agree(partner, 2);
  expect(await shown()).toBe('13000000.00');
});
