import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, type Encoding } from '../compression';
import { type Document, etagOf, sendDocument } from '../document';
import { createContract } from '../open-api';

const pageFolder = join(__dirname, 'page');
const swaggerUiFolder = dirname(require.resolve('swagger-ui-dist/package.json'));
const swaggerUi = ['/swagger-ui.css', '/swagger-ui-bundle.js'];

/** The contract at `/api/openapi.json`, and Swagger UI on a page of our own, with a sign-in that works there. */
export async function serveApiDocs(app: NestFastifyApplication): Promise<void> {
  const http = app.getHttpAdapter().getInstance();
  http.get('/api/openapi.json', async (request: FastifyRequest, reply: FastifyReply) =>
    sendDocument(request, reply, contractOf(app)),
  );
  http.get('/api/docs/', (_request: FastifyRequest, reply: FastifyReply) => reply.redirect('/api/docs', 302));
  await http.register(async (docs) => {
    await docs.register(fastifyStatic, { root: pageFolder, serve: false, cacheControl: false });
    docs.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-cache'));
    docs.get('/api/docs', (_request, reply) => reply.sendFile('index.html'));
    for (const name of ['/docs.css', '/docs.js'])
      docs.get(`/api/docs${name}`, (_request, reply) => reply.sendFile(name));
    for (const name of swaggerUi)
      docs.get(`/api/docs${name}`, (_request, reply) => reply.sendFile(name, swaggerUiFolder));
  });
}

const contracts = new WeakMap<NestFastifyApplication, Document>();

/** Written and compressed once, which takes more than a second: it is millions of letters. */
export function contractOf(app: NestFastifyApplication): Document {
  const contract = contracts.get(app) ?? written(app);
  contracts.set(app, contract);
  return contract;
}

function written(app: NestFastifyApplication): Document {
  const plain = Buffer.from(JSON.stringify(createContract(app)));
  const packed = new Map<Encoding, Promise<Buffer>>();
  const compressed = (encoding: Encoding) => {
    const known = packed.get(encoding) ?? compress[encoding](plain);
    packed.set(encoding, known);
    return known;
  };
  return { type: 'application/json; charset=utf-8', etag: etagOf(plain), plain, compressed };
}
