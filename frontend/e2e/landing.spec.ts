import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, mailsTo, needsMail } from './support';

const hydrated = (page: Page) => page.waitForLoadState('networkidle');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const sectionLinks = ['Ecosystem', 'Platform', 'Success stories', 'Membership', 'Communities'];

for (const width of [390, 768, 1440]) {
  test.describe(`the landing page at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme: 'light' });

    test.beforeEach(async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
    });

    test('offers sign-in and membership at once', async ({ page }) => {
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: 'Member Login' }).first()).toBeInViewport();
      await expect(bar.getByRole('link', { name: 'Join The Alliance' })).toBeInViewport();
    });

    test('leads to its sections with the keyboard alone', async ({ page }) => {
      const bar = page.getByRole('banner');
      for (const name of sectionLinks) {
        if (width < 1280) {
          await menuButton(page).focus();
          await page.keyboard.press('Enter');
        } else await bar.getByRole('link').first().focus();
        const link = bar.getByRole('link', { name, exact: true }).filter({ visible: true });
        await expect(link).toBeInViewport();
        const address = (await link.getAttribute('href')) as string;
        for (let presses = 0; presses < 12; presses += 1) {
          if (await link.evaluate((element) => element === document.activeElement)) break;
          await page.keyboard.press('Tab');
        }
        await expect(link).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${address}$`));
        await expect(page.locator(address)).toBeInViewport();
        await expect(page.locator('#sections:popover-open')).toHaveCount(0);
        await page.evaluate(() => scrollTo(0, 0));
      }
    });

    test('changes its theme', async ({ page }) => {
      const inMenu = width < 640;
      if (inMenu) await menuButton(page).click();
      const area = inMenu ? page.locator('#sections') : page.getByRole('banner');
      await area.getByRole('button', { name: 'Switch to the dark theme' }).first().click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const picture = page.getByRole('img', { name: /The problems page of a member/ });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveCount(1);
      await expect
        .poll(() =>
          picture.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => `${naturalWidth > 300} ${currentSrc}`),
        )
        .toMatch(width < 640 ? /true .*dark-phone/ : /true .*dark/);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu closes with Escape, gives the focus back and is accessible', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#sections')).toBeVisible();
    await expectAccessible(page, 'the menu');
    await page.keyboard.press('Escape');
    await expect(page.locator('#sections')).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('a demo is asked for, and answered by mail', async ({ page }) => {
    await needsMail(page);
    const address = `demo.${Math.random().toString(36).slice(2, 8)}@techflow.example`;
    await page.goto('/');
    await hydrated(page);
    const opener = page.getByRole('button', { name: 'Schedule Demo' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a demo' });
    await expect(dialog.getByLabel(/^Your name/)).toBeFocused();
    await dialog.getByRole('button', { name: 'Request the demo' }).click();
    await expect(dialog.getByText('Please enter your name')).toBeVisible();
    await expectAccessible(page, 'the dialog');
    await dialog.getByLabel(/^Your name/).fill('Alex Kimani');
    await dialog.getByLabel(/^Work e-mail/).fill(address);
    await dialog.getByLabel(/^Organization/).fill('TechFlow Solutions');
    await dialog.getByLabel(/^What would you like to see/).fill('How a pilot is set up.');
    await dialog.getByRole('button', { name: 'Request the demo' }).click();
    await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeFocused();
    await page.getByRole('button', { name: 'Back to the page' }).click();
    await expect(opener).toBeFocused();
    await expect(async () => {
      const mine = await mailsTo(page, address);
      expect(mine.map(({ subject }) => subject)).toEqual(['Your demo of the Global Innovation Alliance']);
    }).toPass();
  });
});

test('the landing page has today’s prices and its style before any script has run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-inline');
  const { plans }: { plans: { name: string; features: string[] }[] } = await (
    await page.request.get('/api/plans')
  ).json();
  for (const { name, features } of plans) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card).toContainText(/Free|\$/);
    for (const feature of features) await expect(card).toContainText(feature);
  }
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  expect(sheets).toEqual([]);
  await context.close();
});
