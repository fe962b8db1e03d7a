import { expect, test } from '@playwright/test';
import {
  expectAccessible,
  expectToast,
  field,
  mailsTo,
  publishSolution,
  signIn,
  signInAdmin,
  submitProblem,
} from './support';

test('a super admin starts a project for an organization, and finds it on the board', async ({ page, browser }) => {
  const pageOf = async () => (await browser.newContext()).newPage();
  const [lead, other] = [await pageOf(), await pageOf()];
  const { organization, mark, email } = await signIn(lead);
  await signIn(other);
  await submitProblem(lead, { title: `Leaks ${mark}` });
  await publishSolution(other, { title: `Probes ${mark}` });
  await signInAdmin(page);

  await test.step('of a problem of that organization and a solution of others', async () => {
    await page.goto('/admin/lifecycle');
    await page.getByRole('link', { name: 'New Project' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'New Project' })).toBeVisible();
    await page.getByRole('button', { name: 'Start Project' }).click();
    await expect(page.getByRole('alert')).toContainText('Choose an organization');
    await field(page, 'Lead organization').fill(mark);
    await page.getByRole('button', { name: new RegExp(organization) }).click();
    await field(page, 'Lead person').selectOption({ label: 'Alex Kimani' });
    for (const [noun, title] of [
      ['Problem', `Leaks ${mark}`],
      ['Solution', `Probes ${mark}`],
    ] as const) {
      await field(page, noun).fill(mark);
      await page
        .getByRole('list', { name: `${noun}s found` })
        .getByRole('button', { name: title })
        .click();
    }
    await field(page, 'Name').fill(`Quiet mains ${mark}`);
    await field(page, 'Description').fill('Fewer leaks.');
    await expectAccessible(page, 'a project started for others');
    await page.getByRole('button', { name: 'Start Project' }).click();
    await expectToast(page, `Project started. ${organization} is told.`);
  });

  await test.step('where it stands first in planning', async () => {
    const panel = page.getByRole('dialog', { name: `Quiet mains ${mark}` });
    await expect(panel).toContainText(organization);
    await expectAccessible(page, 'a project beside the board');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^In Review/ }).click();
    await expect(page).toHaveURL(/phase=planning/);
    await expect(page.getByRole('region', { name: 'Planning' })).toContainText(`Quiet mains ${mark}`);
    await expect(page.getByRole('region', { name: 'Pilot' })).toHaveCount(0);
  });

  await expect
    .poll(async () => (await mailsTo(page, email)).map(({ subject }) => subject))
    .toContain(`“Quiet mains ${mark}” is in your hands`);
});
