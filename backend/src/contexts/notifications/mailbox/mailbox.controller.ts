import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../platform/config/config';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { CaughtMessageDto, CaughtMessageSummaryDto } from './mailbox.dto';
import { MailboxQueries } from './mailbox.queries';

const whereCaught = 'only where no mail server is configured, and never in production (404 otherwise)';

/** Mail runs no script and loads nothing but pictures; its links open outside the frame. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: https:',
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  "frame-ancestors 'self'",
].join('; ');

@ApiTags('notifications')
@Controller('api/mailbox')
export class MailboxController {
  constructor(
    private readonly config: Config,
    private readonly queries: MailboxQueries,
  ) {}

  /** The mail that was caught instead of sent, newest first, at most 200. */
  @Get()
  @Access('visitor', whereCaught)
  @Problems({ 404: '`not_found`: mail is sent here, not caught.' })
  @Header('cache-control', 'no-store')
  async listCaughtMessages(): Promise<CaughtMessageSummaryDto[]> {
    this.refuseUnlessCaught();
    return this.queries.newest();
  }

  /** One caught message as plain text. */
  @Get(':id')
  @Access('visitor', whereCaught)
  @Header('cache-control', 'no-store')
  async getCaughtMessage(@Id() id: string): Promise<CaughtMessageDto> {
    return this.found(await this.queries.one(id));
  }

  /** One caught message as its recipient would see it, for a sandboxed frame. */
  @Get(':id/html')
  @Access('visitor', whereCaught)
  @ApiProduces('text/html')
  @ApiOkResponse({ type: String })
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', mailPolicy)
  @Header('x-frame-options', 'SAMEORIGIN')
  @Header('cache-control', 'no-store')
  async showCaughtMessageHtml(@Id() id: string): Promise<string> {
    return this.found(await this.queries.htmlOf(id));
  }

  private found<T>(message: T | undefined): T {
    this.refuseUnlessCaught();
    if (message === undefined) throw notFound('message');
    return message;
  }

  private refuseUnlessCaught(): void {
    if (!this.config.catchesMail) throw notFound('mailbox');
  }
}
