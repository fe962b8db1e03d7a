import { type APIResponse, expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectFitting,
  expectToast,
  field,
  ownOrganization,
  publishSolution,
  signIn,
  submitProblem,
  tabTo,
} from './support';

const ok = async <Answer = unknown>(call: Promise<APIResponse>): Promise<Answer> => {
  const answer = await call;
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  return JSON.parse(text || 'null');
};
/** What the dashboard has of the present quarter, in dollars. */
const quarterOnDashboard = async (page: Page) => {
  await page.goto('/dashboard?view=table');
  const quarter = page.getByRole('table', { name: 'Confirmed value by quarter' }).getByRole('row').nth(1);
  return Number((await quarter.getByRole('cell').first().innerText()).replaceAll(/[$,]/g, ''));
};

test('an accepted proposal becomes a project, which passes its gates, is worth something and is told of', async ({
  page: owner,
  browser,
}) => {
  const pageOf = async () => (await browser.newContext()).newPage();
  const [lead, joiner, visitor] = [await pageOf(), await pageOf(), await pageOf()];
  const { mark } = await signIn(owner);
  await signIn(lead);
  const { organization } = await signIn(joiner);
  const problemId = await submitProblem(owner, { title: `Leaks ${mark}` });
  await publishSolution(lead, { title: `Probes ${mark}`, problemId });
  const [{ id: proposalId }] = await ok<[{ id: string }]>(owner.request.get(`/api/problems/${problemId}/proposals`));
  const decision = { strengths: ['It needs no digging'], improvements: ['Say which pipes it fits'] };
  await ok(owner.request.post(`/api/proposals/${proposalId}/accept`, { data: decision }));
  let project = '';
  const api = () => `/api${project}`;

  await test.step('who proposed starts it', async () => {
    await lead.goto('/proposals?status=accepted');
    await lead.getByRole('link', { name: 'Start Project' }).click();
    await field(lead, 'Name').fill(`Quiet mains ${mark}`);
    await field(lead, 'Description').fill('Probes find the leaks, crews mend them.');
    await field(lead, 'Budget').fill('$1.8M');
    await lead.getByRole('button', { name: 'Start Project' }).click();
    await lead.waitForURL(/\/projects\/[0-9a-f-]{36}$/);
    project = new URL(lead.url()).pathname;
    await expect(lead.getByRole('heading', { level: 1, name: `Quiet mains ${mark}` })).toBeVisible();
  });

  await test.step('another organization asks to join, and is accepted', async () => {
    await joiner.goto(project);
    await joiner.getByRole('button', { name: 'Join Project' }).click();
    await field(joiner, 'Role').fill('Evaluator');
    await field(joiner, 'Message').fill('We have measured leaks in four cities.');
    await joiner.getByRole('button', { name: 'Send Request' }).click();
    await expectToast(joiner, 'Request sent.');
    await lead.goto(`${project}?tab=team`);
    await lead.getByRole('button', { name: 'Accept' }).click();
    await expect(lead.getByRole('listitem').filter({ hasText: organization })).toContainText('Evaluator');
  });

  await test.step('a gate opens for evidence alone, the others after it', async () => {
    const standing = () => ok<{ phase: string; revision: number }>(lead.request.get(api()));
    const { revision } = await standing();
    const early = await lead.request.post(`${api()}/phase`, { data: { phase: 'sandbox', revision } });
    expect([early.status(), (await early.json()).code]).toEqual([409, 'gate_incomplete']);
    await lead.goto(project);
    const onward = lead.getByRole('button', { name: 'Move to Sandbox' });
    await expect(onward).toBeDisabled();
    const gate = lead.getByRole('region', { name: 'Gate to Sandbox' });
    await gate.getByRole('listitem').filter({ hasText: 'Partners agreed' }).getByRole('button').click();
    await field(lead, 'Evidence').fill('Signed on Monday.');
    await lead.getByRole('button', { name: 'Save Evidence' }).click();
    await expectToast(lead, 'Evidence saved.');
    const tickAll = async (fileIds?: string[]) => {
      const gates = await ok<{ isNext: boolean; phase: string; items: { key: string; isTicked: boolean }[] }[]>(
        lead.request.get(`${api()}/gates`),
      );
      const next = gates.find(({ isNext }) => isNext);
      for (const { key } of next?.items.filter(({ isTicked }) => !isTicked) ?? [])
        await ok(
          joiner.request.put(`${api()}/gates/${next?.phase}/items/${key}`, {
            data: { note: 'It stands in the minutes.', fileIds },
          }),
        );
    };
    const enter = async (phase: string) =>
      lead.request.post(`${api()}/phase`, { data: { phase, revision: (await standing()).revision } });
    await tickAll();
    await lead.goto('/projects?view=board&mine=true');
    const column = (name: string) => lead.getByRole('region', { name, exact: true });
    await tabTo(lead, column('Planning').getByRole('button', { name: 'On to Sandbox' }));
    await lead.keyboard.press('Enter');
    await expect(lead.getByText(`“Quiet mains ${mark}” is in Sandbox now.`)).toBeVisible();
    await expect(column('Sandbox').getByRole('button', { name: 'On to Pilot' })).toBeFocused();
    await expectAccessible(lead, 'the board');
    await tickAll();
    expect(await (await enter('pilot')).json()).toMatchObject({
      code: 'gate_incomplete',
      errors: [{ field: 'sandbox_results' }],
    });
    await lead.goto(project);
    await expect(lead.getByRole('button', { name: 'Move to Pilot' })).toBeDisabled();
    await lead.getByRole('button', { name: 'Change: Results of the sandbox reviewed' }).click();
    const results = {
      name: 'sandbox-results.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 results'),
    };
    await lead.getByLabel('Evidence to attach').setInputFiles(results);
    await expect(lead.getByRole('checkbox', { name: results.name })).toBeChecked();
    await lead.getByRole('button', { name: 'Save Evidence' }).click();
    await expectToast(lead, 'Evidence saved.');
    await lead.getByRole('button', { name: 'Move to Pilot' }).click();
    await lead.getByRole('dialog').getByRole('button', { name: 'Move to Pilot' }).click();
    await expectToast(lead, 'The project is in its Pilot phase.');
    const [{ id: fileId }] = await ok<[{ id: string }]>(joiner.request.get(`${api()}/files`));
    const download = `${api()}/files/${fileId}`;
    expect(await (await joiner.request.get(download)).body()).toEqual(results.buffer);
    expect((await visitor.request.get(download)).status()).toBe(401);
    for (const phase of ['scaling', 'deployed']) {
      await tickAll([fileId]);
      await ok(enter(phase));
    }
    await lead.goto(`${project}?tab=activity`);
    await expect(lead.getByRole('tabpanel')).toContainText('Deployed');
  });

  await test.step('what it was worth counts once another organization confirms it, and not what it disputes', async () => {
    const before = await quarterOnDashboard(owner);
    const today = new Date().toISOString().slice(0, 10);
    const estimate = async (amount: string, note: string) => {
      const value = { kind: 'cost_saved', amount, happenedOn: today, note, source: 'Billing register' };
      return ok<{ id: string }>(lead.request.post(`${api()}/outcomes`, { data: value }));
    };
    const enter = async (amount: string, note: string) => {
      const { id } = await estimate(amount, note);
      await ok(lead.request.post(`/api/outcomes/${id}/claim`, { data: {} }));
      return id;
    };
    const sure = await enter('$3,000,000', 'Water that was not lost.');
    const doubtful = await enter('$5,000,000', 'Streets that were not dug up.');
    expect(await quarterOnDashboard(owner)).toBe(before);
    await owner.goto(`${project}?tab=outcomes&value=${sure}`);
    await owner.getByRole('button', { name: 'Confirm Value' }).click();
    await owner.getByRole('dialog', { name: 'Confirm value' }).getByRole('button', { name: 'Confirm Value' }).click();
    await expectToast(owner, 'Value confirmed.');
    await owner.goto(`${project}?tab=outcomes&value=${doubtful}`);
    await owner.getByRole('button', { name: 'Dispute …' }).click();
    await field(owner, 'What you dispute').fill('Two of the streets were dug up.');
    await owner.getByRole('button', { name: 'Dispute Value' }).click();
    await expectToast(owner, 'Value disputed.');
    await enter('$34,525,000', 'A plant that was not built.');
    await estimate('$72,306,100', 'Another one.');
    await owner.setViewportSize({ width: 320, height: 800 });
    await owner.goto(`${project}?tab=outcomes`);
    await expect(owner.getByRole('table', { name: /^Value by quarter/ })).toBeVisible();
    await expectFitting(owner, 'values in several states on a phone');
    await owner.setViewportSize({ width: 1280, height: 720 });
    expect(await quarterOnDashboard(owner)).toBe(before + 3_000_000);
  });

  await test.step('its story is told while all whom it names agree', async () => {
    const named = [await ownOrganization(owner)];
    const data = {
      title: `Quiet at night ${mark}`,
      summary: 'The pressure stays.',
      account: 'Probes **listened**.',
      impact: 'Nothing is lost at night.',
      named,
      revision: 0,
    };
    await ok(lead.request.put(`${api()}/story`, { data }));
    await ok(lead.request.post(`${api()}/story/ask`, { data: {} }));
    const shown = visitor.getByRole('link', { name: data.title });
    await visitor.goto('/stories');
    await expect(shown).toHaveCount(0);
    await owner.goto(`${project}?tab=outcomes`);
    await owner.getByRole('button', { name: 'Agree', exact: true }).click();
    await expectToast(owner, 'Everybody can read the story now.');
    await visitor.goto('/stories');
    await shown.click();
    await expect(visitor.getByRole('heading', { level: 1, name: data.title })).toBeVisible();
    await expect(visitor.getByText('$3.0M').first()).toBeVisible();
    await owner.getByRole('button', { name: 'Take Consent Back' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Take Consent Back' }).click();
    await expectToast(owner, 'Nobody but its organizations reads the story now.');
    expect((await visitor.reload())?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1, name: data.title })).toHaveCount(0);
  });
});
