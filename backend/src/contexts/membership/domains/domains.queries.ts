import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo, leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { organizationRequired } from '../membership.errors';
import type { DomainProof } from './domain.enums';
import type { ClaimedDomainDto, DomainDto, DomainsDto } from './domains.dto';
import { recordNameOf } from './domains-of-organization';

const name = {
  name: 'domains-organization',
  text: 'select name, verified_by as "verifiedBy" from membership.organizations where id = $1',
};
const domains = {
  name: 'domains-of-organization',
  text: `select id, domain, challenge as "recordValue", proven_at as "provenAt", proof, claimed_at as "claimedAt"
    from membership.organization_domains where organization_id = $1 order by claimed_at, id`,
};
const claimed = {
  name: 'domains-claimed',
  text: `select d.domain, o.name as "organizationName" from membership.organization_domains d
    join membership.organizations o on o.id = d.organization_id where d.id = $1`,
};

type DomainRow = Omit<DomainDto, 'recordName' | 'proof'> & { proof: DomainProof | null };

@Injectable()
export class DomainsQueries {
  constructor(private readonly database: Database) {}

  /** Throws `organization_required` or `not_found`. */
  async domains(viewer: Viewer, organizationId: string): Promise<DomainsDto> {
    if (!belongsTo(viewer, organizationId)) throw notFound('organization');
    if (!leads(viewer, organizationId)) throw organizationRequired();
    const [organization, rows] = await Promise.all([
      this.database.one<{ name: string; verifiedBy: DomainsDto['verifiedBy'] }>(name, [organizationId]),
      this.database.query<DomainRow>(domains, [organizationId]),
    ]);
    return {
      organizationName: organization.name,
      verifiedBy: organization.verifiedBy,
      domains: rows.map(({ proof, ...row }) => ({
        ...row,
        ...(proof && { proof }),
        recordName: recordNameOf(row.domain),
      })),
    };
  }

  /** What a mailed link would prove. Throws `token_invalid`. */
  async claimed(id: string): Promise<ClaimedDomainDto> {
    const found = await this.database.queryOne<ClaimedDomainDto>(claimed, [id]);
    if (!found) throw tokenInvalid();
    return found;
  }
}
