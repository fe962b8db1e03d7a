import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { SearchSort } from '../../../platform/lists/browse.dto';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Page, toPage } from '../../../platform/lists/page';
import { mentionsIn, withoutTokens } from '../../../platform/mentions/mention-tokens';
import { Corpus } from '../../../platform/search/corpus';
import type { FindingDto } from '../../../platform/search/search.dto';
import { SearchIndexes } from '../../../platform/search/search-indexes';
import { suggestSearch } from '../../../platform/search/suggest-search';
import { CommunityDoor, passes, type Visit } from './community-door';
import { joinAuthor, personJson } from './community-people';
import type {
  CommunitySearchQuery,
  FoundPostDto,
  PostDto,
  PostsQuery,
  ReactionCountDto,
  ThreadDto,
  ThreadPageDto,
} from './discussions.dto';

const beginning = { createdAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
/** Of what a search finds, the characters that are shown. */
const shownOf = 400;

/** $2 is the viewer. */
const threadColumns = `t.id, p.title, ${personJson('p.author_id', 'p.organization_id')} as author, p.created_at as "createdAt",
  t.replies, t.last_activity_at as "lastActivityAt", t.pinned_at is not null as "isPinned", t.locked_at is not null as "isLocked",
  coalesce(t.last_activity_at > greatest((select read_at from membership.community_members where community_id = t.community_id
      and user_id = $2), (select read_at from membership.community_thread_reads where thread_id = t.id and user_id = $2))
    and exists (select from membership.community_members where community_id = t.community_id and user_id = $2),
    false) as "isUnread"`;
const ofThreads = `from membership.community_threads t join membership.community_posts p on p.id = t.id ${joinAuthor}`;
const threads = {
  name: 'community-threads',
  text: `select ${threadColumns} ${ofThreads}
    where t.community_id = $1 and t.hidden_at is null and t.pinned_at is null and (t.last_activity_at, t.id) < ($3, $4)
    order by t.last_activity_at desc, t.id desc limit $5`,
};
const pinned = {
  name: 'community-threads-pinned',
  text: `select ${threadColumns} ${ofThreads}
    where t.community_id = $1 and t.hidden_at is null and t.pinned_at is not null order by t.pinned_at desc, t.id limit 10`,
};
const count = {
  name: 'community-threads-count',
  text: `select coalesce(sum(rows), 0)::int as total from membership.community_thread_counts where community_id = $1 and is_shown`,
};
const thread = {
  name: 'community-thread',
  text: `select ${threadColumns}, t.hidden_at is not null as "isHidden",
      (select n.id from membership.community_posts n where n.thread_id = t.id and n.hidden_at is null and n.created_at > (
          select r.read_at from membership.community_thread_reads r where r.thread_id = t.id and r.user_id = $2)
        order by n.created_at, n.id limit 1) as "firstUnreadId"
    ${ofThreads} where t.id = $1`,
};
/** $1 is the viewer, $2 whether they moderate. */
const postColumns = `p.id, p.thread_id as "threadId", p.id = p.thread_id as opens,
  case when p.hidden_at is null or $2 or p.author_id = $1 then p.text end as text,
  ${personJson('p.author_id', 'p.organization_id')} as author, p.created_at as "createdAt", p.edited_at as "editedAt",
  p.hidden_at as "hiddenAt", case when p.hidden_at is not null and ($2 or p.author_id = $1) then (
    select a.reason from membership.community_measures a where a.post_id = p.id and a.kind = 'hide' and a.ended_at is null)
    end as "hiddenReason",
  coalesce((select json_agg(json_build_object('kind', k.kind, 'count', k.rows, 'isMine', exists (
        select from membership.community_reactions x where x.post_id = p.id and x.kind = k.kind and x.user_id = $1)) order by k.kind)
    from membership.community_reaction_counts k where k.post_id = p.id and k.rows > 0), '[]') as reactions,
  p.revision, p.author_id = $1 as "isOwn", exists (select from membership.community_reports r
    where r.post_id = p.id and r.reporter_id = $1 and r.resolved_at is null) as "isReported"`;
const posts = {
  name: 'community-posts',
  text: `select ${postColumns} from membership.community_posts p ${joinAuthor}
    where p.thread_id = $3 and (p.created_at, p.id) > ($4, $5) order by p.created_at, p.id limit $6`,
};
const postsFrom = {
  name: 'community-posts-from',
  text: `select ${postColumns} from membership.community_posts p ${joinAuthor}
    where p.thread_id = $3 and (p.created_at, p.id) >= (
      select f.created_at, f.id from membership.community_posts f where f.id = $4 and f.thread_id = $3)
    order by p.created_at, p.id limit $5`,
};
const post = {
  name: 'community-post',
  text: `select ${postColumns} from membership.community_posts p ${joinAuthor} where p.id = $3`,
};
const found = {
  name: 'community-posts-found',
  text: `select p.id, p.thread_id as "threadId", o1.title, left(p.text, ${shownOf * 2}) as description,
      ${personJson('p.author_id', 'p.organization_id')} as author, p.created_at as "createdAt"
    from membership.community_posts p ${joinAuthor}
    join membership.community_posts o1 on o1.id = p.thread_id
    join membership.community_threads t on t.id = p.thread_id and t.hidden_at is null
    where p.id = any($1) and p.community_id = $2 and p.hidden_at is null order by array_position($1, p.id)`,
};

/** Of posts, the best first, the discussions that they stand in, each once; $3 of them. */
const discussed = {
  name: 'community-discussed',
  text: `select title, line, address from (
      select distinct on (p.thread_id) o.title, c.name as line,
        '/communities/' || c.slug || '/discussions/' || p.thread_id as address, array_position($1::uuid[], p.id) as place
      from membership.community_posts p
      join membership.community_posts o on o.id = p.thread_id
      join membership.community_threads t on t.id = p.thread_id and t.hidden_at is null
      join membership.communities c on c.id = p.community_id
      where p.id = any($1::uuid[]) and p.community_id = any($2::uuid[]) and p.hidden_at is null
      order by p.thread_id, array_position($1::uuid[], p.id)) found
    order by place limit $3`,
};

/** So many of the best posts are looked at, to say whether a community has a word. */
const mostLooked = 20;

type PostRow = Omit<PostDto, 'mentions'> & { reactions: ReactionCountDto[] };

@Injectable()
export class DiscussionsQueries {
  private readonly corpus: Corpus;

  constructor(
    private readonly database: Database,
    private readonly door: CommunityDoor,
    indexes: SearchIndexes,
  ) {
    this.corpus = new Corpus(database, indexes, 'membership.community_search', 'membership.community_posts');
  }

  /** The pinned ones on the first page, then those with the latest posts. */
  async threads(viewer: Viewer, slug: string, limit: number, cursor?: string): Promise<Page<ThreadDto>> {
    const { communityId } = await this.enter(viewer, await this.door.at(viewer, slug));
    const { createdAt, id } = fromCursor(cursor);
    const [above, rows, { total }] = await Promise.all([
      cursor ? [] : this.database.query<ThreadDto>(pinned, [communityId, viewer.id]),
      this.database.query<ThreadDto>(threads, [communityId, viewer.id, createdAt, id, limit + 1]),
      this.database.one<{ total: number }>(count, [communityId]),
    ]);
    // Their place in this order is when something was written last.
    const places = rows.map((row) => ({ id: row.id, createdAt: row.lastActivityAt, row }));
    const page = toPage(places, limit, { count: total }, ({ row }) => row);
    return { ...page, items: [...above, ...page.items] };
  }

  /** Throws `not_found`, also of a hidden one to who neither moderates nor has started it. */
  async thread(viewer: Viewer, id: string): Promise<ThreadPageDto> {
    const place = await this.enter(viewer, await this.door.atThread(viewer, id));
    const { isHidden, ...row } = await this.database.one<
      ThreadDto & Pick<ThreadPageDto, 'firstUnreadId'> & { isHidden: boolean }
    >(thread, [id, viewer.id]);
    if (isHidden && !place.canModerate && row.author.id !== viewer.id) throw notFound('discussion');
    return {
      ...row,
      communitySlug: place.slug,
      communityName: place.name,
      isMember: place.role !== null,
      canReply: place.canPost && !row.isLocked && !isHidden && !place.closedAt,
      isClosed: place.closedAt !== null,
      canModerate: place.canModerate,
    };
  }

  /** The posts of a discussion, the first one first; from one on that is named, as long as it is there. */
  async posts(viewer: Viewer, threadId: string, { limit, cursor, from }: PostsQuery): Promise<Page<PostDto>> {
    const place = await this.door.atThread(viewer, threadId);
    const { replies } = await this.thread(viewer, threadId);
    const { createdAt, id } = cursor ? fromCursor(cursor) : beginning;
    const who = [viewer.id, place.canModerate, threadId];
    const begun = from && !cursor ? await this.database.query<PostRow>(postsFrom, [...who, from, limit + 1]) : [];
    const rows =
      begun.length > 0 ? begun : await this.database.query<PostRow>(posts, [...who, createdAt, id, limit + 1]);
    return toPage(rows, limit, { count: replies + 1 }, described);
  }

  /** For the operation that has just written it. */
  async post(viewer: Viewer, id: string): Promise<PostDto> {
    const { canModerate } = await this.door.atPost(viewer, id);
    return described(await this.database.one<PostRow>(post, [viewer.id, canModerate, id]));
  }

  /** What a search finds in a community's discussions. */
  async search(viewer: Viewer, slug: string, query: CommunitySearchQuery): Promise<Page<FoundPostDto>> {
    const { search, sort = SearchSort.Best, limit, cursor } = query;
    const place = await this.enter(viewer, await this.door.at(viewer, slug));
    const { ids, ...page } = await this.corpus.find(search, { ...within(place), sort, limit, cursor });
    const rows = await this.database.query<FoundPostDto>(found, [ids, place.communityId]);
    const items = rows.map((row) => ({
      ...row,
      description: withoutTokens(row.description).slice(0, shownOf),
      tags: [],
    }));
    const marked = await this.corpus.marked(search, items);
    return { ...page, items: marked.map(({ tags: _tags, ...item }) => item) };
  }

  /** Of these communities, those that the viewer may read: the discussions that have the words. */
  async discussed(viewer: Viewer, slugs: string[], words: string, most: number): Promise<Omit<FindingDto, 'kind'>[]> {
    const places = await Promise.all(slugs.map((slug) => this.door.at(viewer, slug)));
    const lets = await Promise.all(places.map((place) => passes(() => this.door.requireReading(viewer, place))));
    const readable = places.filter((_, n) => lets[n]);
    if (readable.length === 0) return [];
    const filters = { community: [...new Set(readable.map(({ part }) => part))] };
    const ids = await this.corpus.best(words, { own: [], filters }, mostLooked);
    return this.database.query<Omit<FindingDto, 'kind'>>(discussed, [
      ids,
      readable.map(({ communityId }) => communityId),
      most,
    ]);
  }

  /**
   * What was probably meant by a search that finds nothing here. The dictionary has the words of all communities: said are
   * those alone that find something in this one.
   */
  async suggest(viewer: Viewer, slug: string, search: string): Promise<string | null> {
    const place = await this.enter(viewer, await this.door.at(viewer, slug));
    return suggestSearch(
      search,
      (words) => this.finds(place, words),
      (word) => this.corpus.nearest(word),
    );
  }

  /** Whether there is a post of this community among the best: others may share its part of the index. */
  private async finds(place: Visit, words: string): Promise<boolean> {
    const ids = await this.corpus.best(words, within(place), mostLooked);
    return (await this.database.query<FoundPostDto>(found, [ids, place.communityId])).length > 0;
  }

  private async enter(viewer: Viewer, place: Visit): Promise<Visit> {
    await this.door.requireReading(viewer, place);
    return place;
  }
}

const within = ({ part }: Visit) => ({ own: [], filters: { community: [part] } });

const described = (row: PostRow): PostDto => ({ ...row, mentions: mentionsIn(row.text ?? '') });
