import { Injectable } from '@nestjs/common';
import { domainOf, MailServers } from '../settings/mail-servers';
import { recordNameOf, recordOf } from './dkim-record';
import type { MailSigningDto, SigningKeyDto } from './signing.dto';
import { type KnownKey, SigningKeys } from './signing-keys';

/** How mail of the sender's domain is signed, as it is shown. */
@Injectable()
export class SigningQueries {
  constructor(
    private readonly keys: SigningKeys,
    private readonly servers: MailServers,
  ) {}

  async current(): Promise<MailSigningDto> {
    const domain = domainOf(await this.servers.sender());
    const { inUse, waiting } = await this.keys.known(domain);
    const shown = (key: KnownKey | undefined): SigningKeyDto | null =>
      key
        ? {
            id: key.id,
            selector: key.selector,
            recordName: recordNameOf(key.selector, domain),
            record: recordOf(key.publicKey),
            usedFrom: key.usedFrom,
          }
        : null;
    return { domain, inUse: shown(inUse), waiting: shown(waiting) };
  }
}
