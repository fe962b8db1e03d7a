import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mail } from '../../../platform/mail/mail';
import { Sessions } from '../../../platform/sessions/sessions';
import { MembershipApi } from '../../membership';
import { notificationDigest } from '../notifications.mails';
import { StopCategory } from './stop-category';

interface Due {
  title: string;
  text: string;
  link: string;
  madeAt: string;
  readAt: string | null;
  named: string | null;
}
/** At a time; what is written is due no more. */
const most = 500;
const people = {
  name: 'notification-digests-people',
  text: `select distinct person_id as id from notifications.notifications where digest_at <= $1 limit ${most}`,
};
/** Of two processes that come at once, the second finds nothing. */
const take = {
  name: 'notification-digests-take',
  text: `update notifications.notifications set digest_at = null where person_id = $1 and digest_at <= $2
    returning title, text, link, made_at as "madeAt", read_at as "readAt", named_person_id as named`,
};

/** So many stand in a mail; of the others it says how many they are. */
const mostNamed = 10;

/** Mails people what has come since they were here, and they have not read, as they chose for its category. */
@Injectable()
export class MailNotificationDigestsJob implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
    private readonly sessions: Sessions,
    private readonly stops: StopCategory,
  ) {}

  onModuleInit(): void {
    this.jobs.every('*/10 * * * *', 'mail-notification-digests', () => this.execute());
  }

  async execute(): Promise<void> {
    const now = this.clock.now();
    for (let due = most; due === most; ) {
      const found = await this.database.query<{ id: string }>(people, [now]);
      for (const { id } of found) await this.write(id, now);
      due = found.length;
    }
  }

  private async write(personId: string, now: Date): Promise<void> {
    await this.database.transaction(async () => {
      const due = await this.database.query<Due>(take, [personId, now]);
      const lastHere = await this.sessions.lastHere(personId);
      const unseen = due
        .filter(({ madeAt, readAt }) => readAt === null && Date.parse(madeAt) > lastHere)
        .sort((one, other) => other.madeAt.localeCompare(one.madeAt));
      const [person] = unseen.length > 0 ? await this.membership.members([personId]) : [];
      if (!person) return;
      const more = unseen.length - mostNamed;
      await this.mail.queue(notificationDigest, {
        to: { name: person.name, address: person.address },
        values: {
          firstName: person.firstName,
          headline: unseen.length === 1 ? (unseen[0] as Due).title : `${unseen.length} notifications wait for you`,
          things: unseen.slice(0, mostNamed).map(({ title, text, link }) => ({ title, text, link })),
          more: more > 0 ? `and ${more} more` : null,
          inbox: `${this.config.appUrl}/inbox?show=unread`,
          unsubscribe: this.stops.linkFor(personId, 'digest') as string,
        },
        about: `person:${personId}`,
        named: unseen.slice(0, mostNamed).flatMap(({ named }) => named ?? []),
      });
    });
  }
}
