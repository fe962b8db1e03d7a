import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

const notThere = new Set(['ENOTFOUND', 'ENODATA']);

/** What the domain name system says. */
@Injectable()
export class NameRecords {
  /** The text records of a name, each in one piece; `undefined` where no answer came within six seconds. */
  async textsOf(name: string): Promise<string[] | undefined> {
    try {
      const records = await new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name);
      return records.map((parts) => parts.join(''));
    } catch (error) {
      return notThere.has((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
    }
  }
}
