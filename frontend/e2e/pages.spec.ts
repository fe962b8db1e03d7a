import { expect, type Page, test } from '@playwright/test';
import { application, expectAccessible, register, signIn } from './support';

const visitorPages = [
  '/',
  '/login',
  '/login?error=credentials',
  '/membership?tier=free',
  '/registration-success?tier=free&memberId=GIA-123456&emailSent=true',
  '/confirm-organization?token=x',
  '/confirm-organization',
  '/forgot-password',
  '/reset-password?token=x',
  `/reset-password?token=${'x'.repeat(43)}`,
  '/activate?token=x',
  '/terms',
  '/privacy',
  '/mailbox',
  '/no-such-page',
];
const memberPages = ['/', '/problems', '/solutions', '/problems?search=nothing+like+this', '/no-such-page'];

const views = [390, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** No axe violation, nothing wider than the window, no error in the console but refused calls. */
async function expectSound(page: Page, path: string) {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page, path);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
}

for (const { width, colorScheme } of views) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });

    test('the pages of visitors are accessible and fit', async ({ page }) => {
      for (const path of visitorPages) await test.step(path, () => expectSound(page, path));
      const { token } = await register(page, application(), 'free');
      await test.step('registration success', () => expectSound(page, `/registration-success?token=${token}`));
      await page.getByRole('button', { name: 'Change the address' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'change the address');
    });

    test('the pages of members are accessible and fit', async ({ page }) => {
      await signIn(page);
      for (const path of memberPages) await test.step(path, () => expectSound(page, path));
      for (const list of ['/problems', '/solutions']) {
        await page.goto(list);
        const details = page.getByRole('link', { name: 'View Details' }).first();
        const address = (await details.getAttribute('href')) as string;
        await test.step(address, () => expectSound(page, address));
        await page.goto(list);
        await page
          .getByRole('button', { name: /^Submit (Problem|Solution)$/ })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, `${list} dialog`);
      }
    });
  });
}
