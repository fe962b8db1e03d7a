import { ProbeStep } from './probe.dto';

type Advice = readonly [pattern: RegExp, advice: string];
type Setting = 'host' | 'port' | 'security' | 'tls' | 'startTls' | 'user' | 'password' | 'from';

/** What each setting is called where it is changed: in the environment, or in the form of the page. */
const inEnvironment: Record<Setting, string> = {
  host: 'SMTP_HOST',
  port: 'SMTP_PORT',
  security: 'SMTP_SECURE',
  tls: 'SMTP_SECURE=true',
  startTls: 'STARTTLS (SMTP_SECURE=false)',
  user: 'SMTP_USER',
  password: 'SMTP_PASSWORD',
  from: 'SMTP_FROM',
};
const inForm: Record<Setting, string> = {
  host: '“Host”',
  port: '“Port”',
  security: '“Encryption”',
  tls: '“TLS from the first byte”',
  startTls: '“STARTTLS”',
  user: '“User”',
  password: '“Password”',
  from: '“From address”',
};

/** What the probe says itself of a saved password that was sealed with another secret. */
export const unreadablePassword = 'The saved password cannot be read.';

/** What to do about an answer, by the step that it was given in; the last of a step holds for all others. */
const advices: Record<ProbeStep, readonly Advice[]> = {
  [ProbeStep.Name]: [
    [/not a public address/, 'The name leads into a private network, which a probe does not enter. Change {host}.'],
    [/./, 'Nobody knows this name. Check the spelling of {host}.'],
  ],
  [ProbeStep.Connect]: [
    [/ECONNREFUSED/, 'Nothing listens there. Check {port}: 587 for STARTTLS, 465 for TLS from the first byte.'],
    [
      /in time|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/,
      'Nothing answers there: a firewall, or a wrong {host} or {port}. Many providers block port 25.',
    ],
    [
      /WRONG_VERSION|packet length|EPROTO/,
      'The server does not speak TLS from the first byte here. Use port 465 for it, or {startTls}.',
    ],
    [/said nothing/, 'The server waits for TLS from the first byte, or is no mail server. Try {tls} with port 465.'],
    [
      /./,
      'The server does not want this conversation. It may know the address of this machine for spam: ask the provider.',
    ],
  ],
  [ProbeStep.Tls]: [
    [
      /self.signed|unable to verify|unable to get/i,
      'The certificate is signed by nobody who is trusted. Have the server use one of a public authority.',
    ],
    [/expired/i, 'The certificate has expired. The server needs a new one.'],
    [/altname|does not match/i, 'The certificate is for another name. Set {host} to the name that the provider gives.'],
    [/not offered/, 'The server offers no STARTTLS here. Use port 465 with {tls}.'],
    [/./, 'The connection could not be encrypted. Check {port} and {security}.'],
  ],
  [ProbeStep.Login]: [
    [
      /^The saved password cannot be read/,
      'SESSION_SECRET has changed since it was saved. Save the settings anew, or take the environment’s; until then mail waits.',
    ],
    [
      /^535/,
      'The server does not accept these credentials (535, incorrect authentication data). Change {user} and {password} to those of the hosting provider; with a second factor it wants an app password.',
    ],
    [
      /^534|^538|not offered/,
      'The server takes no password here. Use port 587 with STARTTLS, or a password for applications.',
    ],
    [/^454|^4/, 'The server cannot check credentials just now. Try again later.'],
    [/./, 'The sign-in failed. Check {user} and {password}.'],
  ],
  [ProbeStep.Sender]: [
    [/^530/, 'The server wants a sign-in first. Set {user} and {password}.'],
    [
      /^55/,
      'The server does not let this account send as this address. Set {from} to the address of the mailbox that signs in.',
    ],
    [/./, 'The server does not take this sender. Check {from}.'],
  ],
  [ProbeStep.Recipient]: [
    [/^4/, 'The server puts this recipient off, as many do at first. It is tried again by itself.'],
    [
      /relay|5\.7\./i,
      'The server does not pass mail on for this sender. Sign in, and send as an address of the account.',
    ],
    [/./, 'The server does not take this recipient. Check the address.'],
  ],
  [ProbeStep.Delivery]: [
    [
      /^4|in time|aborted|timeout/i,
      'The server puts the mail off, or takes too long over it. Try again in some minutes.',
    ],
    [
      /./,
      'The server takes the sender and the recipient, and not the mail itself. Ask the provider what its answer means.',
    ],
  ],
};

/** `isEnvironments`: whether the settings stand there, and not in a form. */
export function adviceOn(step: ProbeStep, answer: string, isEnvironments: boolean): string {
  const [, advice = ''] = advices[step].find(([pattern]) => pattern.test(answer)) ?? [];
  const names = isEnvironments ? inEnvironment : inForm;
  return advice.replace(/\{(\w+)\}/g, (_place, setting: Setting) => names[setting]);
}
