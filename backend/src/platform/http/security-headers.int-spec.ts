import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../../../test/support/product';
import { securityHeaders } from './security-headers';

/** As Helmet 8.3.0 set them on each answer while it was asked for each. */
const others = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const policy = (scripts: string, styles: string) =>
  `default-src 'self';script-src 'self'${scripts};style-src 'self'${styles};img-src 'self' data: https:;font-src 'self';connect-src 'self';frame-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'`;

describe('The headers that protect a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  let product: Product;

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<html><script>1</script><style>b{}</style></html>');
    writeFileSync(join(folder, 'paths.json'), '["/problems"]');
    product = await startProduct({ WEB_CLIENT: folder }, { bearsRemote: false });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['an answer of the API', '/api/plans', 200],
    ['a refusal', '/api/problems', 401],
    ['what is not there', '/api/nothing', 404],
    ['a page of the web client', '/problems', 200],
    ['a page that is not there', '/nowhere', 404],
    ['a file that is not there', '/nothing.js', 404],
    ['the page of the API', '/api/docs', 200],
    ['the contract’s redirection', '/api/docs/', 302],
    ['an answer for machines', '/health/live', 200],
  ])('are on %s, all of them and as they were', async (_, path, status) => {
    const { headers, ...answer } = await product.visitor().get(path);
    expect(answer.status).toBe(status);
    const given = Object.fromEntries(headers);
    expect(given).toMatchObject(others);
    expect(given['strict-transport-security']).toBeUndefined();
    expect(given['content-security-policy']).toBe(
      policy(
        " 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
        " 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
      ),
    );
  });

  it('ask for https where the product has it', () => {
    const headers = securityHeaders({ inlineScriptHashes: ["'sha256-a'"], inlineStyleHashes: [] }, true);
    expect(headers).toEqual({
      ...others,
      'content-security-policy': policy(" 'sha256-a'", ''),
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });
});
