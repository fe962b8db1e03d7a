import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '../../../platform/config/config';
import { Access } from '../../../platform/http/access';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { probing } from '../notifications.limits';
import { CheckSenderDomain } from './check-sender-domain';
import { MailSecurity, ProbeMailServerDto, ProbeReportDto, SmtpDiagnosticsDto } from './probe.dto';
import { ProbeMailServer } from './probe-mail-server';
import { SenderDomainDto, SenderDomainQuery } from './sender-domain.dto';

const goDaddy = /(?:^|\.)(?:secureserver\.net|godaddy\.com)$/i;

@ApiTags('notifications: mail')
@Controller('api')
export class ProbeController {
  constructor(
    private readonly config: Config,
    private readonly domain: CheckSenderDomain,
    private readonly probe: ProbeMailServer,
  ) {}

  /** By which settings mail is sent. The password is never shown. */
  @Get('smtp-diagnostics')
  @Access('operator')
  @Header('cache-control', 'no-store')
  getSmtpDiagnostics(): SmtpDiagnosticsDto {
    const { smtp, mailFrom, catchesMail } = this.config;
    return {
      diagnostics: {
        host: smtp?.host ?? '',
        port: smtp?.port ?? 587,
        security: smtp?.secure ? MailSecurity.Tls : MailSecurity.StartTls,
        user: masked(smtp?.user ?? ''),
        hasPassword: Boolean(smtp?.password),
        from: mailFrom,
        isGoDaddy: goDaddy.test(smtp?.host ?? ''),
        isCaught: catchesMail,
      },
    };
  }

  /** What the domain of the sender says by SPF, DKIM and DMARC, and what to change. */
  @Get('admin/mail/sender-domain')
  @Limited(probing)
  @Access('operator')
  checkSenderDomain(@Query() { selector }: SenderDomainQuery): Promise<SenderDomainDto> {
    return this.domain.execute(selector || undefined);
  }

  /**
   * Walk the way of a mail to a server: name, connection, encryption, sign-in, sender, recipient.
   *
   * It stops at the step that fails, and says which setting to change. Nothing is sent. It goes to public addresses and mail
   * ports alone.
   */
  @Post('admin/mail/probe')
  @HttpCode(200)
  @Limited(probing)
  @Access('operator')
  probeMailServer(@Body() body: ProbeMailServerDto, @CurrentViewer() viewer: Viewer): Promise<ProbeReportDto> {
    return this.probe.execute(viewer, body);
  }
}

/** `a•••@example.com`: enough to know it again. */
const masked = (user: string): string => user.replace(/^(.)[^@]*/u, '$1•••');
