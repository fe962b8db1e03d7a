import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Page, toPage } from '../../../platform/lists/page';
import { CommunityDoor } from './community-door';
import { joinAuthor, personJson } from './community-people';
import type { MeasureDto, ModerationQueueDto, ReportedPostDto } from './moderation.dto';

/** Of a post moderators are shown so much. */
const shownOf = 2000;
const postJson = `json_build_object('id', p.id, 'threadId', p.thread_id,
  'title', (select o1.title from membership.community_posts o1 where o1.id = p.thread_id), 'text', left(p.text, ${shownOf}),
  'author', ${personJson('p.author_id', 'p.organization_id')}, 'createdAt', to_json(p.created_at at time zone 'UTC') #>> '{}' || 'Z',
  'isHidden', p.hidden_at is not null)`;
const named = (id: string) =>
  `coalesce((select trim(x.first_name || ' ' || x.last_name) from membership.users x where x.id = ${id}), 'Former member')`;
/** The posts of these reports that wait, the oldest first; `more` of each. */
export const reportedPosts = (of: string, more = '') => `select ${postJson} as post, r.reports${more} from (
      select post_id, min(reported_at) as since, json_agg(report order by reported_at) filter (where n <= 20) as reports from (
        select q.post_id, q.reported_at, row_number() over (partition by q.post_id order by q.reported_at) as n,
          json_build_object('ground', q.ground, 'note', q.note,
            'text', (select left(q.text, ${shownOf}) from membership.community_posts s where s.id = q.post_id and s.text <> q.text), 'reporterName', ${named('q.reporter_id')},
            'reportedAt', to_json(q.reported_at at time zone 'UTC') #>> '{}' || 'Z') as report
        from (select * from membership.community_reports where ${of} resolved_at is null
          order by reported_at limit 1000) q) numbered
      group by post_id order by 2 limit 100) r
    join membership.community_posts p on p.id = r.post_id ${joinAuthor} order by r.since, p.id`;
const reported = { name: 'community-reported', text: reportedPosts('community_id = $1 and') };
/** `$1` is the viewer. Moderators answer what others of them did, unless there are none; what the alliance did is not theirs. */
export const mayAnswer = `not a.by_alliance and a.user_id <> $1 and (a.taken_by <> $1 or not exists (select from membership.community_members s
    where s.community_id = a.community_id and s.can_moderate and s.user_id <> all(array[a.taken_by, a.user_id])))`;
/** Whether the viewer answers an appeal and lifts a measure is said by who asks. */
export const measureColumns = (may: {
  answer: string;
  lift: string;
}) => `a.id, a.kind, ${named('a.user_id')} as "personName", a.reason,
  case when a.by_alliance then 'The alliance' else ${named('a.taken_by')} end as "takenBy",
  a.taken_at as "takenAt", a.by_alliance as "byAlliance", a.appeal, a.appeal_answer as "appealAnswer", a.ended_at as "endedAt",
  case when p.id is not null then ${postJson} end as post,
  ${may.answer} as "canAnswer", ${may.lift} as "canLift"`;
const ofModerators = measureColumns({ answer: mayAnswer, lift: 'not a.by_alliance and a.user_id <> $1' });
export const ofMeasures = `from membership.community_measures a left join membership.community_posts p on p.id = a.post_id ${joinAuthor}`;
const appeals = {
  name: 'community-appeals',
  text: `select ${ofModerators} ${ofMeasures}
    where a.community_id = $2 and a.appealed_at is not null and a.appeal_answered_at is null and not a.by_alliance
    order by a.appealed_at, a.id limit 100`,
};
const measures = {
  name: 'community-measures',
  text: `select ${ofModerators}, a.taken_at as "createdAt" ${ofMeasures}
    where a.community_id = $2 and (a.taken_at, a.id) < ($3, $4) order by a.taken_at desc, a.id desc limit $5`,
};

@Injectable()
export class ModerationQueries {
  constructor(
    private readonly database: Database,
    private readonly door: CommunityDoor,
  ) {}

  async queue(viewer: Viewer, slug: string): Promise<ModerationQueueDto> {
    const communityId = await this.enter(viewer, slug);
    const [posts, open] = await Promise.all([
      this.database.query<ReportedPostDto>(reported, [communityId]),
      this.database.query<MeasureDto>(appeals, [viewer.id, communityId]),
    ]);
    return { reported: posts, appeals: open };
  }

  /** What was done, newest first. How many there are nobody counts. */
  async measures(viewer: Viewer, slug: string, limit: number, cursor?: string): Promise<Page<MeasureDto>> {
    const communityId = await this.enter(viewer, slug);
    const { createdAt, id } = fromCursor(cursor);
    const values = [viewer.id, communityId, createdAt, id, limit + 1];
    const rows = await this.database.query<MeasureDto & { createdAt: string }>(measures, values);
    const total = { count: Math.min(rows.length, limit), ...(rows.length > limit && { orMore: true }) };
    return toPage(rows, limit, total, ({ createdAt: _at, ...row }) => row);
  }

  private async enter(viewer: Viewer, slug: string): Promise<string> {
    const place = await this.door.at(viewer, slug);
    await this.door.requireModerating(viewer, place);
    return place.communityId;
  }
}
