import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import {
  application,
  expectAccessible,
  expectFitting,
  expectToast,
  field,
  mailedLink,
  mailsTo,
  ownOrganization,
  password,
  signIn,
  signInAdmin,
  textOfMail,
} from './support';

/** A super admin of their own, as a second factor would stand in the way of the other journeys. */
async function joinAdministrators(page: Page, root: Page) {
  const { mark } = application();
  const [username, email] = [`noor-${mark}`, `noor.${mark}@alliance.example`];
  const invitation = { email, role: 'super-admin' };
  expect((await root.request.post('/api/admin/administrators/invitations', { data: invitation })).ok()).toBe(true);
  const token = new URL(await mailedLink(root, email, '/admin-join')).searchParams.get('token');
  const joining = { token, username, password };
  expect((await page.request.post('/api/admin/invitations/accept', { data: joining })).ok()).toBe(true);
  const credentials = { username, password };
  expect((await page.request.post('/api/admin/auth/login', { data: credentials })).ok()).toBe(true);
  return username;
}

async function setUpFactor({ request }: Page) {
  const { key } = await (await request.post('/api/auth/authenticator')).json();
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  expect((await request.post('/api/auth/authenticator/confirm', { data: { code } })).ok()).toBe(true);
}

test('a super admin sees the alliance as a member, changes nothing, and the member is told', async ({
  browser,
  page,
}) => {
  const member = await (await browser.newContext()).newPage();
  const { email, organization } = await signIn(member, undefined, 'enterprise');
  const organizationId = await ownOrganization(member);
  const root = await (await browser.newContext()).newPage();
  await signInAdmin(root);
  const username = await joinAdministrators(page, root);

  await test.step('is told to set up a second factor first', async () => {
    await page.goto('/admin/see-as');
    await expect(page.getByRole('link', { name: 'Set Up a Second Factor' })).toBeVisible();
    await setUpFactor(page);
  });

  const banner = page.getByRole('region', { name: 'Seeing as a member' });
  await test.step('chooses the member and says why', async () => {
    await page.reload();
    await field(page, 'Member').fill(email);
    await page.getByRole('list', { name: 'Members found' }).getByRole('button').click();
    await field(page, 'Reason').fill('Asked why nobody can be invited.');
    await expectAccessible(page, 'see as a member');
    await page.getByRole('button', { name: 'See as This Member' }).click();
    await expect(banner).toContainText('You see the alliance as Alex Kimani.');
    await expect(banner).toContainText('minutes left');
  });

  await test.step('sees what the member sees, in both themes and at every width', async () => {
    await page.goto(`/organizations/${organizationId}/people`);
    await expect(page.getByRole('list', { name: 'Members' }).getByText('Alex Kimani')).toBeVisible();
    for (const hidden of ['Messages', 'Inbox']) await expect(page.getByRole('link', { name: hidden })).toHaveCount(0);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectFitting(page, `${theme} at ${width}`);
      }
      await expectAccessible(page, `the banner, ${theme}`);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(banner).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('changes nothing, and is shown nothing private', async () => {
    await page.getByRole('button', { name: 'Invite People' }).click();
    await field(page, 'E-mail addresses').fill('new@leakfinders.example');
    await page.getByRole('button', { name: 'Send Invitations' }).click();
    await expectToast(page, 'Nothing was changed');
    await page.goto(`/organizations/${organizationId}/billing`);
    await expect(page.getByText('This is not shown to who sees the alliance as a member.').first()).toBeVisible();
    await page.goto('/admin/administrators');
    await expect(page.getByRole('heading', { name: 'You see the alliance as a member' })).toBeVisible();
    await expect(banner).toBeVisible();
  });

  await test.step('stops, and is at home in the administration', async () => {
    await banner.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'See as a member' })).toBeVisible();
    await expect(banner).toHaveCount(0);
    await expect(page.getByText(`${email} · ${organization}`)).toBeVisible();
  });

  await test.step('tells the member at once, by mail and in the inbox', async () => {
    const subject = 'The alliance sees your account as you do';
    await expect(async () => {
      const [mail] = (await mailsTo(member, email)).filter((one) => one.subject === subject);
      const text = await textOfMail(member, mail?.id);
      expect(text).toContain(username);
      expect(text).toContain('Asked why nobody can be invited.');
    }).toPass();
    await member.goto('/inbox');
    await expect(member.getByText(subject).first()).toBeVisible();
  });
  await member.context().close();
  await root.context().close();
});
