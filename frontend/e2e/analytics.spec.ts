import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { application, register, signInAdmin } from './support';

test('a super admin reads who came, how that is counted, and takes the tables away', async ({ page, browser }) => {
  await signInAdmin(page);
  const funnel = async () => (await (await page.request.get('/api/admin/analytics?days=7')).json()).funnel;
  const before = await funnel();

  await test.step('a visitor looks at the landing page, goes to the registration page and registers', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/');
    await visitor.goto('/membership');
    await register(visitor, application(), 'free');
    await visitor.context().close();
    await expect(async () => {
      const now = await funnel();
      expect(now.landingVisits).toBeGreaterThan(before.landingVisits);
      expect(now.registrationVisits).toBeGreaterThan(before.registrationVisits);
      expect(now.registered).toBeGreaterThan(before.registered);
    }).toPass();
  });

  await test.step('the page leads from the sidebar, with figures of today', async () => {
    await page.goto('/admin');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Analytics' }).click();
    await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeFocused();
    for (const part of ['Countries', 'Organization Types', 'Monthly Activity', 'Data Summary', 'From Visit to Payment'])
      await expect(page.getByRole('heading', { name: part, level: 2 })).toBeVisible();
    await expect(page.getByRole('img', { name: 'World map' })).toBeVisible();
  });

  await test.step('by keyboard: another range, and how a figure is worked out', async () => {
    await page.getByRole('radio', { name: '30d' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/days=7/);
    const steps = page.getByRole('list', { name: 'From visit to payment' }).getByRole('listitem');
    await expect(steps.filter({ hasText: /^Registered\d/ })).toBeVisible();
    await page.getByRole('button', { name: 'How From Visit to Payment is worked out' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/whoever comes twice counts twice/)).toBeVisible();
  });

  await test.step('the tables behind the charts, and one of them as a file', async () => {
    await page.getByRole('radio', { name: 'Tables' }).check();
    const table = page.getByRole('table', { name: 'From visit to payment, by when organizations registered' });
    await expect(table.getByRole('row')).toHaveCount(8);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV of From Visit to Payment' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('funnel.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufeffFrom,Landing page,Registration page,Registered,Activated,Paid');
    expect(lines).toHaveLength(8);
  });
});
