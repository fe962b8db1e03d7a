import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { leads, organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { ConnectionStatus } from './connection.enums';
import type { ConnectionDto, NetworkDto } from './connections.dto';

const side = (alias: string) => `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'type', ${alias}.type)`;
const list = {
  name: 'connections-list',
  text: `select c.id, ${side('f')} as "from", ${side('t')} as "to", c.note, c.status, c.reason,
      c.created_at as "createdAt", c.decided_at as "decidedAt"
    from membership.connections c
    join membership.organizations f on f.id = c.from_id
    join membership.organizations t on t.id = c.to_id
    where c.from_id = any($1) or c.to_id = any($1)
    order by (c.status = 'pending') desc, c.created_at desc limit 200`,
};
const network = {
  name: 'connections-network',
  text: `select (select count(*)::int from membership.connections
        where status = 'accepted' and (from_id = any($1) or to_id = any($1))) as connections,
      (select coalesce(sum(rows), 0)::int from membership.organization_counts) as organizations`,
};

@Injectable()
export class ConnectionsQueries {
  constructor(private readonly database: Database) {}

  /** Open requests first, then newest first. */
  async list(viewer: Viewer): Promise<ConnectionDto[]> {
    const rows = await this.database.query<ConnectionDto>(list, [organizationIds(viewer)]);
    return rows.map((row) => {
      const open = row.status === ConnectionStatus.Pending;
      return { ...row, canDecide: open && leads(viewer, row.to.id), canWithdraw: open && leads(viewer, row.from.id) };
    });
  }

  async network(viewer: Viewer): Promise<NetworkDto> {
    return this.database.one<NetworkDto>(network, [organizationIds(viewer)]);
  }
}
