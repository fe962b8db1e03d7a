import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ledBy } from '../../../platform/http/acting-organization';
import { type WorkItem, WorkItems } from '../../../platform/work-items/work-items';

const most = 50;
const waiting = {
  name: 'membership-work',
  text: `(select 'answer-connection' as kind, c.id, 'Answer ' || f.name || ', who want to connect' as title,
        '/connections?tab=incoming' as link, null as "dueOn", c.created_at as since,
        json_strip_nulls(json_build_object('from', f.name, 'note', nullif(c.note, ''),
          'within', json_build_object('id', t.id, 'name', t.name))) as answer
      from membership.connections c join membership.organizations f on f.id = c.from_id
      join membership.organizations t on t.id = c.to_id
      where c.to_id = any($1) and c.status = 'pending' order by c.created_at limit ${most})
    union all
    (select 'answer-join-request', r.id, 'Answer ' || trim(u.first_name || ' ' || u.last_name) || ', who asks to join ' || o.name,
        '/organizations/' || o.id || '/people', null, r.asked_at,
        json_strip_nulls(json_build_object('note', r.note, 'from', coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email),
          'within', json_build_object('id', o.id, 'name', o.name)))
      from membership.team_join_requests r join membership.users u on u.id = r.user_id
      join membership.organizations o on o.id = r.organization_id
      where r.organization_id = any($1) and r.status = 'pending' order by r.asked_at limit ${most})`,
};

/** What waits for the owners and admins of an organization. */
@Injectable()
export class MembershipWork implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: WorkItems,
  ) {}

  onModuleInit(): void {
    this.work.provide((viewer) => this.database.query<WorkItem>(waiting, [ledBy(viewer)]));
  }
}
