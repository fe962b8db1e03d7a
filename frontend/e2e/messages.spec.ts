import { expect, type Page, test } from '@playwright/test';
import { application, expectToast, ownOrganization, signIn } from './support';

/** The two are connected: one asks, the other accepts. */
async function connect(one: Page, other: Page) {
  const data = { organizationId: await ownOrganization(other), note: 'Let us talk.' };
  const { id } = await (await one.request.post('/api/connections', { data })).json();
  const accepted = await other.request.post(`/api/connections/${id}/accept`);
  expect(accepted.ok(), await accepted.text()).toBe(true);
}

const write = async (page: Page, text: string) => {
  const area = page.getByRole('textbox', { name: /Your message/ });
  await area.fill(text);
  await area.press('Control+Enter');
};

test('two people of connected organizations write to each other, live, and with one of them offline', async ({
  browser,
  page,
}) => {
  await signIn(page, application(), 'enterprise');
  const context = await browser.newContext();
  const other = await context.newPage();
  const { organization } = await signIn(other, application(), 'free');
  await connect(page, other);

  await test.step('begins at the connection', async () => {
    await page.goto('/connections');
    await page.getByRole('main').getByRole('link', { name: 'Message', exact: true }).click();
    await expect(page.getByLabel(/^Organization/)).toContainText(organization);
    await page.getByRole('checkbox', { name: /Alex Kimani/ }).check();
    await write(page, 'Shall we **meet**? <img src=x onerror=alert(1)>');
    await expect(page.getByRole('log')).toContainText('<img src=x onerror=alert(1)>');
  });

  await test.step('is there for the other, who has no plan for it and answers', async () => {
    await other.goto('/messages');
    await other.getByRole('link', { name: /Alex Kimani/ }).click();
    await expect(other.getByRole('log').getByText('meet').first()).toHaveText('meet');
    await write(other, 'On Monday.');
    await expect(other.getByRole('log')).toContainText('On Monday.');
  });

  await test.step('arrives live, with a read mark and that somebody is writing', async () => {
    await expect(page.getByRole('log')).toContainText('On Monday.');
    await expect(other.getByText('Read by Alex Kimani')).toBeVisible();
    await page.getByRole('textbox', { name: /Your message/ }).pressSequentially('At ten');
    await expect(other.getByText('Alex Kimani is writing…')).toBeVisible();
    await page.getByRole('textbox', { name: /Your message/ }).press('Control+Enter');
    await expect(other.getByRole('log')).toContainText('At ten');
  });

  await test.step('has the field and its button in view, whatever was written', async () => {
    const before = page.viewportSize();
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.reload();
      await expect(page.getByRole('textbox', { name: /Your message/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('log').getByText('At ten')).toBeInViewport();
    }
    if (before) await page.setViewportSize(before);
  });

  await test.step('waits while there is no connection, and is sent once', async () => {
    await context.setOffline(true);
    await write(other, 'Ten it is.');
    await expect(other.getByText(/Waits for a connection/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('log')).toContainText('Ten it is.');
    await expect(other.getByText(/Waits for a connection|Sending/)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('log').getByText('Ten it is.')).toHaveCount(1);
  });

  await test.step('is sent from whichever page its writer has gone on to', async () => {
    await context.setOffline(true);
    await write(other, 'Bring the figures.');
    await expect(other.getByText(/Waits for a connection/)).toBeVisible();
    await other.getByRole('link', { name: 'Home' }).click();
    await context.setOffline(false);
    await expect(page.getByRole('log')).toContainText('Bring the figures.');
    await other.goBack();
    await expect(other.getByRole('log').getByText('Bring the figures.')).toHaveCount(1);
  });

  await test.step('ends for who is blocked, until it is taken back', async () => {
    await other.getByRole('button', { name: 'Block' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await expectToast(other, 'Alex Kimani cannot write to you any more.');
    await expect(other.getByText('You take no messages from somebody in this conversation')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Somebody in this conversation takes no messages from you.')).toBeVisible();
    await other.getByRole('link', { name: 'Change That' }).click();
    await other.getByRole('button', { name: 'Take messages of Alex Kimani again' }).click();
    await expect(other.getByText('Nobody Is Blocked')).toBeVisible();
  });

  await test.step('cannot be begun without a plan', async () => {
    await other.goto('/messages/new');
    await expect(other.getByRole('dialog', { name: 'Upgrade Required' })).toContainText('direct messages');
  });
  await context.close();
});
