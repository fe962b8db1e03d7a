import { expect, test } from '@playwright/test';
import { expectToast, field, signInAdmin } from './support';

test('a super admin changes a setting, finds it in its history, and sets it back to its default', async ({ page }) => {
  await signInAdmin(page);
  await page.goto('/admin/settings');
  const kept = page.getByRole('region', { name: 'How long things are kept' });
  const change = kept.getByRole('button', { name: /^What mails said: .* Change$/ });
  const dialog = page.getByRole('dialog', { name: 'What mails said' });

  await test.step('beyond its limits it says what they are', async () => {
    await change.click();
    await field(page, 'Days').fill('400');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter a whole number, 7 to 90 days').first()).toBeVisible();
  });

  await test.step('by key, and the focus comes back', async () => {
    await field(page, 'Reason').fill('Ministries ask later');
    await field(page, 'Days').fill('45');
    await field(page, 'Days').focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'What mails said: 45 days.');
    await expect(kept.getByText(/By default 30 days\. Changed by/)).toBeVisible();
    await expect(change).toBeFocused();
  });

  await test.step('with its history in the same place, and in the audit', async () => {
    await page.reload();
    await change.click();
    await expect(dialog.getByText(/to 45 days, by/).first()).toContainText('Ministries ask later');
    await field(page, 'Reason').fill('Thirty were enough');
    await dialog.getByRole('button', { name: 'Back to Default: 30 days' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'What mails said: 30 days.');
    await page.goto('/admin/audit?subject=setting:mailValuesDays');
    await expect(page.getByText('Setting: changed').first()).toBeVisible();
  });
});
