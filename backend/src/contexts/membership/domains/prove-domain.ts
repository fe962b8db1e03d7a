import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { domainProof } from '../accounts/mailed-links';
import { domainProvenMail } from '../domain.mails';
import { MembershipApi } from '../membership.api';
import { domainTaken } from '../membership.errors';
import { organizationChanged } from '../membership.topics';
import type { DomainProof } from './domain.enums';
import { OrganizationDomain } from './organization-domain.entity';

/** Puts those who prove one domain, for whichever organizations, in a line. */
const lockDomain = { name: 'domains-lock', text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))' };
const verify = {
  name: 'domains-verify',
  text: `update membership.organizations set verified_at = $2, verified_by = 'domain', updated_at = $2
    where id = $1 and verified_at is null`,
};

/** A domain is an organization's from now on, and the organization is verified by it. */
@Injectable()
export class ProveDomain {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
    private readonly notices: Notices,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Joins the surrounding transaction; what is proven already stays as it was. Throws `domain_taken`. */
  async execute(actor: Viewer | 'visitor', { id }: Pick<OrganizationDomain, 'id'>, proof: DomainProof): Promise<void> {
    const { manager } = this.database;
    const found = await manager.findOneByOrFail(OrganizationDomain, { id });
    await this.database.run(lockDomain, [found.domain]);
    const domain = await manager.findOneOrFail(OrganizationDomain, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (domain.provenAt) return;
    if (await manager.existsBy(OrganizationDomain, { domain: domain.domain, provenAt: Not(IsNull()) }))
      throw domainTaken();
    domain.provenAt = this.clock.now();
    domain.proof = proof;
    await manager.save(domain);
    await this.tokens.void(id, [domainProof]);
    await this.database.run(verify, [domain.organizationId, domain.provenAt]);
    await this.notices.send(organizationChanged, domain.organizationId);
    await this.audit.record(actor, 'domain.proven', `domain:${id}`, {
      organizationId: domain.organizationId,
      domain: domain.domain,
      proof,
    });
    await this.tell(domain);
  }

  private async tell({ organizationId, domain }: OrganizationDomain): Promise<void> {
    const organizations = await this.membership.describeOrganizations([organizationId]);
    const organizationName = organizations.get(organizationId)?.name ?? '';
    const leaders = await this.membership.decisionMakersOf(organizationId);
    await this.mail.queueEach(
      domainProvenMail,
      leaders.map((person) => ({
        to: person,
        values: {
          firstName: person.firstName,
          organizationName,
          domain,
          link: `${this.config.appUrl}/organizations/${organizationId}/domains`,
        },
        about: `organization:${organizationId}`,
      })),
    );
  }
}
