import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Settings } from '../../../platform/database/settings';
import { keyedPermutation } from './keyed-permutation';

const nextNumber = {
  name: 'member-ids-next',
  text: `select nextval('membership.member_numbers')::float8 as number`,
};

/** `GIA-` and six digits; seven once those are used up, and so on. */
export function memberIdsOf(key: Buffer): (number: number) => string {
  const permutations = new Map<number, (number: number) => number>();
  const permutation = (size: number) => {
    const known = permutations.get(size) ?? keyedPermutation(key, size);
    permutations.set(size, known);
    return known;
  };
  return (number) => {
    let [first, end] = [0, 1_000_000];
    while (number >= end) [first, end] = [end, end * 10];
    return `GIA-${String(first + permutation(end - first)(number - first)).padStart(6, '0')}`;
  };
}

/**
 * Every member id is the place of a number in an order that only we know: none is given twice, and none tells how many
 * there are. The key is the installation's own and is never changed, or numbers would go to ids that are given.
 */
@Injectable()
export class MemberIds {
  private idOf?: Promise<(number: number) => string>;

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  async next(): Promise<string> {
    this.idOf ??= this.settings.demand<string>('memberIdKey').then((key) => memberIdsOf(Buffer.from(key, 'hex')));
    const idOf = await this.idOf.catch((error) => {
      this.idOf = undefined;
      throw error;
    });
    return idOf((await this.database.one<{ number: number }>(nextNumber)).number);
  }
}
