import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../support/product';

describe('What goes wrong before an operation is found', () => {
  const webClient = mkdtempSync(join(tmpdir(), 'alliance-web-'));
  let product: Product;

  beforeAll(async () => {
    writeFileSync(join(webClient, 'index.html'), '<!doctype html><title>Alliance</title>');
    writeFileSync(join(webClient, 'paths.json'), '["/", "/problems"]');
    product = await startProduct({ WEB_CLIENT: webClient });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(webClient, { recursive: true });
  });

  /** Sends the bytes as they are, and reads the answer until the connection ends. */
  const raw = (head: string, body = '') =>
    new Promise<{ status: number; headers: Headers; body: string }>((resolve, reject) => {
      const { hostname, port } = new URL(product.url);
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `${head}\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        ),
      );
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.once('error', reject);
      socket.once('close', () => {
        const [top = '', rest = ''] = text.split('\r\n\r\n');
        const [line = '', ...fields] = top.split('\r\n');
        const headers = new Headers(fields.map((field) => field.split(/: (.*)/).slice(0, 2) as [string, string]));
        resolve({ status: Number(line.split(' ')[1]), headers, body: rest });
      });
    });

  const json = { 'content-type': 'application/json' };

  it.each([
    ['an address that is not encoded correctly', 'GET /%ff HTTP/1.1', 400, 'invalid_request'],
    ['a lone percent sign', 'GET /% HTTP/1.1', 400, 'invalid_request'],
    ['the same below the API', 'GET /api/problems/%ff HTTP/1.1', 400, 'invalid_request'],
    ['a parameter that is too long', `POST /api/proposals/${'x'.repeat(300)}/accept HTTP/1.1`, 414, 'address_too_long'],
    ['an unknown method', 'BREW /api/plans HTTP/1.1', 400, 'invalid_request'],
    ['a request that is not HTTP', 'hello', 400, 'invalid_request'],
    ['headers that are too large', `GET / HTTP/1.1\r\nX-Big: ${'x'.repeat(20_000)}`, 431, 'headers_too_large'],
    ['an address of another host', 'GET //evil.com HTTP/1.1', 404, 'not_found'],
    ['an address outside the folder', 'GET /..%2f..%2fpackage.json HTTP/1.1', 404, 'not_found'],
    ['an unknown address', 'GET /api/nothing HTTP/1.1', 404, 'not_found'],
    ['an id that is too long', `GET /api/problems/${'x'.repeat(300)} HTTP/1.1`, 414, 'address_too_long'],
    ['the same of a write', `POST /api/problems/${'x'.repeat(300)} HTTP/1.1`, 414, 'address_too_long'],
    ['a long address that nothing answers', `GET /api/nothing/${'x'.repeat(300)} HTTP/1.1`, 404, 'not_found'],
    ['a method that nothing answers', 'TRACE /api/nothing HTTP/1.1', 404, 'not_found'],
    ['a method that no page answers', 'POST /problems HTTP/1.1', 404, 'not_found'],
  ])('is a problem document: %s', async (_what, head, status, code) => {
    const answer = await raw(head);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(answer.body)).toMatchObject({ status, code, instance: expect.stringMatching(/^[\w-]{36}$/) });
  });

  it.each([
    ['DELETE', '/api/plans', 'GET, HEAD'],
    ['PROPFIND', '/api/plans?x=1', 'GET, HEAD'],
    ['TRACE', '/api/plans', 'GET, HEAD'],
    ['OPTIONS', '/api/problems', 'GET, HEAD, POST'],
    ['GET', '/api/membership/register', 'POST'],
    ['PUT', '/api/problems/00000000-0000-4000-8000-000000000000/changes', 'GET, HEAD'],
  ])('names the methods of an address that does not answer %s: %s', async (method, path, allow) => {
    const { status, headers, body } = await raw(`${method} ${path} HTTP/1.1`);
    const allowed = headers.get('allow')?.split(', ').sort().join(', ');
    expect([status, allowed]).toEqual([405, allow]);
    expect(JSON.parse(body)).toMatchObject({
      code: 'method_not_allowed',
      allowed: expect.arrayContaining(allow.split(', ')),
    });
  });

  it.each(['__proto__', 'constructor'])('refuses the field %s by name, at any depth', async (name) => {
    const { status, body } = await product
      .visitor()
      .post('/api/membership/register', `{"a":[{"${name}":{"prototype":{}}}]}`, json);
    expect([status, body.code, body.errors[0].field]).toEqual([400, 'invalid_input', name]);
  });

  it('says that a body is empty or not JSON', async () => {
    const detail = async (body: string) => (await product.visitor().post('/api/login', body, json)).body.detail;
    expect(await detail('')).toBe('The body is empty.');
    expect(await detail('{')).toBe('The body is not valid JSON.');
  });

  it('reads UTF-8 only', async () => {
    const post = (charset: string) =>
      product.visitor().post('/api/login', '{}', { 'content-type': `application/json; charset=${charset}` });
    expect((await post('utf-16')).status).toBe(415);
    expect((await post('utf-16')).body.code).toBe('unsupported_media_type');
    expect((await post('"UTF-8"')).status).not.toBe(415);
  });

  it('asks no exception of the content policy for the API’s documentation', async () => {
    const { headers } = await product.visitor().get('/api/docs');
    const policy = (await product.visitor().get('/api/plans')).headers.get('content-security-policy');
    expect(headers.get('content-security-policy')).toBe(policy);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-cache');
  });
});
