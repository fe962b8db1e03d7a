import { expect, test } from '@playwright/test';
import { expectAccessible, pay, signIn } from './support';

test('an owner finds what was paid, and cancels and takes that back', async ({ page }) => {
  const { organization } = await signIn(page, undefined, 'free');
  await pay(page, 'innovators-annual');

  await test.step('from the home page', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Plan and Billing' }).click();
    await expect(page).toHaveURL(/\/organizations\/[\w-]+\/billing$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
    await expect(page.getByText(organization).first()).toBeVisible();
    await expect(page.getByText('1 of 2 used')).toHaveCount(0);
    await expect(page.getByText('0 of 2 used')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Payments' }).getByText('₦270,000')).toBeVisible();
    await expectAccessible(page, 'billing');
  });

  await test.step('sees what a higher plan would cost, with what is left taken off', async () => {
    await page.getByRole('button', { name: 'Change plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the plan' });
    await dialog.getByRole('radio', { name: /Ecosystem Enablers.*by the year/ }).check();
    await expect(dialog.getByRole('row', { name: /Unused rest of Innovators/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^Total ₦/ })).toBeVisible();
    await expectAccessible(page, 'change of plan', '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('cancels, and undoes it', async () => {
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    await expect(page.getByText(/The subscription ends on/)).toBeVisible();
    expect(await page.getByText(/^Ends/).innerText()).toMatch(/^Ends \d/);
    await page.reload();
    await page.getByRole('button', { name: 'Undo cancellation' }).click();
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  });
});
