import { expect, type Page, test } from '@playwright/test';
import { admin, ownOrganization, publishSolution, signIn, signInAdmin, submitProblem } from './support';

/** Nothing is fetched ahead for who saves data: what comes is what the page needs. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** Of one file, in kilobytes: what waits for it must not wait for all the rest. */
const mostOfOneFile = 150;
/** The same sources compress a little better or worse when a name in them changes. */
const byChance = 0.7;

/**
 * How many kilobytes of scripts and style, as they are sent, a browser that knows nothing fetches before the page can be
 * used, and in how many files. Whoever raises a limit says in the commit what the page needs it for.
 */
async function expectLight(page: Page, path: string, limit: { kilobytes: number; files: number }) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .map(({ name, encodedBodySize }) => ({ file: name.replace(/.*\//, ''), kilobytes: encodedBodySize / 1000 })),
  );
  const sent = { kilobytes: fetched.reduce((sum, { kilobytes }) => sum + kilobytes, 0), files: fetched.length };
  const what = `${path}: ${sent.kilobytes.toFixed(1)} kB in ${fetched.map(({ file }) => file).join(', ')}`;
  expect.soft(sent.kilobytes, what).toBeGreaterThan(0);
  expect.soft(sent.kilobytes, what).toBeLessThanOrEqual(limit.kilobytes + byChance);
  expect.soft(sent.files, what).toBeLessThanOrEqual(limit.files);
  expect.soft(Math.max(...fetched.map(({ kilobytes }) => kilobytes)), what).toBeLessThanOrEqual(mostOfOneFile);
}

test.beforeEach(({ page }) => page.addInitScript(saveData));

test('the pages of visitors are light', async ({ page }) => {
  await expectLight(page, '/', { kilobytes: 83, files: 8 });
  await expectLight(page, '/login', { kilobytes: 199, files: 14 });
  await expectLight(page, '/subscription', { kilobytes: 187, files: 13 });
  await expectLight(page, '/checkout/innovators-annual', { kilobytes: 204, files: 16 });
  await expectLight(page, '/membership', { kilobytes: 206, files: 14 });
  await expectLight(page, '/admin-login', { kilobytes: 182, files: 11 });
});

test('the pages of members are light', async ({ page }) => {
  const { mark } = await signIn(page);
  const problem = await submitProblem(page, { title: `Leaks ${mark}` });
  const solution = await publishSolution(page, { title: `Probes ${mark}` });
  await expectLight(page, '/', { kilobytes: 190, files: 15 });
  await expectLight(page, '/dashboard', { kilobytes: 198, files: 15 });
  await expectLight(page, '/problems', { kilobytes: 193, files: 14 });
  await expectLight(page, '/solutions', { kilobytes: 195, files: 15 });
  await expectLight(page, '/projects', { kilobytes: 194, files: 15 });
  const data = { name: `Quiet mains ${mark}`, description: 'Fewer leaks.', problemId: problem, solutionId: solution };
  const { id: project } = await (await page.request.post('/api/projects', { data })).json();
  await expectLight(page, `/projects/${project}`, { kilobytes: 205, files: 19 });
  await expectLight(page, `/projects/${project}?tab=files`, { kilobytes: 209, files: 22 });
  await page.goto('/stories');
  const story = page.locator('main a[href^="/stories/"]').first();
  await expectLight(page, (await story.getAttribute('href')) as string, { kilobytes: 196, files: 16 });
  await expectLight(page, `/problems/${problem}`, { kilobytes: 211, files: 18 });
  await expectLight(page, `/problems/${problem}?tab=questions`, { kilobytes: 239, files: 22 });
  for (const part of ['?tab=evaluation', '/score', '/compare', '/decide'])
    await expectLight(page, `/problems/${problem}${part}`, { kilobytes: 218, files: 23 });
  await expectLight(page, '/members', { kilobytes: 200, files: 17 });
  await expectLight(page, '/inbox', { kilobytes: 192, files: 16 });
  await expectLight(page, '/inbox?tab=work', { kilobytes: 192, files: 16 });
  await expectLight(page, '/profile/notifications', { kilobytes: 203, files: 18 });
  await expectLight(page, '/support', { kilobytes: 183, files: 15 });
  await expectLight(page, '/onboarding', { kilobytes: 185, files: 15 });
  await expectLight(page, '/mentors', { kilobytes: 189, files: 16 });
  await expectLight(page, '/mentors/sessions', { kilobytes: 199, files: 16 });
  await expectLight(page, '/connections', { kilobytes: 192, files: 15 });
  await expectLight(page, '/messages', { kilobytes: 199, files: 17 });
  await expectLight(page, '/communities', { kilobytes: 196, files: 16 });
  await expectLight(page, '/communities/open-forum', { kilobytes: 201, files: 18 });
  await expectLight(page, '/proposals', { kilobytes: 202, files: 15 });
  await expectLight(page, '/problems/compose', { kilobytes: 221, files: 24 });
  await expectLight(page, `/solutions/${solution}`, { kilobytes: 206, files: 17 });
  const organization = `/organizations/${await ownOrganization(page)}`;
  await expectLight(page, `${organization}/billing`, { kilobytes: 203, files: 16 });
  await expectLight(page, `${organization}/people`, { kilobytes: 184, files: 15 });
  await expectLight(page, `${organization}/profile`, { kilobytes: 204, files: 18 });
  await expectLight(page, `/members/${await ownOrganization(page)}`, { kilobytes: 189, files: 16 });
});

test('the pages of super admins are light', async ({ page }) => {
  await signInAdmin(page);
  await expectLight(page, '/admin/registrations', { kilobytes: 210, files: 16 });
  await expectLight(page, '/admin/people', { kilobytes: 201, files: 16 });
  await expectLight(page, '/admin/organizations', { kilobytes: 201, files: 16 });
  await expectLight(page, '/admin/lifecycle', { kilobytes: 198, files: 15 });
  await expectLight(page, '/admin/payments', { kilobytes: 195, files: 15 });
  await expectLight(page, '/admin/analytics', { kilobytes: 208, files: 14 });
  await expectLight(page, '/admin/apis', { kilobytes: 195, files: 16 });
  await expectLight(page, '/admin/demo-requests', { kilobytes: 184, files: 14 });
  await expectLight(page, '/admin/organizations/merge', { kilobytes: 193, files: 15 });
  await expectLight(page, '/admin/communities', { kilobytes: 194, files: 16 });
  await expectLight(page, '/admin/settings', { kilobytes: 185, files: 15 });
  await expectLight(page, '/admin/settings/documents', { kilobytes: 206, files: 18 });
  await expectLight(page, '/admin/settings/agreements', { kilobytes: 201, files: 16 });
  await expectLight(page, '/admin/support', { kilobytes: 192, files: 15 });
  await expectLight(page, '/admin/payments/prices', { kilobytes: 208, files: 14 });
  await expectLight(page, '/admin/see-as', { kilobytes: 199, files: 16 });
});

test('the code of the administration is for who runs the alliance, and holds no credential', async ({
  browser,
  page,
}) => {
  /** Names and texts of the scripts that are fetched until the heading is there. */
  const scriptsOf = async (opened: Page, heading: string) => {
    const answers: Promise<[name: string, text: string]>[] = [];
    opened.on('response', (answer) => {
      const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(answer.url())?.[1];
      if (name) answers.push(answer.text().then((text) => [name, text]));
    });
    await opened.goto('/admin/payments');
    await expect(opened.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await opened.waitForLoadState('networkidle');
    return new Map(await Promise.all(answers));
  };
  await signInAdmin(page);
  const own = await scriptsOf(page, 'Payments');
  expect([...own.keys()]).toContain('PaymentsPage');
  for (const [name, text] of own) expect(text.includes(admin.password), name).toBe(false);
  const visitor = await (await browser.newContext()).newPage();
  const member = await (await browser.newContext()).newPage();
  await signIn(member);
  for (const other of [visitor, member]) {
    await other.addInitScript(saveData);
    const others = await scriptsOf(other, 'Super Admin Access');
    expect(others.size).toBeGreaterThan(3);
    expect([...others.keys()].filter((name) => /PaymentsPage|^admin/.test(name))).toEqual([]);
    await other.context().close();
  }
});
