import { expect, test } from '@playwright/test';
import { expectAccessible, expectFitting, expectToast, field, signInAdmin } from './support';

/** It is not published: every member of the other journeys would be told. */
test('a super admin writes the next version of the Privacy Policy by keyboard and mouse, and gives it up', async ({
  page,
}) => {
  await signInAdmin(page);
  const next = page.getByRole('region', { name: /^Version \d+$/ });
  const mark = 'What nobody has promised before.';

  await test.step('what could not be shown is refused, and stays in the field', async () => {
    await page.goto('/admin/settings/documents?document=privacy');
    await next.getByRole('button', { name: /^Write Version \d+$/ }).click();
    const text = field(page, 'Text');
    const newest = await text.inputValue();
    expect(newest).toContain('## Who is responsible');
    await text.fill(`${newest}\n\n## A new part\n\n{{shoeSize}}`);
    await next.getByRole('button', { name: 'Save Draft' }).click();
    await expect(next.getByText('Nobody knows {{shoeSize}}').first()).toBeVisible();
    await expect(text).toHaveValue(/\{\{shoeSize\}\}$/);
    await expectAccessible(page, 'the editor of a draft');
    await expectFitting(page, 'the editor of a draft');
    await text.fill(`${newest}\n\n## A new part\n\n${mark}`);
    await field(page, 'What it changes').fill('A part more.');
  });

  await test.step('it is read, and compared with the newest', async () => {
    await next.getByRole('tab', { name: 'How it reads' }).click();
    await expect(next.getByRole('heading', { name: 'A new part' })).toBeVisible();
    await expect(next.getByText(mark)).toBeVisible();
    await expectAccessible(page, 'the draft as it reads');
    await expectFitting(page, 'the draft as it reads');
    await page.keyboard.press('Tab');
    await next.getByRole('tab', { name: 'How it reads' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(next.getByText('0 removed')).toBeVisible();
  });

  await test.step('what follows of publishing is said first, and Escape leaves it', async () => {
    await next.getByRole('button', { name: 'Publish...' }).click();
    const dialog = page.getByRole('dialog', { name: /^Publish version \d+$/ });
    await expect(dialog.getByText('All members are told by mail')).toBeVisible();
    await expect(dialog.getByText('A part more.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(next.getByRole('button', { name: 'Publish...' })).toBeFocused();
  });

  await test.step('a reload finds the draft as it was saved, and it can be given up', async () => {
    await page.reload();
    await expect(field(page, 'Text')).toHaveValue(new RegExp(`${mark}$`));
    await next.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expectToast(page, 'Draft discarded');
    await expect(next.getByRole('button', { name: /^Write Version \d+$/ })).toBeVisible();
  });

  await test.step('who has agreed to a version is listed and found', async () => {
    await page.goto('/admin/settings/agreements');
    await field(page, 'State').selectOption('told');
    await expect(page.getByText('Nobody fits these filters.')).toBeVisible();
    await expectAccessible(page, 'the list of agreements');
    await page.goto('/admin/audit?subject=legal-document:privacy');
    await expect(page.getByText('Legal draft: discarded').first()).toBeVisible();
  });
});
