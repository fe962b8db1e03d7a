import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFitting, field, mailsTo, signIn, submitProblem, textOfMail } from './support';

const questionOf = (page: Page, organization: string) =>
  page
    .getByRole('article')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: organization }) });

/** The mail with this subject, once it is there. */
async function mailAbout(page: Page, address: string, subject: string): Promise<string> {
  let id: string | undefined;
  await expect(async () => {
    id = (await mailsTo(page, address)).find((mail) => mail.subject === subject)?.id;
    expect(id).toBeTruthy();
  }).toPass();
  return textOfMail(page, id);
}

test('a member asks about a problem, and its owner answers, hides and shows it', async ({ page, browser }) => {
  const owner = await signIn(page);
  const other = await (await browser.newContext()).newPage();
  const asker = await signIn(other);
  const title = `Leaks in ${owner.mark} water mains`;
  const problem = await submitProblem(page, { title });

  await test.step('it is written with the tools, looked at, and sent', async () => {
    await other.goto(`/problems/${problem}`);
    await other.getByRole('tab', { name: 'Questions' }).click();
    await field(other, 'Ask a question').fill('How old are the mains?');
    await field(other, 'Ask a question').press('ControlOrMeta+a');
    await other.getByRole('button', { name: 'Bold' }).click();
    await expect(field(other, 'Ask a question')).toHaveValue('**How old are the mains?**');
    await field(other, 'Ask a question').press('ControlOrMeta+z');
    await expect(field(other, 'Ask a question')).toHaveValue('How old are the mains?');
    await field(other, 'Ask a question').press('ControlOrMeta+a');
    await field(other, 'Ask a question').press('ControlOrMeta+b');
    await other.getByRole('tab', { name: 'Preview' }).click();
    await expect(other.getByRole('tabpanel', { name: 'Preview' }).locator('strong')).toHaveText(
      'How old are the mains?',
    );
    await expectAccessible(other, 'a preview');
    await other.getByRole('tab', { name: 'Write' }).click();
    await expectAccessible(other, 'the composer');
    await field(other, 'Ask a question').press('ControlOrMeta+Enter');
    await expect(other.getByText('Question sent.').first()).toBeVisible();
    await expect(other.getByText('You asked')).toBeVisible();
    await expect(field(other, 'Ask a question')).toHaveValue('');
  });

  await test.step('its owner is mailed, and answers', async () => {
    const text = await mailAbout(page, owner.email, `A question about “${title}”`);
    expect(text).toContain(`${asker.organization} asks`);
    await page.goto(/http\S+tab=questions/.exec(text)?.[0] ?? 'no link');
    await expect(page.getByRole('tab', { name: /^Questions\s*1$/ })).toBeVisible();
    const question = questionOf(page, asker.organization);
    await expect(question).toContainText('No answer yet');
    await question.getByRole('button', { name: 'Answer' }).click();
    await field(question, 'Your answer').fill('From 1911:\n\n- cast iron\n- 80 mm');
    await page.reload();
    await expect(field(question, 'Your answer')).toHaveValue(/cast iron/);
    await question.getByRole('button', { name: 'Send Answer' }).click();
    await expect(page.getByText('Question answered.').first()).toBeVisible();
    await expect(question.getByRole('listitem')).toHaveText(['cast iron', '80 mm']);
  });

  await test.step('who asked is mailed, and reads the answer', async () => {
    const text = await mailAbout(other, asker.email, `Your question about “${title}” was answered`);
    expect(text).toContain('From 1911:');
    await other.reload();
    await expect(other.getByRole('listitem').filter({ hasText: 'cast iron' }).last()).toBeVisible();
    await expect(other.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  });

  await test.step('hidden, it is seen by who asked, with the reason', async () => {
    const question = questionOf(page, asker.organization);
    await question.getByRole('button', { name: 'Hide …' }).click();
    await field(page.getByRole('dialog'), 'Reason').fill('It names a customer.');
    await expectAccessible(page, 'hide a question', '[role=dialog]');
    await page.getByRole('dialog').getByRole('button', { name: 'Hide Question' }).click();
    await expect(question).toContainText('Hidden');
    await other.reload();
    await expect(other.getByText('It names a customer.')).toBeVisible();
    await question.getByRole('button', { name: 'Show Again' }).click();
    await expect(question.getByRole('button', { name: 'Edit Answer' })).toBeVisible();
  });

  await test.step('who asked is mentioned in better words for the answer, and mailed', async () => {
    const question = questionOf(page, asker.organization);
    await question.getByRole('button', { name: 'Edit Answer' }).click();
    await field(question, 'Edit your answer').fill('From 1911. ');
    await field(question, 'Edit your answer').press('End');
    await field(question, 'Edit your answer').pressSequentially('@al');
    await expect(page.getByRole('option', { name: 'Alex Kimani' })).toBeVisible();
    await expectAccessible(page, 'people to mention');
    await field(question, 'Edit your answer').press('Enter');
    await expect(field(question, 'Edit your answer')).toHaveValue('From 1911. @Alex Kimani ');
    await question.getByRole('button', { name: 'Save Answer' }).click();
    await expect(page.getByText('Answer changed.').first()).toBeVisible();
    await expect(question).toContainText('@Alex Kimani');
    await expect(question).toContainText('edited');
    const text = await mailAbout(other, asker.email, `${owner.organization} mentioned you at “${title}”`);
    expect(text).toContain('From 1911. @Alex Kimani');
  });

  await test.step('it fits and is accessible', async () => {
    for (const width of [390, 768, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `questions at ${width} px, ${colorScheme}`);
        await expectFitting(page, `questions at ${width} px, ${colorScheme}`);
      }
  });
  await other.context().close();
});

const attempts = [
  '<script>window.ran = 1</script>',
  '<img src="/ran.gif" onerror="window.ran = 1">',
  '<svg onload="window.ran = 1"></svg>',
  '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  '[click](javascript:window.ran=1)',
  '[click](JaVaScRiPt:window.ran=1)',
  '[click](data:text/html,<script>window.ran=1</script>)',
  '<a href="javascript:window.ran=1">click</a>',
  '![click](/ran.gif)',
  '![click](https://ran.example/ran.gif)',
  '[click](https://ran.example/"onmouseover="window.ran=1)',
  'https://ran.example/"onmouseover="window.ran=1',
  '`<img src=/ran.gif onerror=window.ran=1>`',
  '```\n<script>window.ran=1</script>\n```',
  '> <script>window.ran=1</script>',
  '&lt;script&gt;window.ran=1&lt;/script&gt;',
  'javas\u202ecript:window.ran=1',
  '{{constructor.constructor("window.ran=1")()}}',
  `${'>'.repeat(1990)} deep`,
  'x'.repeat(2000),
];

test('what people write stays text: stored attempts to make it more', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn(page);
  const problem = await submitProblem(page, { title: 'Leaks', description: attempts.slice(0, 4).join('\n') });
  for (const text of attempts) {
    const asked = await page.request.post(`/api/problems/${problem}/questions`, { data: { text } });
    expect(asked.status(), text).toBe(201);
    const { id } = await asked.json();
    const answered = await page.request.put(`/api/questions/${id}/answer`, { data: { text, revision: 1 } });
    expect(answered.status()).toBe(200);
  }
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => complaints.push(dialog.message()));
  page.on('request', (request) => /ran\b/.test(request.url()) && foreign.push(request.url()));

  await page.goto(`/problems/${problem}?tab=questions`);
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(attempts.length);
  await expect(page.getByText('<script>window.ran = 1</script>').filter({ visible: true }).first()).toBeVisible();
  for (const link of await page.getByRole('article').getByRole('article').getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/ran\.example\//);
    await link.hover();
  }
  await expectFitting(page, 'attempts');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectFitting(page, 'attempts');
  await page.getByRole('tab', { name: 'Brief' }).click();
  await expect(page.getByText('<svg onload="window.ran = 1"></svg>')).toBeVisible();
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});
