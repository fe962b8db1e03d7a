export enum SettingKind {
  Days = 'days',
  Switch = 'switch',
}

/** The parts of the page, in their order. */
export enum SettingPart {
  Plans = 'Plans and payments',
  Registrations = 'Registrations',
  Keeping = 'How long things are kept',
  Sections = 'Sections',
}

/** What super admins may change of how the alliance works. All values are whole numbers; a switch is 1 when it is on and 0 when it is off. */
export interface Setting {
  /** As it stands in the database: it outlives its words. */
  name: string;
  kind: SettingKind;
  part: SettingPart;
  label: string;
  /** What it does, for whom, and since when a change of it counts. */
  meaning: string;
  min: number;
  max: number;
  default: number;
}

export interface DaysSetting extends Setting {
  kind: SettingKind.Days;
}

export interface SwitchSetting extends Setting {
  kind: SettingKind.Switch;
}

const settings = new Map<string, Setting>();

function register<Declared extends Setting>(setting: Declared): Declared {
  if (settings.has(setting.name)) throw new Error(`Two settings are called ${setting.name}.`);
  if (setting.default < setting.min || setting.default > setting.max)
    throw new Error(`The default of ${setting.name} is not within its limits.`);
  settings.set(setting.name, setting);
  return setting;
}

/** Declares a number of days, by the context that reckons with it. */
export const defineDays = (setting: Omit<DaysSetting, 'kind'>): DaysSetting =>
  register({ ...setting, kind: SettingKind.Days });

/** Declares what can be on or off. */
export const defineSwitch = ({
  default: isOn,
  ...setting
}: Omit<SwitchSetting, 'kind' | 'min' | 'max' | 'default'> & { default: boolean }): SwitchSetting =>
  register({ ...setting, kind: SettingKind.Switch, min: 0, max: 1, default: Number(isOn) });

const place = ({ part }: Setting): number => Object.values(SettingPart).indexOf(part);

/** All that this process knows, part by part, in the order in which they were declared. */
export const definedSettings = (): Setting[] => [...settings.values()].sort((one, other) => place(one) - place(other));

/** Those that texts may name: what they say is what is reckoned with. */
export const definedDays = (): DaysSetting[] =>
  definedSettings().filter((setting): setting is DaysSetting => setting.kind === SettingKind.Days);

export const settingNamed = (name: string): Setting | undefined => settings.get(name);
