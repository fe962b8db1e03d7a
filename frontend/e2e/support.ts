import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

export const password = 'seven otters hold hands';

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** A word that nobody has used. It begins with a letter: PostgreSQL reads `6e0w8n` as a number and a word. */
export const newWord = () =>
  letters.charAt(Math.floor(Math.random() * letters.length)) + Math.random().toString(36).slice(2, 7);

/** What a person types into the form of /membership. */
export function application() {
  const mark = newWord();
  return {
    mark,
    organization: `Leak Finders ${mark}`,
    email: `alex.${mark}@leakfinders.example`,
    fields: {
      'Organization name': `Leak Finders ${mark}`,
      Website: 'https://leakfinders.example',
      'Organization LinkedIn page': 'https://www.linkedin.com/company/leakfinders',
      Description: 'We find leaks in city water networks.',
      'Contact name': 'Alex Kimani',
      Email: `alex.${mark}@leakfinders.example`,
      Phone: '+254 700 000000',
      'Contact LinkedIn': 'https://www.linkedin.com/in/alexkimani',
      Role: 'Head of Innovation',
    },
    choices: { 'Organization size': '11-50', Industry: 'Technology & Software' },
  };
}

export type Application = ReturnType<typeof application>;

/** Words for a text that nobody has used: one that says almost the same as another, also of a run before, is asked about. */
export const wordsOfItsOwn = () => Array.from({ length: 12 }, newWord).join(' ');

export const field = (page: Page | Locator, label: string) => page.getByLabel(new RegExp(`^${label}\\s*\\*?$`)).first();

/** A toast says it, and for a moment what screen readers are told says it too. */
export const expectToast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

interface WithAxe {
  axe: { configure(options: object): void; run(within: string, options: RunOptions): Promise<AxeResults> };
}

/** A page reads it in half the time that the one with comments takes. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Brings axe into a page anew: what it remembers of one theme would be told of the other. */
async function bringAxe(page: Page) {
  for (const frame of page.frames()) {
    await frame.evaluate(axeSource);
    await frame.evaluate(() =>
      (window as unknown as WithAxe).axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }),
    );
  }
}

/**
 * No axe violation on the page, or in the part of it that a selector names. What passes is not described, which takes two
 * thirds. Another theme changes nothing but `colors`.
 */
export async function expectAccessible(page: Page, what: string, part = 'body', rules: 'all' | 'colors' = 'all') {
  await expect(page.locator(part).first()).toBeVisible();
  await bringAxe(page);
  const options: RunOptions = { resultTypes: ['violations'] };
  if (rules === 'colors') options.runOnly = ['color-contrast', 'link-in-text-block'];
  const found = await page.evaluate(
    async ([within, how]) => {
      // Colours that are on their way from one theme to another are those of neither.
      for (let moving = [document.documentElement.animate({}, 1)]; moving.length; ) {
        await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
        await new Promise(requestAnimationFrame);
        moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      }
      const { violations } = await (window as unknown as WithAxe).axe.run(within, how);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [part, options] as const,
  );
  expect(found.map((violation) => `${what} ${violation}`)).toEqual([]);
}

/** Registers through the API. */
export async function register({ request }: Page, form: Application, plan = 'innovators'): Promise<{ token: string }> {
  const answer = await request.post('/api/membership/register', {
    data: {
      organizationType: 'startup',
      organizationName: form.organization,
      website: form.fields.Website,
      organizationLinkedIn: form.fields['Organization LinkedIn page'],
      size: '11-50',
      industry: 'Technology & Software',
      contactName: form.fields['Contact name'],
      email: form.email,
      phone: form.fields.Phone,
      contactLinkedIn: form.fields['Contact LinkedIn'],
      role: form.fields.Role,
      description: form.fields.Description,
      interests: ['AI & Data Science'],
      selectedPlan: plan,
      agreeTerms: true,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Registers and sets the password: a page that is signed in. */
export async function signIn(page: Page, form = application(), plan?: string): Promise<Application> {
  const { request } = page;
  await needsMail(page);
  await register(page, form, plan);
  const link = await activationLink(page, form.email);
  const token = new URL(link).searchParams.get('token');
  const answer = await request.post('/api/auth/activate', { data: { token, password } });
  expect(answer.ok()).toBe(true);
  return form;
}

/** Of the product that is started for journeys; of another server the environment says it. */
export const admin = {
  username: process.env.ADMIN_USERNAME ?? 'admin',
  password: process.env.ADMIN_PASSWORD ?? 'seven otters keep the journeys',
};

/** A page of one of the people of the demo data, several of whom are of one organization. */
export async function signInDemo({ request }: Page, email: string) {
  const demoPassword = process.env.E2E_DEMO_PASSWORD ?? '';
  test.skip(
    demoPassword === '',
    'needs several people of one organization: E2E_DEMO_PASSWORD says what those of the demo data sign in with',
  );
  const answer = await request.post('/api/login', { data: { email, password: demoPassword } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A page of who runs the alliance. */
export async function signInAdmin({ request }: Page) {
  const answer = await request.post('/api/admin/auth/login', { data: admin });
  test.skip(answer.status() === 401, 'needs the password of the super admin');
  expect(answer.ok()).toBe(true);
}

/** As if so many days had passed for what proposers to a problem were promised; on a product of ours alone. */
export function letDaysPass(problemId: string, days: number) {
  const program = new URL('../../scripts/lib/e2e/let-days-pass.mjs', import.meta.url);
  execFileSync(process.execPath, [fileURLToPath(program), problemId, String(days)], { stdio: 'inherit' });
}

/** Skips a journey for which days must pass where they cannot: to be said before it leaves anything behind. */
export const needsDaysToPass = () =>
  test.skip(!process.env.E2E_DATABASE_URL, 'lets days pass: E2E_DATABASE_URL says in which database');

/** Where `npm run e2e` shows the mail that another server has sent to a mail catcher; empty: at the product itself. */
export const mailOrigin = process.env.E2E_MAIL_ORIGIN ?? '';

/** Skips a journey that reads mail where it cannot be read: to be said before it leaves anything behind. */
export async function needsMail({ request }: Page) {
  const answer = await request.get(`${mailOrigin}/api/mailbox`);
  test.skip(
    answer.status() === 404,
    'reads mail, and the server does not show it; E2E_MAILBOX_URL says where it is caught',
  );
}

/** The mails to an address, newest first. */
export async function mailsTo({ request }: Page, address: string): Promise<{ id: string; subject: string }[]> {
  const answer = await request.get(`${mailOrigin}/api/mailbox`);
  const messages: { id: string; toAddress: string; subject: string }[] = await answer.json();
  return messages.filter(({ toAddress }) => toAddress === address);
}

/** What a mail says. */
export const textOfMail = async ({ request }: Page, id = ''): Promise<string> =>
  (await (await request.get(`${mailOrigin}/api/mailbox/${id}`)).json()).text;

/** The link to a page of ours in the newest mail to an address. */
export async function mailedLink(page: Page, address: string, path: string): Promise<string> {
  await needsMail(page);
  let link = '';
  await expect(async () => {
    const text = await textOfMail(page, (await mailsTo(page, address))[0]?.id);
    link = new RegExp(`http\\S+${path}\\?token=[\\w.-]+`).exec(text)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

export const activationLink = (page: Page, address: string) => mailedLink(page, address, '/activate');

/** Submits a problem through the API, on behalf of the one who is signed in; answers its id. */
export async function submitProblem(
  page: Page,
  problem: { title: string; description?: string; estimatedValue?: string },
) {
  const answer = await page.request.post('/api/problems', { data: { description: 'A third is lost.', ...problem } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** The same for a solution that all members see; with a `problemId` it is proposed to that problem. */
export async function publishSolution(
  page: Page,
  solution: { title: string; description?: string; readinessLevel?: number; problemId?: string },
) {
  const publish = solution.problemId ? {} : { publish: true };
  const answer = await page.request.post('/api/solutions', {
    data: { description: 'They drift and listen.', readinessLevel: 7, ...publish, ...solution },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** The first organization of the one who is signed in. */
export const ownOrganization = async ({ request }: Page) =>
  (await (await request.get('/api/auth/user')).json()).organizations[0].organization.id as string;

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const reached = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150; presses += 1) {
    if (await reached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

/** Pays for a plan at the test provider, and comes back when it has told of it; answers the reference. */
export async function pay({ request }: Page, planId: string): Promise<string> {
  const begun = await request.post('/api/initialize-payment', { data: { planId, currency: 'NGN', agreeTerms: true } });
  expect(begun.ok(), await begun.text()).toBe(true);
  const { authorization_url, reference } = await begun.json();
  test.skip(!authorization_url.includes('/api/test-provider/'), 'pays, and the server takes real money');
  const decided = await request.post(new URL(authorization_url).pathname, {
    data: { decision: 'pay' },
    maxRedirects: 0,
  });
  expect(decided.status()).toBe(303);
  await expect(async () => {
    const state = await (await request.get(`/api/payments/${reference}/status`)).json();
    expect(state.status).toBe('successful');
  }).toPass();
  return reference;
}

/** The size of letters that a person has chosen: 100 % where it is empty. */
export const scaleLetters = (page: Page, size: string) =>
  page.evaluate((chosen) => {
    document.documentElement.style.fontSize = chosen;
  }, size);

const softly = expect.configure({ soft: true });

/**
 * The page does not scroll sideways, nor does a part of it that is none for tables, tabs or a board; no text is cut off, and no head
 * of a table goes on in the next line within a word.
 */
export async function expectFitting(page: Page, what: string) {
  const wider = () =>
    page.evaluate(() => {
      if (document.documentElement.scrollWidth <= window.innerWidth) return [];
      const beyond = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > window.innerWidth,
      );
      return beyond.map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent}`);
    });
  await softly.poll(wider, { message: what }).toEqual([]);
  const cut = await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *')];
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const texts = elements.filter((element) => hasText(element) && !element.closest('[aria-hidden=true]'));
    return elements
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 1)
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        return (
          overflowX !== 'visible' &&
          textOverflow !== 'ellipsis' &&
          !element.querySelector('table, [role=tab]') &&
          !element.matches('[data-board]')
        );
      })
      .flatMap((element) => {
        const { right } = element.getBoundingClientRect();
        const text = texts.find((one) => element.contains(one) && one.getBoundingClientRect().right > right + 1);
        return text ? [`${text.textContent} in ${element.tagName} ${element.className}`] : [];
      });
  });
  softly(cut, what).toEqual([]);
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll('th[scope=col]')].flatMap(({ firstChild: text }) =>
      [...(text?.nodeValue?.matchAll(/[\p{L}\p{N}]+/gu) ?? [])].flatMap(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text as Text, index);
        range.setEnd(text as Text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    ),
  );
  softly(broken, `${what}, heads of tables`).toEqual([]);
}

/** Opens the organization to mentoring, and offers the first hours of Mondays and Fridays in Berlin; answers the mentor. */
export async function offerSessions(page: Page, changes: object = {}, profile: object = {}): Promise<string> {
  const organizationId = await ownOrganization(page);
  const { request } = page;
  const { revision } = await (await request.get(`/api/organizations/${organizationId}/profile`)).json();
  const opened = await request.patch(`/api/organizations/${organizationId}/profile`, {
    data: { revision, openTo: ['mentoring'], ...profile },
  });
  expect(opened.ok(), await opened.text()).toBe(true);
  const offered = await request.put('/api/mentoring/offer', {
    data: {
      organizationId,
      headline: 'From a first talk to a pilot',
      about: 'Twenty years in water utilities.',
      topics: ['EdTech'],
      languages: ['English'],
      timeZone: 'Europe/Berlin',
      sessionMinutes: 60,
      meetingLink: 'https://meet.example/alex',
      hours: [1, 5].map((weekday) => ({ weekday, from: '09:00', until: '11:00' })),
      exceptions: [],
      isOpen: true,
      ...changes,
    },
  });
  expect(offered.ok(), await offered.text()).toBe(true);
  return (await (await request.get('/api/mentoring/offer')).json()).offer.id;
}
