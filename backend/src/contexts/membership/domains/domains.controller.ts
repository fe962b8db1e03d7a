import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import {
  domainClaimed,
  domainSilent,
  domainsFull,
  domainTaken,
  domainUnproven,
  organizationRequired,
} from '../membership.errors';
import { provingDomains } from '../membership.limits';
import { CheckDomain } from './check-domain';
import { ClaimDomain } from './claim-domain';
import { ClaimDomainDto, DomainsDto, MailDomainProofDto } from './domains.dto';
import { DomainsQueries } from './domains.queries';
import { MailDomainProof } from './mail-domain-proof';
import { RemoveDomain } from './remove-domain';

const organization = notFound('organization of yours');
const domain = notFound('domain');

@ApiTags('membership: domains')
@Controller('api/organizations/:organizationId/domains')
export class DomainsController {
  constructor(
    private readonly check: CheckDomain,
    private readonly claim: ClaimDomain,
    private readonly domains: DomainsQueries,
    private readonly mailProof: MailDomainProof,
    private readonly remove: RemoveDomain,
  ) {}

  /** The domains that an organization says are its own, and what proves them. */
  @Get()
  @Access('organization-admin')
  @Problems(organization, organizationRequired)
  getDomains(@Id('organizationId') organizationId: string, @CurrentViewer() viewer: Viewer): Promise<DomainsDto> {
    return this.domains.domains(viewer, organizationId);
  }

  /** Say that a domain is the organization's. It counts once it is proven, by its text record or by mail. */
  @Post()
  @Creates()
  @Limited(provingDomains)
  @Access('organization-admin')
  @Problems(organization, organizationRequired, domainClaimed, domainTaken, domainsFull)
  async claimDomain(
    @Id('organizationId') organizationId: string,
    @Body() body: ClaimDomainDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<DomainsDto> {
    await this.claim.execute(viewer, organizationId, body.domain);
    return this.domains.domains(viewer, organizationId);
  }

  /** Look for the text record of a domain, which proves it. The organization is verified by its first. */
  @Post(':id/check')
  @HttpCode(204)
  @Limited(provingDomains)
  @Access('organization-admin')
  @Problems(domain, organizationRequired, domainUnproven, domainSilent, domainTaken)
  checkDomain(
    @Id('organizationId') organizationId: string,
    @Id() id: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.check.execute(viewer, organizationId, id);
  }

  /** Mail the administrators of a domain a link that proves it, and works for three days. The link before works no more. */
  @Post(':id/mail')
  @HttpCode(204)
  @Limited(provingDomains)
  @Access('organization-admin')
  @Problems(domain, organizationRequired, domainClaimed)
  mailDomainProof(
    @Id('organizationId') organizationId: string,
    @Id() id: string,
    @Body() body: MailDomainProofDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.mailProof.execute(viewer, organizationId, id, body.mailbox);
  }

  /** Remove a domain. By a domain an organization is verified as long as it has one. */
  @Delete(':id')
  @HttpCode(204)
  @Limited(provingDomains)
  @Access('organization-admin')
  @Problems(domain, organizationRequired)
  removeDomain(
    @Id('organizationId') organizationId: string,
    @Id() id: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.remove.execute(viewer, organizationId, id);
  }
}
