import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../secrets/secrets';

/** What is said of an act, as far as the product says it: the moment and the place in the chain are the database's. */
export interface MarkedLine {
  actor: string;
  action: string;
  subject?: string | null;
  details: unknown;
  request?: string | null;
}

const nonceLength = 12;

/** Marks lines of the audit with a key that the database does not know. No two are alike, so that none can be copied. */
@Injectable()
export class AuditMarks {
  constructor(private readonly secrets: Secrets) {}

  markOf(line: MarkedLine): string {
    return this.withNonce(randomBytes(nonceLength).toString('base64url'), line);
  }

  isOurs(mark: string, line: MarkedLine): boolean {
    return this.withNonce(mark.split('.')[0] ?? '', line) === mark;
  }

  private withNonce(nonce: string, { actor, action, subject, details, request }: MarkedLine): string {
    const said = JSON.stringify([nonce, actor, action, subject ?? null, sorted(details), request ?? null]);
    return `${nonce}.${this.secrets.digest('audit-mark', said)}`;
  }
}

/** The database keeps no order of names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, item]) => [name, sorted(item)]),
  );
}
