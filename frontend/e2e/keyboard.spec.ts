import { expect, type Locator, type Page, test } from '@playwright/test';
import { activationLink, application, field, password, register, tabTo, wordsOfItsOwn } from './support';

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** A native list opens and chooses by the first letters. */
async function choose(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Within a group of radio buttons the arrows move and choose. */
async function chooseRadio(page: Page, group: Locator, target: Locator): Promise<void> {
  const radios = group.getByRole('radio');
  const chosen = group.locator('input:checked');
  await tabTo(page, (await chosen.count()) > 0 ? chosen : radios.first());
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 10 && !(await target.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
    // A person looks where the choice has gone before pressing again.
    await page.waitForTimeout(150);
  }
  await expect(target).toBeChecked();
}

test('the main job can be done with the keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const form = application();
  const mark = form.organization.split(' ').at(-1) as string;

  await page.goto('/membership');
  await chooseRadio(
    page,
    page.getByRole('group', { name: /plan/i }),
    page.getByRole('radio', { name: /Ecosystem Enablers/ }),
  );
  const types = page.getByRole('group', { name: 'Organization type' });
  await chooseRadio(page, types, page.getByRole('radio', { name: /Corporation/ }));
  for (const label of ['Organization name', 'Website', 'Organization LinkedIn page'] as const)
    await type(page, field(page, label), form.fields[label]);
  await choose(page, field(page, 'Organization size'), '11');
  await choose(page, field(page, 'Industry'), 'Tech');
  await type(page, field(page, 'Description'), form.fields.Description);
  for (const label of ['Contact name', 'Role', 'Email', 'Phone', 'Contact LinkedIn'] as const)
    await type(page, field(page, label), form.fields[label]);
  await press(page, page.getByRole('checkbox', { name: 'AgriTech' }), 'Space');
  await press(page, page.getByRole('checkbox', { name: /Terms of Service/ }), 'Space');
  await press(page, page.getByRole('button', { name: 'Start Membership' }));
  await expect(page).toHaveURL(/\/registration-success/);

  await page.goto(await activationLink(page, form.email));
  await type(page, field(page, 'New password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alex');

  await press(page, page.getByRole('link', { name: 'Problems', exact: true }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Industry Problems' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Submit Problem' }));
  const dialog = page.getByRole('dialog');
  await type(page, field(dialog, 'Title'), `Cold rooms without power ${mark}`);
  await type(page, field(dialog, 'Description'), `A third of it spoils. ${wordsOfItsOwn()}`);
  await type(page, dialog.getByLabel(/^Tags/), 'cooling');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('cooling')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Submit Problem' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit Problem' })).toBeFocused();

  await type(page, field(page, 'Search problems'), mark);
  await expect(page.getByRole('article')).toHaveCount(1);
  await press(page, page.getByRole('article').getByRole('button', { name: 'Propose Solution' }));
  await type(page, field(dialog, 'Title'), `Ice at night ${mark}`);
  await type(page, field(dialog, 'Description'), 'Freezes water when power is cheap.');
  await press(page, dialog.getByRole('button', { name: /Submit Solution|Propose Solution/ }));
  await expect(dialog).toBeHidden();

  await press(page, page.getByRole('link', { name: 'Solutions', exact: true }).first());
  await type(page, field(page, 'Search solutions'), mark);
  await expect(page.getByRole('article')).toHaveCount(1);
  await press(page, page.getByRole('article').getByRole('link', { name: 'View Details' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ice at night ${mark}`);
});

test('a dialog keeps the focus, and Escape gives it back', async ({ page }) => {
  const { token } = await register(page, application(), 'free');
  await page.goto(`/registration-success?token=${token}`);
  const opener = page.getByRole('button', { name: 'Change the address' });
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Change the address' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
