import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { type AuditQuestion, AuditTrail } from '../../../platform/audit/audit-trail';
import { withoutNames } from '../../../platform/audit/without-names';
import type { Viewer } from '../../../platform/http/viewer';
import { csvLine } from '../../../platform/lists/csv';
import type { AuditEventDto } from './audit.dto';
import { AuditNames } from './audit-names';

const atOnce = 1000;
const head = ['Number', 'At', 'Actor', 'Name', 'Action', 'Subject', 'Subject name', 'Details', 'Request'];

const toLine = ({ id, at, actor, actorName, action, subject, subjectName, details, request }: AuditEventDto): string =>
  csvLine([id, at, actor, actorName, action, subject, subjectName, JSON.stringify(details), request]);

/** Writes all that a filter holds as CSV, newest first, a part at a time: how long the audit is does not matter. */
@Injectable()
export class ExportAudit {
  constructor(
    private readonly audit: Audit,
    private readonly names: AuditNames,
    private readonly trail: AuditTrail,
  ) {}

  /** Who takes the audit away is written down before the first line leaves. */
  async execute(admin: Viewer, question: AuditQuestion): Promise<AsyncIterable<string>> {
    await this.audit.record(admin, 'audit.exported', undefined, { filter: withoutNames(question) });
    return this.lines(question);
  }

  private async *lines(question: AuditQuestion): AsyncGenerator<string> {
    // The mark by which spreadsheets know UTF-8.
    yield `\ufeff${csvLine(head)}`;
    for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
      const { items, next } = await this.trail.list(question, cursor, atOnce);
      if (items.length > 0) yield (await this.names.named(items)).map(toLine).join('');
      cursor = next;
    }
  }
}
