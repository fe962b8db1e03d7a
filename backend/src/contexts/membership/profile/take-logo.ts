import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Upload } from '../../../platform/files/uploads';
import type { Viewer } from '../../../platform/http/viewer';
import { Pictures } from '../../../platform/pictures/pictures';
import { LockTeam } from '../team/lock-team';
import { ChangeLogo } from './change-logo';
import { logos } from './logos';

/** Takes the logo of an organization in the place of the one before. */
@Injectable()
export class TakeLogo {
  constructor(
    private readonly change: ChangeLogo,
    private readonly database: Database,
    private readonly lock: LockTeam,
    private readonly pictures: Pictures,
  ) {}

  /**
   * Answers its identifier. Who may not is refused before the picture is read. Throws `not_found`, `organization_required` and what
   * `Pictures.put` throws; nothing is kept then.
   */
  async execute(viewer: Viewer, organizationId: string, { content }: Upload): Promise<string> {
    try {
      await this.database.transaction(() => this.lock.forLeaders(viewer, organizationId));
      const id = await this.pictures.put(logos, content);
      const before = await this.change.execute(viewer, organizationId, id).catch(async (error) => {
        await this.pictures.forget(logos, id);
        throw error;
      });
      await this.pictures.forget(logos, before);
      return id;
    } finally {
      // What is refused unread is let go by, so that its sender hears why.
      content.destroy();
    }
  }
}
