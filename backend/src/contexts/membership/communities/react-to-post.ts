import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { notInCommunity, postHidden } from './communities.errors';
import { CommunityDoor } from './community-door';
import type { ReactDto } from './discussions.dto';
import { LockPost } from './lock-post';

const add = {
  name: 'community-react',
  text: `insert into membership.community_reactions (post_id, kind, user_id) values ($1, $2, $3) on conflict do nothing`,
};
const remove = {
  name: 'community-react-no-more',
  text: 'delete from membership.community_reactions where post_id = $1 and kind = $2 and user_id = $3',
};

/** Somebody of a community says with a sign what they think of a post. Nobody is told, and no record is kept. */
@Injectable()
export class ReactToPost {
  constructor(
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly lock: LockPost,
  ) {}

  /** Throws what reading does, `not_in_community`, `community_closed` or `post_hidden`. */
  async execute(viewer: Viewer, id: string, { kind, isOn }: ReactDto): Promise<void> {
    await this.database.transaction(async () => {
      const { post, place } = await this.lock.post(viewer, id);
      await this.door.requireReading(viewer, place);
      if (!place.role) throw notInCommunity();
      this.door.requireOpen(place);
      if (post.hiddenAt) throw postHidden();
      await this.database.run(isOn ? add : remove, [id, kind, viewer.id]);
    });
  }
}
