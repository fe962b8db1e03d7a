import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { DocumentKind } from './document-counter.entity';

const next = {
  name: 'document-counters-next',
  text: `insert into billing.document_counters (kind, year, last) values ($1, $2, 1)
    on conflict (kind, year) do update set last = document_counters.last + 1 returning last`,
};

const prefix: Record<DocumentKind, string> = { invoice: 'INV', credit_note: 'CN' };

/** Numbers without gaps: a number counts with the document or not at all. Whoever needs one waits for the one before. */
@Injectable()
export class DocumentNumbers {
  constructor(private readonly database: Database) {}

  /** To be asked late in a transaction, because it holds up all others. Years are those of UTC. */
  async next(kind: DocumentKind, at: Date): Promise<string> {
    const year = at.getUTCFullYear();
    const row = await this.database.queryOne<{ last: number }>(next, [kind, year]);
    return `${prefix[kind]}-${year}-${String(row?.last).padStart(6, '0')}`;
  }
}
