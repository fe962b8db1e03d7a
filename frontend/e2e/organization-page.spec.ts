import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectToast, field, ownOrganization, signIn, submitProblem } from './support';

const logo = new URL('../../docs/images/landing.png', import.meta.url);

test('an organization writes its profile, and each sees what is for them', async ({ browser, page }) => {
  const another = async () => (await browser.newContext()).newPage();
  const { mark } = await signIn(page);
  const organizationId = await ownOrganization(page);
  await submitProblem(page, { title: `Leaks ${mark}` });
  const { revision } = await (await page.request.get('/api/account')).json();
  expect((await page.request.patch('/api/account', { data: { revision, shownOnPages: true } })).status()).toBe(200);
  const [visitor, member] = [await another(), await another()];
  await signIn(member);
  const address = `/members/${organizationId}`;

  await test.step('nothing of it is public at first', async () => {
    const answer = await visitor.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Organization not found' })).toBeVisible();
  });

  await test.step('its owner writes what it is, and who sees what', async () => {
    await page.goto(`/organizations/${organizationId}/people`);
    await page.getByRole('navigation', { name: 'Organization' }).getByRole('link', { name: 'Profile' }).click();
    await field(page, 'Organization name').fill(`Better Pumps ${mark}`);
    await field(page, 'City').fill('Austin');
    await field(page, 'Country').selectOption('US');
    await field(page, 'Seeks').fill('Mains to listen to.');
    await page.getByRole('checkbox', { name: 'Pilots' }).check();
    await page.getByLabel('Who sees: description').selectOption('public');
    await page.getByLabel('Who sees: what you seek and offer').selectOption('connections');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Profile saved.');
    await page.reload();
    await expect(field(page, 'City')).toHaveValue('Austin');
  });

  await test.step('a picture becomes its logo; what is none is refused', async () => {
    const chosen = page.getByLabel('Logo', { exact: true });
    const picture = (name: string, mimeType: string, buffer: Buffer) =>
      chosen.setInputFiles({ name, mimeType, buffer });
    await picture('logo.png', 'image/png', Buffer.from('<svg><script>alert(1)</script></svg>'));
    await expect(page.getByRole('alert')).toContainText('content must be JPEG, PNG or WebP');
    await picture('logo.png', 'image/png', await readFile(logo));
    await expectToast(page, 'Logo saved.');
    await expect(page.getByRole('button', { name: 'Replace Logo' })).toBeVisible();
  });

  await test.step('a member sees what is for members, and asks to connect', async () => {
    await member.goto(address);
    await expect(member.getByRole('heading', { level: 1, name: `Better Pumps ${mark}` })).toBeVisible();
    await expect(member.getByText('Austin, United States')).toBeVisible();
    await expect(member.getByRole('link', { name: `Leaks ${mark}` })).toBeVisible();
    await expect(member.getByText('Mains to listen to.')).toHaveCount(0);
    await expect(member.getByRole('list', { name: 'People' })).toHaveCount(0);
    const drawn = await member.locator('h1 img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(drawn).toBe(256);
    await expectAccessible(member, address);
    await member.getByRole('button', { name: 'Connect', exact: true }).click();
    await field(member, 'Note').fill('We have mains.');
    await member.getByRole('button', { name: 'Send Request' }).click();
    await expectToast(member, `Connection request sent to Better Pumps ${mark}.`);
  });

  await test.step('once connected, they see more', async () => {
    const [{ id }] = await (await page.request.get('/api/connections')).json();
    expect((await page.request.post(`/api/connections/${id}/accept`)).status()).toBe(204);
    await member.reload();
    await expect(member.getByText('Mains to listen to.')).toBeVisible();
    await expect(member.getByRole('list', { name: 'People' }).getByText('Alex Kimani')).toBeVisible();
    await expect(member.getByText('Connected', { exact: true })).toBeVisible();
  });

  await test.step('a visitor sees what is public, and nothing else', async () => {
    const answer = await visitor.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1, name: `Better Pumps ${mark}` })).toBeVisible();
    await expect(visitor.getByText('We find leaks in city water networks.')).toBeVisible();
    for (const hidden of ['Austin', `Leaks ${mark}`, 'Mains to listen to.', 'Alex Kimani'])
      await expect(visitor.getByText(hidden)).toHaveCount(0);
    await expect(visitor.getByRole('button', { name: 'Connect' })).toHaveCount(0);
  });

  await test.step('and comes back to it from the sign-in, to which what is for members leads', async () => {
    await visitor.goto('/problems');
    await visitor.waitForURL(/\/login\?return=/);
    await visitor.goBack();
    await expect(visitor.getByRole('heading', { level: 1, name: `Better Pumps ${mark}` })).toBeVisible();
    expect(new URL(visitor.url()).pathname).toBe(address);
  });
});
