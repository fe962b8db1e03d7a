import { expect, type Page, test } from '@playwright/test';
import {
  activationLink,
  application,
  expectToast,
  field,
  mailOrigin,
  needsMail,
  password,
  register,
  wordsOfItsOwn,
} from './support';

// As most people have it; the other journeys look at a page that stands.
test.use({ reducedMotion: 'no-preference' });

/** The link in the welcome mail, as a person finds it on the page of caught mail. */
async function linkInMailbox(page: Page, address: string): Promise<string> {
  await page.getByRole('link', { name: 'Open the mailbox' }).click();
  await page.getByRole('button', { name: new RegExp(address) }).click();
  const mail = page.frameLocator('iframe');
  const memberId = mail.getByText(/GIA-\d{6}/).filter({ visible: true });
  await expect(memberId.first()).toBeVisible();
  const link = mail.getByRole('link', { name: /password|activate/i }).first();
  return (await link.getAttribute('href')) as string;
}

test('an organization joins, signs in, submits a problem, proposes a solution and finds both', async ({ page }) => {
  await needsMail(page);
  const form = application();
  const mark = form.organization.split(' ').at(-1) as string;

  await test.step('from the landing page to the plan that was chosen there', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start as an Innovator' }).click();
    await expect(page).toHaveURL(/\/membership\?tier=innovators/);
    await expect(page.getByRole('radio', { name: /Innovators & Solution Providers/ })).toBeChecked();
  });

  await test.step('registers', async () => {
    await page.getByRole('radio', { name: /Startup & Investor/ }).check();
    await page.getByRole('radio', { name: 'Startup', exact: true }).check();
    for (const [label, value] of Object.entries(form.fields)) await field(page, label).fill(value);
    for (const [label, value] of Object.entries(form.choices)) await field(page, label).selectOption(value);
    await page.getByRole('checkbox', { name: 'AI & Data Science' }).check();
    await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
    await page.getByRole('button', { name: 'Start Membership' }).click();
    await expectToast(page, 'Application Submitted!');
    await expect(page).toHaveURL(/\/registration-success\?.*tier=innovators/);
    await expect(page.getByText(/GIA-\d{6}/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: `Open the mail sent to ${form.email}` })).toBeVisible();
    await expect(page.getByRole('link', { name: /Problems|Dashboard|Sign in/i })).toHaveCount(0);
  });

  await test.step('reads the welcome mail and sets a password', async () => {
    const find = mailOrigin ? activationLink : linkInMailbox;
    await page.goto(await find(page, form.email));
    await field(page, 'New password').fill(password);
    await page.getByRole('button', { name: /set|activate/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alex');
  });

  await test.step('signs out and in again', async () => {
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/problems');
    await expect(page.getByText('You are logged out. Logging in again...').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login\?return=%2Fproblems/);
    await field(page, 'Email').fill(form.email);
    await field(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/problems$/);
  });

  await test.step('submits a problem', async () => {
    await page.getByRole('button', { name: 'Submit Problem' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Submit Problem' }).click();
    await expect(dialog.getByText('Title is required').first()).toBeVisible();
    await expect(dialog.getByText('Description is required').first()).toBeVisible();
    await field(dialog, 'Title').fill(`Hidden leaks in water mains ${mark}`);
    await field(dialog, 'Description').fill(`A third is lost. ${wordsOfItsOwn()}`);
    await field(dialog, 'Category').selectOption('environment');
    await field(dialog, 'Urgency').selectOption('high');
    await field(dialog, 'Estimated value').fill('$50M');
    await expect(dialog.getByText(/50,000,000|50\.0/).first()).toBeVisible();
    await dialog.getByLabel(/^Tags/).fill('water');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await dialog.getByLabel(/^Tags/).fill('typed and not added');
    await dialog.getByRole('button', { name: 'Submit Problem' }).click();
    await expectToast(page, 'Problem submitted successfully!');
    await expect(dialog).toBeHidden();
  });

  await test.step('finds it by search and proposes a solution to it', async () => {
    await field(page, 'Search problems').fill(`leaks ${mark}`);
    const card = page.getByRole('article').filter({ hasText: mark });
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card).toContainText('$50.0M');
    await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'water',
      'typed and not added',
    ]);
    await card
      .getByRole('button', { name: 'Propose Solution' })
      .or(card.getByRole('link', { name: 'Propose Solution' }))
      .click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Title').fill(`Acoustic probes ${mark}`);
    await field(dialog, 'Description').fill('Probes that drift through the main and listen.');
    await field(dialog, 'Technology type').selectOption('robotics');
    await field(dialog, 'Technology readiness level').selectOption('7');
    await dialog.getByRole('button', { name: /Submit Solution|Propose Solution/ }).click();
    await expectToast(page, 'Solution submitted successfully!');
  });

  await test.step('finds the solution by search, and its page', async () => {
    await page.goto('/solutions');
    await field(page, 'Search solutions').fill(`acoustic ${mark}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    const card = page.getByRole('article').first();
    await expect(card).toContainText('7/9');
    await card.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Acoustic probes ${mark}`);
  });
});

test('a mistyped address is changed, and the page says when the link mailed there was used', async ({
  page,
  context,
}) => {
  await needsMail(page);
  const mistyped = application();
  const { email } = application();
  const { token } = await register(page, mistyped, 'free');

  await page.goto(`/registration-success?token=${token}`);
  await page.getByRole('button', { name: 'Change the address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the address' });
  await field(dialog, 'Email').fill('nobody');
  await dialog.getByRole('button', { name: 'Change and send' }).click();
  await expect(field(dialog, 'Email')).toHaveAccessibleDescription('Please enter email address');
  await field(dialog, 'Email').fill(email);
  await dialog.getByRole('button', { name: 'Change and send' }).click();
  await expect(page.getByText('Address Changed').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: `Open the mail sent to ${email}` })).toBeVisible();

  const elsewhere = await context.newPage();
  await elsewhere.goto(await activationLink(page, mistyped.email));
  await expect(elsewhere.getByRole('heading', { name: 'This activation link does not work any more' })).toBeVisible();
  await elsewhere.goto(await activationLink(page, email));
  await field(elsewhere, 'New password').fill(password);
  await elsewhere.getByRole('button', { name: /set password/i }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('Alex');
  await elsewhere.close();

  await expect(page.getByRole('heading', { name: `Your account is active: ${email}` })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('link', { name: 'Browse Problems Read-only' })).toHaveAttribute('href', '/problems');
  await page.getByRole('link', { name: 'Go to your home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alex');
});
