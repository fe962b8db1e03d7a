import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectToast,
  field,
  letDaysPass,
  mailsTo,
  needsDaysToPass,
  publishSolution,
  signIn,
  submitProblem,
  textOfMail,
} from './support';

/** The mail that reminds, as the days pass, of which no two are alike. */
async function reminderTo(page: Page, address: string, subject: RegExp): Promise<string> {
  let id = '';
  await expect(async () => {
    const mails = (await mailsTo(page, address)).filter((mail) => subject.test(mail.subject));
    expect(mails).toHaveLength(1);
    id = mails[0]?.id ?? '';
  }).toPass();
  return textOfMail(page, id);
}

test('who promised an answer is reminded as its day comes and passes, and gives it', async ({ page, browser }) => {
  needsDaysToPass();
  const other = await (await browser.newContext()).newPage();
  const { email, organization } = await signIn(page);
  const { mark, organization: proposer } = await signIn(other);
  const title = `Leaks ${mark}`;
  const problemId = await submitProblem(page, { title });
  await publishSolution(other, { title: `Probes ${mark}`, problemId });

  await test.step('six days before, with what waits and the way to it', async () => {
    letDaysPass(problemId, 54);
    const text = await reminderTo(page, email, /^A proposal waits for your decision, due on /);
    expect(text).toContain(`every proposal to ${organization} was promised an answer by a day`);
    expect(text).toContain(`${proposer}, for your problem “${title}”`);
    await page.goto(`/problems/${problemId}`);
    await expect(page.getByText(/^One proposal waits for your decision, the first due in (5|6) days/)).toBeVisible();
  });

  await test.step('and once it is over, in the inbox as well', async () => {
    letDaysPass(problemId, 7);
    const text = await reminderTo(page, email, /^A proposal waits for your decision, overdue since /);
    expect(text).toMatch(/http\S+\/proposals\?tab=decide/);
    await page.goto('/inbox');
    await page.getByRole('link', { name: /A proposal waits for your decision, overdue since/ }).click();
    await expect(page).toHaveURL('/proposals?tab=decide');
    const proposal = page.getByRole('article').filter({ hasText: title });
    await expect(proposal.getByText(/^overdue since/)).toBeVisible();
    await expectAccessible(page, 'an overdue answer');
    await proposal.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Feedback').fill('We may not open the mains.');
    await field(dialog, 'What is good about it').fill('It is proven elsewhere');
    await field(dialog, 'What would make it better').fill('Say what it costs');
    await dialog.getByRole('button', { name: 'Decline Proposal' }).click();
    await expectToast(page, 'Proposal declined.');
  });

  await test.step('who has proposed reads the answer', async () => {
    await other.goto('/proposals?status=declined');
    await expect(other.getByRole('article').filter({ hasText: title })).toContainText('We may not open the mains.');
  });
});
