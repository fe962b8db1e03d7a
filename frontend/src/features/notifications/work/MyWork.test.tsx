import { screen, waitFor, within } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { MyWork } from './MyWork';

const own = { id: ada.organizations[0]?.organization.id ?? '', name: 'Own Organization' };
const project = { id: 'j1', name: 'Quiet mains' };
const item = (kind: string, id: string, title: string, place?: typeof project) => ({
  ...{ kind, id, title, link: `/somewhere/${id}`, dueOn: null, since: '2026-01-02T08:00:00Z' },
  ...(place && { answer: { from: 'Probe Works', note: 'Let us measure together.', within: place } }),
});
const done = () => new Response(null, { status: 204 });

function open(items: object[], answers: Parameters<typeof openPage>[1]['answers'] = {}) {
  let now = items;
  return {
    ...openPage(MyWork, {
      path: '/inbox',
      answers: { 'GET /api/notifications/work': () => now, 'GET /api/auth/user': () => ada, ...answers },
    }),
    /** What the server says from now on. */
    leaves: (left: object[]) => {
      now = left;
    },
  };
}
const line = async (title: string) =>
  within(await screen.findByText(title).then((link) => link.closest('li') as HTMLElement));

afterEach(() => jest.restoreAllMocks());

describe('My work', () => {
  const connection = item('answer-connection', 'c1', 'Answer Probe Works', own);
  const review = item('review', 'p1', 'Score proposals to “Heat”');

  it('is answered in its line, which goes, and keeps the focus in the list', async () => {
    const page = open([connection, review], { 'POST /api/connections/c1/accept': () => ({}) });
    const asked = await line('Answer Probe Works');
    expect(asked.getByText('Let us measure together.')).toBeInTheDocument();
    const accept = await asked.findByRole('button', { name: 'Accept' });
    page.leaves([review]);
    await page.user.click(accept);
    await waitFor(() => expect(screen.queryByText('Answer Probe Works')).not.toBeInTheDocument());
    expect(screen.getByText('You are connected with Probe Works.')).toBeInTheDocument();
    expect(screen.getByText('One thing waits.')).toBeInTheDocument();
    const rest = screen.getByRole('list', { name: 'Without a day' });
    await waitFor(() => expect(within(rest).getAllByRole('listitem')[0]).toHaveFocus());
    expect(within(rest).getByText('Score proposals to “Heat”')).toBeInTheDocument();
  });

  it('leaves the others to the page where they are done', async () => {
    open([connection, review, item('of-tomorrow', 'x', 'Something new', project)]);
    expect(await (await line('Answer Probe Works')).findAllByRole('button')).toHaveLength(2);
    for (const title of ['Something new', 'Score proposals to “Heat”']) {
      const other = await line(title);
      expect(other.queryByRole('button')).not.toBeInTheDocument();
      expect(other.getByRole('link', { name: title })).toHaveAttribute('href', expect.stringMatching(/^.somewhere/));
    }
  });

  it('stays where it was refused, and asks what waits by now', async () => {
    const page = open([connection], {
      'POST /api/connections/c1/accept': () => refusal(409, 'connection_decided', 'It was withdrawn.'),
    });
    const accept = await screen.findByRole('button', { name: 'Accept' });
    page.leaves([]);
    await page.user.click(accept);
    expect(await screen.findByText('It was withdrawn.')).toBeInTheDocument();
    expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
  });

  it('asks why a connection is declined, and goes with the answer', async () => {
    const page = open([connection], { 'POST /api/connections/c1/decline': () => ({}) });
    await page.user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline connection' }));
    await page.user.click(dialog.getByLabelText(/^Reason/));
    await page.user.paste('Other plans.');
    page.leaves([]);
    await page.user.click(dialog.getByRole('button', { name: 'Decline Request' }));
    expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
    expect(page.callsTo('POST /api/connections/c1/decline')[0]?.body).toEqual({ reason: 'Other plans.' });
  });

  it.each([
    ['answer-project-invitation', 'Accept', 'POST /api/projects/invitations/i1/answer', { accept: true }],
    ['answer-project-request', 'Accept', 'POST /api/projects/j1/join-requests/i1/accept', undefined],
  ])('of kind %s is done by %s', async (kind, button, call, body) => {
    const page = open([item(kind, 'i1', 'Answer it', project)], {
      [call]: () => (kind === 'answer-project-request' ? { partners: [], requests: [] } : done()),
    });
    const press = await screen.findByRole('button', { name: button });
    page.leaves([]);
    await page.user.click(press);
    expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
    expect(page.callsTo(call)[0]?.body).toEqual(body);
  });

  it('asks before an invitation to a project is declined, with a reason or without', async () => {
    const call = 'POST /api/projects/invitations/i1/answer';
    const page = open([item('answer-project-invitation', 'i1', 'Answer it', project)], { [call]: done });
    await page.user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline invitation' }));
    expect(page.callsTo(call)).toEqual([]);
    page.leaves([]);
    await page.user.click(dialog.getByRole('button', { name: 'Decline Invitation' }));
    expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
    expect(page.callsTo(call)[0]?.body).toEqual({ accept: false });
  });

  it('takes a declined invitation to propose back', async () => {
    const invitation = {
      ...item('propose', 'i1', 'You are invited to propose', own),
      answer: { from: 'City Water', within: own, pair: { problemId: 'p1', solutionId: 's1' } },
    };
    const page = open([invitation], {
      'PUT /api/innovation/match-verdicts': () => ({ id: 'v1' }),
      'DELETE /api/innovation/match-verdicts/v1': done,
    });
    const decline = await screen.findByRole('button', { name: 'Decline' });
    page.leaves([]);
    await page.user.click(decline);
    expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
    // True also of who has declined before, and taken that back.
    expect(screen.getByText('The invitation is declined. City Water is told of that once.')).toBeInTheDocument();
    expect(page.callsTo('PUT /api/innovation/match-verdicts')[0]?.body).toEqual({
      ...{ problemId: 'p1', solutionId: 's1', verdict: 'not_relevant', organizationId: own.id },
    });
    page.leaves([invitation]);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('You are invited to propose')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(page.callsTo('DELETE /api/innovation/match-verdicts/v1')).toHaveLength(1);
  });

  it('lets somebody into an organization in the role that is chosen', async () => {
    const call = `POST /api/organizations/${own.id}/join-requests/r1/accept`;
    const page = open([item('answer-join-request', 'r1', 'Answer Kim', own)], { [call]: done });
    await page.user.click(await screen.findByRole('button', { name: 'Accept' }));
    await page.user.selectOptions(await screen.findByLabelText('Role'), 'viewer');
    page.leaves([]);
    await page.user.click(screen.getByRole('button', { name: 'Accept Request' }));
    expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
    expect(page.callsTo(call)[0]?.body).toEqual({ role: 'viewer' });
  });

  it('shows a value before it is confirmed', async () => {
    const value = {
      ...{
        id: 'v1',
        amount: '2400000.00',
        currency: 'EUR',
        kind: 'revenue',
        note: 'Sold to nine cities.',
        source: 'Register',
      },
      ...{
        project,
        enteredBy: { id: 'o2', name: 'Probe Works', type: 'startup' },
        happenedOn: '2026-01-02',
        files: [],
      },
      can: { claim: false, confirm: true, dispute: true, correct: false },
    };
    const page = open([item('decide-value', 'v1', 'Confirm or dispute a value', project), review], {
      'GET /api/outcomes/v1': () => value,
      'POST /api/outcomes/v1/confirm': () => value,
    });
    await page.user.click(await screen.findByRole('button', { name: 'Decide …' }));
    expect(await screen.findByText('Sold to nine cities.')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Confirm Value' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Confirm value' }));
    page.leaves([review]);
    await page.user.click(asked.getByRole('button', { name: 'Confirm Value' }));
    const left = screen.getByRole('list', { name: 'Without a day' });
    await waitFor(() => expect(within(left).getAllByRole('listitem')[0]).toHaveFocus());
    expect(screen.queryByText('Confirm or dispute a value')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Agree', 'agree'],
    ['Do Not Agree', 'take-back'],
  ])('has a story read before somebody says %s', async (button, step) => {
    const told = {
      title: 'Nine cities',
      summary: 'It went well.',
      account: 'Done.',
      impact: 'Much.',
      confirmedUsd: null,
    };
    const answer = { canWrite: false, confirmedUsd: '100.00', story: { ...told, revision: 3, consents: [] } };
    const page = open([item('answer-story', 's1', 'Say whether it may be told', project)], {
      'GET /api/projects/j1/story': () => answer,
      [`POST /api/projects/j1/story/${step}`]: () => answer,
    });
    await page.user.click(await screen.findByRole('button', { name: 'Read and Answer …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nine cities' }));
    page.leaves([]);
    await page.user.click(await dialog.findByRole('button', { name: button }));
    expect(await screen.findByText('Nothing waits for you')).toBeInTheDocument();
    expect(page.callsTo(`POST /api/projects/j1/story/${step}`)[0]?.body).toEqual({ revision: 3 });
  });
});
