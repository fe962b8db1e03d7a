import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Longer than any password that the policy lets through: normalizing takes a time that grows with the square. */
const longest = 512;

@Injectable()
export class PasswordHasher {
  /** OWASP's first recommendation for argon2id (19 MiB, two passes, one lane). */
  static cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  /** What an unknown account is compared with, so that it takes the same time; here before the first one is asked for. */
  private readonly decoy = hash('a password that nobody has', PasswordHasher.cost);

  hash(password: string): Promise<string> {
    if (password.length > longest) throw new RangeError('The password is too long to be hashed.');
    return hash(password.normalize('NFKC'), PasswordHasher.cost);
  }

  /** False also, after the same time, when there is no hash to compare with. */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    const usable = password.length <= longest;
    // mutation-ignore: what is too long never matches; it is not read because that would take long
    const same = await verify(stored ?? (await this.decoy), usable ? password.normalize('NFKC') : '');
    return same && usable && Boolean(stored);
  }
}
