import { expect, type Page, test } from '@playwright/test';
import {
  application,
  expectAccessible,
  expectFitting,
  ownOrganization,
  pay,
  publishSolution,
  register,
  signIn,
  signInAdmin,
  submitProblem,
} from './support';

const visitorPages = [
  '/',
  '/login',
  '/login?error=credentials',
  '/membership?tier=free',
  '/registration-success?tier=free&memberId=GIA-123456&emailSent=true',
  '/confirm-organization?token=x',
  '/confirm-organization',
  '/forgot-password',
  '/reset-password?token=x',
  `/reset-password?token=${'x'.repeat(43)}`,
  '/activate?token=x',
  '/match-alerts/stop?token=x',
  '/match-alerts/stop',
  '/terms',
  '/privacy',
  '/mailbox',
  '/admin-login',
  '/subscription',
  '/subscription?interval=monthly&currency=NGN',
  '/checkout/innovators-annual',
  '/checkout/lite-annual',
  '/no-such-page',
];
const memberPages = [
  '/',
  '/subscription',
  '/problems',
  '/solutions',
  '/problems?view=compact',
  '/solutions?view=table',
  '/match-alerts',
  '/problems?search=nothing+like+this',
  '/checkout/enterprise-monthly?currency=NGN',
  '/checkout/return?reference=nobodys',
  '/no-such-page',
];

const adminPages = [
  '/admin/payments',
  '/admin/payments?currency=NGN&from=2020-01-01&to=2020-01-02',
  '/admin/payments/review',
  '/admin/payments/inbox',
  '/admin/payments/reconciliation',
  '/admin/payments/prices',
  '/admin/payments/entitlements',
  '/admin/demo-requests',
];

/** Of a phone, where a page is loaded, and to which it is widened then; 320 px is what 1280 are at four times the size. */
const widths = [320, 768, 1440];
const colorSchemes = ['light', 'dark'] as const;
const view = { viewport: { width: 320, height: 900 }, reducedMotion: 'reduce' } as const;

test.use(view);

/** At every width no axe violation in either theme, and nothing wider than the window or cut off. */
async function expectLaidOut(page: Page, what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${what} at ${width} px, ${colorScheme}`);
    }
    await expectFitting(page, `${what} at ${width} px`);
  }
  await page.setViewportSize(view.viewport);
}

/** As `expectLaidOut`, once the page is loaded, and no error in the console but refused calls. */
async function expectSound(page: Page, path: string) {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNamed(page, path);
  await expectLaidOut(page, path);
  expect(errors).toEqual([]);
}

/** A title of its own before the product's, but at the front door; and a place where a change of page is said. */
async function expectNamed(page: Page, path: string) {
  const isFront = new URL(page.url()).pathname === '/';
  await expect(page, path).toHaveTitle(isFront ? /Global Innovation Alliance/ : /^.+ · Global Innovation Alliance$/);
  if (!isFront) await expect(page.locator('#root > [aria-live="polite"].sr-only'), path).toHaveCount(1);
}

async function expectSoundDialog(page: Page, what: string) {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectLaidOut(page, what);
}

for (const path of visitorPages)
  test(`${path} is accessible and fits for visitors`, ({ page }) => expectSound(page, path));

test('the page after a registration and its dialog are accessible and fit', async ({ page }) => {
  const { token } = await register(page, application(), 'free');
  await expectSound(page, `/registration-success?token=${token}`);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expectSoundDialog(page, 'change the address');
});

test('the pages of super admins are accessible and fit', async ({ page }) => {
  await signInAdmin(page);
  for (const path of adminPages) await test.step(path, () => expectSound(page, path));
  await page.goto('/admin/payments');
  await page.getByRole('button', { name: 'Process Payment' }).click();
  await expectSoundDialog(page, 'record a payment');
});

test('the pages of members are accessible and fit', async ({ page }) => {
  await signIn(page);
  for (const path of memberPages) await test.step(path, () => expectSound(page, path));
});

for (const list of ['/problems', '/solutions'])
  test(`a page of ${list} and its dialog are accessible and fit`, async ({ page }) => {
    await signIn(page);
    await page.goto(list);
    const details = page.getByRole('link', { name: 'View Details' }).first();
    await expectSound(page, (await details.getAttribute('href')) as string);
    await page.goto(list);
    await page
      .getByRole('button', { name: /^Submit (Problem|Solution)$/ })
      .first()
      .click();
    await expectSoundDialog(page, `${list} dialog`);
  });

test('matches, what is recommended and what was paid are accessible and fit', async ({ page, browser }) => {
  const { mark } = await signIn(page, undefined, 'free');
  const reference = await pay(page, 'enterprise-monthly');
  const text = {
    title: `Probes hear ${mark} mains leak`,
    description: `Buried ${mark} mains leak. Probes hear it.`,
  };
  const problem = await submitProblem(page, text);
  const other = await (await browser.newContext(view)).newPage();
  await signIn(other);
  await publishSolution(other, { ...text, readinessLevel: 8 });
  const recommended = page.getByRole('list', { name: 'Recommended for you' });
  await expect(async () => {
    await page.goto('/');
    await expect(recommended).toContainText(mark, { timeout: 5_000 });
  }).toPass();
  const solution = await publishSolution(page, text);
  const billing = `/organizations/${await ownOrganization(page)}/billing`;
  const checkout = '/checkout/enterprise-annual?currency=NGN';
  for (const path of [
    ...['/', `/problems/${problem}?tab=matches`, `/solutions/${solution}?tab=matches`, '/subscription'],
    ...[checkout, `/checkout/return?reference=${reference}`, billing, `${billing}?change=1`],
  ])
    await test.step(path, () => expectSound(page, path));
  await expectSoundDialog(page, 'change of plan');

  await signInAdmin(other);
  const [payment] = await (await other.request.get(`/api/admin/payments?search=${reference}`)).json();
  await test.step('a payment', () => expectSound(other, `/admin/payments?payment=${payment.id}`));
  await other.getByRole('button', { name: 'Refund' }).click();
  await expectSoundDialog(other, 'refund');
  await other.context().close();
});
