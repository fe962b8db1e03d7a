import { expect, test } from '@playwright/test';
import { application, expectToast, field, mailedLink, needsMail, register, signInAdmin } from './support';

test('a super admin reviews a registration by keyboard, its applicant answers by the mailed link, and it is deleted and restored', async ({
  page,
  browser,
}) => {
  await needsMail(page);
  const form = application();
  await register(page, form, 'free');
  await signInAdmin(page);
  const line = page.getByRole('rowheader').filter({ hasText: form.organization });
  const find = async (query = '') => {
    await page.goto(`/admin/registrations?search=${encodeURIComponent(form.email)}${query}`);
    await expect(line).toBeVisible();
  };
  const openPanel = async () => {
    await line.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form', { name: 'Review' })).toBeVisible();
  };

  await test.step('the administration begins with the registrations', async () => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Registrations', level: 1 })).toBeVisible();
    await expectToast(page, 'Data Loaded');
    await page.setViewportSize({ width: 1440, height: 900 });
    const rows = page.getByRole('region', { name: 'Registrations' }).locator('tbody tr');
    await expect(rows.nth(5)).toBeVisible();
    // Without scrolling.
    await expect(rows.nth(2)).toBeInViewport({ ratio: 1 });
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(44);
  });

  await test.step('asks for information, which the applicant gives without an account', async () => {
    await find();
    await openPanel();
    await page.getByRole('radio', { name: 'Approve' }).focus();
    await page.keyboard.press('ArrowRight');
    await field(page, 'Question').fill('Who may sign for you?');
    await page.getByRole('button', { name: 'Ask for information' }).focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Question Sent');
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await mailedLink(page, form.email, 'registration-status'));
    await expect(visitor.getByText('Who may sign for you?')).toBeVisible();
    await field(visitor, 'Your answer').fill('Maya Chen may.');
    await visitor.getByRole('button', { name: 'Send answer' }).click();
    await expect(visitor.getByRole('heading', { name: 'We have your registration' })).toBeVisible();
    await visitor.context().close();
  });

  await test.step('approves it, without a mouse', async () => {
    await find('&status=pending');
    await openPanel();
    await expect(page.getByText('Maya Chen may.')).toBeVisible();
    await page.getByRole('button', { name: 'Approve', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Registration Approved');
    await page.keyboard.press('Escape');
  });

  await test.step('finds in the audit what was done to it by its name', async () => {
    await page.goto('/admin/audit?action=registration.approved');
    await page.getByRole('table').getByRole('link', { name: form.organization }).first().click();
    await expect(page).toHaveURL(/\/admin\/registrations\?registration=/);
    await expect(page.getByRole('dialog', { name: form.organization })).toBeVisible();
  });

  await test.step('takes it away as a file of its own name', async () => {
    await find();
    await page.getByRole('checkbox', { name: `Choose ${form.organization}` }).check();
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel' }).click();
    expect((await download).suggestedFilename()).toMatch(/^selected_registrations_\d{4}-\d\d-\d\d\.xlsx$/);
  });

  await test.step('deletes it, and restores it from among the deleted', async () => {
    await page.getByRole('region', { name: 'Chosen lines' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete 1 registration' }).click();
    await expectToast(page, 'Bulk Delete Completed');
    await expect(line).toBeHidden();
    await find('&shelf=deleted');
    await line.getByRole('link').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expectToast(page, 'Registration Restored');
  });

  await test.step('does the same to all that match by a job, which reports', async () => {
    await find();
    await page.getByRole('checkbox', { name: 'Choose all lines' }).check();
    await page.getByRole('region', { name: 'Chosen lines' }).getByRole('button', { name: 'Reject' }).click();
    await field(page, 'Reason').fill('A test.');
    await page.getByRole('button', { name: 'Reject 1 registration' }).click();
    await expect(page.getByText('Bulk Rejection Completed: 0 of 1')).toBeVisible({ timeout: 30_000 });
    await page.getByText('1 already decided').click();
    await expect(page.getByText('This registration is approved.')).toBeVisible();
  });
});
