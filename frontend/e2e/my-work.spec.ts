import { type APIResponse, expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectToast,
  field,
  ownOrganization,
  publishSolution,
  signIn,
  submitProblem,
  tabTo,
} from './support';

const ok = async (call: Promise<APIResponse>) => {
  const answer = await call;
  expect(answer.ok(), await answer.text()).toBe(true);
};
const asksToConnect = ({ request }: Page, organizationId: string) =>
  ok(request.post('/api/connections', { data: { organizationId, note: 'Let us measure together.' } }));

test('my work is emptied by the keyboard alone, in its list', async ({ page, browser }) => {
  const pageOf = async () => (await browser.newContext()).newPage();
  const [one, other] = [await pageOf(), await pageOf()];
  await signIn(page);
  const mine = await ownOrganization(page);
  const { organization, mark } = await signIn(one);
  const { organization: declined } = await signIn(other);
  await asksToConnect(one, mine);
  await asksToConnect(other, mine);
  const problemId = await submitProblem(one, { title: `Leaks ${mark}` });
  const solutionId = await publishSolution(one, { title: `Probes ${mark}` });
  const project = { name: `Quiet mains ${mark}`, description: 'Fewer leaks.', problemId, solutionId };
  const collaborators = [{ organizationId: mine, role: 'Evaluator' }];
  await ok(one.request.post('/api/projects', { data: { ...project, collaborators } }));

  await page.goto('/inbox?tab=work');
  const line = (about: string) => page.getByRole('listitem').filter({ hasText: about });
  const press = async (about: string, name: string) => {
    await tabTo(page, line(about).getByRole('button', { name }));
    await page.keyboard.press('Enter');
  };
  const isOnThePage = () => page.evaluate(() => document.activeElement !== document.body);
  await expect(line(organization).getByRole('button', { name: 'Accept' })).toBeVisible();
  await expectAccessible(page, 'my work with something to answer');

  await test.step('one press accepts', async () => {
    await press(organization, 'Accept');
    await expectToast(page, `You are connected with ${organization}.`);
    await expect(line(organization)).toHaveCount(0);
    expect(await isOnThePage()).toBe(true);
  });

  await test.step('a short dialog asks why one declines', async () => {
    await press(declined, 'Decline');
    const dialog = page.getByRole('dialog', { name: 'Decline connection' });
    await expect(field(dialog, 'Reason')).toBeFocused();
    await page.keyboard.type('We are bound to others.');
    await tabTo(page, dialog.getByRole('button', { name: 'Decline Request' }));
    await page.keyboard.press('Enter');
    await expectToast(page, 'Connection request declined.');
    await expect(line(declined)).toHaveCount(0);
    expect(await isOnThePage()).toBe(true);
  });

  await test.step('and the last one leaves nothing', async () => {
    await press(project.name, 'Accept');
    await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
    expect(await isOnThePage()).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  });
});
