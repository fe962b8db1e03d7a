import type { SmtpConfig } from '../../../platform/config/config';

export interface DeliveryFailure {
  /** `refused`: never, for this message. `deferred`: not now, for this message. `server-away`: not now, for any. */
  kind: 'refused' | 'deferred' | 'server-away';
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
  return {
    kind: !aboutMessage || aboutSession.has(responseCode) ? 'server-away' : forNow ? 'deferred' : 'refused',
    answer: withoutCredentials(error.response ?? error.message, smtp)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .slice(0, answerLimit),
    timedOut: code === 'ETIMEDOUT' || code === 'EABORT',
  };
}

/** A server may repeat what we sent it, plain or as SMTP encodes it. */
function withoutCredentials(answer: string, smtp: SmtpConfig | undefined): string {
  if (!smtp?.password) return answer;
  const { user = '', password } = smtp;
  const encoded = [password, `\0${user}\0${password}`].map((secret) => Buffer.from(secret).toString('base64'));
  return [password, ...encoded].reduce((rest, secret) => rest.replaceAll(secret, '***'), answer);
}
