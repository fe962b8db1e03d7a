import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';

/** What is asked of the domain name system; tests answer it themselves. */
export abstract class DomainNames {
  /** The addresses of a name, of both versions; the address itself for one. Empty where there are none. */
  abstract addressesOf(host: string): Promise<string[]>;

  /** The texts at a name. Empty where there are none. */
  abstract textsAt(name: string): Promise<string[]>;
}

const absent = new Set(['ENOTFOUND', 'ENODATA']);
const orNone = (error: { code?: string }): [] => {
  if (absent.has(error.code ?? '')) return [];
  throw error;
};

@Injectable()
export class PublicDomainNames extends DomainNames {
  private readonly resolver = new Resolver({ timeout: 1_000, tries: 2 });

  async addressesOf(host: string): Promise<string[]> {
    if (isIP(host)) return [host];
    const [four, six] = await Promise.all([
      this.resolver.resolve4(host).catch(orNone),
      this.resolver.resolve6(host).catch(orNone),
    ]);
    return [...four, ...six];
  }

  async textsAt(name: string): Promise<string[]> {
    const records = await this.resolver.resolveTxt(name).catch(orNone);
    return records.map((parts) => parts.join(''));
  }
}
