import { expect, type Page, test } from '@playwright/test';
import { ownOrganization, publishSolution, signIn, signInAdmin, submitProblem } from './support';

/** Nothing is fetched ahead for who saves data: what comes is what the page needs. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

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
}

test.beforeEach(({ page }) => page.addInitScript(saveData));

test('the pages of visitors are light', async ({ page }) => {
  await expectLight(page, '/', { kilobytes: 78, files: 6 });
  await expectLight(page, '/login', { kilobytes: 172, files: 10 });
  await expectLight(page, '/subscription', { kilobytes: 167, files: 10 });
  await expectLight(page, '/checkout/innovators-annual', { kilobytes: 185, files: 14 });
  await expectLight(page, '/membership', { kilobytes: 182, files: 12 });
  await expectLight(page, '/admin-login', { kilobytes: 163, files: 9 });
});

test('the pages of members are light', async ({ page }) => {
  const { mark } = await signIn(page);
  const problem = await submitProblem(page, { title: `Leaks ${mark}` });
  const solution = await publishSolution(page, { title: `Probes ${mark}` });
  await expectLight(page, '/', { kilobytes: 167, files: 9 });
  await expectLight(page, '/problems', { kilobytes: 167, files: 11 });
  await expectLight(page, '/solutions', { kilobytes: 167, files: 11 });
  await expectLight(page, `/problems/${problem}`, { kilobytes: 182, files: 13 });
  await expectLight(page, `/problems/${problem}?tab=questions`, { kilobytes: 205, files: 16 });
  for (const part of ['?tab=evaluation', '/score', '/compare', '/decide'])
    await expectLight(page, `/problems/${problem}${part}`, { kilobytes: 198, files: 17 });
  await expectLight(page, '/proposals', { kilobytes: 174, files: 11 });
  await expectLight(page, '/problems/compose', { kilobytes: 210, files: 21 });
  await expectLight(page, `/solutions/${solution}`, { kilobytes: 177, files: 13 });
  await expectLight(page, `/organizations/${await ownOrganization(page)}/billing`, { kilobytes: 184, files: 12 });
});

test('the pages of super admins are light', async ({ page }) => {
  await signInAdmin(page);
  await expectLight(page, '/admin/payments', { kilobytes: 166, files: 12 });
  await expectLight(page, '/admin/demo-requests', { kilobytes: 166, files: 12 });
  await expectLight(page, '/admin/payments/prices', { kilobytes: 178, files: 12 });
});
