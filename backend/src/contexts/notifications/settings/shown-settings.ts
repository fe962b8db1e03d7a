import type { Config } from '../../../platform/config/config';
import { MailSecurity, type SmtpSettingsDto } from '../probe/probe.dto';
import type { MailServer } from './mail-servers';

const goDaddy = /(?:^|\.)(?:secureserver\.net|godaddy\.com)$/i;
const usualPort = 587;

/** A mail server as operators see it: never its password, and of the user enough to know it again. */
export const shownSettings = (server: MailServer | undefined, { mailFrom, catchesMail }: Config): SmtpSettingsDto => ({
  host: server?.host ?? '',
  port: server?.port ?? usualPort,
  security: server?.security ?? MailSecurity.StartTls,
  mayBePlain: server?.mayBePlain ?? false,
  user: masked(server?.user ?? ''),
  hasPassword: Boolean(server?.password),
  isUnreadable: server?.isUnreadable ?? false,
  from: server?.sender ?? mailFrom,
  isGoDaddy: goDaddy.test(server?.host ?? ''),
  isCaught: !server && catchesMail,
});

/** `a•••@example.com`. */
const masked = (user: string): string => user.replace(/^(.)[^@]*/u, '$1•••');
