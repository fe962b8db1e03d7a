import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Sessions } from '../sessions/sessions';
import { Access } from './access';
import { notFound } from './domain-error';
import { metrics } from './metrics';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly sessions: Sessions) {}

  /** Prometheus metrics, for operators and for a scraper on the same host that comes through no proxy. */
  @Get()
  @Access('visitor')
  @Header('content-type', metrics.contentType)
  async show(@Req() request: FastifyRequest): Promise<string> {
    const local = loopback.has(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
    const viewer = local ? undefined : await this.sessions.read(request);
    if (!local && (!viewer || viewer.kind === 'member')) throw notFound('page');
    return metrics.metrics();
  }
}
