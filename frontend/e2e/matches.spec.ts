import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  type Application,
  expectAccessible,
  expectFitting,
  expectToast,
  field,
  mailsTo,
  publishSolution,
  scaleLetters,
  signIn,
  submitProblem,
} from './support';

/** Two organizations: one has a problem, the other a solution that fits it. */
async function matched(browser: Browser, page: Page) {
  const seeker = await signIn(page);
  const other = await (await browser.newContext()).newPage();
  const solver = await signIn(other);
  const title = `Probes that hear leaks in ${solver.mark} water mains`;
  const description = `Buried ${solver.mark} mains leak. Probes hear the leaks without digging.`;
  await publishSolution(other, { title, description, readinessLevel: 8 });
  const problem = await submitProblem(page, { title: `Leaks in ${solver.mark} water mains`, description });
  return { seeker, other, solver, title, problem };
}

/** The other matches say that they lack the mark. */
const matchOf = (page: Page, { mark }: Application) =>
  page
    .getByRole('article')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: new RegExp(mark) }) });

test('an owner sees who may solve a problem and why, invites them, and they propose', async ({ page, browser }) => {
  const { seeker, other, solver, title, problem } = await matched(browser, page);

  await test.step('the solution is among the matches, with its reasons', async () => {
    await page.goto(`/problems/${problem}`);
    await page.getByRole('tab', { name: 'Matches' }).click();
    const match = matchOf(page, solver);
    await expect(match.getByRole('link', { name: title })).toBeVisible();
    await expect(match).toContainText(/\d+ of 100\s*(Strong|Good|Possible)/);
    await expect(match.getByRole('list', { name: /Words that match/ })).toContainText(solver.mark);
    await expect(match).toContainText('TRL 8, ready for the market');
    await expectAccessible(page, 'matches');
  });

  await test.step('its owner is invited, once', async () => {
    await matchOf(page, solver).getByRole('button', { name: 'Invite to Propose' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite to propose' });
    await field(dialog, `Note to ${solver.organization}`).fill('Could you start in Nakuru?');
    await expectAccessible(page, 'invite', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(page.getByText(`Invitation sent to ${solver.organization}.`).first()).toBeVisible();
    await expect(matchOf(page, solver)).toContainText('Invited');
    await expect(matchOf(page, solver).getByRole('button', { name: 'Invite to Propose' })).toHaveCount(0);
  });

  await test.step('they find the invitation by mail', async () => {
    await expect(async () => {
      const subjects = (await mailsTo(other, solver.email)).map(({ subject }) => subject);
      expect(subjects).toContain(`An invitation to propose for “Leaks in ${solver.mark} water mains”`);
    }).toPass();
  });

  await test.step('they find it on the problem, where the mail leads', async () => {
    await other.goto(`/problems/${problem}`);
    const strip = other.getByRole('region', { name: 'What needs you' });
    await expect(strip).toContainText(`${seeker.organization} invited ${solver.organization} to propose`);
    await strip.getByRole('button', { name: 'Propose This Solution' }).click();
    const dialog = other.getByRole('dialog', { name: 'Propose solution' });
    await expect(dialog).toBeVisible();
    await expectAccessible(other, 'an invitation on a problem');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('they find it on home, and propose', async () => {
    await other.goto('/');
    const list = other.getByRole('list', { name: 'Invitations to propose' });
    await expect(list).toContainText(`${seeker.organization} invited you`);
    await expect(list).toContainText('Could you start in Nakuru?');
    await expectAccessible(other, 'home');
    await list.getByRole('button', { name: 'Propose Solution' }).click();
    const dialog = other.getByRole('dialog', { name: 'Propose solution' });
    await dialog.getByRole('button', { name: 'Propose Solution' }).click();
    await expect(other.getByText(`Solution proposed to ${seeker.organization}.`).first()).toBeVisible();
    await expect(list).toHaveCount(0);
  });

  await test.step('the proposal is accepted', async () => {
    await page.goto(`/problems/${problem}?tab=proposals`);
    await page.getByRole('button', { name: 'Accept' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept proposal' });
    await dialog.getByRole('button', { name: 'Fits our problem closely' }).click();
    await dialog.getByLabel('What would make it better').fill('Say what a probe costs');
    await dialog.getByRole('button', { name: 'Accept Proposal' }).click();
    await expect(page.getByText('Proposal accepted.').first()).toBeVisible();
  });
  await other.context().close();
});

test('matches are counted, narrowed and saved, and an invitation that is declined is told of', async ({
  page,
  browser,
}) => {
  const { seeker, other, solver, title, problem } = await matched(browser, page);
  await page.goto(`/problems/${problem}`);
  await expect(page.getByRole('tab', { name: /^Matches\s*[1-9]/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Matches' }).click();

  await test.step('narrowed', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await expect(panel.getByRole('checkbox', { name: /^Published [1-9]/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Show [1-9]\d*\+? match/ })).toBeVisible();
    await field(panel, 'Readiness to').selectOption('7');
    await panel.getByRole('button', { name: 'Show' }).click();
    await expect(matchOf(page, solver)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove filter TRL 7 or less' }).click();
    await expect(matchOf(page, solver)).toBeVisible();
  });

  await test.step('saved, and found again', async () => {
    await matchOf(page, solver).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('checkbox', { name: 'Only saved' }).check();
    await expect(page.getByRole('article').getByRole('article')).toHaveCount(1);
    await page.goto('/');
    const saved = page.getByRole('list', { name: 'Saved matches' });
    await expect(saved).toContainText(title);
    await saved.getByRole('button', { name: 'Saved · Undo' }).click();
    await expect(saved).toHaveCount(0);
  });

  await test.step('declined', async () => {
    await page.goto(`/problems/${problem}?tab=matches`);
    await matchOf(page, solver).getByRole('button', { name: 'Invite to Propose' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send Invitation' }).click();
    await expect(matchOf(page, solver)).toContainText('waits for an answer');
    await other.goto('/');
    const list = other.getByRole('list', { name: 'Invitations to propose' });
    await list.getByRole('button', { name: 'Not Relevant …' }).click();
    const dialog = other.getByRole('dialog', { name: 'Not relevant because …' });
    await expect(dialog).toContainText('they are told once that you decline');
    await dialog.getByRole('radio', { name: 'Another reason' }).check();
    await dialog.getByRole('button', { name: 'Hide Match' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(list).toHaveCount(0);
    await page.reload();
    await expect(matchOf(page, solver)).toContainText('declined');
    await expect(async () => {
      const messages = await mailsTo(page, seeker.email);
      const subject = `Your invitation for “Leaks in ${solver.mark} water mains” was declined`;
      expect(messages.map((message) => message.subject)).toContain(subject);
    }).toPass();
  });
  await other.context().close();
});

test('a match that is not relevant is hidden until that is taken back, and is recommended before', async ({
  page,
  browser,
}) => {
  const { other, solver, title, problem } = await matched(browser, page);

  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Recommended for you' })).toContainText(title, { timeout: 2_000 });
  }).toPass();

  await page.goto(`/problems/${problem}?tab=matches`);
  await matchOf(page, solver).getByRole('button', { name: 'Not Relevant …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not relevant because …' });
  await dialog.getByRole('button', { name: 'Hide Match' }).click();
  await expect(dialog.getByText('Choose why it is not relevant').first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'It is too early for it' }).check();
  await expectAccessible(page, 'not relevant', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Hide Match' }).click();
  await expect(page.getByText('Match hidden').first()).toBeVisible();
  await expect(matchOf(page, solver)).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  // It waits for who is there.
  await undo.focus();
  await expectAccessible(page, 'a message with a way back', '[data-messages] ol');
  const size = page.viewportSize();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await scaleLetters(page, '200%');
    await expectFitting(page, `a message with a way back at ${width} px, letters of twice the size`);
    for (const part of [undo, page.getByText('Match hidden').first()]) await expect(part).toBeInViewport({ ratio: 1 });
  }
  await scaleLetters(page, '');
  if (size) await page.setViewportSize(size);
  await undo.click();
  await expect(matchOf(page, solver)).toBeVisible();

  await matchOf(page, solver).getByRole('button', { name: 'Not Relevant …' }).click();
  await dialog.getByRole('radio', { name: 'It is too early for it' }).check();
  await dialog.getByRole('button', { name: 'Hide Match' }).click();
  // What stands behind an open dialog counts for nothing.
  await expect(dialog).toHaveCount(0);
  await expect(matchOf(page, solver)).toHaveCount(0);

  const recommended = page.waitForResponse(/recommendations/);
  await page.goto('/');
  expect(await (await recommended).text()).not.toContain(title);
  await expect(page.getByRole('heading', { name: 'Recommended for you' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recommended for you' }).getByText(title)).toHaveCount(0);

  await page.goto(`/problems/${problem}?tab=matches`);
  await page.getByRole('checkbox', { name: 'Only hidden' }).check();
  await expect(matchOf(page, solver)).toContainText('Not relevant: It is too early for it');
  await matchOf(page, solver).getByRole('button', { name: 'Show Again' }).click();
  await expect(page.getByText('None of them is hidden.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only hidden' }).uncheck();
  await expect(matchOf(page, solver).getByRole('button', { name: 'Not Relevant …' })).toBeVisible();
  await other.context().close();
});

test('a pasted copy asks whether it is the same problem', async ({ page }) => {
  const { mark } = await signIn(page);
  const title = `Herds of ${mark} goats lose their way`;
  const description = `The ${mark} goats of nineteen villages wander over ridges where no herdsman hears their bells.`;
  await submitProblem(page, { title, description });
  await page.goto('/problems?submit=1');
  const dialog = page.getByRole('dialog', { name: 'Submit Problem' });
  await field(dialog, 'Title').fill(title);
  await field(dialog, 'Description').fill(description);
  await expect(dialog.getByRole('list', { name: 'Similar open problems' })).toContainText(title);
  await expectAccessible(page, 'similar', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Submit Problem' }).click();
  const question = page.getByRole('dialog', { name: 'Is it the same problem?' });
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: 'Submit Problem' }).click();
  await expectToast(page, 'Problem submitted successfully!');
});

test('a search marks its words, and puts the newest first on demand', async ({ page }) => {
  const { mark } = await signIn(page);
  await submitProblem(page, { title: `Leaks of ${mark} in ${mark} mains` });
  await submitProblem(page, { title: `Another place where ${mark} counts, with many more words beside it` });
  await page.goto(`/problems?search=${mark}`);
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText([/^Leaks of/, /^Another place/]);
  await expect(page.locator('mark').first()).toHaveText(mark);
  await expectAccessible(page, 'search');
  await page.getByRole('radio', { name: 'Newest' }).check();
  await expect(titles).toHaveText([/^Another place/, /^Leaks of/]);
  await expect(page).toHaveURL(/sort=newest/);
});
