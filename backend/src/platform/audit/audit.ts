import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database';
import type { Viewer } from '../http/viewer';
import { Jobs } from '../jobs/jobs';
import { logContext } from '../logging/log-context';
import { AuditMarks } from './audit-marks';

/** Who does something: a viewer, somebody known in another way, or nobody in particular. */
export type Actor = Pick<Viewer, 'kind' | 'id' | 'seenBy'> | { kind: 'admin'; id: string } | 'visitor' | 'system';

/** What there is to know of what was done; what it was and has become where something was changed. Never a secret. */
export interface Facts {
  before?: object | null;
  after?: object | null;
  [fact: string]: unknown;
}

const seal = { name: 'audit-seal', text: 'select platform.seal_audit_events() as sealed' };

/** The append-only record of who did what. Written with the surrounding transaction, chained within a minute. */
@Injectable()
export class Audit implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly marks: AuditMarks,
  ) {}

  onModuleInit(): void {
    this.jobs.every('* * * * *', 'seal-audit-events', async () => {
      // A part at a time, since each must end within a statement's time.
      while ((await this.database.one<{ sealed: number }>(seal)).sealed > 0);
    });
  }

  /**
   * `action` says what was done (`problem.submitted`), `subject` what it was done to (`problem:<id>`). Throws when a fact
   * is named like a secret.
   */
  async record(actor: Actor, action: string, subject?: string, facts: Facts = {}): Promise<void> {
    const { request, job } = logContext();
    const details = JSON.stringify(facts, withoutSecrets);
    const line = { actor: actorName(actor), action, subject, request: request ?? job };
    const row = { ...line, details, mark: this.marks.markOf({ ...line, details: JSON.parse(details) }) };
    await this.database.leave({ kind: 'audit', row });
  }
}

/** Who acts, as the audit spells it; never the member as whom somebody else sees the product. */
export function actorName(actor: Actor): string {
  if (typeof actor === 'string') return actor;
  if ('seenBy' in actor && actor.seenBy) return `admin:${actor.seenBy.adminId}`;
  return `${actor.kind === 'member' ? 'member' : 'admin'}:${actor.id}`;
}

function withoutSecrets(fact: string, value: unknown): unknown {
  if (/^(password(hash)?|token|secret|hash)$/i.test(fact)) throw new Error(`The audit keeps no ${fact}.`);
  return value;
}
