import { defineDays, definedSettings, defineSwitch, SettingKind, SettingPart, settingNamed } from './define-setting';

const words = { part: SettingPart.Keeping, label: 'Cheese', meaning: 'How long cheese is kept.' };

describe('A setting', () => {
  it('is known by the name that it was declared by, and a switch is a number too', () => {
    const days = defineDays({ name: 'spec.cheese', ...words, min: 1, max: 90, default: 14 });
    const light = defineSwitch({ name: 'spec.light', ...words, part: SettingPart.Plans, default: true });
    expect(settingNamed('spec.cheese')).toBe(days);
    expect(definedSettings()).toEqual([light, days]);
    expect(light).toMatchObject({ kind: SettingKind.Switch, min: 0, max: 1, default: 1 });
    expect(settingNamed('spec.milk')).toBeUndefined();
  });

  it('is declared once, with a default within its limits', () => {
    defineDays({ name: 'spec.bread', ...words, min: 1, max: 9, default: 9 });
    expect(() => defineSwitch({ name: 'spec.bread', ...words, default: false })).toThrow('Two settings');
    for (const beyond of [0, 10])
      expect(() => defineDays({ name: `spec.${beyond}`, ...words, min: 1, max: 9, default: beyond })).toThrow('limits');
  });
});
