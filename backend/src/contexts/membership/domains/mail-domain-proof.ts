import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { tooManyRequests } from '../../../platform/http/problems';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { domainProof } from '../accounts/mailed-links';
import { domainProofMail } from '../domain.mails';
import { domainClaimed } from '../membership.errors';
import type { AdministrativeMailbox } from './domain.enums';
import { DomainsOfOrganization } from './domains-of-organization';

/** Mails the administrators of a domain a link that proves it. The link before works no more. */
@Injectable()
export class MailDomainProof {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly domains: DomainsOfOrganization,
    private readonly mail: Mail,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Throws `domain_claimed` where it is proven already, `too_many_requests`, `organization_required` or `not_found`. */
  async execute(viewer: Viewer, organizationId: string, id: string, mailbox: AdministrativeMailbox): Promise<void> {
    await this.database.transaction(async () => {
      const { domain, provenAt, team } = await this.domains.lock(viewer, organizationId, id);
      if (provenAt) throw domainClaimed();
      await this.tokens.void(id, [domainProof]);
      const token = await this.tokens.issue(domainProof, id, {});
      const queued = await this.mail.queue(domainProofMail, {
        to: { name: '', address: `${mailbox}@${domain}` },
        values: {
          organizationName: team.organizationName,
          personName: team.viewer.name,
          domain,
          link: `${this.config.appUrl}/confirm-domain?token=${token}`,
          worksUntil: worksUntil(domainProof, this.clock.now()),
        },
        about: `domain:${id}`,
        named: viewer.id,
      });
      if (!queued) throw tooManyRequests(3600);
      await this.audit.record(viewer, 'domain.proof_mailed', `domain:${id}`, { organizationId, mailbox });
    });
  }
}
