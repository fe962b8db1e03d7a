import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config/config';
import { metrics } from '../logging/metrics';
import { Access } from './access';
import { notFound } from './domain-error';
import { CurrentViewer, type Viewer } from './viewer';

@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly config: Config) {}

  /** Prometheus metrics, for who carries METRICS_TOKEN as a bearer token and for signed-in operators. */
  @Get()
  @Access('visitor')
  @Header('content-type', metrics.contentType)
  async show(@Req() request: FastifyRequest, @CurrentViewer() viewer?: Viewer): Promise<string> {
    if (!this.carriesToken(request) && (!viewer || viewer.kind === 'member')) throw notFound('page');
    return metrics.metrics();
  }

  private carriesToken({ headers }: FastifyRequest): boolean {
    const { metricsToken } = this.config;
    return metricsToken !== undefined && isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));
