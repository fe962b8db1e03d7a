import type { DomainEvent } from '../events/domain-event';

/** A super admin has set how the alliance works. */
export class SettingChanged implements DomainEvent {
  static readonly type = 'platform.setting-changed';
  readonly type = SettingChanged.type;

  constructor(
    readonly name: string,
    readonly before: number,
    readonly after: number,
  ) {}
}
