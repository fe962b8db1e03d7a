import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import {
  type Application,
  application,
  mailOrigin,
  mailsTo,
  newWord,
  ownOrganization,
  password,
  register,
  signIn,
  textOfMail,
} from './support';

const word = (mark: string) => mark.padEnd(200, 'wordwithoutend');

/** Everything that a person may write as long as it may be, and without a blank. */
function endlessApplication(): Application {
  const form = application();
  const mark = form.organization.split(' ').at(-1) as string;
  const email = `${mark.padEnd(60, 'x')}@${'y'.repeat(60)}.example`;
  const fields = { 'Contact name': word(mark), Role: word(mark), Description: word(mark), Email: email };
  return { ...form, organization: word(mark), email, fields: { ...form.fields, ...fields } };
}

const everyMail = [
  /^Welcome to the Global Innovation Alliance/,
  /bring your solution to the test/,
  /your ecosystem is waiting/,
  /your alliance partnership begins/,
  /^Set your password/,
  /^Is .+ yours\?$/,
  /^Reset your password/,
  /^Your password was changed/,
  /^A solution for/,
  /^Your proposal for/,
  /^A proposal for .* was amended$/,
  /wants to connect$/,
  /your request to connect$/,
];

/** Neither the page nor a part of it that scrolls up and down can be scrolled sideways. */
async function expectNothingWider(page: Page, what: string) {
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *')]
      .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0)
      .filter(
        (element) => element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
      )
      .map((element) => `${element.tagName} ${element.className}: ${element.scrollWidth} > ${element.clientWidth}`),
  );
  expect.soft(wider, what).toEqual([]);
}

const ok = async (answer: ReturnType<APIRequestContext['post']>) => {
  const response = await answer;
  expect(response.ok(), `${response.url()} ${await response.text()}`).toBe(true);
  return response.text().then((text) => (text ? JSON.parse(text) : undefined));
};

test('a word of two hundred letters widens no page, no dialog and no mail', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const mark = newWord();
  const texts = { title: word(mark), description: word(mark), tags: [mark.padEnd(50, 't')] };
  const people = [endlessApplication(), endlessApplication(), endlessApplication(), endlessApplication()] as const;
  const [mine, theirs, forgetful, newcomer] = people;
  const addresses = people.map(({ email }) => email);
  const open = async () => (await browser.newContext()).newPage();
  const [solver, other] = [await open(), await open()];

  await signIn(page, mine, 'innovators');
  await register(solver, { ...theirs, organization: word(`${mark}again`) }, 'enablers');
  await signIn(solver, theirs, 'enablers');
  await signIn(other, forgetful, 'enterprise');
  const { token } = await register(page, newcomer, 'free');

  const problem = await ok(page.request.post('/api/problems', { data: { ...texts, estimatedValue: '$50M' } }));
  const offered = await ok(page.request.post('/api/solutions', { data: { ...texts, publish: true } }));
  await ok(solver.request.post('/api/solutions', { data: { ...texts, problemId: problem.id, note: word(mark) } }));
  const [proposal] = await (await page.request.get(`/api/problems/${problem.id}/proposals`)).json();
  const amendment = { note: word(`${mark}amended`), version: 1 };
  await ok(solver.request.patch(`/api/proposals/${proposal.id}`, { data: amendment }));
  const data = { feedback: word(mark), strengths: [word(mark)], improvements: [word(mark)] };
  await ok(page.request.post(`/api/proposals/${proposal.id}/accept`, { data }));
  await ok(solver.request.put(`/api/proposals/${proposal.id}/helpful`, { data: { helpful: true, note: word(mark) } }));
  const organizationId = await ownOrganization(page);
  await ok(solver.request.post('/api/connections', { data: { organizationId, note: word(mark) } }));
  const request = await ok(other.request.post('/api/connections', { data: { organizationId, note: word(mark) } }));
  await ok(page.request.post(`/api/connections/${request.id}/decline`, { data: { reason: word(mark) } }));
  for (const { email } of [newcomer, forgetful])
    await ok(page.request.post('/api/auth/forgot-password', { data: { email } }));

  const written = async () => (await Promise.all(addresses.map((address) => mailsTo(page, address)))).flat();
  const resetLink = async () => {
    const message = (await written()).find(({ subject }) => subject === 'Reset your password');
    return /reset-password\?token=([\w-]+)/.exec(message ? await textOfMail(page, message.id) : '')?.[1];
  };
  await expect.poll(resetLink).toBeTruthy();
  await ok(other.request.post('/api/auth/reset-password', { data: { token: await resetLink(), password } }));

  for (const width of [390, 600]) {
    for (const tab of [page, solver]) await tab.setViewportSize({ width, height: 900 });
    const visit = async (path: string, tab = page) => {
      await tab.goto(path);
      await expect(tab.locator('h1').first()).toBeVisible();
      await tab.waitForLoadState('networkidle');
      await expectNothingWider(tab, `${path} at ${width} px`);
    };
    for (const path of ['/', '/problems', `/problems/${problem.id}`, '/solutions', `/solutions/${offered.id}`])
      await test.step(`${path} at ${width} px`, () => visit(path));

    await test.step(`proposals at ${width} px`, async () => {
      await visit('/proposals', solver);
      await solver.getByRole('button', { name: 'Earlier versions' }).click();
      await expect(solver.getByRole('dialog').getByText(word(mark), { exact: true })).toBeVisible();
      await expectNothingWider(solver, 'versions');
    });

    await test.step(`dialogs at ${width} px`, async () => {
      await visit(`/solutions/${offered.id}`, solver);
      await visit('/solutions?submit=1', solver);
      await expect(solver.getByRole('dialog')).toBeVisible();
      await expectNothingWider(solver, 'submit');
    });

    await test.step(`registration success at ${width} px`, async () => {
      await visit(`/registration-success?token=${token}`);
      await expect(page.getByRole('heading', { name: newcomer.email })).toBeVisible();
    });

    const mails = await written();
    for (const subject of everyMail)
      expect(mails.map((mail) => mail.subject)).toContainEqual(expect.stringMatching(subject));
    for (const { id, subject } of mails) {
      expect([...subject].length).toBeLessThanOrEqual(110);
      await test.step(`${subject} at ${width} px`, () => visit(`${mailOrigin}/api/mailbox/${id}/html`));
    }
    if (!mailOrigin) await visit(`/mailbox?message=${mails[0]?.id}`);
  }
});
