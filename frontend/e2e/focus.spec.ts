import { expect, type Page, test } from '@playwright/test';
import { application, field, publishSolution, signIn, submitProblem } from './support';

/** What has the focus, in words; BODY when it was lost. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element === document.body ? 'BODY' : (element?.textContent ?? '');
  });

test.describe('the focus', () => {
  test('goes to the state that took the place of the button, after Send Request', async ({ page, browser }) => {
    const other = await browser.newPage();
    const { mark } = await signIn(other);
    await publishSolution(other, { title: `Probes ${mark}` });
    await other.close();

    await signIn(page);
    await page.goto(`/solutions?search=${mark}`);
    await page.getByRole('button', { name: 'Connect & Collaborate' }).press('Enter');
    await field(page.getByRole('dialog'), 'Note').fill('Let us talk.');
    await page.getByRole('button', { name: 'Send Request' }).press('Enter');
    await expect(page.getByText('Connection requested')).toBeFocused();
  });

  test('stays at the request after Withdraw, which asks first and says what follows', async ({ page, browser }) => {
    const other = await browser.newPage();
    const { mark, organization } = await signIn(other);
    await publishSolution(other, { title: `Probes ${mark}` });
    await other.close();

    await signIn(page);
    await page.goto(`/solutions?search=${mark}`);
    await page.getByRole('button', { name: 'Connect & Collaborate' }).click();
    await field(page.getByRole('dialog'), 'Note').fill('Let us talk.');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.goto('/');
    const withdraw = page.getByRole('button', { name: 'Withdraw' });
    await withdraw.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Withdraw connection request' });
    await expect(dialog).toContainText(`${organization} can no longer accept it.`);
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(withdraw).toBeFocused();

    await withdraw.press('Enter');
    await dialog.getByRole('button', { name: 'Withdraw Request' }).press('Enter');
    await expect(withdraw).toBeHidden();
    await expect.poll(() => focused(page)).toContain('Withdrawn');
  });

  test('stays at the proposal after it is withdrawn', async ({ page }) => {
    const { mark } = await signIn(page);
    const id = await submitProblem(page, { title: `Leaks ${mark}` });
    await publishSolution(page, { title: `Probes ${mark}`, problemId: id });
    await page.goto(`/problems/${id}?tab=proposals`);
    const withdraw = page.getByRole('button', { name: 'Withdraw' });
    await withdraw.press('Enter');
    await page.getByRole('button', { name: 'Withdraw Proposal' }).press('Enter');
    await expect(withdraw).toBeHidden();
    await expect.poll(() => focused(page)).toContain('Withdrawn');
  });

  test('goes to the page’s title after a dialog that was opened by its address', async ({ page }) => {
    await signIn(page);
    await page.goto('/problems?submit=1');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('stays where the list goes on, after the last Show more', async ({ page }) => {
    const { mark } = await signIn(page, application(), 'enterprise');
    for (let n = 0; n < 21; n += 1) await submitProblem(page, { title: `Leak ${n} ${mark}` });
    await page.goto(`/problems?search=${mark}`);
    const more = page.getByRole('button', { name: 'Show more' });
    await more.press('Enter');
    await expect(more).toBeHidden();
    await expect.poll(() => focused(page)).toContain('Showing 21 of 21');
  });
});
