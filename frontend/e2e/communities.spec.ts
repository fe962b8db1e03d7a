import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFitting, expectToast, field, mailsTo, signIn, signInDemo } from './support';

const place = '/communities/innovation-leaders-network';
const attack = '<img src=x onerror="document.title=1"> [here](javascript:document.title=1) **so**';

const expectMail = (page: Page, address: string, subject: string | RegExp) =>
  expect(async () => {
    const subjects = (await mailsTo(page, address)).map((mail) => mail.subject);
    expect(subjects.some((one) => (typeof subject === 'string' ? one === subject : subject.test(one)))).toBe(true);
  }).toPass();

const act = async (page: Page, author: string, what: string) => {
  await page
    .getByRole('button', { name: `Actions for the post of ${author}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: what }).click();
};

test('a discussion in a community, from joining to a report, a hidden post and a granted appeal', async ({
  page,
  browser,
}) => {
  const author = await signIn(page, undefined, 'enterprise');
  const title = `"><script>document.title=1</script> ${author.mark}`;
  const others = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()));
  const [reader, moderator, manager] = others as [Page, Page, Page];
  await signIn(reader, undefined, 'enterprise');
  await signInDemo(moderator, 'jonas.weber@globalmfg.example');
  await signInDemo(manager, 'maya.chen@techflow.example');
  let discussion = '';

  await test.step('is found in the list, and joined', async () => {
    await page.goto('/communities');
    await expectAccessible(page, 'the communities');
    const card = page.getByRole('article', { name: 'Innovation Leaders Network' });
    await expect(card).toContainText(/1,8\d\d members\s· \d+ discussions/);
    await card.getByRole('button', { name: 'Join Community' }).click();
    await expectAccessible(page, 'joining', '[role=dialog]');
    await page.getByRole('dialog').getByRole('button', { name: 'Join Community' }).click();
    await expectToast(page, 'You belong to Innovation Leaders Network now.');
    await page
      .getByRole('article', { name: 'Innovation Leaders Network' })
      .getByRole('link', { name: 'Open Community' })
      .click();
  });

  await test.step('begins with a text that is no code', async () => {
    await page.getByRole('link', { name: 'Start Discussion' }).click();
    await field(page, 'What it begins with').fill(attack);
    await page.getByRole('button', { name: 'Start Discussion' }).click();
    await expect(page.getByText('Say what it is about').first()).toBeVisible();
    await field(page, 'Title').fill(title);
    await page.reload();
    await expect(field(page, 'Title')).toHaveValue(title);
    await expect(field(page, 'What it begins with')).toHaveValue(attack);
    await page.getByRole('button', { name: 'Start Discussion' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main img[src="x"], main a[href^="javascript"]')).toHaveCount(0);
    await expect(page.locator('article strong')).toHaveText('so');
    discussion = new URL(page.url()).pathname;
    await expectAccessible(page, 'a discussion');
    await expectFitting(page, 'a discussion');
  });

  await test.step('is new to another, who replies, reacts and reports it', async () => {
    await reader.goto(`${place}?join=innovation-leaders-network`);
    await reader.getByRole('dialog').getByRole('button', { name: 'Join Community' }).click();
    await expectToast(reader, 'You belong to Innovation Leaders Network now.');
    await reader.getByLabel('Search discussions').fill(`${author.mark}q`);
    await reader.getByRole('button', { name: author.mark, exact: true }).click();
    // What is found takes the place of what stands there.
    const found = reader.getByRole('list', { name: 'Posts found' });
    await found.getByRole('link', { name: new RegExp(author.mark) }).click();
    await reader.getByRole('button', { name: 'Thanks: 0' }).first().click();
    await expect(reader.getByRole('button', { name: 'Thanks: 1' }).first()).toHaveAttribute('aria-pressed', 'true');
    await field(reader, 'Your reply').fill('On paper, before it begins.');
    await field(reader, 'Your reply').press('ControlOrMeta+Enter');
    await expectToast(reader, 'Reply sent.');
    await expectMail(page, author.email, new RegExp(`replied to .*${author.mark}`));
    await act(reader, 'Alex Kimani', 'Report');
    await reader.getByLabel('What is wrong with it').selectOption('confidential');
    await field(reader.getByRole('dialog'), 'More about it').fill('It names a customer.');
    await reader.getByRole('button', { name: 'Send Report' }).click();
    await expectToast(reader, 'Report sent to the moderators.');
  });

  await test.step('waits in the queue, and is hidden for a reason', async () => {
    await moderator.goto(place);
    await moderator.getByRole('link', { name: 'Open Queue' }).click();
    const reported = moderator.getByRole('article').filter({ hasText: author.mark }).first();
    await expect(reported).toContainText('It names a customer.');
    await expectAccessible(moderator, 'the queue');
    await expectFitting(moderator, 'the queue');
    await reported.getByRole('button', { name: 'Hide …' }).click();
    await field(moderator.getByRole('dialog'), 'Reason').fill('It names a customer of theirs.');
    await moderator.getByRole('dialog').getByRole('button', { name: 'Hide Post' }).click();
    await expectToast(moderator, 'Post hidden.');
    await reader.goto(discussion);
    await expect(reader.getByRole('heading', { level: 1, name: 'Discussion not found' })).toBeVisible();
  });

  await test.step('is appealed by its author, who is told why', async () => {
    await expectMail(page, author.email, 'Your post was hidden');
    await page.goto(place);
    await expect(page.getByText('It names a customer of theirs.')).toBeVisible();
    await page.getByRole('button', { name: 'Appeal …' }).click();
    await field(page.getByRole('dialog'), 'Why it should be lifted').fill('The customer has named itself.');
    await page.getByRole('button', { name: 'Send Appeal' }).click();
    await expectToast(page, 'Appeal sent. You are told what comes of it.');
    await expect(page.getByText('Appeal waits')).toBeVisible();
  });

  await test.step('is shown again once another moderator grants the appeal', async () => {
    await moderator.goto(`${place}?tab=moderation`);
    await expect(moderator.getByText('Another moderator answers this one.').first()).toBeVisible();
    await manager.goto(`${place}?tab=moderation`);
    const appealed = manager.getByRole('article').filter({ hasText: 'The customer has named itself.' }).first();
    await appealed.getByRole('button', { name: 'Answer …' }).click();
    await manager.getByRole('radio', { name: /It is lifted/ }).check();
    await field(manager.getByRole('dialog'), 'Your answer').fill('You are right.');
    await manager.getByRole('button', { name: 'Send Answer' }).click();
    await expectToast(manager, 'Appeal granted.');
    await expectMail(page, author.email, 'Your appeal was granted');
    await reader.reload();
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('is managed: people, invitations, settings', async () => {
    for (const tab of ['people', 'settings']) {
      await manager.goto(`${place}?tab=${tab}`);
      await expect(
        manager.getByRole('button', { name: tab === 'people' ? 'Invite Somebody' : 'Save Settings' }),
      ).toBeVisible();
      await expectAccessible(manager, tab);
      await expectFitting(manager, tab);
    }
  });
});

test('what the plan does not include shows the upgrade, and what it does is read and answered', async ({ page }) => {
  await signIn(page, undefined, 'free');
  await page.goto(`${place}?join=innovation-leaders-network`);
  const dialog = page.getByRole('dialog', { name: 'Upgrade Required' });
  await expect(dialog).toContainText('Innovation Leaders Network is for paid members.');
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await page.goto('/communities/open-forum?join=open-forum');
  await page.getByRole('dialog').getByRole('button', { name: 'Join Community' }).click();
  await expectToast(page, 'You belong to Open Forum now.');
  await page.getByRole('button', { name: 'Start Discussion' }).click();
  await expect(dialog).toContainText('Your plan lets you reply in Open Forum, not start discussions.');
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await page.getByRole('link', { name: 'Welcome: how we work here' }).click();
  await field(page, 'Your reply').fill('Good morning.');
  await page.getByRole('button', { name: 'Send Reply' }).click();
  await expectToast(page, 'Reply sent.');
});
