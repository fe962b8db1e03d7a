import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../http/access';
import { StaysOpen } from '../http/route-settings';
import { CurrentViewer, type Viewer } from '../http/viewer';
import { Sessions } from '../sessions/sessions';
import { LiveStreams } from './live-streams';

const eventStream = 'text/event-stream; charset=utf-8';

/** No operation of the contract: it is answered for as long as somebody listens. */
@ApiExcludeController()
@Controller('api/live')
export class LiveController {
  constructor(
    private readonly sessions: Sessions,
    private readonly streams: LiveStreams,
  ) {}

  /**
   * What changes for who calls, as server-sent events: `ready` at first, `change` with the kind and id of what to ask for
   * again, and that it is late where it was told a while ago, `missed` where the browser was away for too long. Goes on after the `Last-Event-ID`, or `after`.
   */
  @Get()
  @Access('member')
  @StaysOpen()
  async listen(
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Headers('last-event-id') lastId = '',
    @Query('after') after = '',
  ): Promise<void> {
    // Who asks for the head alone listens to nothing, and would wait for an end.
    if (request.method === 'HEAD') return void reply.type(eventStream).send();
    this.streams.admit(viewer.id);
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': eventStream,
      'cache-control': 'no-store, no-transform',
      // No connection of a process that ends is kept for another call.
      connection: 'close',
      'x-accel-buffering': 'no',
    });
    const stream = this.streams.add(viewer, response);
    try {
      // The session may have ended between the guard and the notice that would be heard now.
      const current = await this.sessions.read(request);
      if (current?.sessionId === viewer.sessionId)
        await this.streams.begin(stream, positionIn(lastId) ?? positionIn(after));
      else this.streams.end(stream);
    } catch {
      // The head is out: the browser comes again.
      this.streams.end(stream);
    }
  }
}

const positionIn = (text: unknown) => (typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined);
