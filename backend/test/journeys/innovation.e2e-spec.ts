import type { Client } from '../support/client';
import { type Product, startProduct } from '../support/product';
import { eventually, joinAlliance } from '../support/registration';
import { runMark } from '../support/remote';

const points = { strengths: ['They float'], improvements: ['Say which diameters they fit'] };

describe('Problems and solutions', () => {
  let product: Product;
  let utility: Client;
  let startup: Client;
  let ownerAddress: string;
  let startupName: string;

  beforeAll(async () => {
    product = await startProduct();
    const owner = await joinAlliance(product, {
      organizationName: 'Nairobi Utility',
      organizationType: 'government',
      selectedPlan: 'enterprise',
    });
    const innovator = await joinAlliance(product);
    utility = owner.client;
    ownerAddress = owner.form.email;
    startup = innovator.client;
    startupName = innovator.form.organizationName;
  });
  afterAll(() => product.stop());

  const mailTo = (address: string, subject: RegExp) =>
    eventually(async () => {
      const { body } = await product.visitor().get('/api/mailbox');
      return body.find(
        (mail: { toAddress: string; subject: string }) => mail.toAddress === address && subject.test(mail.subject),
      );
    }, `a mail about ${subject}`);

  it('go from a submitted problem to an accepted proposal', async () => {
    const preview = await utility.get(`/api/problems/value-preview?text=${encodeURIComponent('€25M')}`);
    expect(preview.body).toEqual({ amount: '25000000.00', currency: 'EUR', usd: '28785000.00' });

    const submitted = await utility.post('/api/problems', {
      title: 'Leaking mains',
      description: 'A third of the water is lost.',
      category: 'environment',
      urgency: 'critical',
      estimatedValue: '€25M',
      tags: [' water ', 'water', ''],
    });
    expect(submitted.status).toBe(201);
    expect(submitted.body).toMatchObject({
      tags: ['water'],
      submittedBy: { name: 'Nairobi Utility', type: 'government' },
    });
    const problem = `/api/problems/${submitted.body.id}`;
    expect((await startup.get(problem)).body).toMatchObject({ canDecide: false, canPropose: true });

    const offered = await startup.post('/api/solutions', {
      title: 'Drifting probes',
      description: 'They hear leaks from inside.',
      technologyType: 'robotics',
      readinessLevel: 8,
      problemId: submitted.body.id,
      note: 'Nakuru first.',
    });
    expect(offered.body).toMatchObject({ status: 'published', submittedBy: { name: startupName } });
    await mailTo(ownerAddress, /proposed|solution/i);

    const { body: proposals } = await utility.get(`${problem}/proposals`);
    expect(proposals).toMatchObject([
      { status: 'pending', note: 'Nakuru first.', solution: { title: 'Drifting probes' } },
    ]);
    const accept = `/api/proposals/${proposals[0].id}/accept`;
    expect((await startup.post(accept, points)).body).toMatchObject({ status: 403, code: 'organization_required' });
    expect((await utility.post(accept, { feedback: 'Go ahead.' })).body).toMatchObject({
      status: 400,
      errors: [
        { field: 'strengths', message: 'Name at least one strength' },
        { field: 'improvements', message: 'Name at least one improvement' },
      ],
    });
    const six = [1, 2, 3, 4, 5, 6].map(String);
    expect((await utility.post(accept, { strengths: six, improvements: ['x'.repeat(501)] })).body).toMatchObject({
      errors: [
        { field: 'strengths', message: 'Name at most 5 strengths' },
        { field: 'improvements', message: 'improvements must have at most 500 characters' },
      ],
    });
    const answered = await utility.post(accept, { ...points, strengths: [' They float ', ''], feedback: 'Go ahead.' });
    expect(answered.body).toMatchObject({ status: 'accepted', strengths: ['They float'] });
    expect((await utility.post(accept, points)).body).toMatchObject({
      status: 409,
      code: 'proposal_decided',
      allowed: [],
    });
    expect((await startup.get(`${problem}/proposals`)).body).toMatchObject([
      { feedback: 'Go ahead.', improvements: points.improvements, helpful: null },
    ]);
    const helpful = `/api/proposals/${proposals[0].id}/helpful`;
    expect((await startup.send('PUT', helpful, { helpful: true, note: 'We know what to do.' })).status).toBe(200);
    expect((await utility.get(`${problem}/proposals`)).body).toMatchObject([
      { helpful: true, helpfulNote: 'We know what to do.' },
    ]);
  });

  it('are found by search, counted and told of from then on', async () => {
    product.mustBeOurs('counts everything that is there');
    const found = await startup.get('/api/problems?search=leaking%20wat');
    expect(found.body).toMatchObject([{ title: 'Leaking mains', status: 'in_progress' }]);
    expect(found.headers.get('x-total-count')).toBe('1');
    expect((await utility.get('/api/solutions?search=robot')).body).toMatchObject([{ title: 'Drifting probes' }]);

    expect((await startup.get('/api/problems/summary')).body).toEqual({
      total: 1,
      open: 0,
      highPriority: 1,
      totalValueUsd: '28785000.00',
    });
    expect((await startup.get('/api/innovation/impact')).body).toMatchObject({
      problemsSubmitted: 0,
      solutionsProposed: 1,
    });
    const { body: activity } = await startup.get('/api/innovation/activity?limit=4');
    expect(activity.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'problem_submitted',
      'proposal_accepted',
      'solution_proposed',
      'solution_published',
    ]);
  });

  it('keep a draft to its organization until it is published', async () => {
    const { body: draft } = await startup.post('/api/solutions', { title: 'Secret', description: 'Not yet.' });
    expect(draft).toMatchObject({ status: 'draft', canPublish: true });
    expect((await utility.get(`/api/solutions/${draft.id}`)).status).toBe(404);
    expect((await utility.post(`/api/solutions/${draft.id}/publish`)).status).toBe(404);
    expect((await startup.post(`/api/solutions/${draft.id}/publish`)).body).toMatchObject({ status: 'published' });
    expect((await startup.post(`/api/solutions/${draft.id}/publish`)).status).toBe(409);
    expect((await utility.get(`/api/solutions/${draft.id}`)).body).toMatchObject({
      title: 'Secret',
      canPublish: false,
    });
  });

  it('come in pages that are linked, and answer 304 until something changes', async () => {
    const word = `Pages${runMark}`;
    for (const n of [1, 2, 3]) await utility.post('/api/problems', { title: `Paged ${n}`, description: word });
    const list = `/api/problems?search=${word.toLowerCase()}&limit=2`;
    const first = await startup.get(list);
    expect(first.body.map(({ title }: { title: string }) => title)).toEqual(['Paged 3', 'Paged 2']);
    expect(first.headers.get('x-total-count')).toBe('3');
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] as string;
    const second = await startup.get(next);
    expect(second.body).toMatchObject([{ title: 'Paged 1' }]);
    expect(second.headers.get('link')).toBeNull();

    const known = { 'if-none-match': first.headers.get('etag') as string };
    const unchanged = await startup.get(list, known);
    expect([unchanged.status, unchanged.body]).toEqual([304, '']);
    await utility.post('/api/problems', { title: 'Paged 4', description: word });
    const changed = await startup.get(list, known);
    expect([changed.status, changed.body[0].title, changed.headers.get('x-total-count')]).toEqual([
      200,
      'Paged 4',
      '4',
    ]);
  });

  it('are narrowed to what each watches, page by page, and told anew each time', async () => {
    const ids: string[] = [];
    for (const title of ['Watched one', 'Watched two', 'Watched by nobody']) {
      const { body } = await utility.post('/api/problems', { title, description: 'A pump fails.' });
      ids.push(body.id);
    }
    for (const id of ids.slice(0, 2)) expect((await startup.send('PUT', `/api/problems/${id}/watch`)).status).toBe(204);
    const first = await startup.get('/api/problems?watched=true&limit=1&search=pump&sort=newest');
    expect(first.body.map(({ title }: { title: string }) => title)).toEqual(['Watched two']);
    expect([first.headers.get('x-total-count'), first.headers.get('etag')]).toEqual(['2', null]);
    const [, next] = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
    expect(next).toContain('watched=true');
    expect((await startup.get(next as string)).body).toMatchObject([{ title: 'Watched one' }]);
    expect((await utility.get('/api/problems?watched=true')).body).toEqual([]);
    const counted = async () => (await startup.get('/api/problems/facets')).body.watched;
    expect(await counted()).toEqual([{ value: 'true', count: 2 }]);
    await startup.send('DELETE', `/api/problems/${ids[0]}/watch`);
    expect((await startup.get('/api/problems?watched=true')).body).toMatchObject([{ title: 'Watched two' }]);
    expect(await counted()).toEqual([{ value: 'true', count: 1 }]);
    expect((await startup.get('/api/solutions?watched=true')).body).toEqual([]);
    expect((await startup.get('/api/solutions?watched=mine')).status).toBe(400);
  });

  it('show their proposals in pages that are linked, and answer 304 until something changes', async () => {
    const { body: problem } = await utility.post('/api/problems', { title: 'Sought', description: 'By two.' });
    for (const title of ['First', 'Second'])
      await startup.post('/api/solutions', { title, description: 'Offered.', problemId: problem.id });
    const first = await utility.get(`/api/problems/${problem.id}/proposals?limit=1`);
    expect(first.body).toMatchObject([{ solution: { title: 'Second' } }]);
    expect(first.headers.get('x-total-count')).toBe('2');
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] as string;
    const last = await utility.get(next);
    expect(last.body).toMatchObject([{ solution: { title: 'First' } }]);
    expect(last.headers.get('link')).toBeNull();

    const known = { 'if-none-match': last.headers.get('etag') as string };
    expect((await utility.get(next, known)).status).toBe(304);
    await utility.post(`/api/proposals/${last.body[0].id}/accept`, points);
    expect((await utility.get(next, known)).body).toMatchObject([{ status: 'accepted' }]);
  });

  it('have their matches in pages that are linked, with what was hidden and what was saved where that is asked for', async () => {
    const word = `Quorlets${runMark}`;
    const { body: problem } = await utility.post('/api/problems', { title: word, description: word });
    const ids: string[] = [];
    for (const n of [1, 2, 3, 4, 5]) {
      const form = { title: `${word} ${n}`, description: word, publish: true };
      ids.push((await startup.post('/api/solutions', form)).body.id);
    }
    const page = async (address: string) => {
      const { body, headers } = await utility.get(address);
      return {
        ids: body.map(({ solution }: { solution: { id: string } }) => solution.id),
        total: [headers.get('x-total-count'), headers.get('x-total-relation')],
        next: /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1],
      };
    };
    const pages = async (query: string) => {
      const read: Awaited<ReturnType<typeof page>>[] = [];
      let next: string | undefined = `/api/problems/${problem.id}/matches?${query}`;
      for (; next && read.length < 9; next = read.at(-1)?.next) read.push(await page(next));
      return { ids: read.flatMap((one) => one.ids), read: read.map(({ ids, total }) => [ids.length, ...total]) };
    };
    const all = await pages('limit=5');
    expect(all.read).toEqual([[5, '5', 'eq']]);
    expect([...all.ids].sort()).toEqual([...ids].sort());
    const inThree = [
      [2, '2', 'gte'],
      [2, '4', 'gte'],
      [1, '5', 'eq'],
    ];
    expect(await pages('limit=2')).toEqual({ ids: all.ids, read: inThree });

    const judge = (solutionId: string, verdict: string) => {
      const note = 'One line.\nAnd another.';
      return utility.send('PUT', '/api/innovation/match-verdicts', {
        problemId: problem.id,
        solutionId,
        verdict,
        note,
      });
    };
    const [saved, hidden, ...others] = all.ids;
    expect((await judge(saved, 'saved')).status).toBe(200);
    expect((await judge(hidden, 'not_relevant')).status).toBe(200);
    const shown = { ids: [saved, ...others], read: [inThree[0], [2, '4', 'eq']] };
    expect([await pages('limit=2'), await pages('limit=2&hidden=false&saved=false')]).toEqual([shown, shown]);
    expect(await pages('limit=2&hidden=true')).toEqual({ ids: [hidden], read: [[1, '1', 'eq']] });
    expect(await pages('limit=2&saved=true')).toEqual({ ids: [saved], read: [[1, '1', 'eq']] });
    expect(await pages('limit=1&saved=true&hidden=true')).toEqual({
      ids: all.ids.slice(0, 2),
      read: [
        [1, '1', 'gte'],
        [1, '2', 'eq'],
      ],
    });
    const counted = async (query: string) => {
      const { body } = await utility.get(`/api/problems/${problem.id}/matches/facets?${query}`);
      const numbers = body.status.map(({ count, weaker = 0 }: { count: number; weaker?: number }) => count + weaker);
      return numbers.reduce((sum: number, one: number) => sum + one, 0);
    };
    const judged = ['hidden=true', 'saved=true', 'hidden=true&saved=true'];
    expect(await Promise.all(['', ...judged].map(counted))).toEqual([4, 1, 1, 2]);
    for (const field of ['hidden', 'saved']) {
      const refused = await utility.get(`/api/problems/${problem.id}/matches?${field}=1`);
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        [{ field, message: `${field} must be true or false` }],
      ]);
    }
  });

  it('stand in the list of all matches, newest first, which the dashboard counts', async () => {
    const word = `Zimbrels${runMark}`;
    const { body: problem } = await utility.post('/api/problems', { title: word, description: word });
    await startup.post('/api/solutions', { title: `${word} 1`, description: word, publish: true });
    const newest = async () => (await startup.get('/api/innovation/matches')).body;
    const match = await eventually(async () =>
      (await newest()).find((one: { problem: { id: string } }) => one.problem.id === problem.id),
    );
    expect(match).toMatchObject({ solution: { title: `${word} 1` }, label: 'strong' });
    await eventually(async () => {
      const { headers } = await startup.get('/api/innovation/matches?limit=1');
      const { growth } = (await startup.get('/api/dashboard/overview')).body;
      return growth.at(-1).all === Number(headers.get('x-total-count'));
    }, 'the same figure');
    expect((await startup.get('/api/innovation/matches?cursor=nonsense')).body.errors).toMatchObject([
      { field: 'cursor' },
    ]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=ten', 'limit'],
    ['cursor=nonsense', 'cursor'],
    [`search=${'x'.repeat(2001)}`, 'search'],
    ['search=a&search=b', 'search'],
    ['sort=title', 'sort'],
  ])('refuse the query %s, naming the field', async (query, field) => {
    for (const list of ['problems', 'solutions']) {
      const { status, body } = await startup.get(`/api/${list}?${query}`);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field }]);
    }
  });

  it.each([
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ estimatedValue: 'a lot' }, 'estimatedValue', expect.stringMatching(/\$50M/)],
    [{ category: 'magic' }, 'category', expect.anything()],
    [{ tags: 'water' }, 'tags', expect.anything()],
    [{ tags: ['a\u0000b'] }, 'tags', expect.anything()],
    [{ status: 'solved' }, 'status', expect.anything()],
  ])('refuse the problem %j, naming the field', async (changes, field, message) => {
    const { status, body } = await utility.post('/api/problems', { title: 'T', description: 'D', ...changes });
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field, message });
  });

  it('have files: of who may edit them, for who sees them, and harmless to who opens them', async () => {
    const octets = 'application/octet-stream';
    const { body: draft } = await utility.post('/api/problems', { title: 'Mains', description: 'Old.', draft: true });
    const files = `/api/problems/${draft.id}/files`;
    const send = (content: string, headers = {}) =>
      utility.send(
        'POST',
        `${files}?name=${encodeURIComponent('"Dächer".html')}`,
        new Blob([content], { type: octets }),
        headers,
      );
    const page = '%PDF-1.7<script>alert(1)</script>';

    const attached = await send(page);
    expect([attached.status, attached.body]).toMatchObject([
      200,
      { name: '"Dächer".html.pdf', type: 'application/pdf' },
    ]);
    const file = `${files}/${attached.body.id}`;
    const taken = await utility.get(file);
    expect([taken.status, taken.body]).toEqual([200, page]);
    expect(Object.fromEntries(taken.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(page.length),
      'content-disposition': expect.stringMatching(/^attachment; filename="_Dacher_.html.pdf"; filename\*=UTF-8''%22D/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    const etag = taken.headers.get('etag') as string;
    expect((await utility.get(file, { 'if-none-match': etag })).status).toBe(304);
    for (const client of [startup, product.visitor()])
      expect([401, 404]).toContain((await client.get(file, { 'if-none-match': etag })).status);

    expect((await send(page)).body).toMatchObject({ status: 409, code: 'file_attached_before' });
    expect((await send('<svg onload="alert(1)"/>')).body).toMatchObject({ status: 400, code: 'file_type_refused' });
    expect((await utility.post(`${files}?name=a`)).body).toMatchObject({ code: 'file_type_refused' });
    expect((await utility.post(`${files}?name=a`, { title: 'x' })).status).toBe(415);
    expect((await utility.send('POST', '/api/problems', new Blob(['{}'], { type: octets }))).status).toBe(415);
    expect((await send(page, { origin: 'https://elsewhere.example' })).body).toMatchObject({
      code: 'cross_site_request',
    });
    // Refused before it is read, and the connection serves on.
    const large = await send(`%PDF${'.'.repeat(21 * 1024 * 1024)}`);
    expect([large.status, large.body.errors]).toMatchObject([413, [{ field: 'file' }]]);
    expect((await utility.get(`/api/problems/${draft.id}`)).body.files).toHaveLength(1);

    await utility.post(`/api/problems/${draft.id}/submit`);
    expect((await startup.get(file)).status).toBe(200);
    expect((await startup.send('DELETE', file)).status).toBe(403);
    expect((await utility.send('DELETE', file)).status).toBe(204);
    expect((await startup.get(file)).status).toBe(404);
  });

  it('are for members only', async () => {
    for (const path of ['problems', 'problems/summary', 'solutions', 'innovation/impact', 'innovation/activity'])
      expect((await product.visitor().get(`/api/${path}`)).status).toBe(401);
  });
});
