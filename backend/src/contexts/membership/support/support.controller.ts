import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Problems } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { Creates } from '../../../platform/idempotency/creates';
import { CloseTicket } from './close-ticket';
import { OpenTicket } from './open-ticket';
import {
  CloseTicketDto,
  OpenedTicketDto,
  OpenTicketDto,
  SupportDto,
  SupportThreadDto,
  WriteToTicketDto,
} from './support.dto';
import { writingToSupport } from './support.limits';
import { SupportQueries } from './support.queries';
import { WriteToTicket } from './write-to-ticket';

const request = notFound('request');
const whose = 'who has opened it, be they owners, admins, members or viewers';

@ApiTags('membership: support')
@Controller('api/support')
export class SupportController {
  constructor(
    private readonly close: CloseTicket,
    private readonly open: OpenTicket,
    private readonly queries: SupportQueries,
    private readonly write: WriteToTicket,
  ) {}

  /** The viewer’s requests for help, and the member id that goes with a new one. */
  @Get()
  @Access('member')
  getSupport(@CurrentViewer() viewer: Viewer): Promise<SupportDto> {
    return this.queries.own(viewer);
  }

  /**
   * Ask the alliance for help.
   *
   * Keeps the request with the member id of the organization, confirms it by mail and tells the operators.
   */
  @Post('tickets')
  @Creates()
  @Limited(writingToSupport)
  @Access('member')
  @Problems(notFound('organization of yours'))
  async openTicket(@Body() body: OpenTicketDto, @CurrentViewer() viewer: Viewer): Promise<OpenedTicketDto> {
    return { id: await this.open.execute(viewer, body) };
  }

  /** One request for help, with all that was written. */
  @Get('tickets/:id')
  @Access('member', whose)
  @Problems(request)
  getTicket(@Id() id: string, @CurrentViewer() viewer: Viewer): Promise<SupportThreadDto> {
    return this.queries.ownThread(viewer, id);
  }

  /** Add something to a request for help. It waits for the alliance then, also where it was closed. */
  @Post('tickets/:id/messages')
  @Creates()
  @HttpCode(204)
  @Limited(writingToSupport)
  @Access('member', whose)
  @Problems(request)
  writeToTicket(@Id() id: string, @Body() { text }: WriteToTicketDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.write.execute(viewer, id, text);
  }

  /** Close a request for help of one’s own, or open it again. Once more it changes nothing. */
  @Put('tickets/:id/closed')
  @HttpCode(204)
  @Limited(writingToSupport)
  @Access('member', whose)
  @Problems(request)
  closeTicket(@Id() id: string, @Body() { isClosed }: CloseTicketDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.close.execute(viewer, id, isClosed);
  }
}
