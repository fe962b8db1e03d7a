import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { invalidField, notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { type Setting, SettingKind, settingNamed } from '../../../platform/settings/define-setting';
import { SettingChanged } from '../../../platform/settings/setting-changed';
import type { ChangeSettingDto } from './settings.dto';

/** A super admin sets how the alliance works, on what they have read of it. */
@Injectable()
export class ChangeSetting {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly events: Events,
    private readonly settings: AllianceSettings,
  ) {}

  /** Throws `not_found`, `edited_meanwhile` and `invalid_input` beyond the limits. What changes nothing leaves nothing. */
  async execute(viewer: Viewer, name: string, { value, revision, reason }: ChangeSettingDto): Promise<void> {
    const setting = settingNamed(name);
    if (!setting) throw notFound('setting');
    demandWithin(setting, value);
    await this.database.transaction(async () => {
      const { value: before, revision: known } = await this.settings.inForce(setting);
      if (value === before && revision === known) return;
      await this.settings.set(setting, value, revision);
      await this.audit.record(viewer, 'setting.changed', `setting:${name}`, {
        reason,
        before: { value: before },
        after: { value },
      });
      await this.events.publish(new SettingChanged(name, before, value));
    });
  }
}

function demandWithin({ kind, label, min, max }: Setting, value: number): void {
  if (value >= min && value <= max) return;
  const allowed = kind === SettingKind.Switch ? '1 or 0' : `from ${min} to ${max} days`;
  throw invalidField('value', `${label}: ${allowed}`);
}
