import { expect, type Page, test } from '@playwright/test';
import {
  application,
  expectAccessible,
  expectFitting,
  expectToast,
  field,
  mailsTo,
  needsMail,
  ownOrganization,
  password,
  signIn,
  signInAdmin,
  submitProblem,
  textOfMail,
} from './support';

test('a super admin suspends a person, who learns why and is let in again, and an organization, which is not found meanwhile', async ({
  browser,
  page,
}) => {
  await needsMail(page);
  const form = application();
  const member = await (await browser.newContext()).newPage();
  await signIn(member, form);
  await signInAdmin(page);
  const act = async (button: string, submit: string, reason: string) => {
    await page.getByRole('region', { name: 'Acts' }).getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog').last();
    await field(dialog, 'Reason').fill(reason);
    await dialog.getByRole('button', { name: submit, exact: true }).click();
  };
  const open = async (address: string, name: string) => {
    await page.goto(address);
    await page.getByRole('rowheader').filter({ hasText: name }).getByRole('link').click();
    await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
  };
  const typeIn = async (at: Page) => {
    await at.goto('/login');
    await field(at, 'Email').fill(form.email);
    await field(at, 'Password').fill(password);
    await at.getByRole('button', { name: 'Sign In', exact: true }).click();
  };

  await test.step('finds the person by their organization, and suspends them', async () => {
    await page.goto('/admin/people');
    await page.getByRole('searchbox', { name: 'Search people' }).fill(form.organization);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('dialog').getByText(form.email).first()).toBeVisible();
    await act('Suspend', 'Suspend', 'Messages about something else.');
    await expectToast(page, 'is suspended and signed out.');
    await expect(page.getByText(/for good: Messages about something else/)).toBeVisible();
  });

  await test.step('who is signed out, told by mail, and told at the door', async () => {
    expect((await member.request.get('/api/auth/user')).status()).toBe(401);
    await typeIn(member);
    await expect(member.getByRole('alert')).toContainText('Your account is suspended.');
    await expect(member.getByText('To talk about your suspended account, write to')).toBeVisible();
    await expect(async () => {
      const sent = (await mailsTo(page, form.email)).find(({ subject }) => subject === 'Your account is suspended');
      expect(await textOfMail(page, sent?.id)).toContain('Messages about something else.');
    }).toPass();
  });

  await test.step('and lets them in again', async () => {
    await act('Lift suspension', 'Lift Suspension', 'It was a slip.');
    await expectToast(page, 'can sign in again.');
    await expect(page.getByRole('region', { name: 'History' }).getByText('It was a slip.')).toBeVisible();
    await typeIn(member);
    await expect(member.getByRole('button', { name: /account$/ })).toBeVisible();
  });

  await test.step('verifies their organization, and suspends it', async () => {
    await open(`/admin/organizations?search=${encodeURIComponent(form.organization)}`, form.organization);
    await act('Verify', 'Verify', 'Seen in the register.');
    await expectToast(page, 'is shown as verified.');
    await act('Suspend', 'Suspend', 'Nobody answers.');
    await expectToast(page, 'is suspended.');
    await member.goto('/problems/compose');
    const refused = await member.request.post('/api/problems', { data: { title: 'Leaks', description: 'In mains.' } });
    expect((await refused.json()).code).toBe('organization_suspended');
    await act('Lift suspension', 'Lift Suspension', 'They answer again.');
    await expectToast(page, 'is suspended no more.');
  });

  await test.step('erases it by its name', async () => {
    await page.getByRole('button', { name: 'Erase organization' }).click();
    const dialog = page.getByRole('dialog').last();
    await field(dialog, 'Reason').fill('They asked us to.');
    await field(dialog, 'Name of the organization').fill(form.organization);
    await dialog.getByRole('button', { name: 'Erase Organization' }).click();
    await expectToast(page, 'has left the alliance.');
    await expect(page.getByRole('dialog').getByText('Has left')).toBeVisible();
  });
});

test('a super admin merges an organization that was registered twice, and its people find all of it in the one that stays', async ({
  browser,
  page,
}) => {
  const [twice, once] = [application(), application()];
  const member = await (await browser.newContext()).newPage();
  await signIn(member, twice);
  const goes = await ownOrganization(member);
  const problem = await submitProblem(member, { title: 'Leaks in the mains' });
  const other = await (await browser.newContext()).newPage();
  await signIn(other, once);
  const stays = await ownOrganization(other);
  await signInAdmin(page);

  await test.step('chooses the two, and compares them', async () => {
    await page.goto(`/admin/organizations?organization=${goes}`);
    await page.getByRole('link', { name: 'Merge into another' }).click();
    await field(page, 'Stays').fill(once.organization);
    await page.getByRole('button', { name: once.organization }).click();
    await expect(
      page
        .getByRole('row', { name: /^Problems/ })
        .getByRole('cell')
        .first(),
    ).toHaveText('1');
    await expectAccessible(page, 'two organizations side by side');
    await expectFitting(page, 'two organizations side by side');
  });

  await test.step('merges them, for good', async () => {
    await page.getByRole('button', { name: 'Merge...' }).click();
    const dialog = page.getByRole('dialog').last();
    await field(dialog, 'Reason').fill('It was registered twice.');
    await field(dialog, 'Name of the organization that goes').fill(twice.organization);
    await dialog.getByRole('button', { name: 'Merge for Good' }).click();
    await expectToast(page, 'was merged into');
    await expect(page.getByRole('dialog').getByText(twice.email)).toBeVisible();
  });

  await test.step('whose people act for the one that stays, and whose page leads there', async () => {
    expect(await ownOrganization(member)).toBe(stays);
    await member.goto(`/members/${goes}`);
    await expect(member).toHaveURL(`/members/${stays}`);
    await expectToast(member, `${twice.organization} was merged into ${once.organization}.`);
    const moved = await (await other.request.get(`/api/problems/${problem}`)).json();
    expect(moved.submittedBy.id).toBe(stays);
  });
});
