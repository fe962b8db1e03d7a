import type { MailerOptions } from '@nestjs-modules/mailer';
import type { Config } from '../../../platform/config/config';
import type { Templates } from '../templates/templates';

/** No step of talking to the server takes longer. */
const timeout = 8_000;

/**
 * How the mailer reaches the server and where a message's subject, HTML and text come from. The templates come in as a
 * compile step and not as `template.adapter`, which would load a previewer and its template engines at start.
 */
export function mailerOptions(config: Config, templates: Templates): MailerOptions {
  const { smtp } = config;
  const transport = smtp && {
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    auth: smtp.user ? { user: smtp.user, pass: smtp.password } : undefined,
    pool: true,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    transport: transport ?? { jsonTransport: true },
    // The mailer's types do not know that defaults are those of a message.
    defaults: {
      from: config.mailFrom,
      replyTo: config.helpAddress,
      headers: { 'Auto-Submitted': 'auto-generated' },
    } as object,
    plugins: [{ step: 'compile', plugin: templates.compileStep }],
  };
}
