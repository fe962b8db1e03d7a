import { expect, type Page, test } from '@playwright/test';
import { offerSessions, ownOrganization, publishSolution, signIn, signInAdmin } from './support';

/** In each field another number, so that it is seen where it stands. */
const attempt = (n: number) =>
  `${n}<img src="https://ran.example/${n}" onerror="window.ran=${n}"><script>window.ran=${n}</script>`;
const link = '[here](javascript:window.ran=1)';

/** What pages complain about, and what they would load that nobody but an attack asks for. */
function complaintsOf(pages: readonly Page[]): string[] {
  const complaints: string[] = [];
  for (const page of pages) {
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('dialog', (dialog) => complaints.push(dialog.message()));
    page.on('request', (request) => /ran\b/.test(request.url()) && complaints.push(request.url()));
  }
  return complaints;
}

async function send(by: Page, method: 'post' | 'put' | 'patch', path: string, data: object) {
  const answer = await by.request[method](`/api${path}`, { data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? undefined : (await answer.json()).id;
}

/** The page shows the attempts of these numbers, as text. */
const expectTexts = (by: Page, path: string, numbers: readonly number[]) =>
  test.step(path, async () => {
    await by.goto(path);
    for (const n of numbers)
      await expect(
        by
          .locator('main, [role=dialog]')
          .getByText(new RegExp(`(^|\\s|“)${n}<img src=`))
          .first(),
        `${n}`,
      ).toBeVisible();
    expect(
      await by
        .locator(':is(main, [role=dialog]) :is(img[src*=ran], img[src=x], script, a[href^="javascript:"])')
        .count(),
    ).toBe(0);
    expect(await by.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
  });

test('what is written about a problem and its proposals stays text: stored attempts to make it more', async ({
  page,
  browser,
}) => {
  await signIn(page, undefined, 'enterprise');
  const other = await (await browser.newContext()).newPage();
  await signIn(other);
  const complaints = complaintsOf([page, other]);
  const brief = { successCriteria: attempt(3), rewards: ['pilot'], rewardNote: attempt(4) };
  const text = { title: attempt(1), description: `${attempt(2)} ${link}`, tags: ['<b onclick=ran>'] };
  const problem = await send(page, 'post', '/problems', { ...text, ...brief });
  const at = `/problems/${problem}`;
  const criteria = [{ name: attempt(5).slice(0, 80), meaning: attempt(6), weight: 1 }];
  await send(page, 'put', `${at}/rubric`, { criteria, revision: 0 });
  await publishSolution(other, { title: attempt(7), problemId: problem, ...{ note: attempt(8) } });
  const [{ id: proposal }] = await (await other.request.get('/api/proposals')).json();
  const points = { strengths: [attempt(9)], improvements: [attempt(10)] };
  await send(page, 'post', `/proposals/${proposal}/decline`, { feedback: attempt(11), ...points });
  await send(other, 'put', `/proposals/${proposal}/helpful`, { helpful: false, note: attempt(12) });
  const question = await send(other, 'post', `${at}/questions`, { text: attempt(13) });
  await send(page, 'put', `/questions/${question}/hiding`, { reason: attempt(14) });
  const search = { list: 'problems', name: attempt(15).slice(0, 60), query: 'search=leaks', frequency: 'off' };
  await send(page, 'post', '/innovation/saved-searches', search);
  const headers = { 'content-type': 'application/octet-stream' };
  const name = encodeURIComponent('16<img src=x onerror=alert(1)>.pdf');
  expect((await page.request.post(`/api${at}/files?name=${name}`, { data: '%PDF-1.7', headers })).ok()).toBe(true);
  await send(page, 'post', `${at}/close`, { reason: attempt(17) });

  for (const [by, path, numbers] of [
    [page, at, [1, 2, 3, 4, 5, 6, 16]],
    [page, `${at}?tab=proposals`, [7, 8, 9, 10, 11, 12]],
    [page, `${at}?tab=questions`, [13, 14]],
    [page, `${at}?tab=activity`, [17]],
    [page, '/saved-searches', [15]],
    [other, '/proposals', [1, 7, 8, 9, 10, 11, 12]],
    [other, '/problems', [1, 2]],
    [other, '/solutions', [7]],
  ] as const)
    await expectTexts(by, path, numbers);
  expect(complaints).toEqual([]);
  await other.context().close();
});

test('what people say of themselves, their organization, their sessions and their trouble stays text', async ({
  page,
  browser,
}) => {
  await signIn(page, undefined, 'enterprise');
  const [other, desk] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await signIn(other, undefined, 'enterprise');
  await signInAdmin(desk);
  const complaints = complaintsOf([page, other, desk]);
  const short = (n: number, most: number) => attempt(n).slice(0, most);
  const own = await ownOrganization(page);

  const { visibility } = await (await page.request.get(`/api/organizations/${own}/profile`)).json();
  const shown = { visibility: { ...visibility, people: 'members' } };
  const said = {
    ...shown,
    description: `${attempt(20)} ${link}`,
    seeks: `${attempt(21)} ${link}`,
    offers: attempt(22),
  };
  const offer = { headline: short(24, 120), about: `${attempt(25)} ${link}` };
  const mentor = await offerSessions(page, offer, said);
  const account = await (await page.request.get('/api/account')).json();
  const headline = short(23, 120);
  await send(page, 'patch', '/account', { revision: account.revision, headline, shownOnPages: true });
  const ticket = await send(page, 'post', '/support/tickets', {
    subject: short(26, 120),
    text: `${attempt(27)} ${link}`,
  });

  await expectTexts(other, `/members/${own}`, [20, 21, 22, 23]);
  await expectTexts(other, `/mentors/${mentor}`, [24, 25]);
  await expectTexts(page, `/support/${ticket}`, [26, 27]);
  await expectTexts(desk, `/admin/support?ticket=${ticket}`, [26, 27]);
  expect(complaints).toEqual([]);
  for (const one of [other, desk]) await one.context().close();
});
