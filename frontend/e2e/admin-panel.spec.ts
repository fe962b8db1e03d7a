import { expect, test } from '@playwright/test';
import { expectAccessible, expectFitting, signInAdmin } from './support';

test('a super admin finds every section at one look, and on a small screen in one list', async ({ page }) => {
  await signInAdmin(page);
  const sections = page.getByRole('navigation', { name: 'Sections' });

  await test.step('all of them stand in the sidebar without scrolling', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/security');
    await expect(sections.locator('[aria-current=page]', { hasText: 'Security' })).toBeInViewport({ ratio: 1 });
    expect(await sections.getByRole('link').count()).toBeGreaterThan(20);
    expect(await sections.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(0);
  });

  await test.step('where they do not fit the current one is scrolled into view', async () => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('/admin/audit');
    await expect(sections.locator('[aria-current=page]', { hasText: 'Audit' })).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeInViewport();
  });

  await test.step('on a phone they open over the page, and are gone once one is gone to', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(sections).toBeHidden();
    await page.getByRole('button', { name: 'Sections' }).click();
    await page.getByRole('dialog', { name: 'Administration' }).getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the bar over the page is one line, however the section is called', async () => {
    const bar = page.getByRole('banner');
    const low = (await bar.boundingBox())?.height;
    await page.goto('/admin/communities');
    await expect(page.getByRole('heading', { name: 'Community Management', level: 1 })).toBeVisible();
    expect((await bar.boundingBox())?.height).toBe(low);
    expect(low).toBeLessThan(72);
  });

  await test.step('nothing is found inside the administration', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/nothing-is-here');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(sections).toBeVisible();
    await expectAccessible(page, 'nothing inside the administration');
    await expectFitting(page, 'nothing inside the administration');
  });
});
