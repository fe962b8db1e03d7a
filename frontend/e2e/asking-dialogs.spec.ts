import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFitting, ownOrganization, publishSolution, signIn, submitProblem } from './support';

/** Narrow, where a dialog has least room; 320 px is what 1280 are at four times the size. */
const view = { viewport: { width: 320, height: 900 } } as const;
test.use(view);

/** No axe violation in either theme, and nothing wider than the window or cut off. It is closed again. */
const expectDialog = (page: Page, name: string | RegExp, open: () => Promise<unknown>) =>
  test.step(String(name), async () => {
    await open();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    for (const [colorScheme, rules] of [
      ['light', 'all'],
      ['dark', 'colors'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${name}, ${colorScheme}`, '[role=dialog]', rules);
    }
    await expectFitting(page, String(name));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

/** By its button; or by an entry of the menu behind one. */
const press =
  (page: Page, ...names: (string | RegExp)[]) =>
  async () => {
    for (const [n, name] of names.entries())
      await page
        .getByRole(n === 0 ? 'button' : 'menuitem', { name })
        .first()
        .click();
  };

test('what is asked before something ends is accessible and fits', async ({ page, browser }) => {
  const { mark } = await signIn(page, undefined, 'enterprise');
  const other = await (await browser.newContext(view)).newPage();
  await signIn(other);
  const post = async (by: Page, path: string, data: object) => {
    const answer = await by.request.post(`/api${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).id as string;
  };
  const problem = await submitProblem(page, { title: `Leaks ${mark}` });
  const text = { title: `Probes ${mark}`, description: 'They listen.' };
  const [draft, solution] = [
    await post(page, '/problems', { ...text, draft: true }),
    await publishSolution(page, text),
  ];
  const idea = await post(page, '/solutions', text);
  await publishSolution(other, { title: `Fibres ${mark}`, problemId: problem });
  await post(other, `/problems/${problem}/questions`, { text: 'How old are they?' });
  await post(page, '/innovation/saved-searches', {
    list: 'problems',
    name: 'Leaks',
    query: 'search=leaks',
    frequency: 'off',
  });

  await page.goto(`/problems/${problem}`);
  for (const step of ['Withdraw Problem', 'Close Problem'])
    await expectDialog(page, /^(Withdraw|Close) problem$/i, press(page, 'More about this problem', step));
  await page.goto(`/problems/${draft}`);
  await expectDialog(page, 'Discard draft', press(page, 'More about this problem', 'Discard Draft'));
  await page.goto(`/solutions/${solution}`);
  await expectDialog(page, 'Edit solution', press(page, 'Edit'));
  await expectDialog(page, 'Withdraw solution', press(page, 'More about this solution', 'Withdraw Solution'));
  await page.goto(`/solutions/${idea}`);
  await expectDialog(page, 'Discard draft', press(page, 'More about this solution', 'Discard Draft'));
  await page.goto(`/problems/${problem}?tab=questions`);
  await expectDialog(page, 'Hide question', press(page, 'Hide …'));
  await page.goto('/saved-searches');
  await expectDialog(page, /rename/i, press(page, 'Rename “Leaks”'));
  await expectDialog(page, /delete/i, press(page, 'Delete “Leaks”'));
  await page.goto('/problems');
  await expectDialog(page, /filter/i, press(page, /^Filter/));

  await other.goto(`/problems/${problem}?tab=questions`);
  await expectDialog(other, 'Delete question', press(other, 'Delete'));
  await other.goto('/proposals');
  await expectDialog(other, 'Withdraw proposal', press(other, 'Withdraw'));
  await other.goto(`/solutions/${solution}`);
  await expectDialog(other, /connect/i, press(other, 'Connect & Collaborate'));
  await other.context().close();
});

test('what is asked of those who judge is accessible and fits', async ({ page, browser }) => {
  const { mark } = await signIn(page, undefined, 'enterprise');
  const other = await (await browser.newContext(view)).newPage();
  await signIn(other);
  const problem = await submitProblem(page, { title: `Leaks ${mark}` });
  const at = `/problems/${problem}`;
  await publishSolution(other, { title: `Fibres ${mark}`, problemId: problem });
  const put = async (path: string, data: object = {}) =>
    expect((await page.request.put(`/api${path}`, { data })).ok(), path).toBe(true);
  await put(`${at}/rubric`, { criteria: [{ name: 'Fit to the problem', weight: 60 }], revision: 0 });
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await put(`${at}/reviewers/${id}`);

  await page.goto(`${at}?tab=evaluation`);
  await expectDialog(page, 'Remove reviewer', press(page, 'Remove'));
  await page.goto(`${at}/score`);
  await expectDialog(page, 'Recuse yourself', press(page, /^Recuse/));
  await page.goto(`${at}/decide`);
  await page.getByText('Accept', { exact: true }).click();
  await page.getByRole('button', { name: 'Proven in practice' }).click();
  await page.getByRole('button', { name: 'Say what it costs' }).click();
  await expectDialog(page, 'Publish decisions', press(page, 'Publish One Decision'));

  const file = { data: '%PDF-1.7', headers: { 'content-type': 'application/octet-stream' } };
  expect((await page.request.post(`/api${at}/files?name=plan.pdf`, file)).ok()).toBe(true);
  await page.goto(`/problems/compose?problem=${problem}`);
  await expectDialog(page, 'Remove file', press(page, 'Remove plan.pdf'));

  // As if six decisions were overdue, which takes two months.
  const owing = [{ organizationId: await ownOrganization(page), overdue: 6, stopsProblems: true }];
  await page.route('**/api/proposals/overdue', (route) => route.fulfill({ json: owing }));
  await expectDialog(page, 'Decide First', () => page.goto('/problems?submit=1'));
  await other.context().close();
});

test('the facts of a problem stay in view where there is room for them', async ({ page }) => {
  const { mark } = await signIn(page);
  const description = Array.from({ length: 60 }, (_, n) => `Line ${n} of what leaks.`).join('\n\n');
  const problem = await submitProblem(page, { title: `Leaks ${mark}`, description });
  const details = page.getByRole('heading', { name: 'Details' });
  const scrolled = async (height: number) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(`/problems/${problem}`);
    await expect(page.getByRole('region', { name: 'The organization behind it' })).toBeVisible();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  };
  await scrolled(900);
  await expect(details).toBeInViewport();
  const last = page.getByRole('region', { name: 'The organization behind it' }).getByText(/^No record yet/);
  await expect(last).toBeInViewport({ ratio: 1 });
  // Else its end would be seen at the end of the page alone.
  await scrolled(700);
  await expect(details).not.toBeInViewport();
});
