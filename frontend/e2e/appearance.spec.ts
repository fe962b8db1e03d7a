import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  expectFitting,
  ownOrganization,
  publishSolution,
  scaleLetters,
  signIn,
  signInAdmin,
  submitProblem,
} from './support';

const shownAs = (target: Locator, property: string, pseudo?: string) =>
  target.evaluate((element, [name, part]) => getComputedStyle(element, part)[name as 'color'], [property, pseudo]);

/** Which faces the browser draws the text of an element with. */
async function facesOf(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont, glyphCount }) => ({ familyName, isCustomFont, glyphCount }));
}

test.describe('in forced colours', () => {
  test('buttons, dots, badges and the marker of the page keep their shape', async ({ page }) => {
    const { mark } = await signIn(page);
    await publishSolution(page, { title: `Probes ${mark}`, readinessLevel: 6 });
    await submitProblem(page, { title: `Leaks ${mark}` });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`/solutions?search=${mark}`);
    const canvas = await shownAs(page.locator('body'), 'backgroundColor');
    const card = page.getByRole('article').first();
    await card.waitFor();

    for (const button of [
      page.getByRole('button', { name: 'Submit Solution' }),
      card.getByRole('link', { name: 'View Details' }),
    ]) {
      expect(await shownAs(button, 'borderTopWidth')).toBe('1px');
      expect(await shownAs(button, 'borderTopColor')).not.toBe(canvas);
    }

    const dots = card.getByRole('img', { name: 'Readiness level 6 of 9' }).locator('span.rounded-full');
    const fills = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
    expect(new Set(fills.slice(0, 6)).size).toBe(1);
    expect(fills[0]).not.toBe(canvas);
    expect(fills[0]).not.toBe(fills[8]);
    for (const dot of await dots.all()) expect(await shownAs(dot, 'borderTopColor')).not.toBe(canvas);

    const badge = card.getByText('TRL 6');
    expect(await shownAs(badge, 'borderTopColor')).not.toBe(canvas);

    const links = page.getByRole('navigation', { name: 'Main' });
    const marker = await shownAs(links.getByRole('link', { name: 'Solutions' }), 'backgroundColor', '::after');
    expect(marker).not.toBe(canvas);
    expect(marker).not.toBe('rgba(0, 0, 0, 0)');
    expect(await shownAs(links.getByRole('link', { name: 'Problems' }), 'content', '::after')).toBe('none');

    await page.getByRole('button', { name: 'Submit Solution' }).click();
    expect(await shownAs(page.getByRole('dialog'), 'borderTopColor')).not.toBe(canvas);
    expect(await shownAs(page.getByRole('checkbox'), 'appearance')).toBe('auto');
  });

  test('what a menu would do on Enter can be seen', async ({ page }) => {
    await signIn(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    await page.getByRole('button', { name: /account/ }).press('Enter');
    const chosen = page.locator('[role=menuitem][data-highlighted]');
    const others = page.locator('[role=menuitem]:not([data-highlighted])');
    expect(await shownAs(chosen, 'backgroundColor')).not.toBe(await shownAs(others.first(), 'backgroundColor'));
  });
});

test.describe('on paper', () => {
  for (const theme of ['light', 'dark'] as const) {
    test(`a problem, lists and what is billed are light and without what cannot be used there, chosen theme ${theme}`, async ({
      page,
    }) => {
      const { mark } = await signIn(page);
      const id = await submitProblem(page, { title: `Leaks ${mark}`, description: 'A third is lost. '.repeat(300) });
      await page.goto('/');
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

      const billing = `/organizations/${await ownOrganization(page)}/billing`;
      for (const [path, heading] of [
        [billing, 'Billing'],
        [`/problems/${id}`, `Leaks ${mark}`],
        [`/problems?search=${mark}&view=compact`, `Leaks ${mark}`],
        [`/problems?search=${mark}`, `Leaks ${mark}`],
      ] as const) {
        await page.goto(path);
        await page.getByRole('heading', { name: heading }).first().waitFor();
        const { ink, paper } = await page.evaluate(() => {
          const { color, backgroundColor } = getComputedStyle(document.body);
          return { ink: color, paper: backgroundColor };
        });
        expect(paper).toBe('rgb(255, 255, 255)');
        expect(ink).toBe('rgb(16, 34, 43)');
        // The figure of a tile is worth its paper.
        const buttons = page.getByRole('button').filter({ hasNot: page.locator('.text-figure') });
        for (const unusable of [page.getByRole('banner'), page.getByRole('navigation'), buttons])
          for (const one of await unusable.all()) await expect(one).toBeHidden();
        for (const box of await page.getByRole('searchbox').all()) await expect(box).toBeHidden();
        await expect(
          page.getByText(new RegExp(`Global Innovation Alliance · http.*${path.split('?')[0]}`)),
        ).toBeVisible();
      }
      const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
      expect(pages).toHaveLength(1);
      await page.goto(`/problems/${id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const long = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g) ?? [];
      expect(long.length).toBeGreaterThan(1);
    });
  }

  test('the first column of a table stands beside the others, not over them', async ({ page }) => {
    await signIn(page);
    await page.goto('/members?view=table');
    const first = page.getByRole('rowheader').first();
    await first.waitFor();
    expect(await shownAs(first, 'position')).toBe('sticky');
    await page.emulateMedia({ media: 'print' });
    expect(await shownAs(first, 'position')).toBe('static');
  });

  test('a message or a dialog over the page stays on the screen', async ({ page }) => {
    await signIn(page);
    await page.goto('/problems?submit=1');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('the landing page is light on paper under the dark theme', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const introduction = page.getByRole('region', { name: 'Introduction' });
  expect(await shownAs(introduction, 'backgroundColor')).toBe('rgb(255, 255, 255)');
  expect(await shownAs(introduction, 'color')).toBe('rgb(16, 34, 43)');
  await page.goto('/api/docs');
  await expect(page.locator('html')).not.toHaveClass(/dark-mode/);
});

test('a story is a document on paper under the dark theme', async ({ page }) => {
  await page.goto('/stories');
  const story = page.getByRole('list', { name: 'Success stories' }).getByRole('link').first();
  const title = await story.innerText();
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto((await story.getAttribute('href')) as string);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/^confirmed, from/)).toBeVisible();
  expect(await shownAs(page.locator('body'), 'backgroundColor')).toBe('rgb(255, 255, 255)');
  expect(await shownAs(page.locator('body'), 'color')).toBe('rgb(16, 34, 43)');
  for (const unusable of [page.getByRole('banner'), page.getByText('All success stories')])
    await expect(unusable).toBeHidden();
});

test('a title of twice the size keeps its room beside what can be done', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const widthOfTitle = async (path: string) => {
    await page.goto(path);
    await scaleLetters(page, '200%');
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    return (await title.boundingBox())?.width;
  };
  expect(await widthOfTitle('/subscription')).toBeGreaterThan(300);
  await expectFitting(page, '/subscription');
  await signInAdmin(page);
  expect(await widthOfTitle('/admin/payments')).toBeGreaterThan(300);
});

test('a dialog with letters of twice the size leaves its whole height to what is written', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/problems?submit=1');
  const dialog = page.getByRole('dialog');
  const head = dialog.locator('header');
  const last = dialog.getByRole('button').last();
  const foot = last.locator('..');
  await last.scrollIntoViewIfNeeded();
  expect(await shownAs(foot, 'position')).toBe('sticky');
  await expect(head).toBeInViewport();
  await scaleLetters(page, '200%');
  expect(await shownAs(foot, 'position')).toBe('static');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(head).not.toBeInViewport();
});

test('the menu of the landing page is there for letters of twice the size', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await scaleLetters(page, '200%');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  }
});

for (const width of [768, 1024, 1440])
  test(`the names of those who trust it keep to their columns with letters of twice the size at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await scaleLetters(page, '200%');
    for (const strip of await page.getByRole('group', { name: /^Trusted by|^Members of/ }).all()) {
      const beyond = await strip.locator('li').evaluateAll((names) =>
        names
          .filter((name) => {
            const text = document.createRange();
            text.selectNodeContents(name);
            return text.getBoundingClientRect().right > name.getBoundingClientRect().right + 1;
          })
          .map(({ textContent }) => textContent),
      );
      expect(beyond).toEqual([]);
    }
  });

test('a visitor reads the whole name of the product on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const path of ['/login', '/membership', '/subscription', '/checkout/innovators-annual']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    const name = page.getByRole('banner').getByText('Global Innovation Alliance');
    const cut = await name.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
      sideways: scrollWidth > clientWidth + 1,
      below: scrollHeight > clientHeight + 1,
    }));
    expect(cut, path).toEqual({ sideways: false, below: false });
  }
});

test('the naira and the cedi are drawn by a face of ours', async ({ page }) => {
  const { mark } = await signIn(page);
  await submitProblem(page, { title: `Naira ${mark}`, estimatedValue: '₦50M' });
  await submitProblem(page, { title: `Cedi ${mark}`, estimatedValue: 'GH₵90M' });
  await page.goto(`/problems?search=${mark}`);
  for (const [name, sign] of [
    ['Naira', '₦'],
    ['Cedi', '₵'],
  ] as const) {
    const value = page.getByRole('article').filter({ hasText: name }).getByText(sign);
    await expect(value).toContainText(/ · \$/);
    await value.evaluate((element, text) => {
      const alone = document.createElement('b');
      alone.id = 'sign';
      alone.textContent = text;
      element.append(alone);
    }, sign);
    await page.evaluate(() => document.fonts.ready);
    expect(await facesOf(page, '#sign')).toEqual([
      { familyName: expect.stringMatching(/Inter/), isCustomFont: true, glyphCount: 1 },
    ]);
    await page.locator('#sign').evaluate((element) => element.remove());
  }
});

test('what is bolder than its faces, like the headings of tables by themselves, is drawn by the house’s own', async ({
  page,
}) => {
  await page.goto('/stories');
  await page.getByRole('button', { name: /^Switch to the/ }).waitFor();
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.fontWeight = '700';
  });
  await page.evaluate(() => document.fonts.ready);
  expect(await facesOf(page, 'h1')).toEqual([
    { familyName: expect.stringMatching(/Geist/), isCustomFont: true, glyphCount: 'Success Stories'.length },
  ]);
});
