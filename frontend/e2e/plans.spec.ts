import { expect, test } from '@playwright/test';
import { application, expectAccessible, field, signIn, submitProblem } from './support';

test('a visitor reads what membership costs, by the year and the month, in dollars and naira', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Compare all plans/ }).click();
  await expect(page).toHaveURL('/subscription');
  const innovators = page.getByRole('article').filter({ hasText: 'Innovators & Solution Providers' });
  for (const text of ['$180', '/year', '$15 per month', 'Save $60/year', '2 challenge submissions/year', '1 seat'])
    await expect(innovators.getByText(text, { exact: true })).toBeVisible();
  await expect(innovators.getByText('$399')).toHaveCSS('text-decoration-line', 'line-through');
  await expectAccessible(page, 'plans by the year');

  await page.getByRole('radio', { name: 'Yearly' }).press('ArrowLeft');
  await expect(innovators.getByText('$20', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Save \$/)).toHaveCount(0);
  await field(page, 'Currency').selectOption('NGN');
  await expect(innovators.getByText('₦30,000', { exact: true })).toBeVisible();
  await page.reload();
  await expect(innovators.getByText('₦30,000', { exact: true })).toBeVisible();
  await expectAccessible(page, 'plans by the month');
  await innovators.getByRole('link', { name: /^Subscribe Now/ }).click();
  await expect(page).toHaveURL(/\/checkout\/innovators-monthly\?currency=NGN/);
  await expect(page.getByText(/^You will pay/)).toBeVisible();
});

test('a member on the free plan is told before typing, and finds the plan that allows it', async ({ page }) => {
  const { organization } = await signIn(page, application(), 'free');
  await page.goto('/problems');
  const submit = page.getByRole('button', { name: 'Submit Problem' });
  await submit.click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade Required' });
  await expect(dialog).toContainText(`${organization}’s plan includes no challenge submissions.`);
  await expect(dialog).toContainText('2 challenge submissions/year');
  await expect(dialog).toContainText('$180');
  await expect(dialog.getByRole('link', { name: 'Upgrade Now' })).toBeFocused();
  await expectAccessible(page, 'the upgrade dialog');
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(submit).toBeFocused();
  await submit.press('Enter');
  const way = dialog.getByRole('link', { name: 'Upgrade Now' });
  await expect(way).toBeFocused();
  await way.press('Enter');
  await expect(page).toHaveURL(/\/(subscription|checkout\/innovators-annual)/);
});

test('who loses the last one to a colleague keeps what is typed', async ({ page }) => {
  const { organization, mark } = await signIn(page);
  await submitProblem(page, { title: 'The first of two' });
  await page.goto('/problems?submit=1');
  const form = page.getByRole('dialog', { name: 'Submit Problem' });
  await expect(field(form, 'Title')).toBeFocused();
  await field(form, 'Title').fill(mark);
  await field(form, 'Description').fill(`${mark} ${mark}`);
  await submitProblem(page, { title: 'The second of two' });
  await form.getByRole('button', { name: 'Submit Problem' }).click();
  const upgrade = page.getByRole('dialog', { name: 'Upgrade Required' });
  await expect(upgrade).toContainText(`${organization}’s plan allows no more challenge submissions this year.`);
  await expect(upgrade).toContainText('2 of 2 used');
  await expect(upgrade).toContainText('Ecosystem Enablers');
  await expectAccessible(page, 'the upgrade dialog over the form');
  await page.keyboard.press('Escape');
  await expect(field(form, 'Title')).toHaveValue(mark);
  await page.goto('/problems?submit=1');
  await expect(page.getByRole('dialog', { name: 'Upgrade Required' })).toBeVisible();
});
