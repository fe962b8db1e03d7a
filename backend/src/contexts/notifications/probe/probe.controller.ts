import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '../../../platform/config/config';
import { Access } from '../../../platform/http/access';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { probing } from '../notifications.limits';
import { MailServers } from '../settings/mail-servers';
import { shownSettings } from '../settings/shown-settings';
import { CheckSenderDomain } from './check-sender-domain';
import { ProbeMailServerDto, ProbeReportDto, SmtpDiagnosticsDto } from './probe.dto';
import { ProbeMailServer } from './probe-mail-server';
import { SenderDomainDto, SenderDomainQuery } from './sender-domain.dto';
import { SmtpStanding } from './smtp-standing';

@ApiTags('notifications: mail')
@Controller('api')
export class ProbeController {
  constructor(
    private readonly config: Config,
    private readonly domain: CheckSenderDomain,
    private readonly probe: ProbeMailServer,
    private readonly servers: MailServers,
    private readonly standing: SmtpStanding,
  ) {}

  /** By which settings mail is sent, and how it fares. The password is never shown. */
  @Get('smtp-diagnostics')
  @Access('operator')
  @Header('cache-control', 'no-store')
  async getSmtpDiagnostics(): Promise<SmtpDiagnosticsDto> {
    const server = await this.servers.current();
    const standing = await this.standing.find(server?.number === undefined);
    return { diagnostics: shownSettings(server, this.config), standing };
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
