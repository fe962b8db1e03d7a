import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import { type DynamicModule, UnsupportedMediaTypeException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Config } from '../config/config';
import { inContext } from '../logging/log-context';
import { createLogger, NestLogger } from '../logging/logger';
import { requestSeconds } from '../logging/metrics';
import { Sessions } from '../sessions/sessions';
import { serveApiDocs } from './api-docs/api-docs';
import { answerUnparsable, answerUnroutable } from './broken-requests';
import { compressAnswers } from './compression';
import { longestPart } from './nothing-here';
import { PageVisits } from './page-visits';
import { unavailable } from './problems';
import { parseJson } from './request-body';
import { anyFile, isWelcome, parts } from './request-media';
import { answerWithinMs, fileWithinMs, usualBodyLimit } from './route-settings';
import { securityHeaders } from './security-headers';
import { WebClient } from './web-client';

const webClientFolder = join(__dirname, '..', '..', '..', 'frontend');

/** The product as one Fastify server: API, contract, Swagger UI and web client on one origin. */
export async function createServer(
  appModule: DynamicModule,
  config: Config,
  folder = webClientFolder,
): Promise<NestFastifyApplication> {
  const logger = createLogger(config.logLevel);
  const adapter = new FastifyAdapter({
    bodyLimit: usualBodyLimit,
    genReqId: () => randomUUID(),
    trustProxy: proxies(config.trustProxy),
    requestTimeout: fileWithinMs,
    handlerTimeout: answerWithinMs,
    routerOptions: { maxParamLength: longestPart },
    return503OnClosing: false,
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnparsable,
  });
  const app = await NestFactory.create<NestFastifyApplication>(appModule, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const fastify = adapter.getInstance<FastifyInstance>();
  // Files are long on their way; what says who wants what is not.
  fastify.server.headersTimeout = 30_000;
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  fastify.addHook('onRequest', (request, _reply, done) => inContext({ request: request.id }, done));
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1000;
    requestSeconds.labels(request.method, route, String(reply.statusCode)).observe(seconds);
    logger.debug(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });

  const webClient = new WebClient(folder, config.appUrl);
  await app.register(cookie);
  const headers = securityHeaders(webClient, config.https);
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (closing) done(unavailable());
    else if (!isWelcome(request)) done(new UnsupportedMediaTypeException());
    else done();
  });
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = route.config?.bodyLimit ?? route.bodyLimit;
    route.handlerTimeout = route.config?.handlerTimeout ?? route.handlerTimeout;
  });
  app.useBodyParser('application/json', {}, (request, body, done) => {
    if (request.routeOptions.config.keepsRawBody) request.rawBody = Buffer.from(body);
    done(null, parseJson(body));
  });
  // Of what sends parts, nothing is read.
  app.useBodyParser(parts, {}, (_request, _body, done) => done(null, undefined));

  // Of a file, nothing is read before its use case wants it.
  fastify.addContentTypeParser(anyFile, (_request, content, done) => done(null, content));

  await serveApiDocs(app);
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // Else the end waits until the caller's side lets go of a connection on which nothing will be answered any more.
    if (closing) reply.header('connection', 'close');
    done();
  });
  fastify.addHook('onSend', compressAnswers(config.appUrl));
  await webClient.serve(app, app.get(Sessions).cookieName, app.get(PageVisits));
  return app;
}

/** TRUST_PROXY: how many proxies, or their networks. */
function proxies(setting: string | undefined) {
  if (!setting) return false;
  if (/^\d+$/.test(setting)) return (_address: string, hop: number) => hop < Number(setting);
  return setting.split(',').map((network) => network.trim());
}
