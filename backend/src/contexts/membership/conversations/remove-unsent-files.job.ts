import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Files } from '../../../platform/files/files';
import { Jobs } from '../../../platform/jobs/jobs';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { unsentFilesDays } from '../membership.settings';
import { messageFiles } from './conversation-files';

const removeOld = {
  name: 'conversation-files-remove-old',
  text: 'delete from membership.conversation_files where message_id is null and attached_at < $1',
};
const known = {
  name: 'conversation-files-known',
  text: 'select key from membership.conversation_files where key = any($1)',
};

/** Removes what was attached and never sent, and what was put or forgotten by a process that died before it was done. */
@Injectable()
export class RemoveUnsentFilesJob implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly files: Files,
    private readonly jobs: Jobs,
    private readonly settings: AllianceSettings,
  ) {}

  onModuleInit(): void {
    this.jobs.every('53 4 * * *', 'remove-unsent-files', () => this.execute());
  }

  async execute(): Promise<void> {
    const days = await this.settings.days(unsentFilesDays);
    await this.database.run(removeOld, [this.clock.in(-days * day)]);
    await this.files.removeOrphans(messageFiles, async (keys) =>
      (await this.database.query<{ key: string }>(known, [keys])).map(({ key }) => key),
    );
  }
}
