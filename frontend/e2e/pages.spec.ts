import { expect, type Page, test } from '@playwright/test';
import {
  application,
  expectAccessible,
  expectFitting,
  ownOrganization,
  pay,
  publishSolution,
  register,
  scaleLetters,
  signIn,
  signInAdmin,
  submitProblem,
} from './support';

const visitorPages = [
  '/',
  '/login',
  '/login?error=credentials',
  '/login/verify',
  '/membership?tier=free',
  '/registration-success?tier=free&memberId=GIA-123456&emailSent=true',
  '/registration-status?token=x',
  '/confirm-organization?token=x',
  '/confirm-organization',
  '/forgot-password',
  '/reset-password?token=x',
  `/reset-password?token=${'x'.repeat(43)}`,
  '/activate?token=x',
  '/join?token=x',
  '/admin-join?token=x',
  '/confirm-email?inbox=new&token=x',
  '/confirm-domain?token=x',
  '/match-alerts/stop?token=x',
  '/match-alerts/stop',
  '/notifications/stop?mails=proposals&token=x',
  '/saved-searches/stop?token=x',
  '/watched/stop?token=x',
  '/stories',
  '/terms',
  '/privacy',
  '/mailbox',
  '/admin-login',
  '/subscription',
  '/subscription?interval=monthly&currency=NGN',
  '/checkout/innovators-annual',
  '/checkout/lite-annual',
  '/no-such-page',
];
const memberPages = [
  '/inbox',
  '/inbox?tab=work',
  '/profile/notifications',
  '/',
  '/profile',
  '/profile?tab=organizations',
  '/profile/account',
  '/subscription',
  '/dashboard',
  '/dashboard?view=table',
  '/dashboard/proposals',
  '/dashboard/projects',
  '/problems',
  '/solutions',
  '/problems?view=compact',
  '/solutions?view=table',
  '/projects',
  '/projects?view=board',
  '/projects?view=timeline',
  '/projects/start',
  '/match-alerts',
  '/problems/compose',
  '/problems/drafts',
  '/outcomes',
  '/matches',
  '/stories',
  '/saved-searches',
  '/watched',
  '/proposals',
  '/proposals?tab=decide',
  '/members',
  '/members?map=1&view=table',
  '/connections',
  '/mentors',
  '/mentors/sessions',
  '/mentors/offer',
  '/problems?search=nothing+like+this',
  '/checkout/enterprise-monthly?currency=NGN',
  '/checkout/return?reference=nobodys',
  '/profile/security',
  '/messages',
  '/messages/new',
  '/messages/blocked',
  '/support',
  '/onboarding',
  '/no-such-page',
];

const adminPages = [
  '/admin/registrations',
  '/admin/registrations?shelf=deleted',
  '/database',
  '/admin-simple',
  '/admin-test',
  '/test-count',
  '/test-registration',
  '/admin/people',
  '/admin/people?state=suspended',
  '/admin/organizations',
  '/admin/organizations?state=closed',
  '/admin/organizations/merge',
  '/admin/payments',
  '/admin/payments?currency=NGN&from=2020-01-01&to=2020-01-02',
  '/admin/payments/review',
  '/admin/payments/inbox',
  '/admin/payments/reconciliation',
  '/admin/payments/prices',
  '/admin/payments/entitlements',
  '/admin/analytics',
  '/admin/analytics?view=table&days=90',
  '/admin/apis',
  '/admin/apis?tab=listings&status=closed',
  '/admin/apis?tab=policy',
  '/admin/lifecycle',
  '/admin/lifecycle/start',
  '/admin/stories',
  '/admin/communities',
  '/admin/communities?state=closed',
  '/admin/communities/reports',
  '/admin/communities/reports?tab=measures',
  '/admin/mentors',
  '/admin/partners',
  '/admin/demo-requests',
  '/admin/reports',
  '/admin/support',
  '/admin/onboarding',
  '/admin/security',
  '/admin/administrators',
  '/admin/settings',
  '/admin/settings/documents',
  '/admin/settings/agreements',
  '/admin/audit',
  '/admin/see-as',
  '/admin/mail',
  '/admin/mail?state=failed',
  '/admin/mail/suppressions',
  '/admin/mail/templates',
  '/email-preview',
  '/email-config',
  '/smtp-config',
  '/smtp-update',
  '/godaddy-smtp',
];

/**
 * How a page is looked at, and what axe is asked there. 320 px is a phone, where a page is loaded, and 1280 at four times the size;
 * what lies between 320 and 1440 is made of the same parts.
 */
const looks = [
  { width: 320, asked: { light: 'all', dark: 'colors' } },
  { width: 768, asked: {} },
  { width: 1440, asked: { dark: 'all' } },
] as const;
const view = { viewport: { width: 320, height: 900 } } as const;

test.use(view);

/**
 * No axe violation in either theme, and at every width nothing wider than the window or cut off, not with letters of twice the
 * size either.
 */
async function expectLaidOut(page: Page, what: string, part?: string) {
  for (const { width, asked } of looks) {
    await page.setViewportSize({ width, height: 900 });
    for (const [colorScheme, rules] of Object.entries(asked)) {
      await page.emulateMedia({ colorScheme: colorScheme as keyof typeof asked });
      await expectAccessible(page, `${what} at ${width} px, ${colorScheme}`, part, rules);
    }
    await expectFitting(page, `${what} at ${width} px`);
    await scaleLetters(page, '200%');
    await expectFitting(page, `${what} at ${width} px, letters of twice the size`);
    await scaleLetters(page, '');
  }
  await page.setViewportSize(view.viewport);
}

/** As `expectLaidOut`, once the page is loaded, and no error in the console but refused calls. */
async function expectSound(page: Page, path: string) {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNamed(page, path);
  await expectLaidOut(page, path);
  expect(errors).toEqual([]);
}

/** A title of its own before the product's, but at the front door; and a place where a change of page is said. */
async function expectNamed(page: Page, path: string) {
  const isFront = new URL(page.url()).pathname === '/';
  await expect(page, path).toHaveTitle(isFront ? /Global Innovation Alliance/ : /^.+ · Global Innovation Alliance$/);
  if (!isFront) await expect(page.locator('#root > [aria-live="polite"].sr-only'), path).toHaveCount(1);
}

async function expectSoundDialog(page: Page, what: string) {
  await expect(page.getByRole('dialog')).toBeVisible();
  // What lies behind its veil is not to be read.
  await expectLaidOut(page, what, '[role=dialog]');
}

for (const path of visitorPages)
  test(`${path} is accessible and fits for visitors`, ({ page }) => expectSound(page, path));

test('the page after a registration and its dialog are accessible and fit', async ({ page }) => {
  const { token } = await register(page, application(), 'free');
  await expectSound(page, `/registration-success?token=${token}`);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expectSoundDialog(page, 'change the address');
});

// Several tests, as one would take longer than a test may.
for (const part of [0, 1, 2, 3])
  test(`the pages of super admins are accessible and fit, ${part + 1} of 4`, async ({ page }) => {
    await signInAdmin(page);
    for (const path of adminPages.filter((_, n) => n % 4 === part))
      await test.step(path, () => expectSound(page, path));
  });

test('what opens over the pages of super admins is accessible and fits', async ({ page }) => {
  await signInAdmin(page);
  await page.goto('/admin/payments');
  await page.getByRole('button', { name: 'Sections' }).click();
  await expectSoundDialog(page, 'the sections of the administration');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Process Payment' }).click();
  await expectSoundDialog(page, 'record a payment');
  await page.goto('/admin/registrations?status=pending');
  await page.locator('tbody th a').first().click();
  await expectSoundDialog(page, 'a registration');
  await page.goto('/admin/communities');
  await page.getByRole('button', { name: 'Create Community' }).click();
  await expectSoundDialog(page, 'create a community');
  await page.goto('/admin/communities?search=innovation');
  await page.locator('tbody th a').first().click();
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
  await expectSoundDialog(page, 'a community');
  for (const [path, what] of [
    ['/admin/people', 'a person'],
    ['/admin/organizations', 'an organization'],
  ] as const) {
    await page.goto(path);
    await page.locator('tbody th a').first().click();
    await expect(page.getByRole('region', { name: 'Acts' })).toBeVisible();
    await expectSoundDialog(page, what);
    await page
      .getByRole('region', { name: 'Acts' })
      .getByRole('button', { name: /^(Suspend|Lift)/ })
      .click();
    await expect(page.getByRole('dialog').getByLabel(/^Reason/)).toBeVisible();
    await expectSoundDialog(page, `${what} and an act`);
  }
});

for (const part of [0, 1, 2, 3])
  test(`the pages of members are accessible and fit, ${part + 1} of 4`, async ({ page }) => {
    await signIn(page);
    for (const path of memberPages.filter((_, n) => n % 4 === part))
      await test.step(path, () => expectSound(page, path));
  });

for (const list of ['/problems', '/solutions'])
  test(`a page of ${list} and its dialog are accessible and fit`, async ({ page }) => {
    await signIn(page);
    await page.goto(list);
    const details = page.getByRole('link', { name: 'View Details' }).first();
    await expectSound(page, (await details.getAttribute('href')) as string);
    await page.goto(list);
    await page
      .getByRole('button', { name: /^Submit (Problem|Solution)$/ })
      .first()
      .click();
    await expectSoundDialog(page, `${list} dialog`);
  });

test('the page of an organization and its profile are accessible and fit', async ({ page }) => {
  await signIn(page);
  const id = await ownOrganization(page);
  for (const path of [`/members/${id}`, `/organizations/${id}/profile`])
    await test.step(path, () => expectSound(page, path));
});

test('a project and its story are accessible and fit', async ({ page }) => {
  await signIn(page);
  for (const list of ['projects', 'stories']) {
    await page.goto(`/${list}`);
    const first = page.locator(`main a[href^="/${list}/"]:not([href$="/start"])`).first();
    const path = (await first.getAttribute('href')) as string;
    const tabs = list === 'projects' ? ['', '?tab=updates', '?tab=files', '?tab=outcomes', '?tab=activity'] : [''];
    for (const tab of tabs) await test.step(path + tab, () => expectSound(page, path + tab));
  }
});

test('the files of a project that is worked on are accessible and fit', async ({ page }) => {
  const { mark } = await signIn(page);
  const problemId = await submitProblem(page, { title: `Leaks ${mark}` });
  const solutionId = await publishSolution(page, { title: `Probes ${mark}` });
  const data = { name: `Quiet mains ${mark}`, description: 'Fewer leaks.', problemId, solutionId };
  const { id } = await (await page.request.post('/api/projects', { data })).json();
  const file = { name: `minutes-of-${'a-long-meeting-'.repeat(6)}.pdf`, forMembers: 'true' };
  const headers = { 'content-type': 'application/octet-stream' };
  const sent = { data: Buffer.from('%PDF-1.7'), params: file, headers };
  expect((await page.request.post(`/api/projects/${id}/files`, sent)).ok()).toBe(true);
  await expectSound(page, `/projects/${id}?tab=files`);
  await page.goto(`/projects/${id}`);
  await page
    .getByRole('button', { name: /^Add Evidence/ })
    .first()
    .click();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expectSoundDialog(page, 'evidence at a gate');
});

test('a conversation, and what opens over it, is accessible and fits', async ({ browser, page }) => {
  await signIn(page, undefined, 'enterprise');
  const other = await (await browser.newContext()).newPage();
  await signIn(other);
  const [own, theirs] = [await ownOrganization(page), await ownOrganization(other)];
  const asked = await page.request.post('/api/connections', { data: { organizationId: theirs, note: 'Hello' } });
  const { id: connection } = await asked.json();
  expect((await other.request.post(`/api/connections/${connection}/accept`)).ok()).toBe(true);
  const { id: personId } = await (await other.request.get('/api/auth/user')).json();
  const text = `A list:\n\n- one\n- two\n\n\`code\` and ${'a-word-'.repeat(30)}`;
  const data = { organizationId: own, withOrganizationId: theirs, personIds: [personId], text };
  const { id } = await (await page.request.post('/api/conversations', { data })).json();
  const answer = await other.request.post(`/api/conversations/${id}/messages`, { data: { text: 'Gladly.' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expectSound(page, `/messages/${id}`);
  await page.getByRole('button', { name: /^Report/ }).click();
  await expectSoundDialog(page, 'report a message');
  await other.context().close();
});

test('proposals, and what is said of them, are accessible and fit', async ({ page }) => {
  const { mark } = await signIn(page);
  const problemId = await submitProblem(page, { title: `Leaks ${mark}` });
  const propose = async (title: string) => {
    const solutionId = await publishSolution(page, { title: `${title} ${mark}` });
    const data = { problemId, solutionId, note: 'Two districts first.' };
    return (await (await page.request.post('/api/proposals', { data })).json()).id;
  };
  const [waiting, declined] = [await propose('Probes'), await propose('Fibres')];
  const amendment = { note: 'Three districts, in May.', version: 1 };
  expect((await page.request.patch(`/api/proposals/${waiting}`, { data: amendment })).ok()).toBe(true);
  const points = { strengths: ['It needs no digging'], improvements: ['Say which diameters it fits'] };
  const decision = { ...points, feedback: 'Too wide for our mains.' };
  expect((await page.request.post(`/api/proposals/${declined}/decline`, { data: decision })).ok()).toBe(true);
  const said = { helpful: false, note: 'Which mains?' };
  expect((await page.request.put(`/api/proposals/${declined}/helpful`, { data: said })).ok()).toBe(true);

  const onProblem = `/problems/${problemId}?tab=proposals`;
  for (const path of ['/proposals', '/proposals?status=declined', '/proposals?tab=decide', onProblem])
    await test.step(path, () => expectSound(page, path));
  for (const [dialog, path] of [
    ['decide', `/proposals?tab=decide&decide=decline:${waiting}`],
    ['amend', `/proposals?amend=${waiting}`],
    ['rate', `/proposals?rate=${declined}`],
  ] as const)
    await test.step(dialog, async () => {
      await page.goto(path);
      await expectSoundDialog(page, dialog);
    });
  await page.goto('/proposals');
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await expectSoundDialog(page, 'versions');
});

test('the evaluation of proposals is accessible and fits', async ({ page, browser }) => {
  const { mark } = await signIn(page, undefined, 'enterprise');
  const problemId = await submitProblem(page, { title: `Leaks ${mark}` });
  const other = await (await browser.newContext(view)).newPage();
  await signIn(other);
  for (const title of ['Probes', 'Fibres', 'Radar'])
    await publishSolution(other, { title: `${title} of ${mark}`, problemId });
  const at = `/problems/${problemId}`;
  const put = async (path: string, data: object = {}) =>
    expect((await page.request.put(`/api${path}`, { data })).ok(), path).toBe(true);
  const criteria = [
    { name: 'Fit to the problem', meaning: 'In our mains.', weight: 60 },
    { name: 'Cost and time', weight: 40 },
  ];
  await put(`${at}/rubric`, { criteria, revision: 0 });
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await put(`${at}/reviewers/${id}`);
  const [first, second] = await (await page.request.get(`/api${at}/reviews`)).json();
  const marks = [
    { key: 1, mark: 4, note: 'On cast iron only.' },
    { key: 2, mark: 2 },
  ];
  for (const { proposalId } of [first, second])
    await put(`/proposals/${proposalId}/score`, { marks, rubricVersion: 1, proposalVersion: 1 });

  const compared = `${first.proposalId},${second.proposalId}`;
  for (const path of [
    '',
    '?tab=evaluation',
    '/score',
    `/compare?proposals=${compared}`,
    `/compare?proposals=${first.proposalId}`,
    '/decide',
  ])
    await test.step(path, () => expectSound(page, `${at}${path}`));
  await page.getByText('Decline', { exact: true }).click();
  await expectLaidOut(page, 'a draft of a decision');
  await expectSound(page, `/problems/compose?problem=${problemId}`);
  await other.context().close();
});

test('matches, what is recommended and what was paid are accessible and fit', async ({ page, browser }) => {
  const { mark } = await signIn(page, undefined, 'free');
  const reference = await pay(page, 'enterprise-monthly');
  const text = {
    title: `Probes hear ${mark} mains leak`,
    description: `Buried ${mark} mains leak. Probes hear it.`,
  };
  const problem = await submitProblem(page, text);
  const other = await (await browser.newContext(view)).newPage();
  await signIn(other);
  await publishSolution(other, { ...text, readinessLevel: 8 });
  const recommended = page.getByRole('list', { name: 'Recommended for you' });
  await expect(async () => {
    await page.goto('/');
    await expect(recommended).toContainText(mark, { timeout: 5_000 });
  }).toPass();
  const solution = await publishSolution(page, text);
  const organization = `/organizations/${await ownOrganization(page)}`;
  const billing = `${organization}/billing`;
  const checkout = '/checkout/enterprise-annual?currency=NGN';
  for (const path of [
    ...[
      '/',
      `/problems/${problem}?tab=matches`,
      `/problems/${problem}?tab=questions`,
      `/solutions/${solution}?tab=matches`,
      '/subscription',
    ],
    ...[
      checkout,
      `/checkout/return?reference=${reference}`,
      billing,
      `${organization}/people`,
      `${organization}/domains`,
      `${billing}?change=1`,
    ],
  ])
    await test.step(path, () => expectSound(page, path));
  await expectSoundDialog(page, 'change of plan');

  await signInAdmin(other);
  const [payment] = await (await other.request.get(`/api/admin/payments?search=${reference}`)).json();
  await test.step('a payment', () => expectSound(other, `/admin/payments?payment=${payment.id}`));
  await other.getByRole('button', { name: 'Refund' }).click();
  await expectSoundDialog(other, 'refund');
  await other.context().close();
});
