import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import type { DeclaredMail } from '../../../platform/mail/define-mail';
import { Mail } from '../../../platform/mail/mail';
import { reportAnswered } from './communities.mails';
import { MeasureKind } from './community.enums';
import { CommunityDoor, runsAlliance, type Visit } from './community-door';
import type { Participant } from './community-mentions';

const participant = `u.id as "personId", trim(u.first_name || ' ' || u.last_name) as name,
  split_part(u.first_name, ' ', 1) as "firstName", u.email as address`;
const moderators = {
  name: 'community-moderators',
  text: `select ${participant} from membership.community_members m join membership.users u on u.id = m.user_id
    where m.community_id = $1 and m.can_moderate and m.user_id <> $2
    order by m.joined_at, m.user_id limit 200`,
};
const managers = {
  name: 'community-managers',
  text: `select ${participant} from membership.community_members m join membership.users u on u.id = m.user_id
    where m.community_id = $1 and m.can_manage and u.deletion_due_at is null
    order by m.joined_at, m.user_id limit 20`,
};
const person = {
  name: 'community-person',
  text: `select ${participant} from membership.users u where u.id = $1 and u.deletion_due_at is null`,
};
const resolve = {
  name: 'community-reports-resolve',
  text: `with resolved as (
      update membership.community_reports set resolved_at = $2, resolved_by = $3, text = null where post_id = $1 and resolved_at is null
      returning reporter_id)
    select ${participant} from resolved join membership.users u on u.id = resolved.reporter_id order by u.email`,
};

/** Where those who run the alliance answer appeals. */
const appealsPage = '/admin/communities/reports?tab=appeals';

/** So many are told at most. */
const mostTold = 20;

const outcomes: Record<MeasureKind | 'none', string> = {
  hide: 'the post was hidden.',
  warn: 'its author was warned.',
  ban: 'its author was banned.',
  none: 'nothing was found to do about it.',
};

type Words<Values extends { link: string }> = Omit<Values, 'link'>;

/** Tells those of a community who moderate, who reported and whom it concerns, with the surrounding transaction. */
@Injectable()
export class TellOfModeration {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly mail: Mail,
  ) {}

  /** All who moderate and may read it, twenty at most, but who has caused it. */
  async moderators<Values extends { link: string }>(
    viewer: Viewer,
    place: Visit,
    mail: DeclaredMail<Values>,
    words: Words<Values>,
  ): Promise<void> {
    const people = await this.database.query<Participant>(moderators, [place.communityId, viewer.id]);
    const readers = await this.door.readersAmong(
      place,
      people.map(({ personId }) => personId),
    );
    const values = { ...words, link: `${this.link(place)}?tab=moderation` } as unknown as Values;
    await this.mail.queueEach(
      mail,
      people
        .filter(({ personId }) => readers.has(personId))
        .slice(0, mostTold)
        .map((to) => ({ to, values, about: `community:${place.communityId}`, named: viewer.id })),
    );
  }

  /** Those who run the alliance, of what it did itself. */
  async alliance<Values extends { link: string }>(
    viewer: Viewer,
    place: Visit,
    mail: DeclaredMail<Values>,
    words: Words<Values>,
  ): Promise<void> {
    const values = { ...words, link: `${this.config.appUrl}${appealsPage}` } as unknown as Values;
    await this.mail.queue(mail, {
      ...{ to: this.config.operators, values, about: `community:${place.communityId}` },
      named: viewer.id,
    });
  }

  /** All who manage it, twenty at most. */
  async managers<Values extends { link: string }>(
    place: Visit,
    mail: DeclaredMail<Values>,
    words: Words<Values>,
  ): Promise<void> {
    const people = await this.database.query<Participant>(managers, [place.communityId]);
    const values = { ...words, link: this.link(place) } as unknown as Values;
    await this.mail.queueEach(
      mail,
      people.map((to) => ({ to, values, about: `community:${place.communityId}` })),
    );
  }

  async person<Values extends { link: string }>(
    id: string,
    place: Visit,
    mail: DeclaredMail<Values>,
    words: Words<Values>,
  ): Promise<void> {
    const to = await this.database.queryOne<Participant>(person, [id]);
    if (!to) return;
    const values = { ...words, link: this.link(place) } as unknown as Values;
    await this.mail.queue(mail, { to, values, about: `community:${place.communityId}` });
  }

  /** Ends the reports of a post, and tells who made them what came of it; answers how many there were. */
  async reporters(
    viewer: Viewer,
    place: Visit,
    post: { id: string; title: string },
    outcome: MeasureKind | 'none',
    at: Date,
  ): Promise<number> {
    const people = await this.database.query<Participant>(resolve, [post.id, at, viewer.id]);
    const values = {
      communityName: place.name,
      title: post.title,
      outcome: outcomes[outcome],
      byAlliance: runsAlliance(viewer),
      link: this.link(place),
    };
    await this.mail.queueEach(
      reportAnswered,
      people.filter(({ personId }) => personId !== viewer.id).map((to) => ({ to, values, about: `post:${post.id}` })),
    );
    return people.length;
  }

  private link = ({ slug }: Visit) => `${this.config.appUrl}/communities/${slug}`;
}
