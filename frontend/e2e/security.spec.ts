import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectToast, field, mailsTo, password, signIn } from './support';

const codeOf = (key: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead * 30_000 });

/** The next half minute’s code is taken too, so that a test need not wait for it. */
const next = 1;

async function typePassword(page: Page, email: string) {
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
}

async function typeCode(page: Page, code: string) {
  await field(page, 'Code').fill(code);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const atHome = (page: Page) => expect(page.getByRole('button', { name: /account$/ })).toBeVisible();

test('a member sets up an authenticator app, signs in with it and with a recovery code, and signs others out', async ({
  browser,
  page,
}) => {
  const { email } = await signIn(page);
  let key = '';
  let recovery: string[] = [];

  await test.step('sets it up with the key that the picture shows', async () => {
    await page.goto('/profile/security');
    await page.getByRole('button', { name: 'Set Up an App' }).click();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const dialog = page.getByRole('dialog');
    key = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(await dialog.innerText())?.[0].replaceAll(' ', '') ?? '';
    await field(dialog, 'Code').fill('000000');
    await dialog.getByRole('button', { name: 'Turn On' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The code is not right');
    await field(dialog, 'Code').fill(codeOf(key));
    await dialog.getByRole('button', { name: 'Turn On' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recovery = await codes.allInnerTexts();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I Have Kept Them' }).click();
    await expect(page.getByText('10 are left.')).toBeVisible();
  });

  const other = await (await browser.newContext()).newPage();
  await test.step('is asked for a code in another browser, and a used one is refused', async () => {
    await typePassword(other, email);
    expect((await other.request.get('/api/auth/user')).status()).toBe(401);
    const code = codeOf(key, next);
    await typeCode(other, code);
    await atHome(other);
    const third = await (await browser.newContext()).newPage();
    await typePassword(third, email);
    await typeCode(third, code);
    await expect(third.getByRole('alert')).toContainText('was used already');
    await typeCode(third, recovery[0] as string);
    await atHome(third);
    await third.context().close();
    await expect(async () => {
      const subjects = (await mailsTo(page, email)).map(({ subject }) => subject);
      expect(subjects).toContain('A recovery code was used');
      expect(subjects).toContain('You signed in with a new browser');
    }).toPass();
  });

  await test.step('signs all others out, who notice at once', async () => {
    await page.reload();
    const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect(sessions).toHaveCount(3);
    await page.getByRole('button', { name: 'Sign Out All Others' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out All Others' }).click();
    await expectToast(page, 'All other browsers are signed out.');
    await expect(sessions).toHaveCount(1);
    expect((await other.request.get('/api/auth/user')).status()).toBe(401);
    await other.goto('/profile/security');
    await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });
});

test('a member adds a passkey and signs in with it alone', async ({ browser, page }) => {
  const { email } = await signIn(page);
  const authenticator = async (of: Page) => {
    const cdp = await of.context().newCDPSession(of);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return { cdp, authenticatorId };
  };
  const first = await authenticator(page);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await field(page.getByRole('dialog'), 'Name').fill('Work laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Work laptop');

  const other = await (await browser.newContext()).newPage();
  const second = await authenticator(other);
  const { credentials } = await first.cdp.send('WebAuthn.getCredentials', { authenticatorId: first.authenticatorId });
  for (const credential of credentials)
    await second.cdp.send('WebAuthn.addCredential', { authenticatorId: second.authenticatorId, credential });
  await other.goto('/login?return=/problems');
  await other.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Problem' })).toBeVisible();
  await other.goto('/api/logout');
  await typePassword(other, email);
  await other.getByRole('button', { name: 'Use a passkey' }).click();
  await atHome(other);
  await other.context().close();

  await test.step('and removes it', async () => {
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expectToast(page, 'Work laptop was removed.');
    await expect(page.getByRole('list', { name: 'Passkeys' })).toHaveCount(0);
  });
});
