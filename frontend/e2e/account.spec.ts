import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { fromBuffer } from 'yauzl';
import { application, expectToast, field, mailsTo, password, signIn, textOfMail } from './support';

/** A PNG of one pixel. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Where the newest mail to an address leads, once it has such a link, and another than the former. */
async function linkTo(page: Page, address: string, path: RegExp, former = ''): Promise<string> {
  let link = '';
  await expect(async () => {
    const text = await textOfMail(page, (await mailsTo(page, address))[0]?.id);
    link = path.exec(text)?.[0] ?? '';
    expect(['', former]).not.toContain(link);
  }).toPass();
  return link;
}

const namesIn = (archive: Buffer) =>
  new Promise<string[]>((resolve, reject) =>
    fromBuffer(archive, (error, zip) => {
      const names: string[] = [];
      if (!zip) return reject(error);
      zip.on('entry', ({ fileName }) => names.push(fileName)).on('end', () => resolve(names));
    }),
  );

test('a person says who they are, changes their address, takes their data along, leaves and comes back', async ({
  browser,
  page,
}) => {
  const { email, organization } = await signIn(page);

  await test.step('says what they do, with a picture', async () => {
    await page.goto('/profile');
    await field(page, 'Headline').fill('Head of Pumps');
    await field(page, 'Time zone').selectOption('Africa/Nairobi');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Profile saved.');
    await page.getByLabel('Picture', { exact: true }).setInputFiles(picture);
    await expectToast(page, 'Picture saved.');
    await expect(page.locator('main img[src^="/api/faces/"]')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Headline')).toHaveValue('Head of Pumps');
    await page.getByRole('tab', { name: /^Organizations/ }).click();
    await expect(page.getByRole('heading', { name: organization })).toBeVisible();
    await expect(page.getByRole('link', { name: `Manage ${organization}` })).toBeVisible();
  });

  const ask = async (address: string) => {
    await page.goto('/profile/account');
    await page.getByRole('button', { name: 'Change Address' }).click();
    await field(page, 'New address').fill(address);
    await page.getByRole('button', { name: 'Send Links' }).click();
    await expectToast(page, 'A link is on its way to both inboxes.');
  };
  const next = application().email;
  const confirmation = /http\S+\/confirm-email\?inbox=\w+&token=[\w-]+/;

  let fromNew = '';
  let fromOld = '';
  await test.step('wants another address, which the present inbox refuses', async () => {
    await ask(next);
    fromNew = await linkTo(page, next, confirmation);
    fromOld = await linkTo(page, email, confirmation);
    await page.goto(fromOld);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('heading', { name: 'The address stays as it is' })).toBeFocused();
    await page.goto(fromNew);
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  });

  await test.step('has it once both inboxes have agreed', async () => {
    await ask(next);
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(await linkTo(page, next, confirmation, fromNew));
    await elsewhere.getByRole('button', { name: 'Confirm' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'This inbox has agreed' })).toBeVisible();
    await page.goto(await linkTo(page, email, confirmation, fromOld));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'The address has changed' })).toBeVisible();
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByText(next, { exact: true })).toBeVisible();
    const form = (address: string) => ({ data: { email: address, password } });
    expect((await elsewhere.request.post('/api/login', form(email))).status()).toBe(401);
    expect((await elsewhere.request.post('/api/login', form(next))).status()).toBe(200);
  });

  const archived = async () => {
    await page.getByRole('button', { name: /Export My Data|Make a New Archive/ }).click();
    await linkTo(page, next, /http\S+\/profile\/account/);
    await page.goto('/profile/account');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Archive' }).click();
    return readFile(await (await download).path());
  };
  await test.step('takes their data along', async () => {
    expect(await namesIn(await archived())).toEqual(
      expect.arrayContaining(['account.json', 'organizations.json', 'activity.json', 'picture.webp', 'README.txt']),
    );
  });

  await test.step('leaves, and comes back', async () => {
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('dialog')).toContainText(organization);
    await field(page.getByRole('dialog'), 'Your e-mail address').fill(next);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account will be erased' })).toBeVisible();
    await page.goto('/problems');
    await expect(page.getByRole('heading', { name: 'Your account will be erased' })).toBeVisible();
    expect((await page.request.get('/api/problems')).status()).toBe(403);
    await page.getByRole('button', { name: 'Keep My Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Problems' })).toBeVisible();
  });
});
