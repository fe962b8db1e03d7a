import { expect, test } from '@playwright/test';
import {
  expectAccessible,
  expectToast,
  mailsTo,
  needsMail,
  publishSolution,
  signIn,
  submitProblem,
  textOfMail,
} from './support';

test('somebody is told at once of what happens, reads it, mutes it, and chooses how to be told', async ({
  browser,
  page,
}) => {
  await needsMail(page);
  const { mark, email } = await signIn(page, undefined, 'enterprise');
  const problemId = await submitProblem(page, { title: `Leaks ${mark}` });
  const other = await (await browser.newContext()).newPage();
  await signIn(other, undefined, 'enterprise');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Inbox/ });
  await test.step('by the bell, on a page that is open, in both of their tabs', async () => {
    const beside = await page.context().newPage();
    for (const tab of [page, beside]) {
      await tab.goto('/dashboard');
      await expect(tab.getByRole('banner').getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();
    }
    // One of them listens by now.
    await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(1);
    await publishSolution(other, { title: `Probes ${mark}`, problemId });
    for (const tab of [page, beside])
      await expect(tab.getByRole('banner').getByRole('link', { name: 'Inbox, 1 unread' })).toBeVisible();
    await beside.close();
  });

  await test.step('in the inbox, which they follow to the proposal', async () => {
    await bell.click();
    const line = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem').first();
    await line.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(problemId));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();
  });

  await test.step('among what waits for them', async () => {
    await page.goto('/inbox?tab=work');
    await expect(page.getByRole('link', { name: `Answer a proposal to “Leaks ${mark}”` })).toBeVisible();
  });

  await test.step('until they mute it', async () => {
    await page.getByRole('tab', { name: 'Notifications' }).click();
    await page.getByRole('button', { name: /^Mute/ }).first().click();
    await expectToast(page, 'You hear no more of this.');
  });

  await test.step('and by mail once a day, if they like that better', async () => {
    await page.getByRole('link', { name: 'Notification Settings' }).click();
    await page.getByLabel('Proposals', { exact: true }).selectOption('daily');
    await page.getByLabel('Quiet hours').check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Notification settings saved.');
    await page.reload();
    await expect(page.getByLabel('Proposals', { exact: true })).toHaveValue('daily');
    await expect(page.getByLabel('From')).toHaveValue('22:00');
    await page.getByRole('button', { name: /^Hear again/ }).click();
    await expectToast(page, 'You hear of it again.');
  });

  await test.step('and by mail no more, from the link of one, without being signed in', async () => {
    let link = '';
    await expect(async () => {
      for (const { id } of await mailsTo(page, email))
        link ||=
          /https?:\S+?(\/api\/notifications\/mails\/proposals\/stop\S+)/.exec(await textOfMail(page, id))?.[1] ?? '';
      expect(link).not.toBe('');
    }).toPass({ timeout: 60_000 });
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(link);
    await expectAccessible(visitor, 'the page that stops mails');
    await visitor.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(visitor.getByRole('heading', { name: 'The mails have stopped' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Proposals', { exact: true })).toHaveValue('inbox');
  });
});
