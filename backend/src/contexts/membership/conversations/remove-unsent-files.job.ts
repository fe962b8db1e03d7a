import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Files } from '../../../platform/files/files';
import { Jobs } from '../../../platform/jobs/jobs';
import { messageFiles } from './conversation-files';

/** So long what is attached may wait to be sent. */
const unsentFor = 30 * day;
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
  ) {}

  onModuleInit(): void {
    this.jobs.every('53 4 * * *', 'remove-unsent-files', () => this.execute());
  }

  async execute(): Promise<void> {
    await this.database.run(removeOld, [this.clock.in(-unsentFor)]);
    await this.files.removeOrphans(messageFiles, async (keys) =>
      (await this.database.query<{ key: string }>(known, [keys])).map(({ key }) => key),
    );
  }
}
