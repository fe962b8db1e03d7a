import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { MailServers } from './mail-servers';
import type { MailSettingsChangeDto, MailSettingsDto } from './mail-settings.dto';
import { shownSettings } from './shown-settings';

const history = {
  name: 'mail-settings-history',
  text: `select number, act, host, port, sender, saved_by_email as "savedByEmail", saved_at as "savedAt"
    from notifications.mail_settings order by number desc limit 50`,
};

/** What mail is sent by, as operators see it. */
@Injectable()
export class MailSettingsQueries {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly servers: MailServers,
  ) {}

  async current(): Promise<MailSettingsDto> {
    const [[newest, before], changes] = await Promise.all([
      this.servers.newest(),
      this.database.query<MailSettingsChangeDto>(history),
    ]);
    return {
      isSaved: Boolean(newest?.host),
      inUse: shownSettings(this.servers.of(newest), this.config),
      environment: shownSettings(this.servers.ofEnvironment(), this.config),
      previous: newest ? shownSettings(this.servers.of(before), this.config) : null,
      isPreviousSaved: Boolean(before?.host),
      history: changes,
    };
  }
}
