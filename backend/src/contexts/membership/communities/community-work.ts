import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { canActFor } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { type WorkItem, WorkItems } from '../../../platform/work-items/work-items';
import { CommunityDoor, passes } from './community-door';
import { mayAnswer } from './moderation.queries';

const most = 50;
/** Of communities that the viewer (`$1`) moderates, what they may decide about; never about what they wrote or did themselves. */
const moderation = {
  name: 'community-work-moderation',
  text: `select 'moderate-community' as kind, c.id, c.slug, '/communities/' || c.slug || '?tab=moderation' as link, null as "dueOn", w.since,
      case w.count when 1 then 'Decide about a report or an appeal' else 'Decide about ' || w.count || ' reports and appeals' end
        || ' in “' || c.name || '”' as title
    from membership.community_members m join membership.communities c on c.id = m.community_id
    cross join lateral (select count(*) as count, min(since) as since from (
      (select min(r.reported_at) as since from membership.community_reports r
        join membership.community_posts p on p.id = r.post_id and p.author_id <> $1
        where r.community_id = c.id and r.resolved_at is null group by r.post_id limit ${most})
      union all
      (select a.appealed_at from membership.community_measures a
        where a.community_id = c.id and a.appealed_at is not null and a.appeal_answered_at is null and ${mayAnswer} limit ${most})
      ) one) w
    where m.user_id = $1 and m.can_moderate and w.count > 0 order by w.since limit ${most}`,
};
/** Where the viewer (`$1`, with the address `$2`) is invited and has not joined. */
const invitations = {
  name: 'community-work-invitations',
  text: `select 'join-community' as kind, i.id, 'You are invited to “' || c.name || '”' as title,
      '/communities/' || c.slug || '?join=' || c.slug as link, (i.expires_at at time zone 'UTC')::date::text as "dueOn",
      i.invited_at as since
    from membership.community_invitations i
    join membership.communities c on c.id = i.community_id and c.is_active and c.closed_at is null
    where i.email = lower($2) and i.expires_at > $3
      and not exists (select from membership.community_members m where m.community_id = c.id and m.user_id = $1)
      and not exists (select from membership.community_measures b where b.community_id = c.id and b.user_id = $1
        and b.kind = 'ban' and b.ended_at is null)
    order by i.invited_at limit ${most}`,
};

/** Reports and appeals for who moderates, and invitations for who may join. */
@Injectable()
export class CommunityWork implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly work: WorkItems,
  ) {}

  onModuleInit(): void {
    this.work.provide(async (viewer) => (await Promise.all([this.toModerate(viewer), this.toJoin(viewer)])).flat());
  }

  /** What no plan of theirs lets them read any more waits for others. */
  private async toModerate(viewer: Viewer): Promise<WorkItem[]> {
    const rows = await this.database.query<WorkItem & { slug: string }>(moderation, [viewer.id]);
    const may = await Promise.all(rows.map(({ slug }) => passes(() => this.moderating(viewer, slug))));
    return rows.filter((_, n) => may[n]).map(({ slug: _, ...item }) => item);
  }

  private async moderating(viewer: Viewer, slug: string): Promise<void> {
    await this.door.requireModerating(viewer, await this.door.at(viewer, slug));
  }

  private async toJoin(viewer: Viewer): Promise<WorkItem[]> {
    if (!viewer.organizations.some(({ id }) => canActFor(viewer, id))) return [];
    return this.database.query<WorkItem>(invitations, [viewer.id, viewer.email, this.clock.now()]);
  }
}
