import { expect, test } from '@playwright/test';
import { application, expectToast, field, needsMail, register, signInAdmin } from './support';

test('an operator sees what became of a mail, reads it without its secrets, sends it again, and keeps it from an address', async ({
  page,
}) => {
  await needsMail(page);
  const form = application();
  await register(page, form, 'free');
  await signInAdmin(page);
  const line = page.getByRole('rowheader').filter({ hasText: form.email });
  const findTheirs = async () => {
    await page.goto('/admin/mail');
    await page.getByRole('searchbox', { name: 'Search by recipient' }).fill(form.email.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(line.first()).toBeVisible();
  };

  await test.step('finds it by its recipient, and reads it', async () => {
    await findTheirs();
    await line.getByRole('link').click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('Caught')).toBeVisible();
    const mail = page.frameLocator('iframe[title^="Message:"]');
    await expect(mail.getByText(form.organization).first()).toBeVisible();
    await panel.getByRole('tab', { name: 'Text' }).click();
    await expect(panel.getByText('token=hidden')).toBeVisible();
  });

  await test.step('sends it again, in one thread', async () => {
    await page.getByRole('button', { name: 'Resend' }).click();
    await expectToast(page, 'Email Resent');
    const thread = page.getByRole('region', { name: 'Sent several times' });
    await expect(thread.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('keeps mail from the address, which says so', async () => {
    await page.goto('/admin/mail/suppressions');
    await page.getByRole('button', { name: 'Add an address' }).click();
    await field(page, 'E-mail address').fill(form.email);
    await field(page, 'Note').fill('Asked by telephone');
    await page.getByRole('button', { name: 'Add address' }).click();
    await expectToast(page, 'gets no more mail.');
    await findTheirs();
    await line.first().getByRole('link').click();
    await page.getByRole('button', { name: 'Resend' }).click();
    await expectToast(page, 'take it off the suppression list first');
    await page.getByRole('link', { name: 'See why' }).click();
    await expect(page.getByText('Asked by telephone')).toBeVisible();
  });

  await test.step('takes it off again with a reason', async () => {
    await page.getByRole('button', { name: `Remove ${form.email} from the list` }).click();
    await field(page, 'Why it may get mail again').fill('A slip');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expectToast(page, 'gets mail again.');
  });

  await test.step('looks at a welcome mail, and tries one out', async () => {
    await page.goto('/email-preview?tier=innovators');
    await field(page, 'Sample organization').fill('Leak & Co');
    await expect(page.getByText(/^Welcome, Leak & Co/)).toBeVisible();
    await page.getByText('HTML view').click();
    await expect(page.frameLocator('iframe').getByText('Leak & Co').first()).toBeVisible();
    await page.goto('/email-config');
    await field(page, 'Test address').fill(form.email);
    await page.getByRole('button', { name: 'Send Test Email' }).click();
    // Where mail is caught nothing has left, and what would have is a click away.
    await expect(page.getByText(/^Kept in the mailbox of this machine/)).toBeVisible();
    await page.getByRole('link', { name: 'Open it in the mailbox' }).click();
    await expect(page.getByTitle(/^Message: Welcome/)).toBeVisible();
  });
});
