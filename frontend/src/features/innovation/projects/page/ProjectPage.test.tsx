import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { logoBeside } from '@/testing/faces';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { project } from '@/testing/projects';
import { takeUploads } from '@/testing/uploads';
import ProjectPage from './ProjectPage';

const detail = {
  ...project,
  problem: { id: 'p1', title: 'Leaks in old mains' },
  solution: { id: 's1', title: 'Probes' },
  spent: '1000000.00',
  updatedAt: '2026-05-04T10:00:00Z',
  revision: 3,
  standing: 'lead',
  canLead: true,
  canWork: true,
  nextPhases: ['scaling', 'sandbox'],
  nextStatuses: ['testing', 'on-hold'],
  canJoin: false,
  waitingRequests: 0,
};
const stranger = {
  ...detail,
  standing: 'member',
  canLead: false,
  canWork: false,
  canJoin: true,
  nextPhases: [],
  spent: null,
  budget: null,
};
const item = (key: string, label: string, isTicked: boolean) => ({
  ...{
    key,
    label,
    hint: 'What shows it.',
    required: true,
    needsFile: false,
    isTicked,
    isMissing: !isTicked,
    note: null,
    files: [],
  },
  tickedBy: isTicked ? project.leadOrganization : null,
  tickedAt: isTicked ? '2026-05-04T10:00:00Z' : null,
});
const gate = (phase: string, n: number, items: object[] = []) => ({
  ...{ phase, isPassed: n < 2, isNext: n === 2, items },
  enteredAt: n < 2 ? '2026-04-04T10:00:00Z' : null,
});
const gates = (isThere: boolean) => [
  gate('sandbox', 0),
  gate('pilot', 1),
  gate('scaling', 2, [
    item('pilot_results', 'Results of the pilot measured', true),
    item('rights_settled', 'Rights and licences settled', isThere),
  ]),
  gate('deployed', 3),
];
const file = {
  ...{ id: 'f1', name: 'plan.pdf', type: 'application/pdf', bytes: 2048, createdAt: '2026-05-04T10:00:00Z' },
  ...{ by: project.leadOrganization, forMembers: false, isEvidence: false, canRemove: false },
};
const server = {
  'GET /api/auth/user': () => ada as unknown,
  'GET /api/projects/j1': () => detail as unknown,
  'GET /api/projects/j1/gates': () => gates(false) as unknown,
  'GET /api/projects/j1/team': () => ({ partners: [], requests: [], asked: [] }) as unknown,
};
const open = (answers: object = {}, at = '/projects/j1') =>
  openPage(ProjectPage, { path: '/projects/:id', at, answers: { ...server, ...answers } as typeof server });

describe('the page of a project', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('says what the next gate still asks for, and keeps it closed until that is there', async () => {
    open();
    expect(
      await screen.findByText(/The gate to Scaling still asks for 1 thing: rights and licences settled first/),
    ).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Move to Scaling' })).toBeDisabled();
    expect(screen.getByText('Pilot', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
  });

  it('opens what has shown at a gate that is passed, for who works on the project', async () => {
    const shown = {
      ...item('sandbox_results', 'Results of the sandbox reviewed', true),
      ...{ note: 'Six weeks without a loss.', files: [file] },
    };
    const passed = gates(false).map((one, n) =>
      n === 1 ? gate('pilot', 1, [shown, { ...item('exit_criteria', 'Exit criteria', false), required: false }]) : one,
    );
    const { user } = open({ 'GET /api/projects/j1/gates': () => passed });
    const note = await screen.findByText('Six weeks without a loss.');
    expect(note).not.toBeVisible();
    await user.click(screen.getByText(/^Gate to Pilot$/));
    expect(note).toBeVisible();
    const evidence = within(note.closest('li') as HTMLElement);
    expect(evidence.getByRole('link', { name: 'plan.pdf' })).toHaveAttribute('href', '/api/projects/j1/files/f1');
    expect(evidence.getByText('City Water').closest('p')).toHaveTextContent('City Water · May 4, 2026');
    const unsaid = screen.getByText('Nobody has said that it is there.');
    expect(unsaid).toBeVisible();
    expect(within(unsaid.closest('li') as HTMLElement).getByText('Optional')).toBeVisible();
    expect(evidence.queryByText('Optional')).not.toBeInTheDocument();
    expect(note.closest('details')).toHaveClass('print:details-content:[content-visibility:visible]');
    expect(screen.queryByRole('button', { name: /Results of the sandbox reviewed/ })).not.toBeInTheDocument();
    expect(screen.getByText('· 1 of 2 there')).toBeInTheDocument();
  });

  it('shows nobody else what has shown at a gate that is passed', async () => {
    open({ 'GET /api/projects/j1': () => stranger });
    expect(await screen.findByRole('heading', { name: 'Gate to Scaling' })).toBeInTheDocument();
    expect(screen.queryByText('Gate to Pilot')).not.toBeInTheDocument();
  });

  it('moves through a gate of which all is there, with the revision that was read', async () => {
    const { user, callsTo } = open({
      'GET /api/projects/j1/gates': () => gates(true),
      'POST /api/projects/j1/phase': () => ({ ...detail, phase: 'scaling' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Move to Scaling' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Move to Scaling' }));
    expect(callsTo('POST /api/projects/j1/phase')[0]?.body).toEqual({ phase: 'scaling', revision: 3 });
  });

  it('asks why it goes back, and keeps what was typed when it is refused', async () => {
    const { user } = open({
      'POST /api/projects/j1/phase': () => refusal(409, 'edited_meanwhile', 'Somebody has changed this.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Back to Sandbox' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Back to Sandbox' }));
    expect((await dialog.findAllByText('Say why it goes back')).length).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No permit.');
    await user.click(dialog.getByRole('button', { name: 'Back to Sandbox' }));
    expect(await dialog.findByText(/Somebody has changed this/)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('No permit.');
  });

  it('lets others ask to join, and keeps from them what is spent', async () => {
    const { user, callsTo } = open(
      {
        'GET /api/projects/j1': () => stranger,
        'POST /api/projects/j1/join-requests': () => json(201, { partners: [], requests: [], asked: [] }),
      },
      '/projects/j1?join=1',
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Role/ }), 'Evaluator');
    await user.type(dialog.getByRole('textbox', { name: /Message/ }), 'We measure.');
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    expect(callsTo('POST /api/projects/j1/join-requests')[0]?.body).toEqual({
      role: 'Evaluator',
      message: 'We measure.',
    });
    expect(screen.queryByRole('tab', { name: 'Budget' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add Evidence/ })).not.toBeInTheDocument();
  });

  it.each([
    ['is completed', { ...stranger, canJoin: false, status: 'completed' }, /completed and takes no more partners/],
    ['has been asked already', { ...stranger, canJoin: false }, /has asked to join already/],
    ['is worked on by theirs', detail, /works on this project already/],
  ])('says why nobody can join what %s', async (_, shown, why) => {
    open({ 'GET /api/projects/j1': () => shown }, '/projects/j1?join=1');
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes a file as evidence with the words that say it, among those that are there', async () => {
    const uploads = takeUploads();
    const kept = (id: string, name: string) => ({ ...file, id, name });
    let files = [kept('f1', 'plan.pdf')];
    const { user, callsTo } = open({
      'GET /api/projects/j1/files': () => files,
      'PUT /api/projects/j1/gates/scaling/items/rights_settled': () => gates(true),
    });
    await user.click(await screen.findByRole('button', { name: 'Add Evidence: Rights and licences settled' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('checkbox', { name: 'plan.pdf' })).not.toBeChecked();
    fireEvent.change(dialog.getByRole('textbox', { name: /Evidence/ }), { target: { value: 'Signed.' } });
    const chosen = new File(['x'], 'contract.pdf');
    await act(
      async () => void fireEvent.change(dialog.getByLabelText('Evidence to attach'), { target: { files: [chosen] } }),
    );
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.url.searchParams.get('forMembers')).toBe('false');
    files = [kept('f2', 'contract.pdf'), ...files];
    await act(async () => uploads[0]?.answer(200, files[0]));
    expect(await dialog.findByRole('checkbox', { name: 'contract.pdf' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Save Evidence' }));
    expect(callsTo('PUT /api/projects/j1/gates/scaling/items/rights_settled')[0]?.body).toEqual({
      note: 'Signed.',
      fileIds: ['f2'],
    });
  });

  it('lists its files, and lets who works on it attach for all members and remove what they may', async () => {
    const uploads = takeUploads();
    const { user, callsTo } = open(
      {
        'GET /api/projects/j1/files': () => [
          { ...file, canRemove: true, forMembers: true },
          { ...file, id: 'f2', name: 'results.pdf', isEvidence: true },
        ],
        'DELETE /api/projects/j1/files/f1': () => json(204, null),
      },
      '/projects/j1?tab=files',
    );
    expect(await screen.findByRole('link', { name: 'plan.pdf' })).toHaveAttribute('href', '/api/projects/j1/files/f1');
    expect(screen.getByText('Evidence at a gate')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove results.pdf' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /All members may see/ }));
    const input = screen.getByLabelText('Files to attach');
    await act(async () => void fireEvent.change(input, { target: { files: [new File(['x'], 'a.pdf')] } }));
    await waitFor(() => expect(uploads[0]?.url.search).toBe('?name=a.pdf&forMembers=true'));
    await user.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Remove File' }));
    expect(callsTo('DELETE /api/projects/j1/files/f1')).toHaveLength(1);
  });

  it('shows others what is for all members, and no more', async () => {
    open(
      { 'GET /api/projects/j1': () => stranger, 'GET /api/projects/j1/files': () => [{ ...file, forMembers: true }] },
      '/projects/j1?tab=files',
    );
    expect(await screen.findByRole('link', { name: 'plan.pdf' })).toBeInTheDocument();
    expect(screen.queryByText('For all members')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Choose Files' })).not.toBeInTheDocument();
  });

  it('lets who has written an update find better words, for the version they have read', async () => {
    const update = {
      ...{ id: 'u1', text: 'Begun.', by: project.leadOrganization, createdAt: '2026-05-04T10:00:00Z' },
      ...{ editedAt: '2026-05-05T10:00:00Z', revision: 2, canEdit: true, canRemove: true },
    };
    const { user, callsTo } = open(
      {
        'GET /api/projects/j1/updates': () => [update],
        'PUT /api/projects/j1/updates/u1': () => new Response(null, { status: 204 }),
      },
      '/projects/j1?tab=updates',
    );
    await user.click(await screen.findByRole('button', { name: /Edit the update/ }));
    const field = await screen.findByRole('textbox', { name: /Edit your update/ });
    expect(field).toHaveValue('Begun.');
    fireEvent.change(field, { target: { value: 'Begun on Monday.' } });
    await user.click(screen.getByRole('button', { name: 'Save Update' }));
    expect(callsTo('PUT /api/projects/j1/updates/u1')[0]?.body).toEqual({ text: 'Begun on Monday.', revision: 2 });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Edit your update/ })).not.toBeInTheDocument());
  });

  it('says that its lead has left the alliance, and why nobody can join', async () => {
    const leadOrganization = { ...project.leadOrganization, hasLeft: true };
    open({ 'GET /api/projects/j1': () => ({ ...stranger, canJoin: false, leadOrganization }) }, '/projects/j1?join=1');
    expect(await screen.findByText(/which leads this project, has left the alliance/)).toBeInTheDocument();
    expect(screen.getByText('Nobody is there to answer who asks to join.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join Project' })).not.toBeInTheDocument();
  });

  it('says that its gates could not be loaded', async () => {
    open({ 'GET /api/projects/j1/gates': () => refusal(500, 'internal_error', 'Something went wrong.') });
    expect(await screen.findByText('The lifecycle could not be loaded')).toBeInTheDocument();
  });

  it.each(['abc', '55%', '101'])('keeps the progress where %s is typed for it', async (typed) => {
    const { user, callsTo } = open({ 'PUT /api/projects/j1': () => detail }, '/projects/j1?edit=1');
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: /Progress/ });
    await user.clear(field);
    await user.type(field, typed);
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect((await dialog.findAllByText('Enter a number from 0 to 100')).length).toBeGreaterThan(0);
    expect(callsTo('PUT /api/projects/j1')).toHaveLength(0);
  });

  it('shows what somebody else has written meanwhile beside what is typed, and saves over what was read', async () => {
    let shown: object = detail;
    const { user, callsTo } = open(
      {
        'GET /api/projects/j1': () => shown,
        'PUT /api/projects/j1': ({ body }: { body: { revision: number } }) => {
          if (body.revision === 4) return detail;
          shown = { ...detail, description: 'Probes and crews.', revision: 4 };
          return refusal(409, 'edited_meanwhile', 'Somebody has changed it.');
        },
      },
      '/projects/j1?edit=1',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit project' }));
    fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Quieter mains' } });
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    const heading = await dialog.findByRole('heading', { name: 'Somebody has changed this project meanwhile' });
    expect(heading.closest('section')).toHaveTextContent('Theirs: Probes and crews.');
    await user.click(dialog.getByRole('button', { name: 'Keep What I Changed' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo('PUT /api/projects/j1' as never).at(-1)).toMatchObject({
      body: { name: 'Quieter mains', description: 'Probes and crews.', revision: 4 },
    });
  });

  it('shows who tells, has reached, attached and spent something with the logo of their organization', async () => {
    const by = { ...project.leadOrganization, name: 'Nakuru Water', logoId: 'logo-3' };
    const at = '2026-05-04T10:00:00Z';
    const said = { id: 'u1', text: 'Begun.', by, createdAt: at, editedAt: null, revision: 1 };
    const reached = { id: 'm1', title: 'District mapped', dueOn: '2026-05-01', isOverdue: false, doneOn: '2026-05-01' };
    const spent = {
      id: 'e1',
      spentOn: '2026-01-05',
      amount: '1.00',
      currency: 'USD',
      amountUsd: '1.00',
      note: 'Probes',
    };
    const answers = {
      'GET /api/projects/j1/updates': () => [{ ...said, canEdit: false, canRemove: false }],
      'GET /api/projects/j1/milestones': () => [{ ...reached, doneBy: by }],
      'GET /api/projects/j1/files': () => [{ ...file, by }],
      'GET /api/projects/j1/spend': () => [{ ...spent, by, canRemove: false }],
    };
    for (const tab of ['updates', 'milestones', 'files', 'budget']) {
      const { close } = open(answers, `/projects/j1?tab=${tab}`);
      expect(logoBeside(await screen.findByText('Nakuru Water'))).toBe('/api/logos/logo-3/small');
      close();
    }
  });

  it('says of a milestone only that it is reached', async () => {
    const milestone = { id: 'm1', title: 'District mapped', dueOn: '2026-05-01', isOverdue: false };
    const { user, callsTo } = open(
      {
        'GET /api/projects/j1/milestones': () => [{ ...milestone, doneOn: null, doneBy: null }],
        'PUT /api/projects/j1/milestones/m1': () => [],
      },
      '/projects/j1?tab=milestones',
    );
    await user.click(await screen.findByRole('button', { name: 'Mark Reached: District mapped' }));
    expect(callsTo('PUT /api/projects/j1/milestones/m1')[0]?.body).toEqual({ isDone: true });
  });

  it.each([
    [
      'a milestone',
      'milestones',
      {
        'GET /api/projects/j1/milestones': () => [
          {
            ...{ id: 'm1', title: 'District mapped', dueOn: '2026-05-01' },
            ...{ isOverdue: false, doneOn: null, doneBy: null },
          },
        ],
      },
      { remove: 'Remove: District mapped', confirm: 'Remove Milestone', call: 'DELETE /api/projects/j1/milestones/m1' },
    ],
    [
      'an update',
      'updates',
      {
        'GET /api/projects/j1/updates': () => [
          {
            ...{ id: 'u1', text: 'Begun.', by: project.leadOrganization, createdAt: '2026-05-04T10:00:00Z' },
            ...{ editedAt: null, revision: 1, canEdit: false, canRemove: true },
          },
        ],
      },
      {
        ...{ remove: `Remove the update of ${project.leadOrganization.name}`, confirm: 'Remove Update' },
        call: 'DELETE /api/projects/j1/updates/u1',
      },
    ],
  ])(
    'asks before %s is removed, and says what stood in the way',
    async (_, tab, answers, { remove, confirm, call }) => {
      let answer: () => unknown = () => refusal(403, 'organization_required', 'Not yours to remove.');
      const { user, callsTo } = open({ ...answers, [call]: () => answer() }, `/projects/j1?tab=${tab}`);
      await user.click(await screen.findByRole('button', { name: remove }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(callsTo(call as never)).toHaveLength(0);
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(callsTo(call as never)).toHaveLength(0);
      await user.click(screen.getByRole('button', { name: remove }));
      const yes = await screen.findByRole('button', { name: confirm });
      expect(yes).toHaveClass('bg-danger-soft');
      await user.click(yes);
      expect(await screen.findByText('Nothing was changed.')).toBeInTheDocument();
      answer = () => new Response(null, { status: 204 });
      await user.click(await screen.findByRole('button', { name: confirm }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(callsTo(call as never)).toHaveLength(2);
    },
  );

  it('shows what was spent page by page', async () => {
    const entry = { spentOn: '2026-01-05', amount: '1.00', currency: 'USD', amountUsd: '1.00', canRemove: false };
    const of = (n: number) => ({ ...entry, id: `e${n}`, note: `Probe ${n}`, by: project.leadOrganization });
    const { user } = open(
      {
        'GET /api/projects/j1/spend': ({ url }: { url: URL }) =>
          url.searchParams.get('cursor')
            ? json(200, [of(2)], { 'x-total-count': '2' })
            : json(200, [of(1)], {
                ...{ 'x-total-count': '2', link: '</api/projects/j1/spend?cursor=next>; rel="next"' },
              }),
      },
      '/projects/j1?tab=budget',
    );
    expect(await screen.findByText('Probe 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /more/i }));
    expect(await screen.findByText('Probe 2')).toBeInTheDocument();
  });

  it('says in words by how much it is overspent', async () => {
    const { close } = open({ 'GET /api/projects/j1/spend': () => [] }, '/projects/j1?tab=budget');
    expect(await screen.findByText(/^\$1,000,000 of/)).not.toHaveTextContent('over budget');
    close();
    open(
      { 'GET /api/projects/j1': () => ({ ...detail, spent: '3400000.50' }), 'GET /api/projects/j1/spend': () => [] },
      '/projects/j1?tab=budget',
    );
    expect(await screen.findByText(/^: \$200,000\.50 over budget$/)).toBeInTheDocument();
  });

  it('tells what has happened page by page, down to its beginning', async () => {
    const about = { fromStatus: null, toStatus: null, reason: null, fields: [], by: 'Nakuru Water' };
    const of = (kind: string, name: string) => ({ ...about, id: name, kind, about: name, at: '2026-01-05T10:00:00Z' });
    const { user } = open(
      {
        'GET /api/projects/j1/changes': ({ url }: { url: URL }) =>
          url.searchParams.get('cursor')
            ? json(200, [of('milestone_added', 'First leak')], { 'x-total-count': '3' })
            : json(200, [of('partner_joined', 'Helix Institute'), of('spend_recorded', 'EUR 2000000.00')], {
                ...{ 'x-total-count': '3', link: '</api/projects/j1/changes?cursor=next>; rel="next"' },
              }),
      },
      '/projects/j1?tab=activity',
    );
    expect(await screen.findByText('Helix Institute joined')).toBeInTheDocument();
    expect(screen.getByText('Spent: €2,000,000')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /more/i }));
    expect(await screen.findByText('Milestone added: First leak')).toBeInTheDocument();
  });

  it('asks before spend is removed, and offers it to who may', async () => {
    const entry = { id: 'e1', spentOn: '2026-01-05', amount: '48000.00', currency: 'USD', amountUsd: '48000.00' };
    const { user, callsTo } = open(
      {
        'GET /api/projects/j1/spend': () => [
          { ...entry, note: 'Probes', by: project.leadOrganization, canRemove: true },
          { ...entry, id: 'e2', note: 'Boots', by: project.leadOrganization, canRemove: false },
        ],
        'DELETE /api/projects/j1/spend/e1': () => json(204, null),
      },
      '/projects/j1?tab=budget',
    );
    await user.click(await screen.findByRole('button', { name: 'Remove: Probes' }));
    expect(screen.queryByRole('button', { name: 'Remove: Boots' })).not.toBeInTheDocument();
    expect(callsTo('DELETE /api/projects/j1/spend/e1')).toHaveLength(0);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove Spend' }));
    expect(callsTo('DELETE /api/projects/j1/spend/e1')).toHaveLength(1);
  });

  it('keeps the milestones and what is typed beside them where they cannot be asked for again', async () => {
    let isDown = false;
    const { user } = open(
      {
        'GET /api/projects/j1/milestones': () =>
          isDown
            ? refusal(503, 'unavailable', 'Please try again in a moment.')
            : [{ id: 'm1', title: 'First leak', dueOn: '2026-09-30', doneOn: null, doneBy: null, isOverdue: false }],
        'POST /api/projects/j1/milestones': () => {
          isDown = true;
          return refusal(409, 'edited_meanwhile', 'Somebody has changed it.');
        },
      },
      '/projects/j1?tab=milestones',
    );
    await user.click(await screen.findByRole('button', { name: 'Add Milestone' }));
    const dialog = within(await screen.findByRole('dialog'));
    const title = dialog.getByLabelText(/^What/);
    fireEvent.change(title, { target: { value: 'Second leak' } });
    fireEvent.change(dialog.getByLabelText(/^By/), { target: { value: '2026-12-01' } });
    await user.click(dialog.getByRole('button', { name: 'Add Milestone' }));
    expect(await screen.findByText('The milestones could not be loaded')).toBeInTheDocument();
    expect(screen.getByText(/^First leak/)).toBeInTheDocument();
    expect(title).toBeInTheDocument();
    expect(title).toHaveValue('Second leak');
  });

  it('tells its lead whom they have asked, who waits, and who declined and why', async () => {
    const asked = { createdAt: '2026-05-04T10:00:00Z', role: 'Evaluator', reason: null, answeredAt: null };
    const team = {
      ...{ partners: [], requests: [] },
      asked: [
        { ...asked, id: 'i1', organization: { id: 'o8', name: 'Helix', type: 'research' }, hasDeclined: false },
        {
          ...{ ...asked, id: 'i2', organization: { id: 'o9', name: 'Nordwind', type: 'startup' }, hasDeclined: true },
          ...{ reason: 'Nobody is free.', answeredAt: '2026-05-09T10:00:00Z' },
        },
      ],
    };
    open({ 'GET /api/projects/j1/team': () => team }, '/projects/j1?tab=team');
    const section = (await screen.findByRole('heading', { name: 'Asked to join' })).closest('section');
    const [waiting, declined] = within(section as HTMLElement).getAllByRole('listitem');
    expect(waiting).toHaveTextContent(/Helix Waiting/);
    expect(declined).toHaveTextContent(/Nordwind Declined.*Nobody is free\./);
  });

  it('sends its lead to who asks to join', async () => {
    const request = {
      ...{ id: 'r1', role: 'Evaluator', message: 'We measure.', status: 'pending', reason: null, decidedAt: null },
      ...{ organization: { id: 'o9', name: 'Helix Institute', type: 'research' }, isOwn: false },
      createdAt: '2026-05-04T10:00:00Z',
    };
    const { user, callsTo } = open({
      'GET /api/projects/j1': () => ({ ...detail, waitingRequests: 1 }),
      'GET /api/projects/j1/team': () => ({ partners: [], requests: [request], asked: [] }),
      'POST /api/projects/j1/join-requests/r1/accept': () => ({ partners: [], requests: [], asked: [] }),
    });
    await user.click(await screen.findByRole('link', { name: 'Answer' }));
    await user.click(await screen.findByRole('button', { name: 'Accept Helix Institute' }));
    expect(callsTo('POST /api/projects/j1/join-requests/r1/accept')).toHaveLength(1);
  });
});
