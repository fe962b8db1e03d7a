import { domainToASCII } from 'node:url';
import providers from 'email-providers/all.json';
import { parse } from 'tldts';
import { invalidField } from '../../../platform/http/domain-error';

const providersOfMail: ReadonlySet<string> = new Set(providers);

/**
 * A domain as it is looked up: in lower case and ASCII, without a dot at its end; also out of a web address. Throws
 * `validation_failed` for what is no domain that an organization can have for itself: an address in numbers, a suffix that
 * many share (Public Suffix List), or one at which anybody gets an address.
 */
export function domainOf(input: string): string {
  const host = /^[a-z]+:\/\//i.test(input.trim()) ? hostOf(input) : input.trim();
  const domain = domainToASCII(host.replace(/\.$/, ''));
  const { domain: registrable, isIp } = parse(domain, { allowPrivateDomains: true, validateHostname: true });
  if (!domain || isIp || !registrable || domain.length > 253)
    throw invalidField('domain', 'Enter a domain, such as techflow.example');
  if (isProviderOfMail(domain)) throw invalidField('domain', 'Anybody gets an address at this domain. Enter your own');
  return domain;
}

/** Whether anybody gets an address at a domain, or at the one that it belongs to. */
export function isProviderOfMail(domain: string): boolean {
  const { domain: registrable } = parse(domain);
  return providersOfMail.has(domain) || (registrable !== null && providersOfMail.has(registrable));
}

function hostOf(input: string): string {
  try {
    return new URL(input.trim()).hostname;
  } catch {
    return '';
  }
}
