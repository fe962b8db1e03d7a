import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { countryName } from './country';

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
  private read?: Promise<Reader<CountryResponse>>;

  /** Its ISO 3166-1 alpha-2 code; `null` for a private address, and for one that nobody has been given. */
  async of(address: string): Promise<string | null> {
    this.read ??= readFile(list).then((content) => new Reader(content));
    const entry = (await this.read).get(address) as Entry | null;
    return entry?.country_code ?? null;
  }

  /** "203.0.113.7, Kenya": for who wants to know whether it was them. */
  async inWords(address: string): Promise<string> {
    const country = await this.of(address);
    return country ? `${address}, ${countryName(country)}` : address;
  }
}
