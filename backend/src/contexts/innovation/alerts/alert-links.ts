import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Secrets } from '../../../platform/secrets/secrets';

const purpose = 'stop-match-alerts';

/** Addresses in the mails about matches. The one that stops them needs no session and works for good: that is all it can do. */
@Injectable()
export class AlertLinks {
  constructor(
    private readonly config: Config,
    private readonly secrets: Secrets,
  ) {}

  /** Where a POST stops the mails of a person, and a browser finds the page that asks whether it shall. */
  stopping(userId: string): string {
    return `${this.config.appUrl}/api/innovation/match-alerts/stop?token=${this.secrets.sign(purpose, userId)}`;
  }

  get settings(): string {
    return `${this.config.appUrl}/match-alerts`;
  }

  /** Whose mails a token stops; nothing for one that is not of ours. */
  personOf(token: string): string | undefined {
    return this.secrets.verify(purpose, token);
  }
}
