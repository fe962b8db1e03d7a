import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { noOtherMailSettings } from '../notifications.errors';
import { KeepMailSettings, lockSettings } from './keep-mail-settings';
import { MailServers } from './mail-servers';
import { MailSettingsAct, RollBackTarget } from './mail-settings.enums';

const ofEnvironment = { host: null, port: null, security: null, sender: null, sealedCredentials: null };

/**
 * Takes the settings before, or the environment's, at once and without a trial: they have worked, and somebody rolls back because mail does
 * not leave.
 */
@Injectable()
export class RollBackMailSettings {
  constructor(
    private readonly database: Database,
    private readonly keeping: KeepMailSettings,
    private readonly servers: MailServers,
  ) {}

  /** Throws `no_other_mail_settings`. */
  async execute(admin: Viewer, to: RollBackTarget): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.run(lockSettings);
      const [newest, before] = await this.servers.newest();
      const target = to === RollBackTarget.Previous ? before : undefined;
      if (!newest || (!newest.host && !target?.host)) throw noOtherMailSettings();
      const { host, port, security, sender, sealedCredentials } = target ?? ofEnvironment;
      const settings = { host, port, security, sender, sealedCredentials };
      await this.keeping.execute(admin, MailSettingsAct.RolledBack, settings, newest);
    });
  }
}
