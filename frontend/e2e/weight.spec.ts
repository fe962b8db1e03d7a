import { expect, type Page, test } from '@playwright/test';
import { ownOrganization, publishSolution, signIn, signInAdmin, submitProblem } from './support';

/** Nothing is fetched ahead for who saves data: what comes is what the page needs. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** Of one file, in kilobytes: what waits for it must not wait for all the rest. */
const mostOfOneFile = 150;

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
  expect.soft(sent.kilobytes, what).toBeLessThanOrEqual(limit.kilobytes);
  expect.soft(sent.files, what).toBeLessThanOrEqual(limit.files);
  expect.soft(Math.max(...fetched.map(({ kilobytes }) => kilobytes)), what).toBeLessThanOrEqual(mostOfOneFile);
}

test.beforeEach(({ page }) => page.addInitScript(saveData));

test('the pages of visitors are light', async ({ page }) => {
  await expectLight(page, '/', { kilobytes: 80, files: 6 });
  await expectLight(page, '/login', { kilobytes: 178, files: 12 });
  await expectLight(page, '/subscription', { kilobytes: 169, files: 11 });
  await expectLight(page, '/checkout/innovators-annual', { kilobytes: 186, files: 14 });
  await expectLight(page, '/membership', { kilobytes: 186, files: 12 });
  await expectLight(page, '/admin-login', { kilobytes: 168, files: 9 });
});

test('the pages of members are light', async ({ page }) => {
  const { mark } = await signIn(page);
  const problem = await submitProblem(page, { title: `Leaks ${mark}` });
  const solution = await publishSolution(page, { title: `Probes ${mark}` });
  await expectLight(page, '/', { kilobytes: 179, files: 13 });
  await expectLight(page, '/dashboard', { kilobytes: 187, files: 13 });
  await expectLight(page, '/problems', { kilobytes: 175, files: 12 });
  await expectLight(page, '/solutions', { kilobytes: 177, files: 13 });
  await expectLight(page, '/projects', { kilobytes: 176, files: 13 });
  const data = { name: `Quiet mains ${mark}`, description: 'Fewer leaks.', problemId: problem, solutionId: solution };
  const { id: project } = await (await page.request.post('/api/projects', { data })).json();
  await expectLight(page, `/projects/${project}`, { kilobytes: 188, files: 17 });
  await expectLight(page, `/projects/${project}?tab=files`, { kilobytes: 192, files: 20 });
  await page.goto('/stories');
  const story = page.locator('main a[href^="/stories/"]').first();
  await expectLight(page, (await story.getAttribute('href')) as string, { kilobytes: 178, files: 14 });
  await expectLight(page, `/problems/${problem}`, { kilobytes: 192, files: 16 });
  await expectLight(page, `/problems/${problem}?tab=questions`, { kilobytes: 215, files: 20 });
  for (const part of ['?tab=evaluation', '/score', '/compare', '/decide'])
    await expectLight(page, `/problems/${problem}${part}`, { kilobytes: 202, files: 21 });
  await expectLight(page, '/members', { kilobytes: 185, files: 15 });
  await expectLight(page, '/connections', { kilobytes: 176, files: 13 });
  await expectLight(page, '/proposals', { kilobytes: 184, files: 13 });
  await expectLight(page, '/problems/compose', { kilobytes: 210, files: 22 });
  await expectLight(page, `/solutions/${solution}`, { kilobytes: 187, files: 15 });
  const organization = `/organizations/${await ownOrganization(page)}`;
  await expectLight(page, `${organization}/billing`, { kilobytes: 186, files: 14 });
  await expectLight(page, `${organization}/people`, { kilobytes: 170, files: 13 });
  await expectLight(page, `${organization}/profile`, { kilobytes: 190, files: 16 });
  await expectLight(page, `/members/${await ownOrganization(page)}`, { kilobytes: 175, files: 14 });
});

test('the pages of super admins are light', async ({ page }) => {
  await signInAdmin(page);
  await expectLight(page, '/admin/payments', { kilobytes: 172, files: 13 });
  await expectLight(page, '/admin/demo-requests', { kilobytes: 169, files: 12 });
  await expectLight(page, '/admin/payments/prices', { kilobytes: 185, files: 12 });
});
