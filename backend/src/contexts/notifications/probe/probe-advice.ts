import { ProbeStep } from './probe.dto';

type Advice = readonly [pattern: RegExp, advice: string];

/** What to do about an answer, by the step that it was given in; the last of a step holds for all others. */
const advices: Record<ProbeStep, readonly Advice[]> = {
  [ProbeStep.Name]: [
    [/not a public address/, 'The name leads into a private network, which a probe does not enter. Change SMTP_HOST.'],
    [/./, 'Nobody knows this name. Check the spelling of SMTP_HOST.'],
  ],
  [ProbeStep.Connect]: [
    [/ECONNREFUSED/, 'Nothing listens there. Check SMTP_PORT: 587 for STARTTLS, 465 for TLS from the first byte.'],
    [
      /in time|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/,
      'Nothing answers there: a firewall, or a wrong SMTP_HOST or SMTP_PORT. Many providers block port 25.',
    ],
    [
      /WRONG_VERSION|packet length|EPROTO/,
      'The server does not speak TLS from the first byte here. Use port 465 for it, or STARTTLS (SMTP_SECURE=false).',
    ],
    [
      /said nothing/,
      'The server waits for TLS from the first byte, or is no mail server. Try SMTP_SECURE=true with port 465.',
    ],
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
    [
      /altname|does not match/i,
      'The certificate is for another name. Set SMTP_HOST to the name that the provider gives.',
    ],
    [/not offered/, 'The server offers no STARTTLS here. Use port 465 with SMTP_SECURE=true.'],
    [/./, 'The connection could not be encrypted. Check SMTP_PORT and SMTP_SECURE.'],
  ],
  [ProbeStep.Login]: [
    [
      /^535/,
      'The server does not accept these credentials (535, incorrect authentication data). Change SMTP_USER and SMTP_PASSWORD to those of the hosting provider; with a second factor it wants an app password.',
    ],
    [
      /^534|^538|not offered/,
      'The server takes no password here. Use port 587 with STARTTLS, or a password for applications.',
    ],
    [/^454|^4/, 'The server cannot check credentials just now. Try again later.'],
    [/./, 'The sign-in failed. Check SMTP_USER and SMTP_PASSWORD.'],
  ],
  [ProbeStep.Sender]: [
    [/^530/, 'The server wants a sign-in first. Set SMTP_USER and SMTP_PASSWORD.'],
    [
      /^55/,
      'The server does not let this account send as this address. Set SMTP_FROM to the address of the mailbox that signs in.',
    ],
    [/./, 'The server does not take this sender. Check SMTP_FROM.'],
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

export const adviceOn = (step: ProbeStep, answer: string): string =>
  advices[step].find(([pattern]) => pattern.test(answer))?.[1] ?? '';
