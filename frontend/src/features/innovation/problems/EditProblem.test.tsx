import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noRubric } from '@/testing/evaluation';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { inDays, readOnly } from '@/testing/problems';
import ComposeProblemPage from './ComposeProblemPage';

const draft = {
  ...readOnly,
  id: 'p1',
  title: 'Leaks',
  description: 'In mains.',
  category: null,
  urgency: null,
  status: 'draft',
  estimatedValue: '25000000.00',
  estimatedValueCurrency: 'EUR',
  estimatedValueUsd: '28785000.00',
  tags: ['water'],
  createdAt: '2026-03-04T10:00:00Z',
  updatedAt: '2026-03-05T10:00:00Z',
  submittedBy: { id: 'org-own', name: 'Own Organization', type: 'startup' },
  canDecide: true,
  canEdit: true,
  canPropose: false,
  nextStatuses: ['open'],
};

const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}, at = '/problems/compose') =>
  openPage(ComposeProblemPage, {
    path: '/problems/compose',
    at,
    answers: {
      'GET /api/auth/user': () => ada,
      'GET /api/billing/entitlements': () => [],
      'GET /api/problems/value-preview': () => ({ amount: '25000000.00', currency: 'EUR', usd: '28785000.00' }),
      'GET /api/proposals/overdue': () => [],
      'POST /api/problems/similar': () => ({ problems: [], solutions: [] }),
      'GET /api/problems/p1': () => draft,
      'GET /api/problems/p1/rubric': () => noRubric,
      ...answers,
    },
  });
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const write = async () => {
  await screen.findByLabelText(/^Title/);
  type(/^Title/, 'Leaks');
  type(/^Description/, 'In mains.');
};
const slot = (key: string) => JSON.parse(sessionStorage.getItem(`draft:${ada.id}:${key}`) ?? 'null');

beforeEach(() => sessionStorage.clear());

describe('editing a problem', () => {
  const problem = { ...draft, status: 'open', revision: 3 };
  const edited = '/problems/compose?problem=p1';

  it('starts with what is there, and saves it as a whole when that is asked for', async () => {
    const { user, callsTo, address } = open(
      { 'GET /api/problems/p1': () => problem, 'PUT /api/problems/p1': () => ({ ...problem, revision: 4 }) },
      edited,
    );
    expect(await screen.findByLabelText(/^Estimated value/)).toHaveValue('EUR 25,000,000');
    type(/^Title/, 'Leaks in mains');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Problem saved.')).toBeInTheDocument();
    expect(callsTo('PUT /api/problems/p1').map(({ body }) => body)).toMatchObject([
      {
        title: 'Leaks in mains',
        description: 'In mains.',
        estimatedValue: 'EUR 25,000,000',
        tags: ['water'],
        revision: 3,
      },
    ]);
    expect(address()).toBe('/problems/p1');
  });

  it.each([
    ['Keep What I Changed', { title: 'Mine', description: 'Theirs.' }],
    ['Take Theirs', { title: 'Leaks, by them', description: 'Theirs.' }],
  ])('shows both versions when somebody else was first: %s', async (choice, saved) => {
    let answered = problem;
    const newest = { ...problem, title: 'Leaks, by them', description: 'Theirs.', revision: 4 };
    const { user, callsTo } = open(
      {
        'GET /api/problems/p1': () => answered,
        'PUT /api/problems/p1': ({ body }) =>
          (body as { revision: number }).revision === 3
            ? refusal(409, 'edited_meanwhile', 'Somebody has changed this.')
            : { ...newest, revision: 5 },
      },
      edited,
    );
    await screen.findByLabelText(/^Title/);
    type(/^Title/, 'Mine');
    screen.getByLabelText(/^Title/).focus();
    answered = newest;
    await user.keyboard('{Enter}');
    // It may be drawn anew when what it compares with has been read again.
    const conflict = () => screen.findByRole('alert', { name: /Somebody has changed this problem/ });
    await waitFor(async () => expect(await conflict()).toHaveFocus());
    expect(within(await conflict()).getByText('Mine')).toBeTruthy();
    expect(within(await conflict()).getByText('Leaks, by them')).toBeTruthy();
    await user.click(within(await conflict()).getByRole('button', { name: choice }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Problem saved.')).toBeInTheDocument();
    expect(callsTo('PUT /api/problems/p1').at(-1)?.body).toMatchObject({ ...saved, revision: 4 });
  });

  it.each([
    ['somebody else’s', { nextStatuses: [] }, /edited by people of Own Organization/],
    ['one that has ended', { status: 'closed', nextStatuses: ['open'] }, /It is closed\. Reopen it on its page/],
  ])('is not offered for %s, with the way back', async (_, changes, words) => {
    open({ 'GET /api/problems/p1': () => ({ ...problem, canEdit: false, ...changes }) }, edited);
    expect(await screen.findByRole('heading', { name: 'You cannot edit this problem' })).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the Problem' })).toHaveAttribute('href', '/problems/p1');
    expect(screen.queryByLabelText(/^Title/)).not.toBeInTheDocument();
  });

  it('keeps after a conflict what stands in the form, also over a reload', async () => {
    let answered = problem;
    const newest = { ...problem, title: 'Leaks, by them', description: 'Theirs.', revision: 4 };
    const answers = {
      'GET /api/problems/p1': () => answered,
      'PUT /api/problems/p1': () => refusal(409, 'edited_meanwhile', 'Somebody has changed this.'),
    };
    const { user, close } = open(answers, edited);
    await screen.findByLabelText(/^Title/);
    type(/^Title/, 'Mine');
    answered = newest;
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    // It may be drawn anew when what it compares with has been read again.
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Keep What I Changed' }));
      expect(slot('compose-problem:p1:4.0')).toMatchObject({ title: 'Mine' });
    });
    close();
    open(answers, edited);
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('Mine'));
    expect(screen.getByLabelText(/^Description/)).toHaveValue('Theirs.');
    expect(slot('compose-problem:p1:3.0')).toBeNull();
  });

  it('says what is wrong beside its field', async () => {
    const wrong = [{ field: 'budgetTo', message: 'The budget ends with no less than it begins with' }];
    const { user } = open(
      {
        'GET /api/problems/p1': () => problem,
        'PUT /api/problems/p1': () => refusal(400, 'invalid_input', 'Wrong', wrong),
      },
      edited,
    );
    await screen.findByLabelText(/^Title/);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.getByLabelText(/^Budget up to/)).toBeInvalid());
  });
});

describe('the day by which a problem’s proposals are answered', () => {
  it('is chosen between a week and a year from now, and sent', async () => {
    const { user, callsTo } = open({
      'POST /api/problems': () => json(201, draft),
      'POST /api/problems/p1/submit': () => ({ ...draft, status: 'open' }),
    });
    await write();
    const day = screen.getByLabelText('Decide by');
    expect(day).toHaveAttribute('min', inDays(7));
    expect(day).toHaveAttribute('max', inDays(365));
    type(/^Decide by/, inDays(30));
    await user.click(screen.getByRole('button', { name: 'Submit Problem' }));
    await waitFor(() => expect(callsTo('POST /api/problems')[0]?.body).toMatchObject({ decideBy: inDays(30) }));
  });

  it('names the field when the server takes another', async () => {
    const message = 'Choose a day from 29 November 2026 to 22 November 2027';
    const { user } = open(
      {
        'PUT /api/problems/p1': () => draft,
        'POST /api/problems/p1/submit': () => refusal(400, 'invalid_input', message, [{ field: 'decideBy', message }]),
      },
      '/problems/compose?problem=p1',
    );
    await user.click(await screen.findByRole('button', { name: 'Submit Problem' }));
    await waitFor(() => expect(screen.getByLabelText('Decide by')).toBeInvalid());
  });

  it('is said to hold from then on where the problem is open', async () => {
    open(
      { 'GET /api/problems/p1': () => ({ ...draft, status: 'open', decideBy: '2026-12-24' }) },
      '/problems/compose?problem=p1',
    );
    expect(await screen.findByLabelText('Decide by')).toHaveValue('2026-12-24');
    expect(screen.getByText(/those that wait keep the day that they were promised/)).toBeInTheDocument();
  });

  it('comes after those that are overdue', async () => {
    open({ 'GET /api/proposals/overdue': () => [{ organizationId: 'org-own', overdue: 6, stopsProblems: true }] });
    expect(await screen.findByText(/^6 decisions of Own Organization about proposals are overdue/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Decide Now' })).toHaveAttribute('href', '/proposals?tab=decide');
  });
});
