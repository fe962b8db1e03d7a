import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { isLoopbackAddress, isPublic } from '../../../platform/http/public-address';
import { DomainNames } from './domain-names';

/** A name that leads nowhere, or where it must not, in the words that are shown. */
class HostRefused extends Error {}

/** Where a name leads that somebody has typed. */
@Injectable()
export class MailHosts {
  constructor(
    private readonly config: Config,
    private readonly names: DomainNames,
  ) {}

  /**
   * The first address of a name, once all of them may be gone to: whoever connects does so to this very address. `isOwn`: of a host
   * that the environment names, which may lead anywhere. Throws `HostRefused`.
   */
  async addressOf(host: string, isOwn = false): Promise<string> {
    const addresses = host === 'localhost' ? ['127.0.0.1'] : await this.names.addressesOf(host);
    const [address] = addresses;
    if (!address) throw new HostRefused(`${host} has no address.`);
    const mayGoTo = (one: string) => isOwn || isPublic(one) || (this.config.probesLoopback && isLoopbackAddress(one));
    if (!addresses.every(mayGoTo)) throw new HostRefused(`${host} has an address that is not a public address.`);
    return address;
  }
}
