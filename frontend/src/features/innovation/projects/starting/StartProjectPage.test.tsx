import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { project } from '@/testing/projects';
import StartProjectPage from './StartProjectPage';

const own = ada.organizations[0]?.organization as { id: string; name: string; type: string };
const maker = { id: 'o2', name: 'AquaSense', type: 'startup' };
const problem = { id: 'p1', title: 'Leaks', category: 'environment', submittedBy: own };
const solution = { id: 's1', title: 'Probes', submittedBy: maker };
const server = {
  'GET /api/auth/user': () => ada as unknown,
  'GET /api/problems/p1': () => problem,
  'GET /api/solutions/s1': () => solution,
  'GET /api/proposals': () => json(200, [], { 'x-total-count': '0' }),
  'GET /api/billing/entitlements': () => [] as object[],
  'GET /api/projects/organizations': () => [maker, { id: 'o3', name: 'Helix Institute', type: 'research' }],
  'POST /api/projects': () => project as unknown,
};
const ofProposal = '/projects/start?proposal=r1&problem=p1&solution=s1';
const open = (answers: object = {}, at = ofProposal) =>
  openPage(StartProjectPage, { path: '/projects/start', at, answers: { ...server, ...answers } as typeof server });

describe('starting a project', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('sends what was typed, with the other side, whom else is asked, and the metrics as numbers', async () => {
    const { user, callsTo, address } = open();
    expect(await screen.findByText('Works on it at once')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Quiet mains');
    await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Fewer leaks.');
    await user.type(screen.getByRole('textbox', { name: 'Role of AquaSense' }), 'Technology partner');
    await user.type(screen.getByRole('searchbox', { name: 'Ask another organization' }), 'helix');
    const found = await screen.findByRole('list', { name: 'Organizations found' });
    expect(within(found).getAllByRole('button')).toHaveLength(1);
    await user.click(within(found).getByRole('button', { name: /Helix Institute/ }));
    await user.click(screen.getByRole('button', { name: 'Add a Metric' }));
    for (const [label, text] of [
      ['What is measured', 'Water lost'],
      ['In what', '%'],
      ['Baseline', '34'],
      ['Target', '18.5'],
    ] as const)
      await user.type(screen.getByRole('textbox', { name: label }), text);
    await user.click(screen.getByRole('button', { name: 'Start Project' }));
    await waitFor(() => expect(address()).toBe('/projects/j1'));
    expect(callsTo('POST /api/projects')).toMatchObject([
      {
        body: {
          proposalId: 'r1',
          name: 'Quiet mains',
          organizationId: own.id,
          collaborators: [{ organizationId: 'o2', role: 'Technology partner' }, { organizationId: 'o3' }],
          successMetrics: [{ name: 'Water lost', unit: '%', baseline: 34, target: 18.5 }],
        },
      },
    ]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('says what is missing, and what the server refuses, beside the fields', async () => {
    const { user } = open({
      'POST /api/projects': () =>
        refusal(400, 'invalid_input', 'Please check.', [
          { field: 'estimatedCompletion', message: 'It is completed no earlier than it begins' },
        ]),
    });
    await screen.findByText('Works on it at once');
    await user.click(screen.getByRole('button', { name: 'Start Project' }));
    expect(await screen.findAllByText('Name is required')).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Quiet mains');
    await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Fewer leaks.');
    await user.click(screen.getByRole('button', { name: 'Start Project' }));
    expect(await screen.findAllByText('It is completed no earlier than it begins')).toHaveLength(2);
  });

  it('says at once that it ends before it begins, with all else that is missing', async () => {
    const { user, callsTo } = open();
    await screen.findByText('Works on it at once');
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2026-12-01' } });
    fireEvent.change(screen.getByLabelText('Estimated completion'), { target: { value: '2026-11-01' } });
    await user.click(screen.getByRole('button', { name: 'Start Project' }));
    expect(await screen.findAllByText('Name is required')).toHaveLength(2);
    expect(screen.getAllByText('It is completed no earlier than it begins')).toHaveLength(2);
    expect(callsTo('POST /api/projects')).toEqual([]);
  });

  it('offers the accepted proposals of which no project has come yet', async () => {
    const proposal = (id: string, title: string, projectId: string | null) => ({
      ...{ id, projectId, problem: { id: 'p1', title: 'Leaks' }, solution: { id: 's1', title } },
    });
    const { user, address } = open(
      {
        'GET /api/proposals': () =>
          json(200, [proposal('r1', 'Probes', null), proposal('r2', 'Valves', 'j1')], { 'x-total-count': '2' }),
      },
      '/projects/start',
    );
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    expect(screen.queryByText('Valves')).not.toBeInTheDocument();
    expect(address()).toBe('/projects/start?proposal=r1&problem=p1&solution=s1');
    await user.click(await screen.findByRole('button', { name: 'Choose Another' }));
    expect(address()).toBe('/projects/start');
    expect(await screen.findByRole('button', { name: 'Choose' })).toBeVisible();
  });

  it('finds a problem and a solution by their words, and keeps them in the address', async () => {
    const { user, address } = open(
      {
        'GET /api/problems': () => json(200, [problem], { 'x-total-count': '1' }),
        'GET /api/solutions': () => json(200, [solution], { 'x-total-count': '1' }),
      },
      '/projects/start',
    );
    fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Quiet mains' } });
    await user.type(screen.getByRole('searchbox', { name: 'Problem' }), 'leaks');
    await user.click(await screen.findByRole('button', { name: /^Leaks/ }));
    expect(address()).toBe('/projects/start?problem=p1');
    await user.type(screen.getByRole('searchbox', { name: 'Solution' }), 'probes');
    await user.click(await screen.findByRole('button', { name: /^Probes/ }));
    expect(address()).toBe('/projects/start?problem=p1&solution=s1');
    expect(await screen.findByText('Is asked')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start Project' })).toBeEnabled();
    // What was typed goes along: a reload here finds it.
    const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft:'));
    expect(kept).toEqual([[expect.stringContaining('start-project::p1:s1'), expect.stringContaining('Quiet mains')]]);
  });

  it('is not offered where neither is one’s own', async () => {
    open({ 'GET /api/problems/p1': () => ({ ...problem, submittedBy: { ...maker, id: 'o4' } }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Neither is of an organization that you act for');
    const start = screen.getByRole('button', { name: 'Start Project' });
    expect(start).toBeDisabled();
    expect(start).toHaveAccessibleDescription(/^Say first where the project comes from/);
  });
});
