import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { mailSigningChanged } from '../notifications.mails';

/** Whoever runs the alliance is told how its mail is signed from now on: without a signature it ends among spam. */
@Injectable()
export class TellOperatorsOfSigning {
  constructor(
    private readonly config: Config,
    private readonly mail: Mail,
  ) {}

  /** Queued with the surrounding transaction. */
  async execute(admin: Viewer, id: string, what: string, recordName: string): Promise<void> {
    await this.mail.queue(mailSigningChanged, {
      to: this.config.operators,
      values: { what: `${admin.email} ${what}`, recordName, link: `${this.config.appUrl}/smtp-config` },
      about: `signing-key:${id}`,
    });
  }
}
