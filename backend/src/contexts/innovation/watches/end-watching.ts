import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import type { WatchedNoun } from '../innovation.enums';

const remove = (noun: WatchedNoun) => ({
  name: `watches-delete-${noun}`,
  text: `delete from innovation.watches where user_id = $1 and ${noun}_id = $2`,
});

/** A person does not watch a problem or a solution any more, whether they see it still or not. */
@Injectable()
export class EndWatching {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  async execute(viewer: Viewer, noun: WatchedNoun, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const ended = await this.database.run(remove(noun), [viewer.id, id]);
      if (ended > 0) await this.audit.record(viewer, 'watch.ended', `${noun}:${id}`);
    });
  }
}
