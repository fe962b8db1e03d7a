import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { communityRightRequired, measureTaken } from './communities.errors';
import { measureTakenMail } from './communities.mails';
import { MeasureKind } from './community.enums';
import { CommunityDoor, runsAlliance, type Visit } from './community-door';
import { CommunityMeasure } from './community-measure.entity';
import { CommunityPost } from './community-post.entity';
import { LockCommunity } from './lock-community';
import { LockPost } from './lock-post';
import type { TakeMeasureDto } from './moderation.dto';
import { TellOfModeration } from './tell-of-moderation';

const author = {
  name: 'community-author',
  text: `select can_manage as "canManage", can_moderate as "canModerate" from membership.community_members
    where community_id = $1 and user_id = $2`,
};
const inForce = {
  name: 'community-measure-in-force',
  text: `select from membership.community_measures where kind = $1 and ended_at is null
    and case when $1 = 'hide'::membership.community_measure_kind then post_id = $2 else community_id = $3 and user_id = $4 end limit 1`,
};
const remove = {
  name: 'community-remove-banned',
  text: 'delete from membership.community_members where community_id = $1 and user_id = $2',
};

const headlines = {
  hide: 'Your post was hidden',
  warn: 'The moderators warn you',
  ban: 'You were banned from a community',
} as const;
/** Of those who run it. */
const ofAlliance = {
  hide: 'The alliance has hidden your post',
  warn: 'The alliance warns you',
  ban: 'The alliance has banned you from a community',
} as const;

/** Moderators hide a post, warn its author, or ban its author from the community, and say why. */
@Injectable()
export class TakeMeasure {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly lock: LockPost,
    private readonly lockCommunity: LockCommunity,
    private readonly tell: TellOfModeration,
  ) {}

  /**
   * Answers its id. Ends the reports of the post; whom it concerns and who reported are told. Throws what reading does,
   * `community_right_required` also where it concerns oneself or somebody whom managers alone rule, `last_community_manager`
   * where nobody else manages it, or `measure_taken`, also to who runs the alliance where no report waits.
   */
  async execute(viewer: Viewer, postId: string, { kind, reason }: TakeMeasureDto): Promise<string> {
    return this.database.transaction(async () => {
      const { post, place } = await this.lock.post(viewer, postId);
      await this.door.requireModerating(viewer, place);
      await this.demandPower(viewer, place, post.authorId);
      const { communityId, name } = place;
      const userId = post.authorId;
      if (kind === MeasureKind.Ban) await this.lockForBan(communityId, userId);
      if (kind !== MeasureKind.Warn && (await this.database.queryOne(inForce, [kind, postId, communityId, userId])))
        throw measureTaken();
      const now = this.clock.now();
      const { id } = await this.database.insert(CommunityMeasure, {
        communityId,
        kind,
        userId,
        postId,
        reason,
        takenBy: viewer.id,
        byAlliance: runsAlliance(viewer),
        takenAt: now,
      });
      if (kind === MeasureKind.Hide)
        await this.database.manager.update(CommunityPost, { id: postId }, { hiddenAt: now });
      if (kind === MeasureKind.Ban) await this.database.run(remove, [communityId, userId]);
      const about = { id: postId, title: await this.lock.titleOf(post.threadId) };
      const reports = await this.tell.reporters(viewer, place, about, kind, now);
      // They act on what they were shown as reported: somebody else has decided it meanwhile.
      if (reports === 0 && runsAlliance(viewer)) throw measureTaken();
      await this.tell.person(userId, place, measureTakenMail, {
        headline: (runsAlliance(viewer) ? ofAlliance : headlines)[kind],
        communityName: name,
        reason,
      });
      await this.audit.record(viewer, `community.${kind}`, `person:${userId}`, {
        communityId,
        postId,
        measureId: id,
        reason,
      });
      return id;
    });
  }

  /** Two posts of one author are two locks, so that those who ban by either meet here. */
  private async lockForBan(communityId: string, userId: string): Promise<void> {
    await this.lockCommunity.alone(communityId);
    const other = await this.find(communityId, userId);
    if (other?.canManage) await this.lockCommunity.demandAnotherManager(communityId, userId);
  }

  private find(communityId: string, userId: string): Promise<{ canManage: boolean; canModerate: boolean } | undefined> {
    return this.database.queryOne(author, [communityId, userId]);
  }

  /** Nobody judges themselves; who moderates is judged by who manages, and who manages by those alone who run the alliance. */
  private async demandPower(viewer: Viewer, { communityId, canManage }: Visit, userId: string): Promise<void> {
    if (runsAlliance(viewer)) return;
    if (userId === viewer.id) throw communityRightRequired();
    const other = await this.find(communityId, userId);
    if (other && (other.canManage || (other.canModerate && !canManage))) throw communityRightRequired();
  }
}
