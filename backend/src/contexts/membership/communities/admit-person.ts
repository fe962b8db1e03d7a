import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { DomainError, invalidField } from '../../../platform/http/domain-error';
import { suspendedNow } from '../accounts/suspension';
import { CommunityDoor, type Visit } from './community-door';
import { join, useInvitation } from './join-community';

const find = {
  name: 'community-admit-find',
  text: `select u.email, exists (select from membership.community_measures b where b.community_id = $1 and b.user_id = u.id
        and b.kind = 'ban' and b.ended_at is null) as "isBanned",
      array(select o.organization_id from membership.user_organizations o
        join membership.organizations g on g.id = o.organization_id and g.suspended_at is null
        where o.user_id = u.id and o.is_active and o.role <> 'viewer' order by o.created_at, o.organization_id)::text[] as organizations
    from membership.users u where u.id = $2 and u.deletion_asked_at is null and not ${suspendedNow('u', '$3')}`,
};

interface Candidate {
  email: string;
  isBanned: boolean;
  organizations: string[];
}

/** Somebody belongs to a community because those who run the alliance want it, with the surrounding transaction. */
@Injectable()
export class AdmitPerson {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
  ) {}

  /** Throws `invalid_input` where it is nobody of the alliance, somebody who is suspended or banned there, or whom no plan lets in. */
  async execute(place: Visit, personId: string): Promise<void> {
    const { communityId } = place;
    const person = await this.database.queryOne<Candidate>(find, [communityId, personId, this.clock.now()]);
    if (!person) throw refused('Choose a member of the alliance');
    if (person.isBanned) throw refused('This person is banned from the community: its moderators end the ban first');
    const organizationId = await this.door.requireLettingIn(place, person.organizations).catch((error) => {
      throw error instanceof DomainError
        ? refused('No organization of this person has a plan that lets them in')
        : error;
    });
    await this.database.run(join, [communityId, personId, organizationId, this.clock.now()]);
    await this.database.run(useInvitation, [communityId, person.email]);
  }
}

const refused = (message: string) => invalidField('personId', message);
