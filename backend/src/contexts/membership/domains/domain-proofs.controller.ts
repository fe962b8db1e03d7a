import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { Limited } from '../../../platform/http/limited';
import { organizationSuspended } from '../../../platform/http/problems';
import { SingleUseTokens, tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { TokenDto } from '../accounts/accounts.dto';
import { domainProof } from '../accounts/mailed-links';
import { domainTaken } from '../membership.errors';
import { followingLinks } from '../membership.limits';
import { ConfirmDomain } from './confirm-domain';
import { ClaimedDomainDto } from './domains.dto';
import { DomainsQueries } from './domains.queries';

@ApiTags('membership: domains')
@Controller('api/domain-proofs')
export class DomainProofsController {
  constructor(
    private readonly confirm: ConfirmDomain,
    private readonly domains: DomainsQueries,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** What the link to a domain's administrators would prove. Does not use the link up. */
  @Post('check')
  @HttpCode(200)
  @Limited(followingLinks)
  @Access('visitor')
  @Problems(tokenInvalid)
  async checkDomainProof(@Body() { token }: TokenDto): Promise<ClaimedDomainDto> {
    return this.domains.claimed((await this.tokens.peek(domainProof, token)).subject);
  }

  /** Say that a domain is the organization's. Whoever reads its administrators' mail may, with an account or without. */
  @Post('confirm')
  @HttpCode(204)
  @Limited(followingLinks)
  @Access('visitor')
  @Problems(tokenInvalid, domainTaken, organizationSuspended)
  confirmDomain(@Body() { token }: TokenDto): Promise<void> {
    return this.confirm.execute(token);
  }
}
