import { expect, type Page, test } from '@playwright/test';
import { startAtAnotherTime } from './moved-clock';
import {
  expectToast,
  mailsTo,
  offerSessions,
  password,
  publishSolution,
  signIn,
  submitProblem,
  textOfMail,
} from './support';

const mailsAbout = async (page: Page, address: string, subject: RegExp) =>
  (await mailsTo(page, address)).filter((mail) => subject.test(mail.subject));

test('a session is booked by two clocks, of which one changes in the night before', async ({ browser }) => {
  // A Monday. New York’s clocks have gone forward eight days ago, Berlin’s will on the Sunday to come.
  const product = await startAtAnotherTime('2027-03-22T10:00:00Z');
  const mentor = await product.open(browser, { timezoneId: 'Europe/Berlin' });
  const member = await product.open(browser, { timezoneId: 'America/New_York', locale: 'en-GB' });
  const { email: mentorEmail } = await signIn(mentor, undefined, 'enterprise');
  const { email: memberEmail } = await signIn(member);
  const mentorId = await offerSessions(mentor);

  await test.step('shows nine in Berlin as four in New York before that night', async () => {
    await member.goto(`/mentors/${mentorId}`);
    const times = member.getByRole('list', { name: /^Free times/ });
    await expect(times.getByRole('button', { name: /^Fri.* 26 Mar.*04:00.*09:00 in Berlin/ })).toBeVisible();
  });

  await test.step('and as three after it, which is booked', async () => {
    await member.getByRole('button', { name: 'Week after' }).click();
    const times = member.getByRole('list', { name: /^Free times/ });
    await times.getByRole('button', { name: /^Mon.* 29 Mar.*03:00.*09:00 in Berlin/ }).click();
    await member.getByLabel(/^What do you want/).fill('How a pilot is set up.');
    await member.getByRole('button', { name: 'Book Session' }).click();
    await expect(member.getByText(/29 Mar.*03:00 – 04:00/)).toBeVisible();
  });

  await test.step('stands in both mails, and on the mentor’s page, at the hour of who reads it', async () => {
    for (const [address, when] of [
      [memberEmail, 'Monday, 29 March 2027, 03:00–04:00 (America/New_York)'],
      [mentorEmail, 'Monday, 29 March 2027, 09:00–10:00 (Europe/Berlin)'],
    ] as const) {
      await expect.poll(() => mailsAbout(member, address, /^Booked/)).toHaveLength(1);
      const [mail] = await mailsAbout(member, address, /^Booked/);
      expect(await textOfMail(member, mail?.id)).toContain(when);
    }
    await mentor.goto('/mentors/sessions');
    await expect(mentor.getByText(/09:00 – 10:00/)).toBeVisible();
    await expect(mentor.getByText(/03:00 in New York/)).toBeVisible();
  });
  await product.end();
});

test('mail waits until quiet hours end; a digest comes in the morning to who was not there', async ({ browser }) => {
  const proposes = /A solution for “Leaks/;
  // Eleven in the evening in Nairobi.
  const product = await startAtAnotherTime('2027-05-12T20:00:00Z');
  const owner = await product.open(browser, { timezoneId: 'Africa/Nairobi' });
  const other = await product.open(browser, {});
  const { mark, email } = await signIn(owner, undefined, 'enterprise');
  await signIn(other, undefined, 'enterprise');
  const problemId = await submitProblem(owner, { title: `Leaks ${mark}` });
  const propose = (title: string) => publishSolution(other, { title: `${title} ${mark}`, problemId });

  await test.step('quiet hours are asked for', async () => {
    await owner.goto('/profile/notifications');
    await owner.getByLabel('Quiet hours').check();
    await owner.getByLabel('Time zone').selectOption('Africa/Nairobi');
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(owner, 'Notification settings saved.');
  });

  await test.step('in which the inbox tells at once, and mail waits', async () => {
    await propose('Probes');
    await owner.goto('/inbox');
    await expect(owner.getByRole('list', { name: 'Notifications' })).toContainText(proposes);
    await product.becomes('2027-05-13T03:59:00Z', 'wake-queued-messages');
    expect(await mailsAbout(owner, email, proposes)).toEqual([]);
  });

  await test.step('until seven in the morning', async () => {
    await product.becomes('2027-05-13T04:01:00Z', 'wake-queued-messages');
    await expect.poll(() => mailsAbout(owner, email, proposes)).toHaveLength(1);
  });

  await test.step('once a day is chosen, what was not read comes together at eight, and nothing before', async () => {
    await owner.goto('/profile/notifications');
    await owner.getByLabel('Proposals', { exact: true }).selectOption('daily');
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(owner, 'Notification settings saved.');
    await owner.goto('about:blank');
    await product.becomes('2027-05-13T09:00:00Z');
    await propose('Drones');
    await propose('Ears');
    await product.becomes('2027-05-14T04:59:00Z', 'mail-notification-digests');
    expect(await mailsAbout(other, email, /notifications wait for you/)).toEqual([]);
    await product.becomes('2027-05-14T05:01:00Z', 'mail-notification-digests');
    await expect.poll(() => mailsAbout(other, email, /notifications wait for you/)).toHaveLength(1);
    const [digest] = await mailsAbout(other, email, /notifications wait for you/);
    const text = await textOfMail(other, digest?.id);
    expect(digest?.subject).toContain('2 notifications');
    expect(text).toContain(`Leaks ${mark}`);
    expect(await mailsAbout(other, email, proposes)).toHaveLength(1);
  });

  await test.step('and does not come to who has been there since', async () => {
    await product.becomes('2027-05-14T09:00:00Z');
    await propose('Gates');
    await product.becomes('2027-05-14T11:00:00Z');
    await owner.goto('/dashboard');
    await expect(owner.getByRole('banner').getByRole('link', { name: /^Inbox, \d unread/ })).toBeVisible();
    await owner.goto('about:blank');
    await product.becomes('2027-05-15T05:01:00Z', 'mail-notification-digests');
    expect(await mailsAbout(other, email, /wait for you|Gates/)).toHaveLength(1);
  });
  await product.end();
});

test('an account is erased thirty days after its person has asked for it', async ({ browser }) => {
  const product = await startAtAnotherTime('2027-05-12T10:00:00Z');
  const page = await product.open(browser, {});
  const elsewhere = await product.open(browser, {});
  const { mark, email } = await signIn(page, undefined, 'enterprise');
  const problemId = await submitProblem(page, { title: `Leaks ${mark}` });
  const signInAgain = () => page.request.post('/api/login', { data: { email, password } });

  await test.step('which they can take back until then', async () => {
    await page.goto('/profile/account');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your e-mail address').fill(email);
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account will be erased' })).toBeVisible();
    await product.becomes('2027-06-11T09:59:00Z', 'erase-accounts');
    expect((await signInAgain()).ok()).toBe(true);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Keep My Account' })).toBeVisible();
  });

  await test.step('and which nobody can then: they are a visitor, and a former member to others', async () => {
    await product.becomes('2027-06-11T11:00:00Z', 'erase-accounts');
    expect((await signInAgain()).status()).toBe(401);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await signIn(elsewhere);
    const problem = await elsewhere.request.get(`/api/problems/${problemId}`);
    expect(problem.ok()).toBe(true);
    expect(await problem.text()).not.toContain(email);
    // Nobody else belonged to the organization: it has left with its person.
    expect(await (await elsewhere.request.get(`/api/members?search=${mark}`)).json()).toEqual([]);
  });
  await product.end();
});
