import { expect, test } from '@playwright/test';
import { expectToast, field, mailOrigin, signIn, signInAdmin } from './support';

test('a member asks for help, is answered by mail and page, writes on, and the alliance closes it', async ({
  page,
  browser,
}) => {
  const { mark, email } = await signIn(page);
  const desk = await (await browser.newContext()).newPage();
  await signInAdmin(desk);
  const subject = `Wrong street ${mark}`;

  await test.step('asks from a page', async () => {
    await page.goto('/support?write=1&from=/billing');
    const dialog = page.getByRole('dialog', { name: 'Contact Support' });
    await expect(dialog.getByText(/^GIA-\d+$/)).toBeVisible();
    await field(page, 'Subject').fill(subject);
    await field(page, 'What happened, and what would help\\?').fill('The invoice has the old one.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  });

  await test.step('is answered from the list', async () => {
    await desk.goto('/admin/support?state=open');
    await desk.getByRole('link', { name: subject }).click();
    const panel = desk.getByRole('dialog', { name: subject });
    await expect(panel.getByText('/billing')).toBeVisible();
    await panel.getByRole('textbox', { name: /^Answer/ }).fill('Which city?');
    await panel.getByRole('button', { name: 'Send Answer' }).click();
    await expectToast(desk, 'Answered');
  });

  await test.step('reads it in a mail and on the page, and writes on', async () => {
    await expect(async () => {
      const mails = await (await page.request.get(`${mailOrigin}/api/mailbox`)).json();
      const own = mails.filter(({ toAddress }: { toAddress: string }) => toAddress === email);
      expect(own.map((one: { subject: string }) => one.subject)).toContainEqual(expect.stringContaining('Answered:'));
    }).toPass();
    await page.reload();
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Which city?');
    await expect(page.getByRole('region', { name: 'What needs you' })).toBeVisible();
    await page.getByRole('textbox', { name: /^Add something/ }).fill('Nairobi.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Nairobi.');
    await expect(page.getByText('With our team')).toBeVisible();
  });

  await test.step('sees it closed', async () => {
    await desk.reload();
    const panel = desk.getByRole('dialog', { name: subject });
    await expect(panel.getByRole('list', { name: 'Messages' })).toContainText('Nairobi.');
    await panel.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.goto('/support');
    await expect(page.getByRole('list', { name: 'Your requests' })).toContainText('Closed');
  });
  await desk.context().close();
});

test('a member books an onboarding call, moves it and cancels it; the alliance sees it', async ({ page, browser }) => {
  const { email } = await signIn(page);
  const call = page.getByRole('heading', { name: /^Your call:/ });

  await page.goto('/onboarding');
  await page.getByRole('radio').last().check();
  await field(page, 'What should it be about\\?').fill('Our first problem.');
  await page.getByRole('button', { name: 'Book Call' }).click();
  await expect(call).toBeVisible();
  const before = await call.textContent();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to Calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('onboarding.ics');

  const desk = await (await browser.newContext()).newPage();
  await signInAdmin(desk);
  await desk.goto('/admin/onboarding');
  await expect(desk.getByRole('row').filter({ hasText: email })).toContainText('Booked');
  await desk.context().close();

  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('radio').nth(-3).check();
  await page.getByRole('button', { name: 'Move Call' }).click();
  await expectToast(page, 'Moved');
  await expect(call).not.toHaveText(before as string);
  await page.getByRole('button', { name: 'Cancel Call' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Call' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(call).toHaveCount(0);
});
