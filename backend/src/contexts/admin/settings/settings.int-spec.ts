import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { eventually } from '../../../../test/support/registration';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { type DaysSetting, definedSettings, settingNamed } from '../../../platform/settings/define-setting';
import { ChangeSetting } from './change-setting';
import { SettingsQueries } from './settings.queries';

let contexts: Contexts;
let root: Viewer;

beforeAll(async () => {
  contexts = await startContexts();
  root = await contexts.superAdmin();
});
afterAll(() => contexts.stop());

const name = 'trialDays';
const trial = () => settingNamed(name) as DaysSetting;
const change = (value: number, revision: number, of = name) =>
  contexts.get(ChangeSetting).execute(root, of, { value, revision, reason: 'It suits ministries better' });
const shown = async () => (await contexts.get(SettingsQueries).all()).find((one) => one.name === name);

describe('settings of the alliance', () => {
  it('have a value from the start, of which nobody has changed anything', async () => {
    const all = await contexts.get(SettingsQueries).all();
    expect(all.map((setting) => setting.name)).toEqual(definedSettings().map((setting) => setting.name));
    for (const setting of all)
      expect(setting).toMatchObject({
        value: setting.default,
        revision: 0,
        lastChange: null,
        part: expect.any(String),
      });
    expect(await contexts.get(SettingsQueries).changes(name)).toEqual([]);
  });

  it('are changed by a super admin, on record, and every process knows it', async () => {
    const other = await contexts.beside();
    const there = () => other.get(AllianceSettings).days(trial());
    expect(await there()).toBe(14);
    await expect(() => change(21, 0)).leavesBehind({
      audit: [
        {
          action: 'setting.changed',
          actor: `admin:${root.id}`,
          subject: 'setting:trialDays',
          details: { reason: 'It suits ministries better', before: { value: 14 }, after: { value: 21 } },
        },
      ],
      events: [{ type: 'platform.setting-changed', name, before: 14, after: 21 }],
      notices: ['platform.settings'],
    });
    expect(await contexts.get(AllianceSettings).days(trial())).toBe(21);
    await eventually(async () => (await there()) === 21, 'the other process to know');
    await other.close();
  });

  it('show who changed them last, and before that', async () => {
    await change(30, 1);
    expect(await shown()).toMatchObject({
      value: 30,
      default: 14,
      revision: 2,
      lastChange: { by: 'admin', before: 21, after: 30 },
    });
    const steps = (await contexts.get(SettingsQueries).changes(name)).map(({ before, after }) => [before, after]);
    expect(steps).toEqual([
      [21, 30],
      [14, 21],
    ]);
  });

  it('are changed on what was read of them alone: of two at once one is told', async () => {
    const outcomes = await Promise.all([7, 8].map((days) => refusal(change(days, 2))));
    expect(outcomes.sort()).toEqual(['edited_meanwhile', undefined]);
    await expect(() => change(9, 2)).leavesBehind({ refused: 'edited_meanwhile' });
    // One that nobody has set before.
    const both = await Promise.all([40, 50].map((days) => refusal(change(days, 0, 'moneyBackDays'))));
    expect(both.sort()).toEqual(['edited_meanwhile', undefined]);
    expect(await refusal(change(60, 7, 'moneyBackDays'))).toBe('edited_meanwhile');
  });

  it('leave nothing where nothing changes', async () => {
    const { value, revision } = (await shown()) as { value: number; revision: number };
    await expect(() => change(value, revision)).leavesBehind({});
    expect((await shown())?.revision).toBe(revision);
  });

  it('are refused beyond their limits, each by its own', async () => {
    for (const setting of definedSettings())
      for (const value of [setting.min - 1, setting.max + 1])
        await expect(() => change(value, 0, setting.name)).leavesBehind({ refused: 'invalid_input' });
    await expect(() => change(1, 0, 'shoeSize')).leavesBehind({ refused: 'not_found' });
    expect(await refusal(contexts.get(SettingsQueries).changes('shoeSize'))).toBe('not_found');
  });

  it('are as others see them while a transaction that changes them is under way, and after it was undone', async () => {
    const before = await contexts.get(AllianceSettings).days(trial());
    const failing = contexts.get(Database).transaction(async () => {
      await contexts.get(AllianceSettings).set(trial(), 90, 3);
      expect(await contexts.get(AllianceSettings).days(trial())).toBe(90);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await contexts.get(AllianceSettings).days(trial())).toBe(before);
  });
});
