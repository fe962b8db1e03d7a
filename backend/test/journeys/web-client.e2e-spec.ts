import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../support/product';
import { joinAlliance } from '../support/registration';

describe('The web client', () => {
  let folder: string;
  let product: Product;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'web-client-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<title>Shell</title><script>theme()</script>');
    writeFileSync(join(folder, 'landing.html'), '<title>Landing</title>');
    writeFileSync(join(folder, 'paths.json'), JSON.stringify(['/', '/problems', '/problems/:id']));
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'start()');
    product = await startProduct({ WEB_CLIENT: folder });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true });
  });

  it('shows the landing page to a visitor and the application to a member', async () => {
    expect((await product.visitor().get('/')).body).toContain('Landing');
    const { client } = await joinAlliance(product);
    expect((await client.get('/')).body).toContain('Shell');
  });

  it.each([
    ['/problems', 200],
    ['/problems/1?tab=proposals', 200],
    ['/no-such-page', 404],
    ['/problems/1/2', 404],
  ])('answers %s with the application and the status %i', async (path, status) => {
    const answer = await product.visitor().get(path);
    expect([answer.status, answer.body]).toEqual([status, expect.stringContaining('Shell')]);
  });

  it('lets hashed files be kept for ever, and no page', async () => {
    const file = await product.visitor().get('/assets/app-1a2b.js');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await product.visitor().get('/problems')).headers.get('cache-control')).toBe('no-cache');
  });

  it('allows the page’s own inline script by its hash, and no other', async () => {
    const policy = (await product.visitor().get('/problems')).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  });

  it.each(['/assets/gone.js', '/api/gone', '/health/gone', '/..%2f..%2fpackage.json', '/assets/..%2findex.html.br'])(
    'has nothing at %s',
    async (path) => {
      expect([403, 404]).toContain((await product.visitor().get(path)).status);
    },
  );
});
