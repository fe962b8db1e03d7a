import { screen, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import SettingsPage from './SettingsPage';

const trial = {
  name: 'trialDays',
  kind: 'days',
  part: 'Plans and payments',
  label: 'Trial',
  meaning: 'How long a paid plan can be tried.',
  value: 21,
  default: 14,
  min: 1,
  max: 90,
  revision: 3,
  lastChange: { at: '2026-11-20T10:00:00Z', by: 'noor', before: 14, after: 21, reason: 'Two weeks were too short' },
};
const mentors = {
  ...trial,
  name: 'mentorsSection',
  kind: 'switch',
  part: 'Sections',
  label: 'Mentors',
  meaning: 'Mentors and their sessions.',
  value: 1,
  default: 1,
  min: 0,
  max: 1,
  revision: 0,
  lastChange: null,
};

const open = (answers: object = {}) =>
  openPage(SettingsPage, {
    path: '/admin/settings',
    answers: {
      'GET /api/admin/settings': () => [trial, mentors],
      'GET /api/admin/settings/trialDays/changes': () => [trial.lastChange],
      'GET /api/admin/settings/mentorsSection/changes': () => [],
      ...answers,
    } as never,
  });
const put = 'PUT /api/admin/settings/trialDays';
const reason = 'Ministries need longer';
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the settings of the alliance', () => {
  it('are shown part by part, with what they are by default and who has changed them', async () => {
    open();
    const plans = within(await screen.findByRole('region', { name: 'Plans and payments' }));
    expect(plans.getByText('21 days')).toBeVisible();
    expect(plans.getByText(/By default 14 days\. Changed by noor/)).toBeVisible();
    const sections = within(screen.getByRole('region', { name: 'Sections' }));
    expect(sections.getByText('On')).toBeVisible();
    expect(sections.queryByText(/By default|Changed by/)).toBeNull();
  });

  it('are changed within their limits, on what was read of them', async () => {
    const { user, callsTo } = open({ [put]: () => json(200, [{ ...trial, value: 30, revision: 4 }, mentors]) });
    await user.click(await screen.findByRole('button', { name: 'Trial: 21 days. Change' }));
    const dialog = await dialogOf('Trial');
    expect(await dialog.findByText('14 days to 21 days, by noor')).toHaveTextContent('Two weeks were too short');
    const days = dialog.getByLabelText(/^Days/);
    for (const typed of ['0', '91', '1.5', 'two']) {
      await user.clear(days);
      await user.type(days, typed);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(dialog.getAllByText('Enter a whole number, 1 to 90 days')[0]).toBeVisible();
    }
    await user.clear(days);
    await user.type(days, '30');
    await user.type(dialog.getByLabelText(/^Reason/), ' ');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getAllByText('Say why')[0]).toBeVisible();
    expect(callsTo(put)).toEqual([]);
    await user.clear(dialog.getByLabelText(/^Reason/));
    await user.type(dialog.getByLabelText(/^Reason/), reason);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Trial: 30 days.')).toBeVisible();
    expect(callsTo(put).map(({ body }) => body)).toEqual([{ value: 30, revision: 3, reason }]);
  });

  it('go back to their default', async () => {
    const { user, callsTo } = open({ [put]: () => json(200, [{ ...trial, value: 14, revision: 4 }, mentors]) });
    await user.click(await screen.findByRole('button', { name: 'Trial: 21 days. Change' }));
    const dialog = await dialogOf('Trial');
    await user.click(dialog.getByRole('button', { name: 'Back to Default: 14 days' }));
    expect(dialog.queryByRole('button', { name: /Back to Default/ })).toBeNull();
    await user.type(dialog.getByLabelText(/^Reason/), reason);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Trial: 14 days.')).toBeVisible();
    expect(callsTo(put)[0]?.body).toEqual({ value: 14, revision: 3, reason });
  });

  it('are on or off', async () => {
    const off = 'PUT /api/admin/settings/mentorsSection';
    const { user, callsTo } = open({ [off]: () => json(200, [trial, { ...mentors, value: 0, revision: 1 }]) });
    await user.click(await screen.findByRole('button', { name: 'Mentors: On. Change' }));
    const dialog = await dialogOf('Mentors');
    expect(await dialog.findByText('Nobody has changed it yet.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Off' }));
    await user.type(dialog.getByLabelText(/^Reason/), reason);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Mentors: off.')).toBeVisible();
    expect(callsTo(off)[0]?.body).toEqual({ value: 0, revision: 0, reason });
  });

  it('show both where somebody else has changed one meanwhile, and save over it only after that was seen', async () => {
    let now = trial;
    const { user, callsTo } = open({
      'GET /api/admin/settings': () => [now, mentors],
      [put]: ({ body }: { body: { revision: number; value: number } }) => {
        if (body.revision === now.revision) return json(200, [{ ...now, value: body.value, revision: 5 }, mentors]);
        return refusal(409, 'edited_meanwhile', 'Somebody has changed this.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Trial: 21 days. Change' }));
    now = { ...trial, value: 28, revision: 4 };
    const dialog = await dialogOf('Trial');
    await user.clear(dialog.getByLabelText(/^Days/));
    await user.type(dialog.getByLabelText(/^Days/), '30');
    await user.type(dialog.getByLabelText(/^Reason/), reason);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const conflict = within(await dialog.findByRole('alert'));
    expect(conflict.getByText('30 days')).toBeVisible();
    expect(conflict.getByText('28 days')).toBeVisible();
    await user.click(conflict.getByRole('button', { name: 'Keep What I Changed' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Trial: 30 days.')).toBeVisible();
    expect(callsTo(put).map(({ body }) => body)).toEqual([
      { value: 30, revision: 3, reason },
      { value: 30, revision: 4, reason },
    ]);
  });

  it('say why they could not be loaded or changed', async () => {
    const { user } = open({ [put]: () => refusal(403, 'forbidden', 'You may not do this.') });
    await user.click(await screen.findByRole('button', { name: 'Trial: 21 days. Change' }));
    const dialog = await dialogOf('Trial');
    await user.type(dialog.getByLabelText(/^Reason/), reason);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/may not do this/)).toBeVisible();
  });
});
