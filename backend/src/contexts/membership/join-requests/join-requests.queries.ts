import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo, leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { faceOf } from '../account/faces';
import { organizationRequired } from '../membership.errors';
import type { JoinOfferDto, TeamJoinRequestDto } from './join-requests.dto';

const mostShown = 100;
/** An address counts once it has been proven, and for the domains above it as well. */
const offers = {
  name: 'join-requests-offers',
  text: `with recursive host as (
      select split_part(email, '@', 2) as name from membership.users where id = $1 and email_verified_at is not null
      union all select substr(name, strpos(name, '.') + 1) from host where strpos(name, '.') > 0)
    select o.id as "organizationId", o.name as "organizationName", o.logo_id as "logoId", o.type as "organizationType", d.domain,
      r.id as "requestId", r.asked_at as "askedAt"
    from host join membership.organization_domains d on d.domain = host.name and d.proven_at is not null
    join membership.organizations o on o.id = d.organization_id and o.closed_at is null
    left join membership.team_join_requests r
      on r.organization_id = o.id and r.user_id = $1 and r.status = 'pending'
    where not exists (select from membership.user_organizations m
      where m.organization_id = o.id and m.user_id = $1 and m.is_active)
    order by length(d.domain) desc, o.name, o.id limit 10`,
};
const waiting = {
  name: 'join-requests-waiting',
  text: `select r.id, trim(u.first_name || ' ' || u.last_name) as "personName", u.email, ${faceOf('u')} as "profileImageUrl", r.note, r.asked_at as "askedAt"
    from membership.team_join_requests r join membership.users u on u.id = r.user_id
    where r.organization_id = $1 and r.status = 'pending' order by r.asked_at, r.id limit ${mostShown}`,
};

@Injectable()
export class JoinRequestsQueries {
  constructor(private readonly database: Database) {}

  /** Organizations that the viewer may ask to join, by their address. */
  async offers(viewer: Viewer): Promise<JoinOfferDto[]> {
    const found = await this.database.query<JoinOfferDto>(offers, [viewer.id]);
    return found.filter((offer, n) => found.findIndex((one) => one.organizationId === offer.organizationId) === n);
  }

  /** Who asks to join, for owners and admins. Throws `organization_required` or `not_found`. */
  async waiting(viewer: Viewer, organizationId: string): Promise<TeamJoinRequestDto[]> {
    if (!belongsTo(viewer, organizationId)) throw notFound('organization');
    if (!leads(viewer, organizationId)) throw organizationRequired();
    return this.database.query<TeamJoinRequestDto>(waiting, [organizationId]);
  }
}
