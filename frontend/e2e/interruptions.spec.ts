import { expect, test } from '@playwright/test';
import {
  admin,
  expectToast,
  field,
  password,
  pay,
  publishSolution,
  signIn,
  signInAdmin,
  submitProblem,
} from './support';

test.describe('being offline', () => {
  test('is said quietly, loses nothing typed, and ends by itself', async ({ page, context }) => {
    const { mark } = await signIn(page);
    await submitProblem(page, { title: `Leaks ${mark}` });
    await page.goto('/problems');
    await page.getByRole('button', { name: 'Submit Problem' }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Title').fill(`Ghost nets ${mark}`);
    await field(dialog, 'Description').fill('They keep fishing.');

    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Submit Problem' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This was not sent. Nothing you typed is lost.');
    await expect(field(dialog, 'Title')).toHaveValue(`Ghost nets ${mark}`);

    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
    await dialog.getByRole('button', { name: 'Submit Problem' }).click();
    await expectToast(page, 'Problem submitted successfully!');
  });

  test('says of a list what failed and what is safe, and loads it once connected again', async ({ page, context }) => {
    const { mark } = await signIn(page);
    await submitProblem(page, { title: `Leaks ${mark}` });
    await page.goto('/problems');
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    await field(page, 'Search problems').fill(mark);
    const failure = page.getByRole('alert').filter({ hasText: 'The problems could not be loaded' });
    await expect(failure).toContainText('loads by itself once you are connected again');
    await expect(failure).toContainText('Nothing that you saved or typed is lost.');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: `Leaks ${mark}` })).toBeVisible();
    await expect(failure).toBeHidden();
  });
});

test.describe('a session that ends while typing', () => {
  test('comes back to the dialog and its text after the sign-in', async ({ page, context, browser }) => {
    const other = await browser.newPage();
    const { mark } = await signIn(other);
    await publishSolution(other, { title: `Probes ${mark}` });
    await other.close();

    const { email } = await signIn(page);
    await page.goto(`/solutions?search=${mark}`);
    await page.getByRole('button', { name: 'Connect & Collaborate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect & Collaborate' });
    await field(dialog, 'Note').fill('A pilot in two districts.');
    await context.clearCookies();
    await dialog.getByRole('button', { name: 'Send Request' }).click();

    await expect(page).toHaveURL(/\/login\?return=/);
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(field(dialog, 'Note')).toHaveValue('A pilot in two districts.');
    await dialog.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText('Connection requested')).toBeVisible();
  });

  test('of a super admin leads to their sign-in, once, and back to what was typed', async ({
    page,
    context,
    browser,
  }) => {
    const other = await browser.newPage();
    await signIn(other, undefined, 'free');
    const reference = await pay(other, 'innovators-monthly');
    await other.close();

    await signInAdmin(page);
    await page.goto(`/admin/payments?search=${reference}`);
    await page.getByRole('rowheader').getByRole('link').click();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund' });
    await field(dialog, 'Reason').fill('A month came late');
    await context.clearCookies();
    await dialog.getByRole('button', { name: /^Refund/ }).click();

    await expect(page).toHaveURL(/\/admin-login\?return=/);
    await field(page, 'Username').fill(admin.username);
    await field(page, 'Password').fill(admin.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(field(dialog, 'Reason')).toHaveValue('A month came late');
  });
});

test('a member keeps their bar where the address leads nowhere, and on the membership page', async ({ page }) => {
  const { email, organization } = await signIn(page);
  for (const path of ['/no-such-page', '/membership']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Problems' })).toBeVisible();
    await page.getByRole('button', { name: /account/ }).click();
    const menu = page.getByRole('menu');
    for (const text of [email, organization, /^Owner · /]) await expect(menu.getByText(text)).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /account/ })).toBeFocused();
  }
});
