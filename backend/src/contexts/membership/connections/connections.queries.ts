import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { leads, organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import { ConnectionStatus } from './connection.enums';
import type { ConnectionDto, ConnectionStandingDto, NetworkDto } from './connections.dto';
import { type ConnectionCountsDto, type ConnectionsQuery, ConnectionTab } from './network.dto';
import { pause } from './pause';

const side = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'type', ${alias}.type, 'logoId', ${alias}.logo_id)`;
const columns = `c.id, ${side('f')} as "from", ${side('t')} as "to", c.note, c.status, c.reason,
  case when c.about_id is not null
    then json_build_object('kind', c.about_kind, 'id', c.about_id, 'title', c.about_title) end as about,
  c.created_at as "createdAt", c.decided_at as "decidedAt", c.ended_at as "endedAt"`;
const sides = `membership.connections c
  join membership.organizations f on f.id = c.from_id
  join membership.organizations t on t.id = c.to_id`;
const own = '(c.from_id = any($1) or c.to_id = any($1))';
const list = {
  name: 'connections-list',
  text: `select ${columns} from ${sides} where ${own}
    order by (c.status = 'pending') desc, c.created_at desc limit 200`,
};

const mostAccepted = 1000;
const accepted = {
  name: 'connections-accepted',
  text: `select ${columns} from ${sides} where ${own} and c.status = 'accepted'
    order by lower(case when c.from_id = any($1) then t.name else f.name end), c.id limit ${mostAccepted}`,
};

const find = { name: 'connections-find', text: `select ${columns} from ${sides} where c.id = $2 and ${own}` };
/** Far more than anybody keeps up. */
const mostStandings = 10_000;
const standings = {
  name: 'connections-standings',
  text: `select own.id as "organizationId", case c.from_id when own.id then c.to_id else c.from_id end as "otherId",
      case when c.status = 'accepted' then 'connected' when c.status = 'declined' then 'declined'
        when c.to_id = own.id then 'asked' else 'requested' end as standing,
      case when c.status = 'declined' then c.decided_at + ${pause} * interval '1 millisecond' end as "askAgainAt"
    from unnest($1::uuid[]) own (id) cross join lateral (
      select from_id, to_id, status, created_at, decided_at from membership.connections
        where from_id = own.id and status in ('pending', 'accepted')
      union all
      select from_id, to_id, status, created_at, decided_at from membership.connections
        where to_id = own.id and status in ('pending', 'accepted')
      union all
      select from_id, to_id, status, created_at, decided_at from membership.connections d
        where from_id = own.id and status = 'declined' and decided_at > $2 and not exists (select from membership.connections n
          where least(n.from_id, n.to_id) = least(d.from_id, d.to_id) and greatest(n.from_id, n.to_id) = greatest(d.from_id, d.to_id)
            and n.status in ('pending', 'accepted'))) c
    order by c.created_at desc limit ${mostStandings}`,
};

/** When what its tab says of it came to be so. */
const since = 'coalesce(c.ended_at, c.decided_at, c.created_at)';
const tabs: Record<ConnectionTab, string> = {
  connected: `c.status = 'accepted' and ${own}`,
  incoming: `c.status = 'pending' and c.to_id = any($1)`,
  outgoing: `c.status = 'pending' and c.from_id = any($1)`,
  past: `c.status in ('declined', 'withdrawn', 'removed') and ${own}`,
};
/** The name of the organization on the other side has this in it. */
const named = `($2 = '' or lower(case when c.from_id = any($1) then t.name else f.name end) like '%' || lower($2) || '%')`;
const pageOf = (tab: ConnectionTab) => ({
  name: `connections-${tab}`,
  text: `select * from (select ${columns}, ${since} as at from ${sides} where ${tabs[tab]} and ${named}) c
    where (at, id) < ($3::timestamptz, $4::uuid) order by at desc, id desc limit $5`,
});
const totalOf = (tab: ConnectionTab) => ({
  name: `connections-${tab}-total`,
  text: countMatches(`${sides} where ${tabs[tab]} and ${named}`),
});
const counts = {
  name: 'connections-counts',
  text: `select ${Object.entries(tabs)
    .map(([tab, condition]) => `count(*) filter (where ${condition})::int as ${tab}`)
    .join(', ')} from membership.connections c where ${own}`,
};
const network = {
  name: 'connections-network',
  text: `select (select count(*)::int from membership.connections
        where status = 'accepted' and (from_id = any($1) or to_id = any($1))) as connections,
      (select coalesce(sum(rows), 0)::int from membership.directory_counts) as organizations`,
};

type Row = Omit<ConnectionDto, 'canDecide' | 'canWithdraw' | 'canRemove'>;

@Injectable()
export class ConnectionsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Open requests first, then newest first. */
  async list(viewer: Viewer): Promise<ConnectionDto[]> {
    const rows = await this.database.query<Row>(list, [organizationIds(viewer)]);
    return rows.map((row) => withRights(row, viewer));
  }

  /** By the name of the other organization. */
  async accepted(viewer: Viewer): Promise<ConnectionDto[]> {
    const rows = await this.database.query<Row>(accepted, [organizationIds(viewer)]);
    return rows.map((row) => withRights(row, viewer));
  }

  /** One of the viewer's, which is known to be there. */
  async find(viewer: Viewer, id: string): Promise<ConnectionDto> {
    return withRights(await this.database.one<Row>(find, [organizationIds(viewer), id]), viewer);
  }

  /** With whom the viewer's organizations are connected, have an open request, or may not ask yet again; the newest first. */
  async standings(viewer: Viewer): Promise<ConnectionStandingDto[]> {
    return this.database.query<ConnectionStandingDto>(standings, [organizationIds(viewer), this.clock.in(-pause)]);
  }

  /** Of one tab, the last that came to be so first. */
  async browse(viewer: Viewer, { tab, search = '', limit, cursor }: ConnectionsQuery): Promise<Page<ConnectionDto>> {
    const given = [organizationIds(viewer), search.replace(/[\\%_]/g, '\\$&')];
    const place = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<Row & { at: string }>(pageOf(tab), [...given, place.createdAt, place.id, limit + 1]),
      this.database.one<{ total: number }>(totalOf(tab), given),
    ]);
    const placed = rows.map((row) => ({ row, id: row.id, createdAt: row.at }));
    return toPage(placed, limit, capped(total), ({ row: { at: _at, ...row } }) => withRights(row, viewer));
  }

  async counts(viewer: Viewer): Promise<ConnectionCountsDto> {
    return this.database.one<ConnectionCountsDto>(counts, [organizationIds(viewer)]);
  }

  async network(viewer: Viewer): Promise<NetworkDto> {
    return this.database.one<NetworkDto>(network, [organizationIds(viewer)]);
  }
}

function withRights(row: Row, viewer: Viewer): ConnectionDto {
  const isOpen = row.status === ConnectionStatus.Pending;
  const [asked, asks] = [leads(viewer, row.to.id), leads(viewer, row.from.id)];
  return {
    ...row,
    canDecide: isOpen && asked,
    canWithdraw: isOpen && asks,
    canRemove: row.status === ConnectionStatus.Accepted && (asked || asks),
  };
}
