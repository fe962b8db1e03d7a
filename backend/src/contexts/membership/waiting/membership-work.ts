import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { ledBy } from '../../../platform/http/acting-organization';
import { type WorkItem, WorkItems } from '../../../platform/work-items/work-items';

const most = 50;
/** So many days before a trial ends its people are asked, as by mail. */
const daysOfTrial = 3;
/** `$1`: organizations that the viewer leads; `$2`: now; `$3`: the viewer. */
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
      where r.organization_id = any($1) and r.status = 'pending' order by r.asked_at limit ${most})
    union all
    (select 'choose-plan', o.id, 'Choose a plan before the trial of ' || o.name || ' ends', '/subscription?organizationId=' || o.id,
        (o.trial_ends_at at time zone 'UTC')::date::text, o.trial_ends_at - interval '${daysOfTrial} days', null
      from membership.organizations o
      where o.id = any($1) and o.trial_ends_at > $2 and o.trial_ends_at <= $2::timestamptz + interval '${daysOfTrial} days'
        and o.membership_tier = 'free' and o.requested_tier <> 'free' limit ${most})
    union all
    (select 'answer-support', s.id, 'Answer the alliance about “' || s.subject || '”', '/support/' || s.id, null, s.changed_at, null
      from membership.support_tickets s
      where s.person_id = $3 and s.state = 'waiting' order by s.changed_at limit ${most})`,
};

/** What waits for the owners and admins of an organization, and for whoever has asked the alliance for help. */
@Injectable()
export class MembershipWork implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly work: WorkItems,
  ) {}

  onModuleInit(): void {
    this.work.provide((viewer) => this.database.query<WorkItem>(waiting, [ledBy(viewer), this.clock.now(), viewer.id]));
  }
}
