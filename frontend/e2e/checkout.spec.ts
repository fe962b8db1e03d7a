import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import {
  activationLink,
  application,
  expectAccessible,
  field,
  mailsTo,
  needsMail,
  password,
  register,
  signIn,
  textOfMail,
} from './support';

/** Journeys pay with the test provider; on a server that takes real money they have nothing to do. */
async function expectTestProvider(page: Page) {
  await page.waitForURL(/\/checkout\/|paystack/);
  test.skip(/paystack/.test(page.url()), 'pays, and the server takes real money');
  await expect(page.getByText('This is the test provider. No money moves')).toBeVisible();
}

async function order(page: Page, planId: string, query = '') {
  await page.goto(`/checkout/${planId}${query}`);
  const terms = page.getByRole('checkbox', { name: /Terms of Service/ });
  await terms.check();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expectTestProvider(page);
}

/** A consent is never kept with what was typed. */
async function agree(page: Page) {
  const terms = page.getByRole('checkbox', { name: /Terms of Service/ });
  await expect(terms).not.toBeChecked();
  await terms.check();
}

const paid = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible({ timeout: 20_000 });

test('a visitor comes from the welcome mail, signs in, chooses, pays, and opens the invoice', async ({
  page,
  browser,
  baseURL,
}) => {
  const form = application();
  await needsMail(page);
  await register(page, form);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(await activationLink(page, form.email));
  await field(elsewhere, 'New password').fill(password);
  await elsewhere.getByRole('button', { name: /set|activate/i }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('Alex');
  await elsewhere.close();
  const signInHere = async () => {
    await field(page, 'Email').fill(form.email);
    await field(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };

  await test.step('is led through the sign-in and back', async () => {
    const [welcome] = await mailsTo(page, form.email);
    const link = `${baseURL}/subscription?from=email`;
    expect(await textOfMail(page, welcome?.id)).toContain(link);
    await page.goto(link);
    await expect(page.getByText('Login Required').first()).toBeVisible();
    await expect(page).toHaveURL('/login?return=%2Fsubscription');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Plans');
    await page.goForward();
    await signInHere();
    await expect(page).toHaveURL('/subscription');
    await expect(page.getByRole('heading', { name: 'Free trial: Innovators & Solution Providers' })).toBeVisible();
    await page.getByRole('button', { name: /^Start Lite Plan/ }).click();
    await expect(page.getByText(/^You are already on the free plan/).first()).toBeVisible();
  });

  await test.step('chooses, and goes on where the session ended', async () => {
    await page.getByRole('link', { name: 'Subscribe Now: Innovators & Solution Providers' }).click();
    await expect(page).toHaveURL(/\/checkout\/innovators-annual/);
    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByText(/^You will pay \$198 \(of it \$18 Sales tax 10%\)/)).toBeVisible();
    await field(page, 'First name').fill('Alex');
    await field(page, 'Last name').fill('Kimani');
    await field(page, 'Email').fill(form.email);
    await field(page, 'City').fill('Nairobi');
    await agree(page);
    await expectAccessible(page, 'checkout of a visitor');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page.getByText('Please log in to complete your purchase.').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login\?return=%2Fcheckout%2Finnovators-annual/);
    await signInHere();
    await expect(page).toHaveURL(/\/checkout\/innovators-annual/);
  });

  await test.step('pays', async () => {
    await expect(
      page.getByText(`for one year of Innovators & Solution Providers for ${form.organization}`),
    ).toBeVisible();
    await expect(field(page, 'City')).toHaveValue('Nairobi');
    await expect(page.getByText('$399')).toBeVisible();
    await expectAccessible(page, 'checkout of a member');
    await agree(page);
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expectTestProvider(page);
    await expect(page.getByText('$198', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Pay [$₦]/ }).click();
    await paid(page);
    await expect(page).toHaveURL(/\/checkout\/return\?reference=pay-/);
    await expect(page.getByText(`The receipt is on its way to ${form.email}`)).toBeVisible();
    await expectAccessible(page, 'payment received');
  });

  await test.step('opens the invoice', async () => {
    const number = (await page.getByText(/INV-\d{4}-\d{6,}/).innerText()).match(/INV-[\d-]+/)?.[0];
    await page.getByRole('link', { name: 'Plan and billing' }).click();
    const download = page.waitForEvent('download');
    await page
      .getByRole('region', { name: 'Payments' })
      .getByRole('link', { name: `Invoice ${number} as PDF` })
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${number}.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.goto('/checkout/innovators-annual');
    await expect(page.getByRole('heading', { name: `${form.organization} has this plan` })).toBeVisible();
  });
});

test('a payment fails, is left, and is paid in the end, once', async ({ page, browser }) => {
  await signIn(page);
  await test.step('fails', async () => {
    await order(page, 'enablers-monthly', '?currency=NGN');
    await expect(page.getByText('₦210,000', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /payment fail/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The payment failed' })).toBeVisible();
    await expectAccessible(page, 'payment failed');
  });
  await test.step('is left', async () => {
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('radio', { name: /Express Checkout/ }).check();
    await agree(page);
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expectTestProvider(page);
    await page.getByRole('button', { name: /leave|abandon/i }).click();
    await expect(page).toHaveURL(/\/checkout\/enablers-monthly\?currency=NGN/);
    await expect(page.getByRole('radio', { name: /Express Checkout/ })).toBeChecked();
  });
  await test.step('is paid and heard of twice', async () => {
    await agree(page);
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expectTestProvider(page);
    await page.getByRole('button', { name: /twice/i }).click();
    await paid(page);
    const status = await (await page.request.get('/api/subscription/status')).json();
    expect(status).toMatchObject({ hasSubscription: true, plan: { id: 'enablers-monthly' } });
  });
  await test.step('is nobody else’s to see', async () => {
    const stranger = await browser.newPage();
    await signIn(stranger);
    await stranger.goto(page.url());
    await expect(stranger.getByRole('heading', { level: 1, name: 'This payment is not one of yours' })).toBeVisible();
    await expectAccessible(stranger, 'payment of somebody else');
    await stranger.close();
  });
});

test('a higher plan costs what is left to pay, and a lower one nothing now', async ({ page }) => {
  await signIn(page);
  await order(page, 'innovators-monthly');
  await page.getByRole('button', { name: /^Pay [$₦]/ }).click();
  await paid(page);

  await page.goto('/checkout/enablers-annual');
  await expect(page.getByText(/less \$20 that you have paid and not used/)).toBeVisible();
  await expect(page.getByText(/^Unused rest of Innovators & Solution Providers: (\d+) of \1 days$/)).toBeVisible();
  // 1,500 less 20, and 10 % on top of that.
  await expect(page.getByText('$1,628', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Currency')).toBeDisabled();
  await expectAccessible(page, 'checkout of a change');
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expectTestProvider(page);
  await page.getByRole('button', { name: /^Pay [$₦]/ }).click();
  await paid(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Ecosystem Enablers' })).toBeVisible();

  await page.goto('/checkout/innovators-annual');
  await expect(page.getByRole('heading', { name: 'There is nothing to pay now' })).toBeVisible();
  await expectAccessible(page, 'checkout of a lower plan');
  await page.getByRole('link', { name: 'Change at the end of the period' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the plan' });
  await expect(dialog.getByText(/^Nothing is paid now, and nothing changes until/)).toBeVisible();
  await expectAccessible(page, 'change to a lower plan', '[role="dialog"]');
  await dialog.getByRole('button', { name: /^Change on/ }).click();
  await expect(page.getByRole('button', { name: 'Stay with Ecosystem Enablers, by the year' })).toBeVisible();
});

test('the same paid in both currencies counts once, and its payer reads what becomes of the second', async ({
  page,
}) => {
  await signIn(page, undefined, 'free');
  await order(page, 'innovators-annual', '?currency=NGN');
  const inNaira = page.url();
  await page.goto('/billing');
  await page.getByRole('link', { name: 'Continue paying or check again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for your payment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue paying' })).toBeVisible();
  await expectAccessible(page, 'payment that waits');
  await page.getByRole('link', { name: 'Pay in another way' }).click();
  await page.getByLabel('Currency').selectOption('USD');
  await agree(page);
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expectTestProvider(page);
  await page.getByRole('button', { name: /^Pay [$₦]/ }).click();
  await paid(page);

  await page.goto(inNaira);
  await page.getByRole('button', { name: /^Pay [$₦]/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Another payment had come first' })).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page, 'second payment');
  await page.getByRole('link', { name: 'Plan and billing' }).click();
  await expect(page.getByText(/so this one has brought nothing\. The alliance gives it back/)).toBeVisible();
});
