import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { notFound } from '../../../platform/http/domain-error';
import { Secrets } from '../../../platform/secrets/secrets';

/** By the page where people choose whether they are mailed: what the links that stop these mails are signed for. */
const purposes = {
  'match-alerts': 'stop-match-alerts',
  'saved-searches': 'stop-search-alerts',
  watched: 'stop-watch-mails',
};

/** The mails that come by themselves, by that page. */
export type RoutineMails = keyof typeof purposes;
export const routineMails = Object.keys(purposes) as RoutineMails[];

/** Addresses in mails that come by themselves. The one that stops them needs no session and works for good: that is all it can do. */
@Injectable()
export class StopLinks {
  constructor(
    private readonly config: Config,
    private readonly secrets: Secrets,
  ) {}

  /** Where a mail to a person leads: `unsubscribe`, by a POST, or in a browser by a page that asks, and `settings`, below which it is. */
  of(mails: RoutineMails, userId: string): { settings: string; unsubscribe: string } {
    const { appUrl } = this.config;
    const token = this.secrets.sign(purposes[mails], userId);
    return {
      settings: `${appUrl}/${mails}`,
      unsubscribe: `${appUrl}/api/innovation/mails/${mails}/stop?token=${token}`,
    };
  }

  /** Whose mails a token stops; throws `not_found` for one that is not of ours. */
  personOf(mails: RoutineMails, token: string): string {
    const userId = this.secrets.verify(purposes[mails], token);
    if (!userId) throw notFound('mail with this link');
    return userId;
  }
}
