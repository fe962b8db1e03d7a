import { expect, type Page, test } from '@playwright/test';
import { activationLink, application, expectAccessible, needsMail, password, signIn } from './support';

/** Finds an operation by its name. */
async function find(page: Page, id: string) {
  await page.getByRole('searchbox', { name: 'Find an operation' }).fill(id);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ operations?$/ })).toBeVisible();
  return page.locator(`[id$="-${id}"]`);
}

/** Opens an operation, sends the body and answers the status that the page shows. */
async function execute(page: Page, id: string, body: object): Promise<string> {
  const operation = await find(page, id);
  if (!(await operation.locator('.opblock-body').isVisible())) await operation.getByRole('button').first().click();
  await operation.locator('textarea').fill(JSON.stringify(body, null, 2));
  await operation.getByRole('button', { name: 'Execute' }).click();
  const status = operation.locator('.live-responses-table .response-col_status').last();
  await expect(status).toBeVisible();
  return (await status.innerText()).trim().slice(0, 3);
}

const openDocs = async (page: Page) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) faults.push(message.text());
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /sign in|signed in/ })).toBeVisible();
  return faults;
};

test('a stranger registers, signs in and posts a problem from Swagger UI', async ({ page }) => {
  await needsMail(page);
  const form = application();
  const faults = await openDocs(page);
  const words = page.getByRole('searchbox', { name: 'Find an operation' });

  await test.step('finds no foreign bar, and no Authorize that cannot work', async () => {
    await expect(page.locator('.topbar')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /authorize/i })).toHaveCount(0);
    await expect(page.locator('.opblock').first()).toContainText('Step one: sign in');
  });

  await test.step('finds operations by words, of whatever tag, and every heading again without them', async () => {
    const counted = page.getByRole('status').filter({ hasText: 'operation' });
    await expect(counted).toHaveText(/^\d+ operations under \d+ headings$/);
    const headings = await page.locator('.opblock-tag').count();
    await words.fill('DELETE problems/');
    await expect(counted).toHaveText(/^\d+ operations?$/);
    for (const text of await page.locator('.opblock').allInnerTexts()) expect(text).toMatch(/^DELETE[\s\S]*problems/);
    await words.fill('no such operation');
    await expect(counted).toHaveText('No operations');
    await words.fill('');
    await expect(page.locator('.opblock-tag')).toHaveCount(headings);
    await words.pressSequentially('list problems', { delay: 250 });
    await expect(words).toHaveValue('list problems');
    await expect(words).toBeFocused();
  });

  await test.step('no address breaks the page', async () => {
    await page.evaluate(() => {
      location.hash = '#/100%';
    });
    await words.fill('list problems ');
    await page.goto('/api/docs#/%E0%A4%A');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Step one: sign in' })).toBeVisible();
    await words.fill('nothing has these words');
  });

  await test.step('registers with the example, and sets a password with the token of the mail', async () => {
    await page.getByRole('link', { name: 'Register an organization' }).click();
    const example = page.locator('[id$="-registerMember"] textarea');
    await expect(example).toBeVisible();
    const body = { ...JSON.parse(await example.inputValue()), organizationName: form.organization, email: form.email };
    expect(await execute(page, 'registerMember', body)).toBe('201');
    const token = new URL(await activationLink(page, form.email)).searchParams.get('token');
    expect(await execute(page, 'activateAccount', { token, password })).toBe('200');
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  });

  await test.step('signs out, is told to sign in first, and does', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Step one: sign in' })).toBeVisible();
    const submit = await find(page, 'submitProblem');
    await submit.getByRole('button', { name: 'Sign in first' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Email' }).fill(form.email);
    await page.locator('input[name=password]').first().fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.locator('.outcome')).toContainText('not right');
    await page.locator('input[name=password]').first().fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeFocused();
    await expect(page.locator('.outcome')).toContainText(form.organization);
    await expect(page.getByRole('button', { name: 'Sign in first' })).toHaveCount(0);
  });

  await test.step('posts a problem', async () => {
    const title = `Posted from the API’s page ${form.organization}`;
    expect(await execute(page, 'submitProblem', { title, description: 'With the session of the form above.' })).toBe(
      '201',
    );
    await test.step('and finds it: no example narrows what the first call answers', async () => {
      const list = await find(page, 'listProblems');
      await list.getByRole('button').first().click();
      await expect(list.locator('[data-param-name="region"]')).toContainText('For example KE');
      await list.getByRole('button', { name: 'Execute' }).click();
      await expect(list.locator('.live-responses-table')).toContainText(title);
    });
    await page.goto('/problems');
    await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);
  });
  expect(faults).toEqual([]);
});

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('the API’s page is accessible and fits, signed in or not', async ({ page }) => {
      const faults = await openDocs(page);
      const expectSound = async (part: string) => {
        await expectAccessible(page, part, part);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      };
      await expectSound('body');
      for (const operation of ['membership/registerMember', 'innovation/listProblems']) {
        await page.goto(`/api/docs#/${operation}`);
        await page.reload();
        await expect(page.getByRole('button', { name: 'Execute' })).toBeVisible({ timeout: 20_000 });
        await expect(page.getByRole('combobox', { name: 'Example' }).first()).toBeVisible();
        await expectSound('.opblock.is-open');
      }
      await signIn(page);
      await page.goto('/api/docs');
      await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
      await expectSound('.sign-in');
      expect(faults).toEqual([]);
    });
  });
}
