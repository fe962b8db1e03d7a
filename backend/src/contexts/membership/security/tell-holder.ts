import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { AddressCountries } from '../../../platform/http/address-countries';
import { Mail } from '../../../platform/mail/mail';
import { type AccountOf, Holders } from './holders';
import { securityNotice } from './security.mails';

/** Tells whose account it is of what has become of it, with the time and where it came from. */
@Injectable()
export class TellHolder {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly countries: AddressCountries,
    private readonly holders: Holders,
    private readonly mail: Mail,
  ) {}

  /** Queued with the surrounding transaction. */
  async execute(account: AccountOf, what: string, address: string, detail?: string): Promise<void> {
    const { firstName, email } = await this.holders.of(account);
    const from = await this.countries.inWords(address);
    const page = account.door === 'member' ? 'profile/security' : 'admin/security';
    await this.mail.queue(securityNotice, {
      to: { personId: account.door === 'member' ? account.id : undefined, name: firstName, address: email },
      values: { firstName, what, detail, at: this.clock.now(), from, link: `${this.config.appUrl}/${page}` },
      about: `${account.door === 'member' ? 'user' : 'admin'}:${account.id}`,
    });
  }
}
