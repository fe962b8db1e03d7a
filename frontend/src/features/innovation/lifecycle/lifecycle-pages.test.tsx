import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { value } from '@/testing/outcomes';
import { project } from '@/testing/projects';
import LifecyclePage from './LifecyclePage';
import StartProjectForPage from './StartProjectForPage';

type Answers = Parameters<typeof openPage>[1]['answers'];
const summary = { total: 34, planned: 6, active: 20, completed: 8, totalBudgetUsd: '1.00' };
const inPhase = ({ url }: { url: URL }) => {
  const found = url.searchParams.get('phase') === project.phase ? [project] : [];
  return json(200, found, { 'x-total-count': String(found.length) });
};
const board = (at = '/admin/lifecycle', answers: Answers = {}) =>
  openPage(LifecyclePage, {
    path: '/admin/lifecycle',
    at,
    answers: { 'GET /api/projects/summary': () => summary, 'GET /api/projects': inPhase, ...answers },
  });

afterEach(() => jest.restoreAllMocks());

describe('the portfolio', () => {
  it('counts all projects in three figures, each of which narrows the board', async () => {
    const { user, address } = board();
    const review = await screen.findByRole('button', { name: /^In Review\s*6/ });
    expect(screen.getByRole('button', { name: /^Active Projects\s*20/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Completed\s*8/ })).toBeInTheDocument();
    expect(await screen.findAllByRole('region', { name: /Planning|Sandbox|Pilot|Scaling|Deployed/ })).toHaveLength(5);
    await user.click(review);
    expect(address()).toBe('/admin/lifecycle?phase=planning');
    expect(screen.queryByRole('region', { name: 'Pilot' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/admin/lifecycle');
  });

  it('is narrowed by status, category and words, as its address says', async () => {
    const { user, address, callsTo } = board('/admin/lifecycle?search=mains');
    await user.selectOptions(await screen.findByLabelText('Status'), 'on-hold');
    await user.selectOptions(screen.getByLabelText('Category'), 'energy');
    expect(address()).toBe('/admin/lifecycle?search=mains&status=on-hold&category=energy');
    await waitFor(() => {
      const asked = callsTo('GET /api/projects').at(-1)?.url.searchParams;
      expect(Object.fromEntries(asked ?? [])).toMatchObject({ search: 'mains', status: 'on-hold', category: 'energy' });
    });
  });

  it('opens a project beside the board, and moves none', async () => {
    const detail = { ...project, problem: { id: 'p1', title: 'Leaks' }, solution: null, updatedAt: project.createdAt };
    const { user, address } = board(undefined, {
      'GET /api/projects/j1': () => detail,
      'GET /api/admin/projects/j1/disputes': () => [],
    });
    await user.click(await screen.findByRole('link', { name: 'Quiet mains' }));
    expect(address()).toBe('/admin/lifecycle?project=j1');
    const panel = within(await screen.findByRole('dialog', { name: 'Quiet mains' }));
    expect(panel.getByRole('link', { name: 'City Water' })).toHaveAttribute('href', '/members/org-city');
    expect(panel.getByText('Leaks')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(address()).toBe('/admin/lifecycle');
    expect(screen.queryByRole('button', { name: /On to|Back to/ })).not.toBeInTheDocument();
  });

  it('has the disputes of a project, which are ended with a reason', async () => {
    const detail = { ...project, problem: null, solution: null, updatedAt: project.createdAt };
    const disputedBy = { id: 'org-helix', name: 'Helix Institute', type: 'research' };
    let disputes = [{ ...value, state: 'disputed', disputedBy }];
    const { user, callsTo } = board('/admin/lifecycle?project=j1', {
      'GET /api/projects/j1': () => detail,
      'GET /api/admin/projects/j1/disputes': () => disputes,
      'POST /api/admin/outcomes/v1/reopen': () => {
        disputes = [];
        return new Response(null, { status: 204 });
      },
    });
    expect(await screen.findByText(/disputed by Helix Institute$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'End Dispute: €1,200,000' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End dispute' }));
    await user.click(dialog.getByLabelText(/^Reason/));
    await user.paste('The registers agree.');
    await user.click(dialog.getByRole('button', { name: 'End Dispute' }));
    await waitFor(() => expect(screen.queryByText(/disputed by/)).not.toBeInTheDocument());
    expect(callsTo('POST /api/admin/outcomes/v1/reopen')[0]?.body).toEqual({ reason: 'The registers agree.' });
  });

  it('says that there is no project yet, or no such one', async () => {
    const none = { ...summary, total: 0, planned: 0, active: 0, completed: 0 };
    const { close } = board(undefined, { 'GET /api/projects/summary': () => none });
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeInTheDocument();
    close();
    board('/admin/lifecycle?project=x', { 'GET /api/projects/x': () => refusal(404, 'not_found', 'Gone.') });
    expect(await screen.findByText('There is no such project.')).toBeInTheDocument();
  });
});

describe('a new project', () => {
  const city = { id: 'o1', name: 'City Water', type: 'government' };
  const maker = { id: 'o2', name: 'Probe Works', type: 'startup' };
  const leaks = { id: 'p1', title: 'Leaks', submittedBy: city };
  const probes = { id: 's1', title: 'Probes', submittedBy: maker };
  const people = [{ id: 'u1', name: 'Ada Okafor' }];
  const proposals = [{ id: 'r1', problem: leaks, solution: probes }];
  const origins = ({ url }: { url: URL }) => ({
    ...{ people, proposals, problems: [], solutions: [] },
    ...(url.searchParams.has('search') && { problems: [leaks], solutions: [probes] }),
  });
  const start = (answers: Answers = {}) =>
    openPage(StartProjectForPage, {
      path: '/admin/lifecycle/start',
      answers: {
        'GET /api/admin/organizations': () => [{ ...city, tier: 'free' }],
        'GET /api/admin/projects/origins': origins,
        'POST /api/admin/projects': () => json(201, project),
        ...answers,
      },
    });
  const choose = async ({ user }: ReturnType<typeof start>) => {
    await user.type(screen.getByLabelText(/^Lead organization/), 'city');
    await user.click(await screen.findByRole('button', { name: /City Water/ }));
    await user.selectOptions(await screen.findByLabelText(/^Lead person/), 'u1');
    await user.type(screen.getByLabelText(/^Name/), 'Quiet mains');
    await user.type(screen.getByLabelText(/^Description/), 'Fewer leaks.');
  };
  const words = { organizationId: 'o1', personId: 'u1', name: 'Quiet mains', description: 'Fewer leaks.' };

  beforeEach(() => sessionStorage.clear());

  it('comes of an accepted proposal of its lead, and is shown on the board', async () => {
    const page = start();
    await choose(page);
    await page.user.selectOptions(screen.getByLabelText('Comes of'), 'r1');
    expect(screen.queryByLabelText('Problem')).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Start Project' }));
    await waitFor(() => expect(page.address()).toBe('/admin/lifecycle?project=j1'));
    expect(page.callsTo('POST /api/admin/projects')[0]?.body).toEqual({ ...words, proposalId: 'r1' });
  });

  it('comes of a problem and a solution that are found by their words', async () => {
    const page = start();
    await choose(page);
    for (const [noun, found] of [
      ['Problem', /^Leaks/],
      ['Solution', /^Probes/],
    ] as const) {
      await page.user.type(screen.getByLabelText(noun), 'leak');
      await page.user.click(await screen.findByRole('button', { name: found }));
    }
    await page.user.click(screen.getByRole('button', { name: 'Start Project' }));
    await waitFor(() => expect(page.callsTo('POST /api/admin/projects')).toHaveLength(1));
    expect(page.callsTo('POST /api/admin/projects')[0]?.body).toEqual({ ...words, problemId: 'p1', solutionId: 's1' });
  });

  it('says what is missing, and what the server refuses, beside the fields', async () => {
    const message = 'Neither the problem nor the solution is of this organization';
    const page = start({
      'POST /api/admin/projects': () =>
        refusal(400, 'invalid_input', 'Please check.', [{ field: 'organizationId', message }]),
    });
    await page.user.click(screen.getByRole('button', { name: 'Start Project' }));
    expect(await screen.findAllByText('Choose an organization')).not.toHaveLength(0);
    await choose(page);
    await page.user.click(screen.getByRole('button', { name: 'Start Project' }));
    expect(await screen.findAllByText('Choose a problem')).not.toHaveLength(0);
    expect(page.callsTo('POST /api/admin/projects')).toHaveLength(0);
    await page.user.selectOptions(screen.getByLabelText('Comes of'), 'r1');
    await page.user.click(screen.getByRole('button', { name: 'Start Project' }));
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
  });
});
