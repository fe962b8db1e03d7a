import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1024, height: 420 } });

test('what can be read stays until the application shows the same, and whoever reads stays where they are', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/stories\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/stories', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'Success Stories' });
  const link = page.getByRole('main').getByRole('link').nth(2);
  await expect(heading).toBeVisible();
  const written = await heading.elementHandle();
  await expect(page.getByRole('link', { name: 'Member Login' })).toHaveAttribute('href', '/login?return=%2Fstories');
  await link.focus();
  await page.evaluate(() => scrollTo(0, 150));

  // The application has the code of the page: it marks the entry of the history.
  await page.waitForFunction(() => history.state?.key);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.getByText('Loading...')).toHaveCount(0);
  expect(await written?.evaluate((element) => element.isConnected)).toBe(true);

  answer();
  await expect(page.getByRole('button', { name: /^Switch to the/ })).toBeVisible();
  expect(await written?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(heading).toBeVisible();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(150);
});
