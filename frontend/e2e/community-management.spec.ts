import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectFitting,
  expectToast,
  field,
  mailsTo,
  needsMail,
  signIn,
  signInAdmin,
} from './support';

const expectMail = (page: Page, address: string, subject: string) =>
  expect(async () => {
    expect((await mailsTo(page, address)).map((mail) => mail.subject)).toContain(subject);
  }).toPass();

test('a super admin creates a community, decides about a report in it, gives a role, closes it and opens it again', async ({
  page,
  browser,
}) => {
  await needsMail(page);
  const [managing, reading] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()));
  const [manager, reader] = [managing as Page, reading as Page];
  const ada = await signIn(manager, undefined, 'enterprise');
  const ben = await signIn(reader, undefined, 'enterprise');
  await signInAdmin(page);
  const name = `Mains ${ada.mark}`;
  const slug = `mains-${ada.mark}`;
  const panel = page.getByRole('dialog', { name });

  await test.step('creates it without a mouse, and names who manages it', async () => {
    await page.goto('/admin/communities');
    await page.getByRole('button', { name: 'Create Community' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create community' });
    await expect(field(dialog, 'Name')).toBeFocused();
    await expectAccessible(page, 'creating a community', '[role=dialog]');
    await page.keyboard.type(name);
    await expect(field(dialog, 'Address')).toHaveValue(slug);
    await field(dialog, 'Purpose').fill('Who runs mains compares.');
    await field(dialog, 'First manager').fill(ada.email);
    await dialog.getByRole('button', { name: /^Alex Kimani/ }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Create Community' }).focus();
    await page.keyboard.press('Enter');
    await expectToast(page, `${name} was created. Alex Kimani is told.`);
    await expect(panel.getByRole('row', { name: /Alex Kimani/ })).toContainText(ada.email);
    await expectAccessible(page, 'a community beside the list', '[role=dialog]');
    await expectFitting(page, 'a community beside the list');
    await expectMail(page, ada.email, `You manage ${name} now`);
  });

  await test.step('its manager writes there, and somebody reports it', async () => {
    await manager.goto(`/communities/${slug}`);
    await expect(manager.getByRole('tab', { name: 'Settings' })).toBeVisible();
    const data = { title: `Buy ${ada.mark}`, text: 'Buy **ours**.' };
    const { id } = await (await manager.request.post(`/api/communities/${slug}/discussions`, { data })).json();
    expect((await reader.request.post(`/api/communities/${slug}/join`)).ok()).toBe(true);
    const report = await reader.request.post(`/api/posts/${id}/reports`, { data: { ground: 'spam', note: 'Sells.' } });
    expect(report.ok()).toBe(true);
  });

  await test.step('finds the report in the queue, and hides the post for a reason', async () => {
    await page.goto('/admin/communities');
    await page.getByRole('link', { name: 'Open Queue' }).click();
    const reported = page.getByRole('article').filter({ hasText: `Buy ${ada.mark}` });
    await expect(reported).toContainText(name);
    await expect(reported).toContainText('Sells.');
    await reported.getByRole('button', { name: 'Hide …' }).click();
    await field(page.getByRole('dialog'), 'Reason').fill('It sells.');
    await page.getByRole('dialog').getByRole('button', { name: 'Hide Post' }).click();
    await expectToast(page, 'Post hidden.');
    await expect(reported).toBeHidden();
    await expectMail(page, ada.email, 'The alliance has hidden your post');
  });

  await test.step('reads the appeal of its author, and lifts it', async () => {
    await manager.goto(`/communities/${slug}`);
    await expect(manager.getByText('The alliance has hidden a post of yours')).toBeVisible();
    await manager.getByRole('button', { name: 'Appeal …' }).click();
    await field(manager.getByRole('dialog'), 'Why it should be lifted').fill(`It was a gift, ${ada.mark}.`);
    await manager.getByRole('button', { name: 'Send Appeal' }).click();
    await expectToast(manager, 'Appeal sent. You are told what comes of it.');
    await page.goto('/admin/communities/reports?tab=appeals');
    const appealed = page.getByRole('article').filter({ hasText: `It was a gift, ${ada.mark}.` });
    await expect(appealed).toContainText(name);
    await expectAccessible(page, 'appeals to the alliance');
    await appealed.getByRole('button', { name: 'Answer …' }).click();
    await page.getByRole('radio', { name: /It is lifted/ }).check();
    await field(page.getByRole('dialog'), 'Your answer').fill('Gifts are fine.');
    await page.getByRole('button', { name: 'Send Answer' }).click();
    await expectToast(page, 'Appeal granted.');
    await expect(appealed).toBeHidden();
    await expectMail(page, ada.email, 'Your appeal was granted');
    await page.getByRole('tab', { name: 'What was done' }).click();
    await expect(page.getByRole('article').filter({ hasText: ada.mark })).toContainText('Lifted');
  });

  await test.step('gives its reader a role', async () => {
    await page.goto(`/admin/communities?search=${ada.mark}&community=${slug}`);
    await panel
      .getByRole('row', { name: new RegExp(ben.email) })
      .getByRole('button', { name: 'Assign a role to Alex Kimani' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Assign role' });
    await expectAccessible(page, 'assigning a role', '[role=dialog]');
    await dialog.getByLabel('Role').selectOption('moderator');
    await dialog.getByRole('button', { name: 'Assign Role' }).click();
    await expectToast(page, 'Alex Kimani is Moderator now.');
    await reader.goto(`/communities/${slug}?tab=moderation`);
    await expect(reader.getByRole('tab', { name: 'Moderation' })).toBeVisible();
    await expect(reader.getByText('The alliance').first()).toBeVisible();
  });

  await test.step('closes it for a reason that its people read, and opens it again', async () => {
    await panel.getByRole('button', { name: 'Close …' }).click();
    await field(page.getByRole('dialog', { name: /^Close/ }), 'Reason').fill('It moved to the Hub.');
    await page.getByRole('button', { name: 'Close Community' }).click();
    await expectToast(page, `${name} is closed.`);
    await reader.goto(`/communities/${slug}`);
    await expect(reader.getByText(/It moved to the Hub\./)).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Start Discussion' })).toBeHidden();
    await expectAccessible(reader, 'a closed community');
    await expectFitting(reader, 'a closed community');
    await panel.getByRole('button', { name: 'Open Again …' }).click();
    await field(page.getByRole('dialog', { name: /^Open/ }), 'Reason').fill('The Hub is full.');
    await page.getByRole('button', { name: 'Open Again', exact: true }).click();
    await expectToast(page, `${name} is open again.`);
    await reader.reload();
    await expect(reader.getByRole('link', { name: 'Start Discussion' })).toBeVisible();
  });
});
