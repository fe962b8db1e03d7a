import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { PageQuery } from '../../../platform/lists/browse.dto';
import { fromCursor } from '../../../platform/lists/cursor';
import { countedRows, narrowedPage } from '../../../platform/lists/narrowed-page';
import { capped, type Page, toPage } from '../../../platform/lists/page';
import { MembershipApi } from '../../membership';
import type { AlteredOrderDto } from './altered-orders.dto';

const table = 'billing.altered_orders';
const columns = `id, organization_id as "organizationId", substr(sent_by, length('member:') + 1) as "senderId", fields,
  created_at as "createdAt"`;
const open = { open: () => 'closed_at is null' };
const page = narrowedPage(table, columns, open, false);
const count = countedRows(table, open);

type Row = Pick<AlteredOrderDto, 'id' | 'fields' | 'createdAt'> & { organizationId: string; senderId: string };

/** Orders with a price of their own that nobody has looked at yet, as super admins read them. */
@Injectable()
export class AlteredOrdersQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  async list({ cursor, limit }: PageQuery): Promise<Page<AlteredOrderDto>> {
    const place = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<Row>(page, [place.createdAt, place.id, limit + 1]),
      this.database.one<{ total: number }>(count),
    ]);
    const [labels, people] = await Promise.all([
      this.membership.describeOrganizations(rows.map(({ organizationId }) => organizationId)),
      this.membership.members(rows.map(({ senderId }) => senderId)),
    ]);
    const senders = new Map(people.map(({ userId, name, address }) => [userId, { name, email: address }]));
    return toPage(rows, limit, capped(total), ({ organizationId, senderId, ...row }) => ({
      ...row,
      organization: { id: organizationId, name: labels.get(organizationId)?.name ?? '' },
      sentBy: senders.get(senderId) ?? null,
    }));
  }
}
