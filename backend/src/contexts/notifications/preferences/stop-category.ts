import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { notFound } from '../../../platform/http/domain-error';
import { NotificationCategory } from '../../../platform/mail/define-mail';
import { Secrets } from '../../../platform/secrets/secrets';
import { ChangePreferences } from './change-preferences';
import { NotificationWay } from './preference.enums';
import { mandatory } from './ways-to-tell';

/** Mails that a link can stop: those of a category, and those that say together what was not read. */
export type StoppableMails = NotificationCategory | 'digest';
export const stoppableMails: StoppableMails[] = [
  ...Object.values(NotificationCategory).filter((category) => !mandatory.includes(category)),
  'digest',
];

const purposeOf = (mails: StoppableMails) => `stop-${mails}-mails`;
const together: readonly unknown[] = [NotificationWay.Daily, NotificationWay.Weekly];

/** Ends mails for who has the link of one of them, which works for good: that is all it can do. */
@Injectable()
export class StopCategory {
  constructor(
    private readonly config: Config,
    private readonly preferences: ChangePreferences,
    private readonly secrets: Secrets,
  ) {}

  /** The address for a mail; none where such mails cannot be stopped. */
  linkFor(personId: string, mails: StoppableMails): string | undefined {
    if (!stoppableMails.includes(mails)) return undefined;
    const token = this.secrets.sign(purposeOf(mails), personId);
    return `${this.config.appUrl}/api/notifications/mails/${mails}/stop?token=${token}`;
  }

  /** What they are about stays in the inbox. Throws `not_found` for a token that is not of ours, or of other mails. */
  async execute(mails: StoppableMails, token: string): Promise<void> {
    const personId = this.secrets.verify(purposeOf(mails), token);
    if (!personId || !stoppableMails.includes(mails)) throw notFound('mail with this link');
    await this.preferences.change('visitor', personId, ({ ways, ...others }) => {
      const stopped = Object.entries(ways)
        .filter(([, way]) => together.includes(way))
        .map(([category]) => category);
      const named = mails === 'digest' ? stopped : ways[mails] === NotificationWay.None ? [] : [mails];
      const inInbox = Object.fromEntries(named.map((category) => [category, NotificationWay.Inbox]));
      return { ...others, ways: { ...ways, ...inInbox } };
    });
  }
}
