import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';

/** What a context speaks of in the audit by its number, such as `problem:<id>`. SQL calls its row `t`. */
export interface AuditSubject {
  /** Its table, with its schema. */
  table: string;
  /** SQL for what it is called; nothing and an empty text are no name. */
  name: string;
  /** Where the administration shows it: how the address begins, which ends with its number. */
  page?: string;
  /** SQL for what that address ends with instead; nothing where it is not shown now. */
  key?: string;
  /** Where its number is no UUID. */
  type?: 'text';
}

export interface NamedSubject {
  name: string;
  /** A path of the web client. */
  link: string | null;
}

const declared = new Map<string, AuditSubject>();
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How a context says what it is called that the audit has a number of, in `<context>.audit-subjects.ts`. */
export function auditSubjectsOf(subjects: Record<string, AuditSubject>): void {
  for (const [kind, subject] of Object.entries(subjects)) {
    if (declared.has(kind)) throw new Error(`Two contexts say what a ${kind} is called.`);
    declared.set(kind, subject);
  }
}

/** All of them, by how the audit spells the kind. */
export const auditSubjects = (): ReadonlyMap<string, AuditSubject> => declared;

/** What is called now, and found where, that the audit names by a number. */
@Injectable()
export class AuditSubjects {
  constructor(private readonly database: Database) {}

  /** Those that have a name still, by how the audit spells them. */
  async named(subjects: Iterable<string | null>): Promise<ReadonlyMap<string, NamedSubject>> {
    const idsOf = new Map<string, string[]>();
    for (const spelled of new Set(subjects)) {
      const [, kind = '', id = ''] = /^([a-z-]+):(.+)$/.exec(spelled ?? '') ?? [];
      const subject = declared.get(kind);
      if (subject && (subject.type === 'text' || uuid.test(id))) idsOf.set(kind, [...(idsOf.get(kind) ?? []), id]);
    }
    const found = await Promise.all([...idsOf].map(([kind, ids]) => this.ofKind(kind, ids)));
    return new Map(found.flat());
  }

  private async ofKind(kind: string, ids: string[]): Promise<[string, NamedSubject][]> {
    const { table, name, page, key = 't.id', type = 'uuid' } = declared.get(kind) as AuditSubject;
    const rows = await this.database.query<{ id: string; name: string | null; key: string | null }>(
      {
        name: `audit-subject-${kind}`,
        text: `select t.id::text as id, ${name} as name, (${key})::text as key from ${table} t where t.id = any($1::${type}[])`,
      },
      [ids],
    );
    return rows.flatMap((row): [string, NamedSubject][] =>
      row.name ? [[`${kind}:${row.id}`, { name: row.name, link: page && row.key ? page + row.key : null }]] : [],
    );
  }
}
