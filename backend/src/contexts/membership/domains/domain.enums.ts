/** How it was shown that an organization rules a domain. */
export enum DomainProof {
  /** A text record of the domain holds what was asked for. */
  Dns = 'dns',
  /** Somebody who reads the mail of its administrators followed the link there. */
  Mail = 'mail',
}

/**
 * Addresses that nobody but the administrators of a domain are given: those of the Baseline Requirements of the CA/Browser Forum,
 * 3.2.2.4.4 (constructed e-mail to domain contact).
 */
export enum AdministrativeMailbox {
  Admin = 'admin',
  Administrator = 'administrator',
  Webmaster = 'webmaster',
  Hostmaster = 'hostmaster',
  Postmaster = 'postmaster',
}
