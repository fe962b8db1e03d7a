import { expect, test } from '@playwright/test';
import { expectToast, field, signInAdmin } from './support';

test('settings of a mail server are tried before mail leaves by them, and nothing else is taken', async ({ page }) => {
  await signInAdmin(page);

  await test.step('a server within is not gone to, and nothing is saved', async () => {
    await page.goto('/smtp-update');
    await field(page, 'Provider').selectOption('Zoho Mail');
    await expect(field(page, 'Host')).toHaveValue('smtp.zoho.com');
    await field(page, 'Host').fill('10.0.0.1');
    await field(page, 'User').fill('alliance@x.example');
    await field(page, 'Password').fill('open sesame 42');
    await field(page, 'From address').fill('alliance@x.example');
    await field(page, 'Test mail to').fill('ops@x.example');
    await page.getByRole('button', { name: 'Test and save' }).click();
    await expectToast(page, 'Not saved');
    const steps = page.getByRole('list', { name: 'Steps' });
    await expect(steps.getByText('10.0.0.1 has an address that is not a public address.')).toBeVisible();
    await expect(steps.getByText('Test mail')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('From the environment')).toBeVisible();
  });

  await test.step('what is wrong stands beside its field', async () => {
    await field(page, 'From address').fill('nobody');
    await page.getByRole('button', { name: 'Test and save' }).click();
    await expect(page.getByText('Enter the address that mail is from').first()).toBeVisible();
  });

  await test.step('a sender at this machine cannot be signed for', async () => {
    await page.goto('/smtp-config');
    await page.getByRole('button', { name: 'Make a key' }).click();
    await expectToast(page, 'The sender is at this machine');
  });

  await test.step('a template has its versions', async () => {
    await page.goto('/admin/mail/templates?template=welcome-free');
    const versions = page.getByRole('dialog').getByRole('region', { name: 'Versions' });
    await expect(versions.getByText(/There has been one version/)).toBeVisible();
  });
});
