import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { domainClaimed, domainsFull, domainTaken } from '../membership.errors';
import { LockTeam } from '../team/lock-team';
import { domainOf } from './domain-name';
import { OrganizationDomain } from './organization-domain.entity';

const mostDomains = 10;
const known = {
  name: 'domains-known',
  text: `select count(*) filter (where organization_id = $1)::int as own,
      coalesce(bool_or(organization_id = $1 and domain = $2), false) as claimed,
      coalesce(bool_or(organization_id <> $1 and domain = $2 and proven_at is not null), false) as taken
    from membership.organization_domains where organization_id = $1 or domain = $2`,
};

/** Says that a domain is an organization's, and gets what proves it. */
@Injectable()
export class ClaimDomain {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockTeam,
  ) {}

  /**
   * Answers its id. Throws `validation_failed`, `domain_claimed` where the organization has it already, `domain_taken` where
   * another has proven it, `domains_full`, `organization_required` or `not_found`.
   */
  async execute(viewer: Viewer, organizationId: string, input: string): Promise<string> {
    const domain = domainOf(input);
    return this.database.transaction(async () => {
      await this.lock.forLeaders(viewer, organizationId);
      const { own, claimed, taken } = await this.database.one<{ own: number; claimed: boolean; taken: boolean }>(
        known,
        [organizationId, domain],
      );
      if (claimed) throw domainClaimed();
      if (taken) throw domainTaken();
      if (own >= mostDomains) throw domainsFull(mostDomains);
      const { id } = await this.database.insert(OrganizationDomain, {
        organizationId,
        domain,
        challenge: `alliance-verification=${randomBytes(20).toString('hex')}`,
        claimedBy: viewer.id,
        claimedAt: this.clock.now(),
      });
      await this.audit.record(viewer, 'domain.claimed', `domain:${id}`, { organizationId, domain });
      return id;
    });
  }
}
