import { Injectable } from '@nestjs/common';
import { AlertFrequency } from '../innovation.enums';
import { StopSearchAlerts } from '../searches/stop-search-alerts';
import { SetWatchMails } from '../watches/set-watch-mails';
import { SetMatchAlerts } from './set-match-alerts';
import { type RoutineMails, StopLinks } from './stop-links';

/** Ends mails that come by themselves, for who has the link of one of them. What they are about stays. */
@Injectable()
export class StopMails {
  constructor(
    private readonly links: StopLinks,
    private readonly matches: SetMatchAlerts,
    private readonly searches: StopSearchAlerts,
    private readonly watches: SetWatchMails,
  ) {}

  /** Throws `not_found` for a token that is not of ours, or of other mails. */
  async execute(mails: RoutineMails, token: string): Promise<void> {
    const userId = this.links.personOf(mails, token);
    if (mails === 'match-alerts') await this.matches.change('visitor', userId, AlertFrequency.Off);
    else if (mails === 'watched') await this.watches.change('visitor', userId, false);
    else await this.searches.execute(userId);
  }
}
