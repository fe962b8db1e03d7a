import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { PageQuery } from '../../../platform/lists/browse.dto';
import { fromCursor } from '../../../platform/lists/cursor';
import { countedRows, narrowedPage } from '../../../platform/lists/narrowed-page';
import { capped, type Page, toPage } from '../../../platform/lists/page';
import { RequestKind } from './request.enums';
import type { DemoRequestDto } from './requests.dto';

const table = 'membership.alliance_requests';
/** As exact as a place in the list, or requests of one millisecond would be left out between pages. */
const at = `date_trunc('milliseconds', created_at)`;
const columns = `id, name, email, organization, message, preferred_time as "preferredTime", status, ${at} as "createdAt"`;
const demos = { kind: (given: string) => `kind = ${given}::membership.request_kind` };
const page = narrowedPage(table, columns, demos, false, at);
const count = countedRows(table, demos);

/** What people outside ask the alliance for, as super admins read it. */
@Injectable()
export class RequestsQueries {
  constructor(private readonly database: Database) {}

  async listDemos({ cursor, limit }: PageQuery): Promise<Page<DemoRequestDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<DemoRequestDto>(page, [createdAt, id, limit + 1, RequestKind.Demo]),
      this.database.one<{ total: number }>(count, [RequestKind.Demo]),
    ]);
    return toPage(rows, limit, capped(total), (row) => row);
  }
}
