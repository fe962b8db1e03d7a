import { expect, test } from '@playwright/test';
import { application, expectToast, field, mailedLink, ownOrganization, password, signIn } from './support';

test('an owner invites two people, who join; one gets another role, and is locked out when removed', async ({
  browser,
  page,
}) => {
  const { organization } = await signIn(page, undefined, 'enterprise');
  const organizationId = await ownOrganization(page);
  const known = await (await browser.newContext()).newPage();
  const { email } = await signIn(known);
  const fresh = await (await browser.newContext()).newPage();
  const { email: newEmail } = application();

  const linkTo = (address: string) => mailedLink(page, address, '/join');

  await test.step('by mail', async () => {
    await page.goto(`/organizations/${organizationId}/people`);
    await page.getByRole('button', { name: 'Invite People' }).click();
    await field(page, 'E-mail addresses').fill(`${email}, ${newEmail}`);
    await page.getByRole('button', { name: 'Send Invitations' }).click();
    await expectToast(page, '2 invitations are on the way.');
    await expect(page.getByRole('list', { name: 'Invitations' }).getByText('Pending')).toHaveCount(2);
  });

  await test.step('joins with the account that is there, by a button', async () => {
    await known.goto(await linkTo(email));
    await known.getByRole('button', { name: `Join ${organization}` }).click();
    await expect(known.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    await expect(known.getByRole('button', { name: 'Invite People' })).toHaveCount(0);
  });

  await test.step('joins with a new account', async () => {
    await fresh.goto(await linkTo(newEmail));
    await field(fresh, 'First name').fill('Sam');
    await field(fresh, 'Last name').fill('Njoroge');
    await field(fresh, 'New password').fill(password);
    await fresh.getByRole('checkbox').check();
    await fresh.getByRole('button', { name: 'Join and sign in' }).click();
    await expect(fresh.getByRole('list', { name: 'Members' }).getByText('Sam Njoroge')).toBeVisible();
  });

  const people = page.getByRole('list', { name: 'Members' });
  const act = async (what: string) => {
    await people.getByRole('listitem').filter({ hasText: email }).getByRole('button').click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  /** What the other browser is answered, and how soon it is so. */
  const answersThere = async (wanted: (role: string | undefined) => boolean) =>
    expect(async () => {
      const { organizations } = await (await known.request.get('/api/auth/user')).json();
      const own = organizations.find((one: { organization: { id: string } }) => one.organization.id === organizationId);
      expect(wanted(own?.role)).toBe(true);
    }).toPass({ timeout: 2000, intervals: [50] });

  await test.step('changes what one may do, in the other browser at once', async () => {
    // Who has joined is on the owner's page by itself.
    await expect(people.getByRole('listitem').filter({ hasText: email })).toBeVisible();
    await act('Change role');
    await page.getByLabel('Role', { exact: true }).selectOption('admin');
    await page.getByRole('button', { name: 'Change Role' }).click();
    await expectToast(page, 'is Admin now.');
    await answersThere((role) => role === 'admin');
    // Asked for until now, it is on their page by itself.
    await expect(known.getByRole('button', { name: 'Invite People' })).toBeVisible({ timeout: 2000 });
  });

  await test.step('removes them, who are out at once', async () => {
    await act('Remove');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expectToast(page, `no longer belongs to ${organization}.`);
    await expect(known.getByRole('heading', { level: 1, name: 'People not found' })).toBeVisible({ timeout: 2000 });
    await expect(known.getByText(newEmail)).toHaveCount(0);
    const answer = await known.request.get(`/api/organizations/${organizationId}/team`);
    expect(answer.status()).toBe(404);
  });
});
