import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import type { Viewer } from '../../../platform/http/viewer';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { domainProof } from '../accounts/mailed-links';
import { organizationChanged } from '../membership.topics';
import { DomainsOfOrganization } from './domains-of-organization';

const remove = { name: 'domains-remove', text: 'delete from membership.organization_domains where id = $1' };
/** By a domain it is verified as long as it has one, and then by its approval where there is one and its name is that still. */
const unverify = {
  name: 'domains-unverify',
  text: `update membership.organizations set verified_at = approved.at,
      verified_by = case when approved.at is not null then 'super_admin'::membership.organization_proof end
    from (select max(decided_at) as at from membership.membership_registrations
      where organization_id = $1 and status = 'approved' and deleted_at is null
        and organization_name = (select name from membership.organizations where id = $1)) approved
    where id = $1 and verified_by = 'domain' and not exists (
      select from membership.organization_domains where organization_id = $1 and proven_at is not null)`,
};

/** Who asked to join by an address at this domain, and has none at another of the organization's, asks no more. */
const withdraw = {
  name: 'domains-withdraw-requests',
  text: `update membership.team_join_requests r set status = 'withdrawn', decided_at = $2 from membership.users u
    where r.organization_id = $1 and u.id = r.user_id and r.status = 'pending' and not exists (
      select from membership.organization_domains d where d.organization_id = $1 and d.proven_at is not null
        and right('.' || split_part(u.email, '@', 2), length(d.domain) + 1) = '.' || d.domain)`,
};

/** An organization has a domain no more; what is waiting for its people's addresses ends with it. */
@Injectable()
export class RemoveDomain {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly domains: DomainsOfOrganization,
    private readonly notices: Notices,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Throws `organization_required` or `not_found`. */
  async execute(viewer: Viewer, organizationId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { domain, proof } = await this.domains.lock(viewer, organizationId, id);
      await this.tokens.void(id, [domainProof]);
      await this.database.run(remove, [id]);
      await this.database.run(unverify, [organizationId]);
      await this.database.run(withdraw, [organizationId, this.clock.now()]);
      await this.notices.send(organizationChanged, organizationId);
      await this.audit.record(viewer, 'domain.removed', `domain:${id}`, {
        organizationId,
        before: { domain, proof },
        after: null,
      });
    });
  }
}
