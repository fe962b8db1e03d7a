import { readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { unmapped } from './client-network';
import { countryName } from './country';
import { isPublic } from './public-address';

const list = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');

interface Entry {
  country_code?: string;
}

/**
 * In which country a network address is, by the lists of the registries that give them out (CC0), which come with the product: nobody
 * is asked. Eight megabytes, read when the first address is looked up.
 */
@Injectable()
export class AddressCountries {
  private readonly log = new Logger(AddressCountries.name);
  private read?: Promise<Reader<CountryResponse>>;

  /** Its ISO 3166-1 alpha-2 code; `null` for a private address, for one that nobody has been given, and while the list cannot be read. */
  async of(address: string): Promise<string | null> {
    const one = unmapped(address);
    // The registries' lists name whom they gave reserved networks to, too.
    if (!isPublic(one)) return null;
    try {
      this.read ??= readFile(list).then((content) => new Reader(content));
      const entry = (await this.read).get(one) as Entry | null;
      return entry?.country_code ?? null;
    } catch (error) {
      this.read = undefined;
      this.log.warn(`No country is told: ${(error as Error).message}`);
      return null;
    }
  }

  /** "41.90.64.1, Kenya": for who wants to know whether it was them. */
  async inWords(address: string): Promise<string> {
    const [one, country] = [unmapped(address), await this.of(address)];
    return country ? `${one}, ${countryName(country)}` : one;
  }
}
