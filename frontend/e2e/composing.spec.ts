import { expect, test } from '@playwright/test';
import { application, expectAccessible, expectFitting, expectToast, field, signIn, submitProblem } from './support';

test('a problem is composed, kept as a draft, submitted, edited by two at once, and withdrawn', async ({
  page,
  browser,
}) => {
  const { mark } = await signIn(page);
  const title = `Leaks ${mark}`;

  await test.step('what was typed in the dialog goes on on the page, and is kept', async () => {
    await page.goto('/problems?submit=1');
    const dialog = page.getByRole('dialog', { name: 'Submit Problem' });
    await field(dialog, 'Title').fill(title);
    await field(dialog, 'Description').fill('What leaks between the well and the tap is found too late.');
    await dialog.getByRole('link', { name: 'Go on with a full brief' }).click();
    await expect(field(page, 'Title')).toHaveValue(title);
    await expect(page.getByText(/^Saved as a draft/)).toBeVisible();
    await field(page, 'Decide by').fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
    const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
    await field(page, 'Success criteria').fill('Found to within two metres.');
    await expect(page.getByRole('region', { name: 'How it reads to others' })).toContainText(
      'Found to within two metres.',
    );
    expect((await kept).ok()).toBe(true);
    await page.reload();
    await expect(field(page, 'Success criteria')).toHaveValue('Found to within two metres.');
    const file = { mimeType: 'text/html', buffer: Buffer.from('%PDF-1.7') };
    await page.getByLabel('Files to attach').setInputFiles({ name: 'mains.html', ...file });
    const files = page.getByRole('list', { name: 'Files so far' });
    await expect(files.getByRole('link', { name: 'mains.html.pdf' })).toBeVisible();
    await page.getByLabel('Files to attach').setInputFiles({ name: 'the same.pdf', ...file });
    await expect(files.getByText('attached already, as “mains.html.pdf”')).toBeVisible();
    await expectAccessible(page, 'composing');
    await expectFitting(page, 'composing');
  });

  await test.step('a draft is nobody else’s, and among the drafts', async () => {
    await page.goto('/problems/drafts');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(page, 'drafts');
    const others = await (await browser.newContext()).newPage();
    await signIn(others, application());
    await others.goto(`/problems?search=${mark}`);
    await expect(others.getByText('No Problems Found')).toBeVisible();
    await others.context().close();
  });

  await test.step('is submitted', async () => {
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Submit Problem' }).click();
    await expectToast(page, 'Problem submitted successfully!');
    await expect(page.getByText('Found to within two metres.')).toBeVisible();
    await expect(page.getByText(/^Every proposal is answered by/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'The organization behind it' })).toContainText('No record yet');
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'mains.html.pdf' }).click();
    expect((await saved).suggestedFilename()).toBe('mains.html.pdf');
  });

  await test.step('two edit it at once, and both versions are shown', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await field(page, 'Title').fill(`${title} in old mains`);
    const id = new URL(page.url()).searchParams.get('problem');
    const { revision } = await (await page.request.get(`/api/problems/${id}`)).json();
    const other = { title, description: 'Theirs: a third is lost.', revision };
    expect((await page.request.put(`/api/problems/${id}`, { data: other })).ok()).toBe(true);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const conflict = page.getByRole('alert', { name: /Somebody has changed this problem/ });
    await expect(conflict).toContainText('Theirs: a third is lost.');
    await expect(conflict).toBeFocused();
    await expect(conflict.getByRole('heading')).toBeInViewport();
    await expectAccessible(page, 'two at once');
    await conflict.getByRole('button', { name: 'Keep What I Changed' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('heading', { name: `${title} in old mains` })).toBeVisible();
    await expect(page.getByText('Theirs: a third is lost.')).toBeVisible();
  });

  await test.step('is withdrawn with a reason, which its activity tells', async () => {
    await page.getByRole('button', { name: 'More about this problem' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw Problem' }).click();
    await field(page.getByRole('dialog'), 'Reason').fill('It was sent too soon.');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw Problem' }).click();
    await expect(page.getByText('This problem is withdrawn')).toBeVisible();
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(page.getByText('It was sent too soon.', { exact: true })).toBeVisible();
    await expect(page.getByText('Open → Withdrawn')).toBeVisible();
    await expectAccessible(page, 'activity');
  });
});

test('a problem leads its organization to what is missing in its brief', async ({ page }) => {
  const { mark } = await signIn(page);
  await page.goto(`/problems/${await submitProblem(page, { title: `Leaks ${mark}` })}`);
  await page.getByRole('link', { name: 'Complete the Brief' }).click();
  await expect(page.getByRole('heading', { name: 'Edit problem' })).toBeVisible();
  await page.getByRole('link', { name: 'Success criteria' }).click();
  await expect(field(page, 'Success criteria')).toBeFocused();
});
