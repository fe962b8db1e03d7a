import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { mentionsIn, settleMentions } from '../../../platform/mentions/mention-tokens';
import { faceOf } from '../account/faces';
import { mentionedInCommunity } from './communities.mails';
import { CommunityDoor, type Visit } from './community-door';

/** A person who belongs to a community. */
export interface Participant {
  personId: string;
  name: string;
  firstName: string;
  address: string;
}

/** One who is offered to be mentioned. */
interface Offered extends Participant {
  imageUrl: string | null;
  organizationId: string;
}

const participant = `u.id as "personId", trim(u.first_name || ' ' || u.last_name) as name,
  split_part(u.first_name, ' ', 1) as "firstName", u.email as address`;
/** Who has written in a discussion lately, who moderates or manages, and who is of the viewer's organizations. */
const atHand = {
  name: 'community-people-at-hand',
  text: `with near as (
      (select distinct author_id as id from (select author_id from membership.community_posts
        where thread_id = $2 and hidden_at is null order by created_at desc, id desc limit 200) lately)
      union (select user_id from membership.community_members where community_id = $1 and (can_moderate or can_manage) limit 50)
      union (select m.user_id from membership.user_organizations m where m.organization_id = any($3) and m.is_active limit 200))
    select ${participant}, ${faceOf('u')} as "imageUrl", c.organization_id as "organizationId" from near join membership.community_members c on c.community_id = $1 and c.user_id = near.id
    join membership.users u on u.id = near.id where u.id <> $4 order by name, u.id limit 250`,
};
const named = {
  name: 'community-people-named',
  text: `select ${participant} from membership.users u where u.id = any($1::uuid[]) order by u.email`,
};
const remember = {
  name: 'community-mentions-remember',
  text: `insert into membership.community_mentions (post_id, person_id)
    select $1, u.id from membership.users u where u.id = any($2::uuid[]) order by u.id on conflict do nothing returning person_id as "personId"`,
};

/** Who is named in what people write in communities, and is told of it. */
@Injectable()
export class CommunityMentions {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly mail: Mail,
  ) {}

  /** Whom the viewer is offered to mention, by name. */
  async offered(viewer: Viewer, place: Visit, threadId?: string): Promise<Offered[]> {
    const values = [place.communityId, threadId ?? null, organizationIds(viewer), viewer.id];
    const people = await this.database.query<Offered>(atHand, values);
    const readers = await this.door.readersAmong(
      place,
      people.map(({ personId }) => personId),
    );
    return people.filter(({ personId }) => readers.has(personId));
  }

  /** Of these people those who belong to a community and may read it. */
  async reading(place: Visit, ids: string[]): Promise<Participant[]> {
    return this.database.query<Participant>(named, [[...(await this.door.readersAmong(place, ids))]]);
  }

  /**
   * The text with those alone mentioned who read the community, under their own names, or who were mentioned in what stood
   * there before. Throws `invalid_input` where it is too long with the names.
   */
  async settle(place: Visit, text: string, { max, before = '' }: { max: number; before?: string }) {
    const mentioned = mentionsIn(text).map(({ id }) => id);
    if (mentioned.length === 0) return text;
    const known = mentionsIn(before).map(({ id, name }) => [id, name] as const);
    const people = await this.reading(place, mentioned);
    const settled = settleMentions(
      text,
      new Map([...known, ...people.map((one) => [one.personId, one.name] as const)]),
    );
    if (settled.length > max) throw invalidField('text', `Shorten it: with the names it has ${settled.length} letters`);
    return settled;
  }

  /** Tells those who are mentioned in a settled text, each once for a post, but who has written it; remembers all of them. */
  async tell(
    viewer: Viewer,
    place: Visit,
    { id, threadId, text }: { id: string; threadId: string; text: string },
  ): Promise<void> {
    const mentioned = mentionsIn(text).map(({ id: personId }) => personId);
    if (mentioned.length === 0) return;
    const { name, slug } = place;
    const added = await this.database.query<{ personId: string }>(remember, [id, mentioned]);
    const told = added.map(({ personId }) => personId).filter((personId) => personId !== viewer.id);
    if (told.length === 0) return;
    const people = await this.reading(place, told);
    const { name: authorName } = await this.database.one<Participant>(named, [[viewer.id]]);
    await this.mail.queueEach(
      mentionedInCommunity,
      people.map((person) => ({
        to: person,
        values: {
          authorName,
          communityName: name,
          link: `${this.config.appUrl}/communities/${slug}/discussions/${threadId}?from=${id}`,
        },
        about: `discussion:${threadId}`,
        named: viewer.id,
      })),
    );
  }
}
