import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Upload } from '../../../platform/files/uploads';
import type { Viewer } from '../../../platform/http/viewer';
import { Pictures } from '../../../platform/pictures/pictures';
import { faces } from './faces';

const read = {
  name: 'account-picture',
  text: 'select picture_id as "pictureId" from membership.users where id = $1 for no key update',
};
const write = {
  name: 'account-set-picture',
  text: 'update membership.users set picture_id = $2, updated_at = now() where id = $1',
};

/** The picture of a person, in the place of the one before, or none any more. */
@Injectable()
export class ChangePicture {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly pictures: Pictures,
  ) {}

  /** Throws what `Pictures.put` throws; nothing is kept then. */
  async take(viewer: Viewer, { content }: Upload): Promise<void> {
    try {
      const id = await this.pictures.put(faces, content);
      const before = await this.change(viewer, id).catch(async (error) => {
        await this.pictures.forget(faces, id);
        throw error;
      });
      await this.pictures.forget(faces, before);
    } finally {
      // What is refused unread is let go by, so that its sender hears why.
      content.destroy();
    }
  }

  /** What changes nothing leaves nothing. */
  async remove(viewer: Viewer): Promise<void> {
    await this.pictures.forget(faces, await this.change(viewer, null));
  }

  /** Answers the picture that they had. */
  private async change(viewer: Viewer, pictureId: string | null): Promise<string | null> {
    return this.database.transaction(async () => {
      const before = await this.database.one<{ pictureId: string | null }>(read, [viewer.id]);
      if (before.pictureId === pictureId) return null;
      await this.database.run(write, [viewer.id, pictureId]);
      await this.audit.record(viewer, 'profile.changed', `person:${viewer.id}`, { fields: ['picture'] });
      return before.pictureId;
    });
  }
}
