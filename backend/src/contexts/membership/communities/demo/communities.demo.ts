import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { day, hour, minute } from '../../../../platform/clock/durations';
import { Database } from '../../../../platform/database/database';
import { DemoData } from '../../../../platform/demo/demo-data';
import { demoId } from '../../../../platform/demo/demo-id';
import { insertRows } from '../../../../platform/demo/insert-rows';
import { demoColleagues, demoOrganizations, demoPeople } from '../../demo/demo-organizations';
import { CommunityAccess, CommunityRole, flagsOf } from '../community.enums';
import { type DemoCommunity, demoCommunities } from './demo-communities';
import { nameAt, placeOfAuthor, questionAt, replies, welcome } from './demo-discussions';

/** In which order the people that can be signed in as belong to a community. */
const ranks = [CommunityRole.Admin, CommunityRole.Moderator, CommunityRole.Member];
const mostPeople = Math.max(...demoCommunities.map(({ members }) => members));
const free = 'free';
/** Days ago: communities were opened when the organizations that founded the alliance were there, and their first discussions followed. */
const opened = 612;
const firstDiscussion = 600;

interface Author {
  id: string;
  organizationId: string;
}

interface Member extends Author {
  role: CommunityRole;
  joinedAt: Date;
}

/** The communities with as many people and discussions as they are said to have; what pages show of that triggers count. */
@Injectable()
export class CommunitiesDemo implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly demo: DemoData,
  ) {}

  onModuleInit(): void {
    this.demo.add({ name: 'communities', order: 9, load: () => this.load() });
  }

  private async load(): Promise<void> {
    const { insert } = this;
    const now = this.clock.now();
    const people = madePeople();
    await insert(
      'users',
      people.map(({ organizationId, ...person }) => ({
        ...person,
        passwordHash: null,
        emailVerifiedAt: now,
        shownOnPages: false,
        createdAt: this.joinedBy(organizationId),
        updatedAt: now,
      })),
    );
    await insert(
      'communities',
      demoCommunities.map(({ members: _members, discussions: _discussions, topics: _topics, ...community }) => ({
        id: demoId(community.slug),
        ...community,
        membershipTiers: [],
        isActive: true,
        createdAt: this.clock.in(-opened * day),
        revision: 1,
      })),
    );
    for (const [n, community] of demoCommunities.entries()) {
      const members = this.members(community, people, n);
      await insert('community_members', this.memberships(community, members));
      await this.discuss(community, members);
    }
  }

  private insert = (table: string, rows: object[]) => insertRows(this.database, `membership.${table}`, rows);

  private joinedBy = (organizationId: string) => this.clock.in(-(daysOf.get(organizationId) ?? 0) * day);

  /** Whoever leads it is there from the beginning, the others come within two months; nobody in the first week of their organization. */
  private members(community: DemoCommunity, people: Author[], nth: number): Member[] {
    return membersOf(community, people, nth).map((person, n) => {
      const from = Math.min(opened, (daysOf.get(person.organizationId) ?? 0) - 7);
      return { ...person, joinedAt: this.clock.in((((n * 37) % 60) - from) * day + n * minute) };
    });
  }

  private memberships({ slug }: DemoCommunity, members: Member[]) {
    return members.map(({ id, organizationId, role, joinedAt }) => ({
      communityId: demoId(slug),
      userId: id,
      organizationId,
      role,
      ...flagsOf[role],
      joinedAt,
      readAt: this.clock.in(-4 * day),
      lastActiveAt: null,
      contributions: 0,
    }));
  }

  private async discuss({ slug, topics, discussions }: DemoCommunity, members: Member[]): Promise<void> {
    const communityId = demoId(slug);
    /** The one at this place or the next who was there by then. */
    const authorOf = (n: number, at: Date) => {
      const place = placeOfAuthor(n) % members.length;
      return [...members.slice(place), ...members].find(({ joinedAt }) => joinedAt < at) as Author;
    };
    const posts: object[] = [];
    const threads: object[] = [];
    const write = (id: string, threadId: string, author: Author, createdAt: Date, text: string, title: string | null) =>
      posts.push({
        id,
        communityId,
        threadId,
        title,
        text,
        authorId: author.id,
        organizationId: author.organizationId,
        createdAt,
        revision: 1,
      });
    for (let n = 0; n < discussions; n += 1) {
      const id = demoId(`${slug} ${n}`);
      const isWelcome = n === discussions - 1;
      const at = this.clock.in(-(n + 1) * (firstDiscussion / discussions) * day - (n % 9) * hour);
      const { title, text } = isWelcome ? welcome : questionAt(n, topics);
      threads.push({ id, communityId, replies: 0, lastActivityAt: at, pinnedAt: isWelcome ? at : null });
      write(id, id, isWelcome ? (members[0] as Author) : authorOf(n, at), at, text, title);
      for (let reply = 0; reply < n % 4; reply += 1) {
        const later = new Date(Math.min(at.getTime() + (reply + 1) * 7 * hour, this.clock.now().getTime() - hour));
        const text = replies[(n * 5 + reply) % replies.length] as string;
        write(demoId(`${slug} ${n} ${reply}`), id, authorOf(n + reply + 11, later), later, text, null);
      }
    }
    await this.insert('community_threads', threads);
    await this.insert('community_posts', posts);
  }
}

/** Days since each organization joined. */
const daysOf = new Map(demoOrganizations.map(({ id, joined }) => [id, joined]));
const paying = demoOrganizations.filter(({ tier }) => tier !== free).map(({ id }) => id);

/** People of the alliance whom nobody can sign in as. */
const madePeople = () =>
  Array.from({ length: mostPeople }, (_, n) => ({
    id: demoId(`community person ${n}`),
    email: `person.${n + 1}@communities.example`,
    ...nameAt(n),
    organizationId: paying[n % paying.length] as string,
  }));

/** First those that can be signed in as, where their organization's plan lets them; then as many made ones as it takes. */
function membersOf({ accessLevel, members }: DemoCommunity, people: Author[], nth: number) {
  const known = [...demoPeople, ...demoColleagues]
    .map(({ id, organization }) => ({ id, organizationId: organization }))
    .filter(({ organizationId }) => accessLevel === CommunityAccess.AllMembers || paying.includes(organizationId));
  // Another one of them leads each.
  const ordered = [...known.slice(nth % known.length), ...known.slice(0, nth % known.length)].slice(0, 5);
  const made = Array.from(
    { length: members - ordered.length },
    (_, n) => people[(n + nth * 211) % people.length] as Author,
  );
  return [...ordered, ...made].map((person, n) => ({ ...person, role: ranks[n] ?? CommunityRole.Member }));
}
