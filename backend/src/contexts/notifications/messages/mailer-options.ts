import type { MailerOptions } from '@nestjs-modules/mailer';
import type { Config, SmtpConfig } from '../../../platform/config/config';
import { MailSecurity } from '../probe/probe.dto';
import type { Templates } from '../templates/templates';

/** In milliseconds: no step of talking to the server takes longer. */
export const stepTimeout = 8_000;

/** How a server is reached. Without `security`, or where it may be plain, a connection is encrypted where the server offers it. */
export function transportTo({
  host,
  port,
  secure,
  user,
  password,
  security,
  mayBePlain = false,
}: SmtpConfig & { security?: MailSecurity; mayBePlain?: boolean }) {
  return {
    host,
    port,
    secure,
    requireTLS: security === MailSecurity.StartTls && !mayBePlain,
    ignoreTLS: security === MailSecurity.None,
    auth: user ? { user, pass: password } : undefined,
    pool: true,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
    dnsTimeout: stepTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * How the mailer reaches the environment's server and where a message's subject, HTML and text come from. The templates come in as a
 * compile step and not as `template.adapter`, which would load a previewer and its template engines at start.
 */
export function mailerOptions({ smtp, helpAddress }: Config, templates: Templates): MailerOptions {
  return {
    transport: smtp ? transportTo(smtp) : { jsonTransport: true },
    // The mailer's types do not know that defaults are those of a message.
    defaults: { replyTo: helpAddress, headers: { 'Auto-Submitted': 'auto-generated' } } as object,
    plugins: [{ step: 'compile', plugin: templates.compileStep }],
  };
}
