import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Config, isLoopback } from '../../../platform/config/config';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { MailFrame } from '../../../platform/mail/mail-frame';
import { CaughtMessageDto, CaughtMessageSummaryDto } from './mailbox.dto';
import { MailboxQueries } from './mailbox.queries';

const whereCaught = 'on this machine alone, where no mail server is configured (404 otherwise)';

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
  @Problems(notFound('mailbox'))
  @Header('cache-control', 'no-store')
  async listCaughtMessages(@Req() request: FastifyRequest): Promise<CaughtMessageSummaryDto[]> {
    this.refuseElsewhere(request);
    return this.queries.newest();
  }

  /** One caught message as plain text. */
  @Get(':id')
  @Access('visitor', whereCaught)
  @Header('cache-control', 'no-store')
  async getCaughtMessage(@Id() id: string, @Req() request: FastifyRequest): Promise<CaughtMessageDto> {
    this.refuseElsewhere(request);
    return found(await this.queries.one(id));
  }

  /** One caught message as its recipient would see it, for a sandboxed frame. */
  @Get(':id/html')
  @Access('visitor', whereCaught)
  @MailFrame()
  async showCaughtMessageHtml(@Id() id: string, @Req() request: FastifyRequest): Promise<string> {
    this.refuseElsewhere(request);
    return found(await this.queries.htmlOf(id));
  }

  /**
   * The host that the browser asked for counts too: a name of somebody else's may lead to this machine. So do the
   * headers of a proxy, behind which anybody may be.
   */
  private refuseElsewhere({ headers }: FastifyRequest): void {
    const isForwarded = Object.keys(headers).some((name) => /^(?:x-forwarded-|x-real-ip$|forwarded$|via$)/.test(name));
    const { host = '' } = headers;
    if (!this.config.catchesMail || isForwarded || !isLoopback(host.replace(/:\d+$/, ''))) throw notFound('mailbox');
  }
}

function found<T>(message: T | undefined): T {
  if (message === undefined) throw notFound('message');
  return message;
}
