import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { slugOf } from './slug-of';

/** Of two that look for one at once the later waits until the address of the other is there. */
const lock = {
  name: 'stories-address-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('story-address', 0))`,
};
const taken = {
  name: 'stories-addresses-taken',
  text: 'select slug from innovation.success_stories where slug = any($1)',
};

/** Finds what the address of a story ends with: its title, with a number behind it where that is another's. */
@Injectable()
export class FindAddress {
  constructor(private readonly database: Database) {}

  /** With the surrounding transaction, in which it must be taken. */
  async of(title: string, projectId: string): Promise<string> {
    await this.database.query(lock, []);
    const plain = slugOf(title);
    const [first, second] = [plain, `${plain}-${projectId.slice(0, 8)}`];
    const others = await this.database.query<{ slug: string }>(taken, [[first, second]]);
    const isFree = (slug: string) => !others.some((other) => other.slug === slug);
    return [first, second].find(isFree) ?? `${plain}-${randomUUID()}`;
  }
}
