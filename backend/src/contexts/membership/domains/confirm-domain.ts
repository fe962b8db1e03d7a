import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { SingleUseTokens, tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { domainProof } from '../accounts/mailed-links';
import { demandUnsuspended, LockTeam } from '../team/lock-team';
import { DomainProof } from './domain.enums';
import { OrganizationDomain } from './organization-domain.entity';
import { ProveDomain } from './prove-domain';

/** Whoever reads the mail of a domain's administrators says that it is an organization's. */
@Injectable()
export class ConfirmDomain {
  constructor(
    private readonly database: Database,
    private readonly prove: ProveDomain,
    private readonly team: LockTeam,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Throws `token_invalid`, `domain_taken` or `organization_suspended`. */
  async execute(token: string): Promise<void> {
    await this.database.transaction(async () => {
      const { subject: id } = await this.tokens.peek(domainProof, token);
      const domain = await this.database.manager.findOneBy(OrganizationDomain, { id });
      if (!domain) throw tokenInvalid();
      // In the order in which its organization's people would take the locks.
      const organization = await this.team.alone(domain.organizationId);
      await this.tokens.redeem(domainProof, token);
      demandUnsuspended(organization);
      await this.prove.execute('visitor', domain, DomainProof.Mail);
    });
  }
}
