import { expect, type Page, test } from '@playwright/test';
import { admin, application, expectAccessible, expectFitting, field, pay, scaleLetters, signIn } from './support';

/** Whoever runs the alliance signs in; the session of a member ends with it. */
async function signInByForm(page: Page) {
  await page.goto('/admin/payments');
  await expect(page.getByText('Please log in to access admin dashboard').first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin-login\?return=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Super Admin Access' })).toBeVisible();
  await expectAccessible(page, 'admin sign-in');
  await field(page, 'Username').fill(admin.username);
  await field(page, 'Password').fill('not this one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid credentials. Contact system administrator for access.')).toBeVisible();
  await field(page, 'Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
}

test('a super admin finds a payment, gives back a part, replays an event and publishes a price', async ({ page }) => {
  const form = application();
  let reference = '';

  await test.step('a member pays, and is no super admin', async () => {
    await signIn(page, form, 'free');
    reference = await pay(page, 'enterprise-monthly');
    expect((await page.request.get('/api/admin/payments')).status()).toBe(403);
    const order = { planId: 'enterprise-annual', currency: 'NGN', agreeTerms: true, price: '1' };
    expect((await page.request.post('/api/initialize-payment', { data: order })).status()).toBe(400);
  });

  await test.step('signs in', async () => {
    await signInByForm(page);
    expect((await page.request.get('/api/auth/user')).status()).toBe(403);
    await expectAccessible(page, 'payments');
  });

  await test.step('finds the payment, with its whole history', async () => {
    await field(page, 'Search by reference or invoice').fill(reference.slice(0, 20));
    await expect(page).toHaveURL(/search=pay-/);
    const line = page.getByRole('rowheader');
    await expect(line).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 900 });
    await line.scrollIntoViewIfNeeded();
    for (const text of ['₦675,000', form.organization, new Date().getFullYear().toString()])
      await expect(line.getByText(text).filter({ visible: true })).toBeInViewport({ ratio: 1 });
    await expectFitting(page, 'a payment in the ledger of a phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(line.getByText(form.organization)).toBeHidden();
    await line.getByRole('link').click();
    const panel = page.getByRole('dialog', { name: '₦675,000' });
    await expect(panel.getByText('Pending → Completed')).toBeVisible();
    await expect(panel.getByText(form.organization).first()).toBeVisible();
    await expect(page).toHaveURL(/search=pay-.*payment=/);
    await expectAccessible(page, 'payment', '[role=dialog]');
  });

  await test.step('gives back a part', async () => {
    await page.getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund' });
    await field(dialog, 'Amount in NGN').fill('75,000');
    await field(dialog, 'Reason').fill('A month came late');
    await expect(dialog.getByText('It is a part: the subscription stays as it is.')).toBeVisible();
    await expectAccessible(page, 'refund', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Refund ₦75,000' }).click();
    const panel = page.getByRole('dialog', { name: '₦675,000' });
    await expect(panel.getByText('₦75,000 returned')).toBeVisible();
    // The panel follows it by itself.
    await expect(panel.getByText('₦75,000: given back')).toBeVisible({ timeout: 30_000 });
    await expect(panel.getByText(/Credit note CN-/)).toBeVisible();
  });

  await test.step('replays the event that told of it: nothing takes effect twice', async () => {
    await page.getByRole('link', { name: 'charge.success' }).click();
    await expect(page).toHaveURL(/\/admin\/payments\/inbox\?event=/);
    const panel = page.getByRole('dialog', { name: 'charge.success' });
    await expect(panel.getByText(reference).first()).toBeVisible();
    await panel.getByRole('button', { name: 'Replay' }).click();
    await expect(page.getByText('Event replayed').first()).toBeVisible();
    await expect(panel.getByText('Processed').first()).toBeVisible();
    await panel.getByRole('link', { name: 'Open' }).click();
    await expect(page.getByRole('dialog', { name: '₦675,000' }).getByText('provider event replayed')).toHaveCount(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('finds that both sides say the same, and that the ledger adds up', async () => {
    await page.getByRole('link', { name: 'Reconciliation' }).click();
    await expect(page.getByText(/charges? compared with what test-provider lists/)).toBeVisible();
    await expect(page.getByText(reference)).toHaveCount(0);
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('The ledger adds up.')).toBeVisible();
    await expectAccessible(page, 'reconciliation');
  });

  await test.step('closes the order that came with a price of its own', async () => {
    await page.getByRole('link', { name: 'Review', exact: true }).click();
    const orders = page.getByRole('region', { name: 'Orders to look at' });
    await expect(orders.getByRole('cell', { name: 'price', exact: true }).first()).toBeVisible();
    await expectAccessible(page, 'review');
    await page.setViewportSize({ width: 320, height: 900 });
    await scaleLetters(page, '200%');
    await expectFitting(page, 'orders to look at at 320 px, letters of twice the size');
    await scaleLetters(page, '');
    await page.setViewportSize({ width: 1440, height: 900 });
    await orders.getByRole('button', { name: `Close the order of ${form.organization}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Close order' });
    await field(dialog, 'What was found').fill('Tried out by a test');
    await expectAccessible(page, 'close order', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Close order' }).click();
    await expect(page.getByText('Order closed').first()).toBeVisible();
    await expect(page.getByRole('button', { name: `Close the order of ${form.organization}` })).toHaveCount(0);
  });

  await test.step('publishes a price, which the public plans show', async () => {
    await page.getByRole('link', { name: 'Prices', exact: true }).click();
    const list = page.getByLabel('Ecosystem Enablers, monthly, NGN list');
    const plain = Number((await list.inputValue()).replaceAll(',', '')) + 1;
    const wanted = plain.toLocaleString('en-US');
    await list.fill(wanted);
    await expectAccessible(page, 'prices');
    await page.getByRole('button', { name: 'Preview changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish prices' });
    await expect(dialog.getByText('Ecosystem Enablers, monthly')).toBeVisible();
    await expectAccessible(page, 'publish prices', '[role=dialog]');
    await field(dialog, 'Reason').fill('The offer is over');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Prices published').first()).toBeVisible();
    const { plans } = await (await page.request.get('/api/plans')).json();
    const plan = plans.find(({ id }: { id: string }) => id === 'enablers-monthly');
    expect(plan.prices.NGN.list).toBe(`${plain}00`);
    await expect(list).toHaveValue(wanted);
  });

  await test.step('sees what a limit would mean, and signs out', async () => {
    await page.getByRole('link', { name: 'Entitlements' }).click();
    await page.getByRole('button', { name: /^Challenge submissions, Innovators/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Challenge submissions' });
    await field(dialog, 'Limit').fill('5');
    await expect(dialog.getByText(/organizations? (is|are)? ?above the new limit/)).toBeVisible();
    await expectAccessible(page, 'entitlement', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectAccessible(page, 'entitlements');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Admin session ended').first()).toBeVisible();
    expect((await page.request.get('/api/admin/payments')).status()).toBe(401);
  });
});
