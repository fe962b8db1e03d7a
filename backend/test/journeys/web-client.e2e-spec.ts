import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../../src/platform/database/database';
import { PageVisits } from '../../src/platform/http/page-visits';
import { AllianceSettings } from '../../src/platform/settings/alliance-settings';
import { definedSections, type Section } from '../../src/platform/settings/sections';
import { type Product, startProduct } from '../support/product';
import { eventually, joinAlliance } from '../support/registration';

describe('The web client', () => {
  let folder: string;
  let product: Product;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'web-client-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(
      join(folder, 'index.html'),
      '<head><title>Shell</title><script>theme()</script></head><div id="root"></div>',
    );
    writeFileSync(join(folder, 'member.html'), '<head><title>Shell of members</title><script>theme()</script></head>');
    writeFileSync(join(folder, 'landing.html'), '<title>Landing</title><style>a{}</style>without prices');
    writeFileSync(
      join(folder, 'paths.json'),
      JSON.stringify(['/', '/problems', '/problems/:id', '/stories', '/stories/:slug']),
    );
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'start()');
    mkdirSync(`${folder}-render`);
    writeFileSync(join(`${folder}-render`, 'landing.html'), '<title>Landing</title><!--page--><!--data-->');
    writeFileSync(
      join(`${folder}-render`, 'landing.cjs'),
      `exports.sources = { priceBook: '/api/plans', stories: '/api/stories?limit=3' };
      exports.render = (paths, { priceBook: { plans: [lite] }, stories }) => ({
        page: paths.length + ' pages, ' + lite.name + ' ' + lite.prices.USD.charged + (stories ?? []).map(({ slug }) => ' ' + slug),
        data: '<script type="application/json">{}</script>',
      });`,
    );
    writeFileSync(
      join(`${folder}-render`, 'page-heads.cjs'),
      `exports.needs = (address, signedIn) => ({ path: address.split('?')[0], asks: signedIn ? ['/api/of?' + address] : [] });`,
    );
    writeFileSync(
      join(`${folder}-render`, 'readable-pages.cjs'),
      `exports.source = (path) => path.startsWith('/stories/') ? '/api' + path : undefined;
      exports.render = (path, { title }, origin) => ({ head: '<title>' + title + '</title>', page: '<h1>' + origin + path + '</h1>' });`,
    );
    writeFileSync(
      join(`${folder}-render`, 'site-map.cjs'),
      `exports.source = '/api/stories?limit=1';
      exports.robots = (origin) => 'Sitemap: ' + origin;
      exports.sitemap = (origin, answers) => answers.flat().map(({ slug }) => slug).join();`,
    );
    writeFileSync(
      join(`${folder}-render`, 'page-files.json'),
      '{"/problems":["assets/page.js"],"/stories/six-ports":["assets/story.js"]}',
    );
    product = await startProduct({ WEB_CLIENT: folder });
  });
  afterAll(async () => {
    await product.stop();
    for (const made of [folder, `${folder}-render`]) rmSync(made, { recursive: true });
  });

  it('shows the landing page to a visitor and the application to a member', async () => {
    expect((await product.visitor().get('/')).body).toContain('Landing');
    const { client } = await joinAlliance(product);
    expect((await client.get('/')).body).toContain('Shell of members');
  });

  it('counts how often visitors open the landing page, and not members or programs', async () => {
    const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const sid = (await joinAlliance(product)).client.cookie('sid');
    for (const [url, headers] of [
      ['/', opened],
      ['/?from=a+friend', opened],
      ['/', {}],
      ['/', { ...opened, cookie: `sid=${sid}` }],
      ['/problems', opened],
    ] as const)
      await product.app.inject({ url, headers });
    await product.app.get(PageVisits).flush();
    expect(await product.app.get(PageVisits).since('2000-01-01')).toEqual([
      { day: expect.any(String), path: '/', visits: 2 },
    ]);
  });

  it('tells the application that there is a session, in a page that is the same for all who have one', async () => {
    const { client } = await joinAlliance(product);
    const { client: another } = await joinAlliance(product);
    const [mine, theirs] = [await client.get('/problems'), await another.get('/problems')];
    expect(mine.body).toContain('Shell of members');
    expect([theirs.body, theirs.headers.get('etag')]).toEqual([mine.body, mine.headers.get('etag')]);
    expect(mine.headers.get('vary')).toBe('cookie, accept-encoding');
    const visited = await product.visitor().get('/problems', { 'if-none-match': mine.headers.get('etag') as string });
    expect([visited.status, visited.body]).toEqual([200, expect.not.stringContaining('members')]);
  });

  it('brings the text of a story along for who has no session, and none of one that is not shown', async () => {
    const { pool } = product.app.get(Database);
    const {
      rows: [{ slug }],
    } = await pool.query(
      `with p as (insert into innovation.projects (name, lead_organization_id) values ('A project', gen_random_uuid()) returning id)
      insert into innovation.success_stories (project_id, slug, title, summary, figures, status, published_at)
      select id, 'six-ports', 'Six ports', 'They did.',
        '{"usdMinor":"100","entries":1,"kinds":[],"metrics":[],"organizations":1,"countries":1}', 'published', now() from p
      returning slug`,
    );
    const read = async () => product.visitor().get(`/stories/${slug}`);
    const { status, body } = await read();
    expect([status, body]).toEqual([200, expect.stringContaining('<title>Six ports</title>')]);
    expect(body).toMatch(/<div id="root"><h1>http[^<]*\/stories\/six-ports<\/h1><\/div>/);
    expect(body).not.toMatch(/modulepreload|as="fetch"/);
    const { client } = await joinAlliance(product);
    const { body: ofMember } = await client.get(`/stories/${slug}`);
    expect(ofMember).not.toContain('Six ports');
    expect(ofMember).toContain('<link rel="modulepreload" crossorigin href="/assets/story.js">');
    await pool.query(`update innovation.success_stories set status = 'withdrawn', published_at = null`);
    const gone = await read();
    expect([gone.status, gone.body]).toEqual([404, expect.not.stringContaining('Six ports')]);
    expect((await product.visitor().get('/stories/never-was')).status).toBe(404);
  });

  it('names to search engines the stories that are shown, a minute after a change, and no others', async () => {
    const { pool } = product.app.get(Database);
    const tell = (slug: string, status: string) =>
      pool.query(
        `with p as (insert into innovation.projects (name, lead_organization_id) values ('A project', gen_random_uuid()) returning id)
        insert into innovation.success_stories (project_id, slug, title, summary, figures, status, published_at)
        select id, $1, 'Told', 'They did.', '{"usdMinor":"100","entries":1,"kinds":[],"metrics":[],"organizations":1,"countries":1}',
          $2::text::innovation.story_status, case when $2 = 'published' then now() end from p`,
        [slug, status],
      );
    for (const slug of ['one', 'two']) await tell(slug, 'published');
    await tell('draft', 'draft');
    const named = async () => (await product.visitor().get('/sitemap.xml')).body.split(',').sort();
    expect(await named()).toEqual(['one', 'two']);
    await tell('three', 'published');
    expect(await named()).toEqual(['one', 'two']);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    expect(await named()).toEqual(['one', 'three', 'two']);
    clock.mockRestore();
    const robots = await product.visitor().get('/robots.txt');
    expect([robots.headers.get('content-type'), robots.body]).toEqual([
      'text/plain; charset=utf-8',
      expect.stringMatching(/^Sitemap: http/),
    ]);
    await pool.query('delete from innovation.success_stories');
  });

  it('names in the document what its page needs, and asks nothing private for a visitor', async () => {
    const code = '<link rel="modulepreload" crossorigin href="/assets/page.js">';
    const { client } = await joinAlliance(product);
    const answer = await client.get('/problems?a="><b>&$&');
    expect(answer.body).toContain(code);
    const asked = /as="fetch" crossorigin href="([^"]*)"/.exec(answer.body)?.[1];
    expect(asked).toMatch(/^\/api\/of\?\/problems\?a=[^<>"]*&amp;\$&amp;$/);
    const known = await client.get('/problems?a="><b>&$&', { 'if-none-match': answer.headers.get('etag') as string });
    expect([known.status, known.body]).toEqual([304, '']);
    const visited = (await product.visitor().get('/problems')).body;
    expect([visited.includes(code), visited.includes('as="fetch"')]).toEqual([true, false]);
    expect((await client.get('/nowhere')).status).toBe(404);
  });

  it('shows visitors the prices of the price book in the page itself, and the new ones a minute after a change', async () => {
    const visitor = product.visitor();
    const withPrices = async () => {
      const page = await visitor.get('/');
      return page.body.includes('Lite Plan') ? page : undefined;
    };
    // A visitor waits for them a little, and on a busy machine sees the page without them at first.
    const first = await eventually(withPrices, 'the page with prices');
    expect(first.body).toBe('<title>Landing</title>5 pages, Lite Plan 1500<script type="application/json">{}</script>');
    expect((await visitor.get('/', { 'accept-encoding': 'identity' })).body).toBe(first.body);
    const again = await visitor.get('/', { 'if-none-match': first.headers.get('etag') as string });
    expect([again.status, again.body]).toEqual([304, '']);
    await product.app.get(Database).run({
      name: 'test-new-price',
      text: `insert into billing.prices (plan_id, version, currency, charged, list)
        values ('lite-annual', 2, 'USD', 1600, 1600)`,
    });
    const clock = jest.spyOn(Date, 'now');
    const now = Date.now();
    clock.mockReturnValue(now + 61_000);
    // A visitor waits for the new ones a little, and on a busy machine still sees the old ones.
    await eventually(
      async () => (await visitor.get('/')).body.includes('Lite Plan 1600') || undefined,
      'the page with the new prices',
    );
    clock.mockRestore();
  });

  it('shows the landing page without the stories once they are closed, and names none to search engines', async () => {
    const settings = product.app.get(AllianceSettings);
    const { isOpen } = definedSections().find(({ label }) => label === 'Success stories') as Section;
    const { pool } = product.app.get(Database);
    await pool.query(
      `with p as (insert into innovation.projects (name, lead_organization_id) values ('A project', gen_random_uuid()) returning id)
      insert into innovation.success_stories (project_id, slug, title, summary, figures, status, published_at)
      select id, 'closed-one', 'Told', 'They did.',
        '{"usdMinor":"100","entries":1,"kinds":[],"metrics":[],"organizations":1,"countries":1}', 'published', now() from p`,
    );
    await settings.set(isOpen, 0, 0);
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(Date.now() + 200_000);
    const visitor = product.visitor();
    await eventually(
      async () => !(await visitor.get('/')).body.includes('closed-one') || undefined,
      'the page without stories',
    );
    expect((await visitor.get('/')).body).toContain('Lite Plan');
    expect(await visitor.get('/sitemap.xml')).toMatchObject({ status: 200, body: '' });
    expect((await visitor.get('/stories/closed-one')).status).toBe(404);
    clock.mockRestore();
    await settings.set(isOpen, 1, 1);
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

  it('allows the landing page’s own style sheet by its hash, and no other', async () => {
    const hash = createHash('sha256').update('a{}').digest('base64');
    const policy = (await product.visitor().get('/')).headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  it.each(['/assets/gone.js', '/api/gone', '/health/gone', '/..%2f..%2fpackage.json', '/assets/..%2findex.html.br'])(
    'has nothing at %s',
    async (path) => {
      expect([403, 404]).toContain((await product.visitor().get(path)).status);
    },
  );
});
