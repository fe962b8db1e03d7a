import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { project } from '@/testing/projects';
import ProjectsPage from './ProjectsPage';

const list = (...projects: object[]) => json(200, projects, { 'x-total-count': String(projects.length) });
const server = {
  'GET /api/auth/user': () => ada as unknown,
  'GET /api/projects': () => list(project),
  'GET /api/projects/summary': () => ({ total: 40, active: 26, completed: 8, totalBudgetUsd: '48999999.00' }),
  'GET /api/projects/invitations': () => [] as object[],
};
const open = (answers: object = {}, at = '/projects') =>
  openPage(ProjectsPage, { path: '/projects', at, answers: { ...server, ...answers } as typeof server });

describe('the projects page', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('shows the figures, the budget in whole millions rounded down, each narrowing the list to what it counts', async () => {
    const { user, address } = open();
    for (const [label, value] of [
      ['Total Projects', '40'],
      ['Active Projects', '26'],
      ['Completed', '8'],
      ['Total Budget', '$48M'],
    ] as const) {
      const tile = screen.getAllByText(label).find((one) => one.closest('button, div')) as HTMLElement;
      expect(await within(tile.parentElement as HTMLElement).findByText(value)).toBeInTheDocument();
    }
    await user.click(screen.getByRole('button', { name: /^Active Projects/ }));
    expect(address()).toBe('/projects?phase=sandbox%2Cpilot%2Cscaling');
    expect(screen.queryByRole('heading', { name: 'All Projects' })).not.toBeInTheDocument();
  });

  it('is narrowed by a phase, and by all of them again', async () => {
    const { user, address, callsTo } = open();
    await user.click(screen.getByRole('radio', { name: 'Pilot' }));
    expect(address()).toBe('/projects?phase=pilot');
    await waitFor(() => expect(callsTo('GET /api/projects').at(-1)?.url.searchParams.get('phase')).toBe('pilot'));
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(address()).toBe('/projects');
  });

  it('shows the active ones with their means, and all of them with how far they have come', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'All Projects' })).toBeInTheDocument();
    const [active, other] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
    for (const text of ['Pilot', '$3.2M', 'Dec 24, 2026', 'Mar 4, 2026'])
      expect(within(active).getByText(text)).toBeInTheDocument();
    for (const text of ['Active', 'Environment', '55%', '€50.0M · $57.6M', 'Multiple collaborators (3)'])
      expect(within(other).getByText(text)).toBeInTheDocument();
    expect(within(other).getByText(/^Started .* ago$/)).toBeInTheDocument();
    expect(within(other).getByRole('link', { name: 'Join Project' })).toHaveAttribute('href', '/projects/j1?join=1');
    expect(within(active).getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/projects/j1');
  });

  it.each(['', '&view=compact', '&view=board'])('say once that one is being planned (%s)', async (view) => {
    const planned = { ...project, phase: 'planning', status: 'planning' };
    open(
      {
        'GET /api/projects': ({ url }: { url: URL }) =>
          list(...((url.searchParams.get('phase') ?? 'planning') === 'planning' ? [planned] : [])),
      },
      `/projects?search=mains${view}`,
    );
    const heading = await screen.findByRole('heading', { name: project.name });
    const entry = heading.closest('article, li') as HTMLElement;
    expect(within(entry).queryAllByText('Planning')).toHaveLength(view === '&view=board' ? 0 : 1);
  });

  it('does not offer to join what one works on, or what is completed', async () => {
    open({
      'GET /api/projects': () => list({ ...project, isPartner: true }, { ...project, id: 'j2', status: 'completed' }),
    });
    await screen.findAllByRole('article');
    expect(screen.queryByRole('link', { name: 'Join Project' })).not.toBeInTheDocument();
  });

  it('draws them over time, and keeps that in the address', async () => {
    const { user, address } = open({}, '/projects?status=active');
    await screen.findByRole('heading', { name: project.name });
    await user.click(screen.getByRole('radio', { name: 'Timeline' }));
    expect(address()).toBe('/projects?status=active&view=timeline');
    const [line] = within(await screen.findByRole('list', { name: 'The projects over time' })).getAllByRole('listitem');
    expect(line).toHaveTextContent('Feb 2, 2026 – due Dec 24, 2026, 55% in Pilot');
    expect(within(line as HTMLElement).getByRole('link', { name: project.name })).toHaveAttribute(
      'href',
      '/projects/j1',
    );
  });

  it('offers its views to phones too: it can be more than a list', async () => {
    open();
    expect(await screen.findByRole('group', { name: 'View' })).not.toHaveClass('max-md:hidden');
  });

  it('moves a card of the board on by the keyboard alone, says so, and takes it back', async () => {
    let phase = 'sandbox';
    const moves: object[] = [];
    const { user } = open(
      {
        'GET /api/projects': ({ url }: { url: URL }) =>
          list(...(url.searchParams.get('phase') === phase ? [{ ...project, phase, canMove: true, revision: 4 }] : [])),
        'POST /api/projects/j1/phase': ({ body }: { body: { phase: string } }) => {
          moves.push(body);
          phase = body.phase;
          return { ...project, revision: 5 };
        },
      },
      '/projects?view=board',
    );
    const column = (name: string) => within(screen.getByRole('region', { name }));
    const on = await screen.findByRole('button', { name: 'On to Pilot' });
    expect(column('Sandbox').getByText(/^In this phase for \d+ days$/)).toBeInTheDocument();
    on.focus();
    await user.keyboard('{Enter}');
    expect(await column('Pilot').findByRole('heading', { name: project.name })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'On to Scaling' })).toHaveFocus());
    expect(screen.getByText('“Quiet mains” is in Pilot now.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await column('Sandbox').findByRole('heading', { name: project.name })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to Planning' }));
    await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Too early.');
    await user.click(screen.getByRole('button', { name: 'Take It Back' }));
    expect(await column('Planning').findByRole('heading', { name: project.name })).toBeInTheDocument();
    expect(moves).toEqual([
      { phase: 'pilot', revision: 4 },
      { phase: 'sandbox', status: project.status, revision: 5, reason: 'It was moved by mistake.' },
      { phase: 'planning', revision: 4, reason: 'Too early.' },
    ]);
  });

  it('focuses a moved card in its new column, also while the former one still shows it', async () => {
    let isMoved = false;
    let goOn = () => undefined as unknown;
    const late = new Promise((resolve) => (goOn = () => resolve(undefined)));
    const { user } = open(
      {
        'GET /api/projects': async ({ url }: { url: URL }) => {
          const phase = url.searchParams.get('phase');
          if (isMoved && phase === 'sandbox') await late;
          const isThere = phase === (isMoved ? 'pilot' : 'sandbox');
          return list(...(isThere ? [{ ...project, phase, canMove: true, revision: 4 }] : []));
        },
        'POST /api/projects/j1/phase': () => {
          isMoved = true;
          return { ...project, revision: 5 };
        },
      },
      '/projects?view=board',
    );
    const former = () =>
      within(screen.getByRole('region', { name: 'Sandbox' })).queryByRole('heading', { name: project.name });
    (await screen.findByRole('button', { name: 'On to Pilot' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'On to Scaling' })).toHaveFocus());
    expect(former()).toBeInTheDocument();
    goOn();
    await waitFor(() => expect(former()).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'On to Scaling' })).toHaveFocus();
  });

  it('drops a card of the board where it may go, and says why it stays', async () => {
    const { callsTo } = open(
      {
        'GET /api/projects': ({ url }: { url: URL }) =>
          list(
            ...(url.searchParams.get('phase') === 'sandbox' ? [{ ...project, phase: 'sandbox', canMove: true }] : []),
          ),
        'POST /api/projects/j1/phase': () =>
          refusal(409, 'gate_incomplete', 'The gate to pilot still asks for: pilot site and users named.'),
      },
      '/projects?view=board',
    );
    const card = (await screen.findByRole('heading', { name: project.name })).closest('article') as HTMLElement;
    const dataTransfer = { setData: () => undefined };
    for (const [name, calls] of [
      ['Scaling', 0],
      ['Pilot', 1],
    ] as const) {
      fireEvent.dragStart(card, { dataTransfer });
      fireEvent.drop(screen.getByRole('region', { name }), { dataTransfer });
      await waitFor(() => expect(callsTo('POST /api/projects/j1/phase')).toHaveLength(calls));
    }
    expect(await screen.findByText(/stays where it is. The gate to pilot still asks for/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the project' })).toHaveAttribute('href', '/projects/j1');
  });

  it.each([
    ['', 'Start the first innovation project to bring problems and solutions together.', 'Create First Project'],
    ['?phase=pilot', 'Nothing has all that is asked for. Take a filter out, and there may be more.', 'Clear filters'],
  ])('says what to do where there is nothing at %s', async (at, text, button) => {
    open({ 'GET /api/projects': () => list() }, `/projects${at}`);
    expect(await screen.findByRole('heading', { name: 'No Projects Found' })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: button }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('heading', { name: 'All Projects' })).not.toBeInTheDocument();
  });

  it('says that they are loading, and that they could not be loaded', async () => {
    open({ 'GET /api/projects': () => refusal(503, 'unavailable', 'Please try again in a moment.') });
    expect(screen.getByText('Loading projects...')).toBeInTheDocument();
    expect(await screen.findByText('The projects could not be loaded')).toBeInTheDocument();
  });

  it('asks to answer an invitation, once', async () => {
    let invitations = [
      {
        id: 'i1',
        projectId: 'j9',
        projectName: 'Ice for nine depots',
        leadOrganization: { id: 'o2', name: 'Meridian Foods', type: 'corporation' },
        organization: { id: ada.organizations[0]?.organization.id, name: 'Own', type: 'startup' },
        role: 'Evaluator',
        createdAt: '2026-03-04T10:00:00Z',
      },
    ];
    const { user, callsTo } = open({
      'GET /api/projects/invitations': () => invitations,
      'POST /api/projects/invitations/i1/answer': () => {
        invitations = [];
        return new Response(null, { status: 204 });
      },
    });
    const strip = await screen.findByRole('region', { name: 'What needs you' });
    expect(strip).toHaveTextContent('Meridian Foods asks Own to work on Ice for nine depots as Evaluator.');
    await user.click(within(strip).getByRole('button', { name: 'Accept' }));
    expect(callsTo('POST /api/projects/invitations/i1/answer')).toMatchObject([{ body: { accept: true } }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What needs you' })).not.toBeInTheDocument());
  });
});
