import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Injectable,
  type OnModuleInit,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, ValidateNested } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { gatherPeople, insiders, type Person, type Role } from '../../../test/support/people';
import { type Product, startProduct } from '../../../test/support/product';
import { Sessions } from '../sessions/sessions';
import { Access } from './access';
import { contractOf } from './api-docs/api-docs';
import { Authenticators } from './authenticators';
import { compress } from './compression';
import { Id } from './id';
import { createContract } from './open-api';
import { AnswersWithin, BodyLimit, largestBodyLimit, RawBody } from './route-settings';
import { Text } from './text';
import { CurrentViewer, type Viewer } from './viewer';

class PartDto {
  @Text({ max: 5 }) label: string;
}

class ThingDto {
  @Text({ max: 5 }) name: string;
  @ValidateNested() @Type(() => PartDto) part: PartDto;
  @Text({ max: 100_000_000 }) @IsOptional() long?: string;
}

class ThingQuery {
  @IsInt({ message: 'count must be a whole number' }) @Max(5) @Type(() => Number) count: number;
  @Text({ max: 5, each: true }) @IsOptional() tags?: string[];
}

const queries: ThingQuery[] = [];
let seen: { raw?: Buffer } = {};

/** Operations that ask for what no operation of the product needs yet. */
@Controller('api/test')
class TestController {
  /** Takes body and query. */
  @Post('things')
  @Access('visitor')
  make(@Body() body: ThingDto, @Query() query: ThingQuery, @CurrentViewer() viewer?: Viewer) {
    return { body: { ...body, long: undefined }, query, viewer: viewer?.id ?? null };
  }

  /** Takes a query alone. */
  @Get('things')
  @Access('visitor')
  list(@Query() query: ThingQuery) {
    queries.push(query);
    return query;
  }

  /** Who calls, if anybody. */
  @Get('viewer')
  @Access('visitor')
  who(@CurrentViewer() viewer?: Viewer) {
    return { id: viewer?.id ?? null };
  }

  /** Asks nobody who calls. */
  @Get('nobody')
  @Access('visitor')
  nobody() {
    return {};
  }

  /** What an organization's owners and admins do. */
  @Post('organizations/:organizationId/seats')
  @HttpCode(200)
  @Access('organization-admin')
  addSeat(@Id('organizationId') id: string) {
    return { id };
  }

  /** As many words as are asked for. */
  @Get('words')
  @Access('visitor')
  words(@Query() { count }: ThingQuery) {
    return { words: 'words '.repeat(count * 250) };
  }

  /** The same of a write. */
  @Post('words')
  @HttpCode(200)
  @Access('visitor')
  written() {
    return { words: 'words '.repeat(250) };
  }

  /** A member by their number. */
  @Get('members/:memberId')
  @Access('visitor')
  member(@Id('memberId', /GIA-\d{6,}/) memberId: string) {
    return { memberId };
  }

  /** As long as there are rows. */
  @Get('file')
  @Access('visitor')
  @AnswersWithin(60_000)
  file() {
    return new StreamableFile(Readable.from(linesFor(10_000)));
  }

  /** What a payment provider tells us. */
  @Post('hook')
  @HttpCode(200)
  @Access('visitor')
  @BodyLimit(512 * 1024)
  hook(@RawBody() raw: Buffer) {
    seen = { raw };
    return {};
  }
}

async function* linesFor(ms: number) {
  yield 'begin ';
  await setTimeout(ms);
  yield 'end';
}

/** A second way of saying who calls: by a key that is somebody's id. */
@Injectable()
class KeyAuthenticator implements OnModuleInit {
  constructor(private readonly authenticators: Authenticators) {}
  onModuleInit(): void {
    this.authenticators.add(this, 10);
  }
  async authenticate({ headers }: FastifyRequest): Promise<Viewer | undefined> {
    const id = headers['x-key'] as string | undefined;
    return id
      ? { kind: 'member', id, email: '', sessionId: '', enterprise: false, organizations: [{ id, role: 'owner' }] }
      : undefined;
  }
}

describe('The platform', () => {
  let product: Product;
  let people: Record<Role, Person>;
  let own: string;

  beforeAll(async () => {
    product = await startProduct({}, { parts: { controllers: [TestController], providers: [KeyAuthenticator] } });
    ({ people, own } = await gatherPeople(product));
  });
  afterAll(() => product.stop());
  afterEach(() => jest.restoreAllMocks());

  const visitor = () => product.visitor();

  describe('names wrong fields', () => {
    it('of body and query, and of parts of the body, in one answer', async () => {
      const body = { name: 'too long', part: { label: 'too long', more: 1 } };
      const answer = await visitor().post('/api/test/things?count=many&colour=red', body);
      expect(answer.status).toBe(400);
      expect(answer.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
        'colour',
        'count',
        'name',
        'part.label',
        'part.more',
      ]);
    });

    it('where there is no body at all', async () => {
      const { status, body } = await visitor().post('/api/test/things?count=1');
      expect([status, body.errors[0].field]).toEqual([400, 'name']);
    });
  });

  describe('compresses', () => {
    const ask = async (
      headers: Record<string, string>,
      url = '/api/test/words?count=2',
      method: 'GET' | 'POST' = 'GET',
    ) => {
      const answer = await product.app.inject({ method, url, headers });
      expect(answer.statusCode).toBe(200);
      return answer;
    };

    it.each([
      ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
      ['gzip', 'gzip, deflate', gunzipSync],
      ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
      ['gzip', 'gzip, br ; q=0.000', gunzipSync],
    ])('as %s what a caller reads who takes %s', async (encoding, accepted, decompress) => {
      const { headers, rawPayload } = await ask({ 'accept-encoding': accepted });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(rawPayload.length).toBeLessThan(100);
      expect(JSON.parse(decompress(rawPayload).toString()).words).toHaveLength(3_000);
    });

    it.each([
      ['for a caller who takes none', {}, undefined, 'accept-encoding'],
      ['for a caller who takes none of ours', { 'accept-encoding': 'zstd, br;q=0' }, undefined, 'accept-encoding'],
      [
        'for another site, which could guess at it by its length',
        { 'accept-encoding': 'br', 'sec-fetch-site': 'cross-site' },
        undefined,
        'accept-encoding',
      ],
      ['that fits into a packet', { 'accept-encoding': 'br' }, '/api/test/things?count=1', undefined],
    ])('nothing %s', async (_, asked, url, vary) => {
      const { headers, body } = await ask(asked as Record<string, string>, url);
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, vary]);
      expect(() => JSON.parse(body)).not.toThrow();
    });

    it('nothing that a write answers, which may be a token', async () => {
      const { headers, body } = await ask({ 'accept-encoding': 'br' }, '/api/test/words', 'POST');
      expect([headers['content-encoding'], JSON.parse(body).words.length]).toEqual([undefined, 1_500]);
    });
  });

  describe('remembers a query', () => {
    it('by its text, and gives the same frozen values again', async () => {
      queries.length = 0;
      for (const path of ['count=1&tags=a&tags=b', 'count=1&tags=a&tags=b', 'count=2&tags=a&tags=b'])
        expect((await visitor().get(`/api/test/things?${path}`)).body).toEqual({
          count: Number(path[6]),
          tags: ['a', 'b'],
        });
      const [first, again, other] = queries;
      expect(first).toBeInstanceOf(ThingQuery);
      expect(again).toBe(first);
      expect(other).not.toBe(first);
      expect([Object.isFrozen(first), Object.isFrozen(first?.tags)]).toEqual([true, true]);
    });

    it('unless it was refused', async () => {
      for (const _ of [1, 2]) expect((await visitor().get('/api/test/things?count=9')).status).toBe(400);
    });

    it('unless it is long', async () => {
      queries.length = 0;
      const long = `count=1${'&tags=a'.repeat(100)}`;
      for (const _ of [1, 2]) expect((await visitor().get(`/api/test/things?${long}`)).status).toBe(200);
      expect(queries[1]).not.toBe(queries[0]);
    });

    it('a thousand times, and then forgets the oldest', async () => {
      queries.length = 0;
      const ask = (tag: string) => product.app.inject({ url: `/api/test/things?count=1&tags=${tag}` });
      await ask('first');
      for (let count = 0; count < 1000; count += 1) await ask(`t${count}`);
      await ask('first');
      expect(queries.at(-1)).not.toBe(queries[0]);
    });
  });

  describe('knows who calls', () => {
    it('an operation for visitors, where it asks', async () => {
      expect((await people.owner.client.get('/api/test/viewer')).body.id).toBe(people.owner.id);
      expect((await visitor().get('/api/test/viewer')).body.id).toBeNull();
    });

    it('and looks nobody up where it does not', async () => {
      const read = jest.spyOn(Sessions.prototype, 'read');
      await people.owner.client.get('/api/test/nobody');
      expect(read).not.toHaveBeenCalled();
    });

    it('in the ways that are known, and refuses two that disagree', async () => {
      const ask = (person: Role, key?: string) =>
        people[person].client.get('/api/test/viewer', key ? { 'x-key': key } : {});
      expect((await ask('visitor', people.admin.id)).body.id).toBe(people.admin.id);
      expect((await ask('owner', people.owner.id)).body.id).toBe(people.owner.id);
      const { status, body } = await ask('owner', people.admin.id);
      expect([status, body.code]).toEqual([401, 'credentials_disagree']);
    });

    it('by the first of several that agree', async () => {
      const path = `/api/test/organizations/${own}/seats`;
      expect((await people.owner.client.post(path, undefined, { 'x-key': people.owner.id })).status).toBe(200);
    });
  });

  describe('lets to an operation for an organization’s admins', () => {
    const call = async (role: Role, id: string) =>
      (await people[role].client.post(`/api/test/organizations/${id}/seats`)).status;

    it('its owners and admins', async () => {
      const answers = Object.fromEntries(
        await Promise.all(
          ['visitor', ...insiders, 'stranger', 'operator'].map(async (role) => [role, await call(role as Role, own)]),
        ),
      );
      expect(answers).toEqual({
        visitor: 401,
        owner: 200,
        admin: 200,
        member: 403,
        viewer: 403,
        stranger: 404,
        operator: 403,
      });
    });

    it('of no organization that is another’s, or nobody’s', async () => {
      for (const id of [people.stranger.organizationId as string, '00000000-0000-4000-8000-ffffffffffff', 'none'])
        expect(await call('owner', id)).toBe(404);
    });

    it('only where its path names the organization', () => {
      class Unnamed {
        seats() {}
      }
      const descriptor = Object.getOwnPropertyDescriptor(Unnamed.prototype, 'seats') as PropertyDescriptor;
      Access('organization-admin')(Unnamed.prototype, 'seats', descriptor);
      jest.spyOn(SwaggerModule, 'createDocument').mockReturnValue({
        openapi: '3.0.0',
        info: { title: '', version: '' },
        components: { schemas: {} },
        paths: {
          '/api/seats': {
            get: { operationId: 'seats', summary: 'Seats', responses: {}, 'x-access': 'organization-admin' },
          },
        } as never,
      });
      expect(() => createContract(product.app)).toThrow('seats has no :organizationId in its path');
    });
  });

  it('ends no file in the middle that takes longer than an answer may', async () => {
    expect(await (await fetch(`${product.url}/api/test/file`)).text()).toBe('begin end');
  });

  describe('takes bodies', () => {
    const send = (path: string, size: number) =>
      visitor().post(path, JSON.stringify({ long: 'x'.repeat(size) }), { 'content-type': 'application/json' });

    it('as long as the operation says, and names its limit', async () => {
      expect((await send('/api/test/hook', 400 * 1024)).status).toBe(200);
      const refused = await send('/api/test/hook', 600 * 1024);
      expect([refused.status, refused.body.detail]).toEqual([413, 'The request is too large; 512 KiB are allowed.']);
      const usual = await send('/api/test/things?count=1', 300 * 1024);
      expect([usual.status, usual.body.detail]).toEqual([413, 'The request is too large; 256 KiB are allowed.']);
    });

    it('of no more than ten mebibytes, whatever an operation says', () => {
      expect(() => BodyLimit(largestBodyLimit)).not.toThrow();
      expect(() => BodyLimit(largestBodyLimit + 1)).toThrow('largest');
    });

    it('and keeps their bytes where a signature is checked, and nowhere else', async () => {
      const sent = '{ "long" :\n"ä" }';
      await visitor().post('/api/test/hook', sent, { 'content-type': 'application/json' });
      expect(seen.raw?.toString()).toBe(sent);
      const kept: unknown[] = [];
      const authenticate = jest.spyOn(KeyAuthenticator.prototype, 'authenticate');
      authenticate.mockImplementation(async (request) => void kept.push(request.rawBody));
      await people.owner.client.post(`/api/test/organizations/${own}/seats`, { a: 1 });
      expect(kept).toEqual([undefined]);
    });
  });

  it('answers 404 to what cannot be an identifier, of whatever kind it is', async () => {
    const ask = async (id: string) => (await visitor().get(`/api/test/members/${id}`)).status;
    expect([await ask('GIA-123456'), await ask('GIA-1234567')]).toEqual([200, 200]);
    for (const id of ['GIA-12345', 'xGIA-123456', 'GIA-123456x', '00000000-0000-4000-8000-ffffffffffff'])
      expect([id, await ask(id)]).toEqual([id, 404]);
  });

  /** Comments become summaries when the product is built; here each operation is called by its name. */
  function nameOperations() {
    const draw = SwaggerModule.createDocument;
    return jest.spyOn(SwaggerModule, 'createDocument').mockImplementation((...given) => {
      const document = draw(...given);
      for (const { get, post, put, patch, delete: remove } of Object.values(document.paths))
        for (const operation of [get, post, put, patch, remove])
          if (operation) operation.summary = operation.operationId;
      return document;
    });
  }

  it('writes the contract once, and sends it to nobody who has it', async () => {
    const drawn = nameOperations();
    drawn.mockClear();
    // Drawing it is no part of what is timed: here nothing of it is compiled, and the machine may be busy.
    contractOf(product.app);
    const ask = (headers: Record<string, string>) => fetch(`${product.url}/api/openapi.json`, { headers });
    const sent = await ask({ 'accept-encoding': 'br' });
    expect([sent.status, sent.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(sent.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { paths } = (await sent.json()) as { paths: object };
    expect(Object.keys(paths)).toContain('/api/test/hook');
    const plain = await ask({ 'accept-encoding': 'identity' });
    expect(plain.headers.get('vary')).toBe('cookie, accept-encoding');
    expect(await plain.json()).toMatchObject({ paths });
    const etag = sent.headers.get('etag') as string;
    for (const known of [etag, etag.slice(2), `"earlier", ${etag}`, `"earlier",${etag},"later"`, '*']) {
      const again = await ask({ 'if-none-match': known });
      expect([known, again.status, await again.text()]).toEqual([known, 304, '']);
    }
    expect((await ask({ 'accept-encoding': 'GZIP' })).headers.get('content-encoding')).toBe('gzip');
    expect((await ask({ 'if-none-match': 'W/"earlier"' })).status).toBe(200);
    const packing = jest.spyOn(compress, 'br');
    expect(await (await ask({ 'accept-encoding': 'br' })).json()).toMatchObject({ paths });
    expect(packing).not.toHaveBeenCalled();
    packing.mockRestore();
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('says in the contract what an identifier looks like, and how long a body may be', () => {
    nameOperations();
    const { paths } = createContract(product.app);
    const [memberId] = paths['/api/test/members/{memberId}']?.get?.parameters ?? [];
    expect(memberId).toMatchObject({ name: 'memberId', schema: { type: 'string', pattern: '^(?:GIA-\\d{6,})$' } });
    const { responses } = paths['/api/test/hook']?.post ?? { responses: {} };
    expect(responses['413']).toMatchObject({ description: expect.stringContaining('512 KiB') });
  });
});
