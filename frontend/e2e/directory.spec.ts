import { expect, type Page, test } from '@playwright/test';
import { application, expectToast, field, mailsTo, signIn, signInAdmin } from './support';

/** The entry of a list of connections that names this organization. */
const entryOf = (page: Page, organization: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: organization }) });

test('an organization is found, asked to connect, connected, declined and removed', async ({ browser, page }) => {
  const asked = application();
  const there = await (await browser.newContext()).newPage();
  await signIn(there, asked);
  const asking = await signIn(page);

  await test.step('found by words, a facet and a category', async () => {
    await page.goto('/members');
    await page.getByRole('searchbox', { name: 'Search members' }).fill(asked.mark);
    const card = page.getByRole('article').filter({ hasText: asked.organization });
    await expect(card).toHaveCount(1);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: /^Startup/ }).check();
    await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL(/type=startup/);
    await expect(card).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter Type: Startup' }).click();
    await page.getByRole('button', { name: /^Corporations/ }).click();
    await expect(page.getByText('No Members Found')).toBeVisible();
    await page.getByRole('tab', { name: /^Startups/ }).click();
    await expect(card).toBeVisible();
  });

  await test.step('and others on the map', async () => {
    await page.goto('/members');
    await page.getByRole('button', { name: 'Map' }).click();
    const country = page.getByRole('group', { name: 'World map' }).getByRole('button').first();
    const [, name = '', count = ''] = /^(.*): (\d+) /.exec((await country.getAttribute('aria-label')) ?? '') ?? [];
    await country.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Remove filter Country: ${name}` })).toBeVisible();
    await expect(page.getByRole('tab', { name: `All ${count}` })).toBeVisible();
  });

  await test.step('asked', async () => {
    await page.goto(`/members?search=${encodeURIComponent(asked.mark)}`);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await field(page, 'Note').fill('We would like to try your probes.');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expectToast(page, `Connection request sent to ${asked.organization}.`);
    await expect(page.getByText('Connection requested')).toBeVisible();
    await page.goto('/connections?tab=outgoing');
    await expect(entryOf(page, asked.organization)).toContainText('Pending');
  });

  await test.step('declined there, and not asked again so soon', async () => {
    await expect(async () =>
      expect((await mailsTo(page, asked.email)).map(({ subject }) => subject)).toContain(
        `${asking.organization} wants to connect`,
      ),
    ).toPass();
    await there.goto('/connections?tab=incoming');
    await entryOf(there, asking.organization).getByRole('button', { name: 'Decline' }).click();
    await field(there, 'Reason').fill('No capacity this year.');
    await there.getByRole('button', { name: 'Decline Request' }).click();
    await expect(there.getByText('Nothing to Answer')).toBeVisible();
    await page.goto(`/members?search=${encodeURIComponent(asked.mark)}`);
    await expect(
      page.getByText(/Your request was declined\. It can be sent again from \d+ \w+ \d{4} on/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeHidden();
  });

  await test.step('asked from there, accepted here, and seen by both', async () => {
    await there.goto(`/members?search=${encodeURIComponent(asking.mark)}`);
    await there.getByRole('button', { name: 'Connect', exact: true }).click();
    await field(there, 'Note').fill('Now we have the people for it.');
    await there.getByRole('button', { name: 'Send Request' }).click();
    await expectToast(there, `Connection request sent to ${asking.organization}.`);
    await page.goto('/connections?tab=incoming');
    await entryOf(page, asked.organization).getByRole('button', { name: 'Accept' }).click();
    await expectToast(page, `You are connected with ${asked.organization}.`);
    for (const [side, other] of [
      [page, asked],
      [there, asking],
    ] as const) {
      await side.goto('/connections');
      await expect(entryOf(side, other.organization)).toContainText('Connected');
    }
  });

  await test.step('removed', async () => {
    await entryOf(page, asked.organization).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove Connection' }).click();
    await expectToast(page, `You are no longer connected with ${asked.organization}.`);
    await expect(page.getByText('No Connections Yet')).toBeVisible();
    await there.goto('/connections?tab=past');
    await expect(entryOf(there, asking.organization).first()).toContainText('Removed');
  });
});

test('a super admin features an organization, in the list and on its page, and members see it first', async ({
  browser,
  page,
}) => {
  const form = await signIn(page);
  const admin = await (await browser.newContext()).newPage();
  await signInAdmin(admin);
  const button = admin.getByRole('button', { name: `Feature ${form.organization}` });
  const featured = page.getByRole('region', { name: 'Featured Alliance Partners' });

  await test.step('in the list', async () => {
    await admin.goto(`/admin/partners?search=${encodeURIComponent(form.mark)}`);
    await button.click();
    await expect(button).toHaveText('Featured');
    await page.goto('/members');
    await expect(featured.getByRole('heading', { name: form.organization })).toBeVisible();
  });

  await test.step('no more, on its page', async () => {
    await admin.evaluate(() => localStorage.setItem('adminAuthenticated', 'true'));
    await admin.getByRole('link', { name: form.organization }).click();
    await expect(admin.getByRole('heading', { level: 1, name: form.organization })).toBeVisible();
    await button.click();
    await expect(button).toHaveText('Feature');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(featured.getByRole('heading', { name: form.organization })).toHaveCount(0);
  });
});
