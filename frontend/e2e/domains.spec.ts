import { expect, test } from '@playwright/test';
import { application, expectToast, field, mailedLink, ownOrganization, signIn } from './support';

test('a domain is proven by its administrators, and who has an address there asks to join', async ({
  browser,
  page,
}) => {
  const { organization, mark } = await signIn(page, undefined, 'enterprise');
  const organizationId = await ownOrganization(page);
  const domain = `pumps-${mark}.example`;

  await test.step('is added and mailed to its administrators', async () => {
    await page.goto(`/organizations/${organizationId}/domains`);
    await expect(page.getByText('Not verified')).toBeVisible();
    await page.getByRole('button', { name: 'Add Domain' }).click();
    await field(page, 'Domain').fill(`https://${domain.toUpperCase()}/about`);
    await page.getByRole('dialog').getByRole('button', { name: 'Add Domain' }).click();
    await expectToast(page, 'Domain added. Prove it now.');
    await expect(page.getByText(`_alliance-verification.${domain}`)).toBeVisible();
    await page.getByRole('button', { name: 'Prove by Mail' }).click();
    await page.getByLabel('Mailbox').selectOption(`hostmaster@${domain}`);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expectToast(page, `A link is on its way to hostmaster@${domain}.`);
  });

  await test.step('is proven by who reads their mail, without an account, once', async () => {
    const administrator = await (await browser.newContext()).newPage();
    const link = await mailedLink(page, `hostmaster@${domain}`, '/confirm-domain');
    await administrator.goto(link);
    await expect(administrator.getByText(organization)).toBeVisible();
    await administrator.getByRole('button', { name: 'Confirm' }).click();
    await expect(administrator.getByRole('heading', { name: 'The domain is proven' })).toBeVisible();
    await administrator.goto(link);
    await expect(administrator.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    await administrator.context().close();
    await page.reload();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await expect(page.getByText('By mail')).toBeVisible();
  });

  const other = await (await browser.newContext()).newPage();
  await test.step('offers to ask to who has an address there', async () => {
    const email = `sam.${mark}@${domain}`;
    const form = application();
    await signIn(other, { ...form, email, fields: { ...form.fields, Email: email } });
    await other.goto('/');
    await other.getByRole('button', { name: 'Ask to Join' }).click();
    await field(other, 'Note').fill('From the pumps team.');
    await other.getByRole('button', { name: 'Send Request' }).click();
    await expectToast(other, `${organization} has your request.`);
    await expect(other.getByText(`You asked to join ${organization}`)).toBeVisible();
  });

  await test.step('and lets them in', async () => {
    await page.goto(`/organizations/${organizationId}/people`);
    const requests = page.getByRole('list', { name: 'Requests to join' });
    await expect(requests.getByText('From the pumps team.')).toBeVisible();
    await requests.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('button', { name: 'Accept Request' }).click();
    await expect(page.getByRole('list', { name: 'Members' }).getByText(`sam.${mark}@${domain}`)).toBeVisible();
    await expect(requests).toHaveCount(0);
    await other.goto(`/organizations/${organizationId}/people`);
    await expect(other.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  });
});
