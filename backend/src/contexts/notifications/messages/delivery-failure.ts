import type { SmtpConfig } from '../../../platform/config/config';

export interface DeliveryFailure {
  /**
   * `refused`: never, for this message. `bounced`: never, as there is no such recipient. `deferred`: not now, for this message.
   * `server-away`: not now, for any.
   */
  kind: 'refused' | 'bounced' | 'deferred' | 'server-away';
  /** In the server's words, without our credentials. */
  answer: string;
  timedOut: boolean;
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

const answerLimit = 500;
/** Answers to a recipient that speak about the session: shutting down, not signed in. */
const aboutSession = new Set([421, 530]);

/** What a failed attempt says about the message and about the server. */
export function understandFailure(thrown: unknown, smtp: SmtpConfig | undefined): DeliveryFailure {
  const error = thrown as SmtpError;
  const { code, command, responseCode = 0 } = error;
  const aboutMessage = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  const forNow = responseCode >= 400 && responseCode < 500;
  const answer = inShort(error.response ?? error.message, smtp);
  const never = command === 'RCPT TO' && saysUnknown(answer) ? 'bounced' : 'refused';
  return {
    kind: !aboutMessage || aboutSession.has(responseCode) ? 'server-away' : forNow ? 'deferred' : never,
    answer,
    timedOut: code === 'ETIMEDOUT' || code === 'EABORT',
  };
}

/** A server's words in a line, without our credentials. */
export const inShort = (answer: string, smtp: SmtpConfig | undefined): string =>
  withoutCredentials(answer, smtp)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, answerLimit);

/** Enhanced codes of RFC 3463 by which there is no such mailbox, or domain, or it is closed for good. */
const unknownCodes = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
const unknownInWords =
  /\b(?:user|mailbox|recipient|address|account)\b.*\b(?:unknown|not (?:exist|found|known)|doesn't exist|no longer|disabled|invalid|unavailable)\b|\b(?:no such|unknown|invalid|nonexistent|doesn't have (?:a|an)) (?:\w+ )?(?:user|mailbox|recipient|address|account|person)\b/i;

/** What servers say, in answer to a recipient, of whoever writes to them. */
const aboutSender = /\bsender\b|\bverif|black ?list|\bdns\b|\bptr\b|\bhelo\b|\bdomain not found\b/i;

/** Whether a final answer to a recipient is about them, and not about who writes to them (relaying, reputation, size). */
export function saysUnknown(answer: string): boolean {
  if (aboutSender.test(answer)) return false;
  const [, code] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(answer) ?? [];
  return code ? unknownCodes.has(code) : /^55[013]\b/.test(answer) && unknownInWords.test(answer);
}

/** A server may repeat what we sent it, plain or as SMTP encodes it. */
function withoutCredentials(answer: string, smtp: SmtpConfig | undefined): string {
  if (!smtp?.password) return answer;
  const { user = '', password } = smtp;
  const encoded = [password, `\0${user}\0${password}`].map((secret) => Buffer.from(secret).toString('base64'));
  return [password, ...encoded].reduce((rest, secret) => rest.replaceAll(secret, '***'), answer);
}
