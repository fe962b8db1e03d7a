import { IsUrl } from 'class-validator';

/** A web address as people type it into a form, with its scheme. None with a user before its host: it looks like another one's. */
export const WebAddress = (
  message = 'Enter a web address that starts with http:// or https://',
  protocols = ['http', 'https'],
) => IsUrl({ protocols, require_protocol: true, require_tld: false, disallow_auth: true }, { message });
