import { expect, test } from '@playwright/test';
import { expectAccessible, expectFitting, signIn, submitProblem } from './support';

test('a member finds a problem by keys alone, comes back to it, and nothing of it stays after signing out', async ({
  page,
}) => {
  const { mark } = await signIn(page);
  const title = `Leaks ${mark} under the market`;
  await submitProblem(page, { title });
  const field = page.getByRole('combobox', { name: 'Search the alliance' });
  const current = page.getByRole('option', { selected: true });

  await test.step('opens, searches and goes', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expectAccessible(page, 'the palette', '[role=dialog]');
    await page.keyboard.type(`leaks ${mark}`);
    await expect(current).toContainText(title);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d results?\./);
    await expectAccessible(page, 'what was found', '[role=dialog]');
    await expectFitting(page, 'what was found');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('has it first the next time, and does an action', async () => {
    await page.getByRole('button', { name: 'Search' }).first().click();
    await expect(current).toContainText(title);
    await page.keyboard.type('contact su');
    await expect(current).toContainText('Contact support');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Contact Support' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('on a phone, from the menu', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Search' }).click();
    await expect(field).toBeFocused();
    await page.keyboard.type('leaks');
    await expect(page.getByRole('group', { name: 'Problems' })).toBeVisible();
    await expectFitting(page, 'the palette on a phone');
    await field.fill('innovation leaders');
    await expect(page.getByRole('group', { name: 'Communities' })).toBeVisible();
    const { width = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(360);
    await expectFitting(page, 'long lines on a phone');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('forgets with a sign-out', async () => {
    const recent = () => page.evaluate(() => Object.keys(localStorage).filter((slot) => slot.startsWith('recent:')));
    expect(await recent()).toHaveLength(1);
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Member Login' }).first()).toBeVisible();
    expect(await recent()).toEqual([]);
  });
});
