import { expect, test } from '@playwright/test';
import { expectAccessible, expectFitting, publishSolution, signIn, submitProblem } from './support';

test('a search is saved, told of, opened, renamed and deleted', async ({ page }) => {
  const { mark } = await signIn(page);
  await submitProblem(page, { title: `Leaks ${mark}` });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/problems?search=${mark}&sort=newest`);
  const saved = page.getByRole('navigation', { name: 'Saved searches' });
  await saved.getByRole('button', { name: 'Save this search' }).click();
  await page.keyboard.type(`Leaks of ${mark} that have a long name, since people say what they look for`);
  await page.keyboard.press('Enter');
  const mails = saved.getByRole('combobox', { name: /^Mails about/ });
  await mails.selectOption('Mail every day');
  await expectFitting(page, 'a saved search at 390 px');
  await expectAccessible(page, 'a saved search');

  await page.goto('/problems');
  await saved.getByRole('link', { name: /^Leaks of/ }).click();
  await expect(page).toHaveURL(`/problems?search=${mark}&sort=newest`);
  await expect(mails).toHaveValue('daily');
  await expect(page.getByRole('heading', { name: `Leaks ${mark}` })).toBeVisible();

  await saved.getByRole('link', { name: 'Saved searches' }).click();
  await expect(page.getByText(`“${mark}”`, { exact: true })).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFitting(page, `the saved searches at ${width} px`);
    await expectAccessible(page, `the saved searches at ${width} px`);
  }
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('dialog').getByLabel(/^Name/).fill('Leaks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Leaks', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete “Leaks”' }).click();
  await page.getByRole('button', { name: 'Delete Search' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
});

test('a problem and a solution are watched, found again by the menu, and not watched any more', async ({ page }) => {
  const { mark } = await signIn(page);
  const problem = await submitProblem(page, { title: `Leaks ${mark}` });
  const solution = await publishSolution(page, { title: `Probes ${mark}` });
  for (const path of [`/problems/${problem}`, `/solutions/${solution}`]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Watching' })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Watching' })).toBeVisible();
  }
  await page.goto('/problems');
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('checkbox', { name: 'Watched by me 1' }).check();
  await panel.getByRole('button', { name: 'Show 1 problem' }).click();
  await expect(page).toHaveURL('/problems?watched=true');
  await expect(page.getByRole('heading', { name: `Leaks ${mark}` })).toBeVisible();
  await page.goto('/solutions?watched=true');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([`Probes ${mark}`]);

  await page.getByRole('button', { name: /, account$/ }).click();
  await page.getByRole('menuitem', { name: 'Watched' }).click();
  const watched = page.getByRole('list', { name: 'What you watch' });
  await expect(watched.getByRole('link')).toHaveText([`Probes ${mark}`, `Leaks ${mark}`]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFitting(page, `what is watched at ${width} px`);
    await expectAccessible(page, `what is watched at ${width} px`);
  }
  await page.getByRole('checkbox', { name: /^Mail me/ }).uncheck();
  await expect(page.getByText('No mail says what changes.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Stop watching “Leaks ${mark}”` }).click();
  await expect(watched.getByRole('link')).toHaveText([`Probes ${mark}`]);
  await page.reload();
  await expect(watched.getByRole('link')).toHaveText([`Probes ${mark}`]);
  await expect(page.getByRole('checkbox', { name: /^Mail me/ })).not.toBeChecked();
});
