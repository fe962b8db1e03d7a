import { Injectable } from '@nestjs/common';
import { type AuditLine, AuditTrail } from '../../../platform/audit/audit-trail';
import { notFound } from '../../../platform/http/domain-error';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { definedSettings, settingNamed } from '../../../platform/settings/define-setting';
import { AuditNames } from '../audit/audit-names';
import type { SettingChangeDto, SettingDto } from './settings.dto';

const subjectOf = (name: string) => `setting:${name}`;
const changed = 'setting.changed';
/** Changes of one setting that are shown; the audit has all of them. */
const mostChanges = 50;

/** How the alliance is set, and who has set it so: the audit remembers. */
@Injectable()
export class SettingsQueries {
  constructor(
    private readonly names: AuditNames,
    private readonly settings: AllianceSettings,
    private readonly trail: AuditTrail,
  ) {}

  async all(): Promise<SettingDto[]> {
    const defined = definedSettings();
    const lines = await this.trail.newestOf(
      changed,
      defined.map(({ name }) => subjectOf(name)),
    );
    const changes = new Map(lines.map(({ subject }, n) => [subject, n]));
    const said = await this.said(lines);
    return Promise.all(
      defined.map(async (setting) => ({
        ...setting,
        ...(await this.settings.inForce(setting)),
        lastChange: said[changes.get(subjectOf(setting.name)) ?? -1] ?? null,
      })),
    );
  }

  /** Newest first. Throws `not_found`. */
  async changes(name: string): Promise<SettingChangeDto[]> {
    if (!settingNamed(name)) throw notFound('setting');
    const { items } = await this.trail.list({ subject: subjectOf(name), action: changed }, undefined, mostChanges);
    return this.said(items);
  }

  private async said(lines: AuditLine[]): Promise<SettingChangeDto[]> {
    const named = await this.names.named(lines);
    return named.map(({ at, actorName, details }) => ({
      at,
      by: actorName,
      before: amountOf(details.before),
      after: amountOf(details.after),
      reason: typeof details.reason === 'string' ? details.reason : null,
    }));
  }
}

const amountOf = (facts: unknown): number => (facts as { value: number }).value;
