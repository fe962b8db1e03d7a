import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectToast, field, publishSolution, signIn, submitProblem } from './support';

const titles = (page: Page) => page.getByRole('article').getByRole('heading');

test('a list is narrowed by keyboard and on a phone, keeps it in the address, and is cleared', async ({ page }) => {
  const { mark } = await signIn(page);
  await publishSolution(page, { title: `Ripe ${mark} one`, readinessLevel: 8 });
  await publishSolution(page, { title: `Young ${mark} two`, readinessLevel: 2 });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/solutions');
  await page.getByRole('button', { name: 'Filters' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('checkbox', { name: `Leak Finders ${mark}` }).focus();
  await page.keyboard.press('Space');
  await expect(panel.getByRole('button', { name: 'Show 2 solutions' })).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: /^Published 2/ })).toBeVisible();
  await field(panel, 'Readiness from').selectOption('7');
  await expectAccessible(page, 'filters', '[role=dialog]');
  await panel.getByRole('button', { name: 'Show 1 solution' }).click();
  await expect(titles(page)).toHaveText([`Ripe ${mark} one`]);
  await expect(page).toHaveURL(/submitter=[\da-f-]+&readinessFrom=7/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.reload();
  await expect(titles(page)).toHaveText([`Ripe ${mark} one`]);
  await page.getByRole('searchbox').fill(mark);
  await expect(page).toHaveURL(new RegExp(`search=${mark}`));
  await expect(titles(page)).toHaveText([`Ripe ${mark} one`]);
  await page.getByRole('button', { name: 'Remove filter TRL 7 or more' }).click();
  await expect(titles(page)).toHaveCount(2);
  await expectAccessible(page, 'narrowed list');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/submitter/);
});

test('the bar of a list stays in view, is led into by a slash, and tiles narrow the list by keyboard', async ({
  page,
}) => {
  const { mark } = await signIn(page, undefined, 'enablers');
  for (const name of ['one', 'two', 'three', 'four']) await submitProblem(page, { title: `Pumps ${mark} ${name}` });
  const box = page.getByRole('searchbox');
  const bar = page.locator('.sticks');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 620 });
    await page.goto(`/problems?search=${mark}`);
    await expect(titles(page)).toHaveCount(4);
    await page.getByRole('link', { name: 'View Details' }).last().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height).toBeLessThan(width < 768 ? 130 : 70);
    // Whoever goes back through the cards sees where they are: not under the bar.
    await page.getByRole('link', { name: 'View Details' }).last().focus();
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Shift+Tab');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const bottom = document.querySelector('.sticks')?.getBoundingClientRect().bottom ?? 0;
          return (document.activeElement?.getBoundingClientRect().top ?? 0) - bottom;
        }),
      )
      .toBeGreaterThanOrEqual(0);
  }
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type('pumps/valves');
  await page.keyboard.press('Escape');
  await expect(box).not.toBeFocused();
  await expect(box).toHaveValue('pumps/valves');

  await page.goto(`/problems?search=${mark}&category=nonsense`);
  await page.getByRole('button', { name: 'Remove from address' }).click();
  await expect(page).not.toHaveURL(/nonsense/);
  await page.getByRole('button', { name: /^High Priority/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/urgency=critical%2Chigh/);
  await expect(page.getByRole('heading', { name: 'No Problems Found' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(titles(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('checkbox', { name: 'Open 4' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(box).toBeHidden();
  await expect(page.getByText('Open for Solutions')).toBeVisible();
});

test('a search is completed, put right and found in any script, and marks what the server found', async ({ page }) => {
  // A plan that limits no problems.
  const { mark } = await signIn(page, undefined, 'enablers');
  await submitProblem(page, {
    title: `Pumps of ${mark} fail`,
    description: `The ${mark} pumping stations stand still.`,
  });
  await submitProblem(page, { title: `مضخات المياه ${mark}`, description: 'تتوقف المضخات كل يوم.' });
  await submitProblem(page, { title: `水道管 ${mark}`, description: 'Kühlung für Cafés.' });
  const box = page.getByRole('searchbox');
  const search = async (words: string) => {
    await box.fill(words);
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === words);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  };
  await page.goto('/problems');

  await test.step('by its stem, and the beginning of its last word', async () => {
    await search(`${mark} pumped`);
    await expect(titles(page)).toHaveText([`Pumps of ${mark} fail`]);
    await expect(page.locator('mark')).toHaveText(['Pumps', mark, mark, 'pumping']);
    await search(`fails ${mark.slice(0, 4)}`);
    await expect(titles(page).filter({ hasText: mark })).toHaveCount(1);
    await expect(page.locator('mark').filter({ hasText: mark }).first()).toBeVisible();
  });

  await test.step('in other scripts', async () => {
    await search(`مضخات ${mark}`);
    await expect(titles(page)).toHaveText([`مضخات المياه ${mark}`]);
    await expect(page.locator('mark').first()).toHaveText('مضخات');
    await search(`cafes kuhlung ${mark}`);
    await expect(page.locator('mark').filter({ hasText: 'Kühlung' })).toBeVisible();
    await search(`水道管 ${mark}`);
    await expect(page.locator('mark').first()).toHaveText('水道管');
  });

  await test.step('with a slip of the keyboard', async () => {
    const slip = `${mark.slice(0, 5)}${mark[5] === 'q' ? 'x' : 'q'}`;
    await search(`pumqs ${slip}zz`);
    await expect(page.getByText(/Nothing (matches|has all words)/)).toBeVisible();
    await search('pumpz');
    await expect(page.getByText(/Nothing has “pumpz”. These are for “pump(s|ing)?”/)).toBeVisible();
    await expect(titles(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Search for exactly “pumpz”' }).click();
    await expect(page.getByText(/Nothing matches “pumpz”/)).toBeVisible();
    await page.getByRole('button', { name: /^pump(s|ing)?$/ }).click();
    await expect(page).toHaveURL((url) => /^pump(s|ing)?$/.test(url.searchParams.get('search') ?? ''));
    await expect(titles(page).first()).toBeVisible();
  });

  await test.step('of hardly anything, and of far too much', async () => {
    for (const words of ['a', 'the of and', '!?%', 'x']) {
      await search(words);
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
    }
    const pasted = `${mark} pumps `.repeat(Math.ceil(1_000_000 / (mark.length + 7)));
    await box.evaluate((element, text) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(element, text);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, pasted);
    await expect(page).toHaveURL((url) => (url.searchParams.get('search') ?? '').length >= 190);
    await expect(titles(page).first()).toHaveText(`Pumps of ${mark} fail`);
  });
});

test('a copy of an own solution asks, and a problem shows what may fit already', async ({ page }) => {
  const { mark } = await signIn(page);
  const title = `Bells that call ${mark} goats`;
  const description = `Bells on ${mark} collars tell herdsmen of nineteen villages where their goats wander.`;
  await publishSolution(page, { title, description });

  await page.goto('/solutions?submit=1');
  const dialog = page.getByRole('dialog', { name: 'Submit Solution' });
  await field(dialog, 'Title').fill(title);
  await field(dialog, 'Description').fill(description);
  await expect(dialog.getByRole('list', { name: 'Similar solutions of yours' })).toContainText(title);
  await expectAccessible(page, 'similar solutions', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Submit Solution' }).click();
  const question = page.getByRole('dialog', { name: 'Is it the same solution?' });
  await expect(question).toContainText(title);
  const opened = page.context().waitForEvent('page');
  await question.getByRole('link', { name: new RegExp(title) }).click();
  const existing = await opened;
  await expect(existing.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await existing.close();
  await question.getByRole('button', { name: 'Submit Solution' }).click();
  await expectToast(page, 'Solution submitted successfully!');

  await page.goto('/problems?submit=1');
  const form = page.getByRole('dialog', { name: 'Submit Problem' });
  await field(form, 'Title').fill(`Where ${mark} goats wander`);
  await field(form, 'Description').fill(`Herdsmen of nineteen villages lose ${mark} goats that wander.`);
  const fitting = form.getByRole('list', { name: 'Solutions that may fit already' });
  await expect(fitting).toContainText(title);
  await expect(fitting.getByRole('list', { name: /Words that match/ }).first()).toContainText('goats');
});

test('the way back from one of a list leads to the list as it was left, to its line', async ({ page }) => {
  const { mark } = await signIn(page, undefined, 'enablers');
  for (let n = 1; n <= 9; n += 1) await submitProblem(page, { title: `Valves ${mark} ${n}` });
  await page.setViewportSize({ width: 768, height: 600 });
  // The list is not known any more: what one does changes it.
  const change = async () => {
    for (const step of ['Close Problem', 'Reopen Problem']) {
      await page.getByRole('button', { name: 'More about this problem' }).click();
      await page.getByRole('menuitem', { name: step }).click();
      await field(page.getByRole('dialog'), 'Reason').fill('The valves are counted again.');
      await page.getByRole('dialog').getByRole('button', { name: step }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  };
  for (const view of ['', '&view=table']) {
    const list = `/problems?search=${mark}&sort=newest${view}`;
    await page.goto(list);
    const last = page.getByRole('link', { name: `Valves ${mark} 1` });
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await expect(page.getByRole('heading', { level: 1, name: `Valves ${mark} 1` })).toBeVisible();
    await page.getByRole('tab', { name: /^Matches/ }).click();
    await page.getByRole('link', { name: 'All problems' }).click();
    await expect(page).toHaveURL(list);
    await expect(last).toBeInViewport();
    await page.goForward();
    await change();
    await page.getByRole('link', { name: 'All problems' }).click();
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await page.goForward();
    await page.reload();
    await page.getByRole('link', { name: 'All problems' }).click();
    await expect(page).toHaveURL('/problems');
  }
});

test('one button at most stands out on a working page', async ({ page, browser }) => {
  const { mark } = await signIn(page);
  const other = await (await browser.newContext()).newPage();
  await signIn(other);
  const own = await submitProblem(page, { title: `Leaks ${mark}` });
  const theirs = await submitProblem(other, { title: `Valves ${mark}` });
  const unanswered = await submitProblem(other, { title: `Meters ${mark}` });
  const solution = await publishSolution(page, { title: `Probes ${mark}`, problemId: theirs });
  await publishSolution(other, { title: `Liners ${mark}`, problemId: own });
  const filled = page.locator('main :is(a, button).bg-brand.text-on-brand:visible');
  for (const [path, name] of [
    ['/problems', 'Submit Problem'],
    ['/solutions', 'Submit Solution'],
    [`/problems/${own}`, 'Decide'],
    [`/problems/${own}?tab=proposals`, 'Decide'],
    [`/problems/${unanswered}`, 'Propose Solution'],
    [`/problems/${theirs}`, ''],
    ['/problems/compose', 'Submit Problem'],
    [`/solutions/${solution}`, ''],
    ['/proposals', ''],
    ['/proposals?tab=decide', ''],
    ['/problems/drafts', ''],
    ['/saved-searches', ''],
    ['/watched', ''],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      if (name) await expect(filled).toHaveText([name]);
      else expect(await filled.count()).toBeLessThan(2);
    });
});
