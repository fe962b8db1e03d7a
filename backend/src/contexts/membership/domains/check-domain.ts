import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { domainSilent, domainUnproven } from '../membership.errors';
import { DomainProof } from './domain.enums';
import { DomainsOfOrganization, recordNameOf } from './domains-of-organization';
import { NameRecords } from './name-records';
import { ProveDomain } from './prove-domain';

/** Looks for the text record that proves a domain. */
@Injectable()
export class CheckDomain {
  constructor(
    private readonly database: Database,
    private readonly domains: DomainsOfOrganization,
    private readonly prove: ProveDomain,
    private readonly records: NameRecords,
  ) {}

  /** Throws `domain_unproven`, `domain_silent`, `domain_taken` or `not_found`. */
  async execute(viewer: Viewer, organizationId: string, id: string): Promise<void> {
    const { domain, challenge } = await this.domains.demand(viewer, organizationId, id);
    const name = recordNameOf(domain);
    // No transaction waits for somebody else's servers.
    const texts = await this.records.textsOf(name);
    if (!texts) throw domainSilent();
    if (!texts.some((text) => text.trim() === challenge)) throw domainUnproven(name);
    await this.database.transaction(async () => {
      const still = await this.domains.lock(viewer, organizationId, id);
      await this.prove.execute(viewer, still, DomainProof.Dns);
    });
  }
}
