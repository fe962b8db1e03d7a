import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day, hour } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { DomainError } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mail } from '../../../platform/mail/mail';
import { Sessions } from '../../../platform/sessions/sessions';
import type { CommunityDto } from './communities.dto';
import { communityDigest } from './communities.mails';
import { CommunitiesQueries } from './communities.queries';
import { CommunityStanding } from './community.enums';
import type { ThreadDto } from './discussions.dto';
import { DiscussionsQueries } from './discussions.queries';

const mostAtOnce = 200;
const nobody = '00000000-0000-0000-0000-000000000000';
/** The epoch began on a Thursday; Monday, 07:00 UTC, came four days and seven hours later. */
const firstMonday = 4 * day + 7 * hour;
const lastMonday = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - firstMonday) / (7 * day)) * 7 * day + firstMonday);

/** Who belongs to a community and still to an organization, and has not been told. */
const waiting = {
  name: 'community-digests-waiting',
  text: `select u.id, trim(u.first_name || ' ' || u.last_name) as name, split_part(u.first_name, ' ', 1) as "firstName", u.email,
      (select json_agg(json_build_object('id', o.organization_id, 'role', o.role) order by o.created_at, o.id)
        from membership.user_organizations o where o.user_id = u.id and o.is_active) as organizations
    from membership.users u
    where u.id > $1 and u.deletion_due_at is null
      and exists (select from membership.community_members m where m.user_id = u.id)
      and exists (select from membership.user_organizations o where o.user_id = u.id and o.is_active)
      and not exists (select from membership.community_digests d where d.user_id = u.id and d.told_until >= $2)
    order by u.id limit ${mostAtOnce}`,
};
const take = {
  name: 'community-digests-take',
  text: `insert into membership.community_digests as d (user_id, told_until) values ($1, $2)
    on conflict (user_id) do update set told_until = excluded.told_until where d.told_until < excluded.told_until`,
};

interface Person extends Pick<Viewer, 'id' | 'email' | 'organizations'> {
  name: string;
  firstName: string;
}

/**
 * Mails each Monday what has come in their communities since people were here, and they have not read. A person is told within a transaction that also keeps until
 * when they are told, so that nobody is told twice, wherever the process ends.
 */
@Injectable()
export class MailCommunityDigestsJob implements OnModuleInit {
  private readonly log = new Logger(MailCommunityDigestsJob.name);

  constructor(
    private readonly clock: Clock,
    private readonly communities: CommunitiesQueries,
    private readonly config: Config,
    private readonly database: Database,
    private readonly discussions: DiscussionsQueries,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly sessions: Sessions,
  ) {}

  onModuleInit(): void {
    this.jobs.every('4,24,44 * * * *', 'mail-community-digests', () => this.execute());
  }

  async execute(): Promise<void> {
    const until = lastMonday(this.clock.now());
    for (let after = nobody; ; ) {
      const people = await this.database.query<Person>(waiting, [after, until]);
      for (const person of people) await this.tell(person, until).catch((error) => this.log.error(error));
      const last = people.at(-1);
      if (!last || people.length < mostAtOnce) return;
      after = last.id;
    }
  }

  private async tell(person: Person, until: Date): Promise<void> {
    const { id, name, email, firstName, organizations } = person;
    const viewer: Viewer = { kind: 'member', id, email, organizations, sessionId: '', enterprise: false };
    const since = Math.max(until.getTime() - 7 * day, await this.sessions.lastHere(id));
    const news = await this.newsOf(viewer, new Date(since));
    await this.database.transaction(async () => {
      if ((await this.database.run(take, [id, until])) === 0) return;
      const [first, ...others] = news;
      if (!first) return;
      await this.mail.queue(communityDigest, {
        to: { personId: id, name, address: email },
        values: {
          firstName,
          headline: `This week in ${first.name}${others.length > 0 ? `, and ${others.length} more` : ''}`,
          communities: news.map(({ authors: _, ...one }) => one),
          link: `${this.config.appUrl}/communities`,
        },
        about: `person:${id}`,
        named: news.flatMap(({ authors }) => authors),
      });
    });
  }

  /** Of each community with something unread that came since, the discussions with the latest posts: three at most. */
  private async newsOf(viewer: Viewer, since: Date) {
    const own = (await this.communities.list(viewer)).filter(
      ({ standing, unread }) => standing === CommunityStanding.Member && unread > 0,
    );
    const news = await Promise.all(own.map(async (one) => this.toNews(one, await this.unreadOf(viewer, one, since))));
    return news.filter(({ threads }) => threads.length > 0);
  }

  /** Nothing of what the viewer may not read any more, as their plan has changed. */
  private async unreadOf(viewer: Viewer, { slug }: CommunityDto, since: Date): Promise<ThreadDto[]> {
    const read = this.discussions.threads(viewer, slug, 20).catch((error) => {
      if (error instanceof DomainError) return { items: [] };
      throw error;
    });
    const after = since.toISOString();
    return (await read).items.filter(({ isUnread, lastActivityAt }) => isUnread && lastActivityAt > after);
  }

  private toNews({ name, slug }: CommunityDto, threads: ThreadDto[]) {
    const link = `${this.config.appUrl}/communities/${slug}`;
    const { length } = threads;
    return {
      name,
      news: `${length} ${length === 1 ? 'discussion' : 'discussions'} with new posts`,
      link,
      authors: threads.slice(0, 3).map(({ author }) => author.id),
      threads: threads.slice(0, 3).map(({ id, title, author, replies }) => ({
        title,
        by: `${author.name}, ${replies} ${replies === 1 ? 'reply' : 'replies'}`,
        link: `${link}/discussions/${id}`,
      })),
    };
  }
}
