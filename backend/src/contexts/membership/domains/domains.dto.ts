import { IsEnum } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { OrganizationProof } from '../organizations/organization.enums';
import { AdministrativeMailbox, DomainProof } from './domain.enums';

export class ClaimDomainDto {
  /**
   * The domain, also as part of a web address: of the organization's own, not a provider's of mail.
   * @example "techflow.example"
   */
  @Text({ max: 300, required: 'Enter a domain' })
  domain: string;
}

export class MailDomainProofDto {
  /**
   * Which mailbox of the domain gets the link: one of those that administrators alone are given (Baseline Requirements of the
   * CA/Browser Forum, 3.2.2.4.4).
   * @example "postmaster"
   */
  @IsEnum(AdministrativeMailbox, { message: 'Choose a mailbox' })
  mailbox: AdministrativeMailbox;
}

export class DomainDto {
  /** Its identifier. */
  id: string;

  /**
   * The domain, in lower case and ASCII.
   * @example "techflow.example"
   */
  domain: string;

  /**
   * Where a text record (TXT) proves it.
   * @example "_alliance-verification.techflow.example"
   */
  recordName: string;

  /**
   * What the text record is to hold.
   * @example "alliance-verification=0f8fad5bd9cb469fa16570867728950e"
   */
  recordValue: string;

  /** Since when the organization says that it is its own. */
  claimedAt: string;

  /** When it was proven; `null` until then. */
  provenAt: string | null;

  /**
   * How it was proven; absent until then.
   * @example "dns"
   */
  proof?: DomainProof;
}

export class DomainsDto {
  /**
   * What the organization is called.
   * @example "TechFlow Solutions"
   */
  organizationName: string;

  /**
   * How the organization is verified; `null` where it is not.
   * @example "domain"
   */
  verifiedBy: OrganizationProof | null;

  /** Its domains, the first claimed first: ten at most. */
  domains: DomainDto[];
}

export class ClaimedDomainDto {
  /**
   * The organization that says that the domain is its own.
   * @example "TechFlow Solutions"
   */
  organizationName: string;

  /**
   * The domain.
   * @example "techflow.example"
   */
  domain: string;
}
