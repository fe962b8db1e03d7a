import { IsInt, Max, Min } from 'class-validator';
import { Reason } from '../../../platform/http/text';
import { SettingKind } from '../../../platform/settings/define-setting';

export class SettingChangeDto {
  /** When it was changed. */
  at: string;

  /**
   * What whoever changed it is called now; `null` where they have no account any more.
   * @example "root"
   */
  by: string | null;

  /**
   * What it was.
   * @example 14
   */
  before: number;

  /**
   * What it became.
   * @example 21
   */
  after: number;

  /**
   * Why; `null` where nobody was asked yet.
   * @example "Three weeks suit ministries better."
   */
  reason: string | null;
}

export class SettingDto {
  /**
   * What programs call it.
   * @example "trialDays"
   */
  name: string;

  /** `days` is a number of days; a `switch` is 1 when it is on and 0 when it is off. */
  kind: SettingKind;

  /**
   * The part of the alliance that it belongs to.
   * @example "Plans and payments"
   */
  part: string;

  /**
   * What people call it.
   * @example "Trial"
   */
  label: string;

  /**
   * What it does, for whom, and since when a change of it counts.
   * @example "How long a paid plan can be tried. Trials that have begun keep their end."
   */
  meaning: string;

  /**
   * What it is now.
   * @example 14
   */
  value: number;

  /**
   * What it is while nobody has set it.
   * @example 14
   */
  default: number;

  /**
   * The least that it can be.
   * @example 1
   */
  min: number;

  /**
   * The most that it can be.
   * @example 90
   */
  max: number;

  /**
   * Counted up with each change: `changeSetting` says which one it was made on.
   * @example 3
   */
  revision: number;

  /** Who changed it last; `null` where nobody has. */
  lastChange: SettingChangeDto | null;
}

export class ChangeSettingDto {
  /**
   * What it is to be, from its `min` to its `max`; 1 or 0 of a switch.
   * @example 21
   */
  @IsInt()
  @Min(0)
  @Max(100_000)
  value: number;

  /**
   * The `revision` that was read before it was changed.
   * @example 3
   */
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  revision: number;

  /**
   * Why, in 1 to 500 characters: it stands in the audit, and all super admins read it.
   * @example "Three weeks suit ministries better."
   */
  @Reason()
  reason: string;
}
