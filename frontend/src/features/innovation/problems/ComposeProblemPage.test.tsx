import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { criteria, noRubric, rubric } from '@/testing/evaluation';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { inDays, readOnly } from '@/testing/problems';
import { takeUploads } from '@/testing/uploads';
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
/** An answer that comes when the test says so. */
function held<Answer>() {
  let release: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    release = resolve;
  });
  return { answer, release };
}
/** Comes after the page's own timer, which began no later. */
const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 1600)));

beforeEach(() => sessionStorage.clear());

describe('composing a problem', () => {
  it('is kept as a draft while it is typed, which the address then names, and saved on its revisions', async () => {
    let saves = 0;
    const { callsTo, address } = open({
      'POST /api/problems': () => json(201, draft),
      'PUT /api/problems/p1': () => {
        saves += 1;
        return { ...draft, revision: 1 + saves };
      },
    });
    await write();
    await waitFor(() => expect(callsTo('POST /api/problems')).toHaveLength(1), { timeout: 8000 });
    expect(callsTo('POST /api/problems')[0]?.body).toMatchObject({
      title: 'Leaks',
      draft: true,
      organizationId: 'org-own',
    });
    expect(await screen.findByText(/^Saved as a draft/)).toBeInTheDocument();
    expect(address()).toBe('/problems/compose?problem=p1');
    type(/^Success criteria/, 'Found to two metres.');
    await waitFor(() => expect(callsTo('PUT /api/problems/p1')).toHaveLength(1), { timeout: 8000 });
    expect(callsTo('PUT /api/problems/p1')[0]?.body).toMatchObject({
      successCriteria: 'Found to two metres.',
      revision: 1,
    });
    type(/^Success criteria/, 'Found to one metre.');
    await waitFor(() => expect(callsTo('PUT /api/problems/p1')).toHaveLength(2), { timeout: 8000 });
    expect(callsTo('PUT /api/problems/p1')[1]?.body).toMatchObject({ revision: 2 });
    expect(callsTo('POST /api/problems')).toHaveLength(1);
  });

  it('is submitted with all that was typed, and leads to the problem', async () => {
    const { user, callsTo, address } = open({
      'POST /api/problems': () => json(201, draft),
      'PUT /api/problems/p1': () => ({ ...draft, revision: 2 }),
      'POST /api/problems/p1/submit': () => ({ ...draft, status: 'open' }),
    });
    await write();
    await user.click(screen.getByLabelText('A pilot'));
    await user.selectOptions(screen.getByLabelText('Where it must work'), 'KE');
    await user.click(screen.getByRole('button', { name: 'Submit Problem' }));
    expect(await screen.findByText('Problem submitted successfully!')).toBeInTheDocument();
    expect(callsTo('POST /api/problems')[0]?.body).toMatchObject({ rewards: ['pilot'], regions: ['KE'], draft: true });
    expect(callsTo('POST /api/problems/p1/submit')).toHaveLength(1);
    expect(address()).toBe('/problems/p1');
  });

  it('keeps what is typed during a save, for the version that it then stands on', async () => {
    const put = held<unknown>();
    const { callsTo, close } = open({ 'PUT /api/problems/p1': () => put.answer }, '/problems/compose?problem=p1');
    await screen.findByLabelText(/^Title/);
    type(/^Title/, 'Leaks in mains');
    await waitFor(() => expect(callsTo('PUT /api/problems/p1')).toHaveLength(1), { timeout: 8000 });
    type(/^Success criteria/, 'Typed meanwhile.');
    close();
    put.release({ ...draft, title: 'Leaks in mains', revision: 2 });
    await waitFor(() => expect(slot('compose-problem:p1:2.0')).toMatchObject({ successCriteria: 'Typed meanwhile.' }));
    expect(slot('compose-problem:p1:1.0')).toBeNull();
  });

  it('leaves the address of another page alone when it was left during the first save', async () => {
    const post = held<unknown>();
    const { user, callsTo, address } = open({ 'POST /api/problems': () => post.answer });
    await write();
    await waitFor(() => expect(callsTo('POST /api/problems')).toHaveLength(1), { timeout: 8000 });
    await user.click(screen.getByRole('link', { name: 'All problems' }));
    expect(await screen.findByText('elsewhere')).toBeInTheDocument();
    post.release(json(201, draft));
    await waitFor(() => expect(slot('submit-problem')).toBeNull());
    await pause();
    expect(address()).toBe('/problems');
    expect(callsTo('POST /api/problems')).toHaveLength(1);
  });

  it('is saved once where it is submitted while it is typed', async () => {
    const put = held<unknown>();
    const { user, callsTo, address } = open(
      {
        'PUT /api/problems/p1': () => put.answer,
        'POST /api/problems/p1/submit': () => ({ ...draft, status: 'open' }),
      },
      '/problems/compose?problem=p1',
    );
    await screen.findByLabelText(/^Title/);
    type(/^Title/, 'Leaks in mains');
    await user.click(screen.getByRole('button', { name: 'Submit Problem' }));
    await waitFor(() => expect(callsTo('PUT /api/problems/p1')).toHaveLength(1));
    await pause();
    put.release({ ...draft, revision: 2 });
    expect(await screen.findByText('Problem submitted successfully!')).toBeInTheDocument();
    expect(callsTo('PUT /api/problems/p1')).toHaveLength(1);
    expect(address()).toBe('/problems/p1');
  });

  it('is one draft where it is submitted during the first save', async () => {
    const post = held<unknown>();
    const { user, callsTo } = open({
      'POST /api/problems': () => post.answer,
      'PUT /api/problems/p1': () => ({ ...draft, revision: 2 }),
      'POST /api/problems/p1/submit': () => ({ ...draft, status: 'open' }),
    });
    await write();
    await waitFor(() => expect(callsTo('POST /api/problems')).toHaveLength(1), { timeout: 8000 });
    await user.click(screen.getByRole('button', { name: 'Submit Problem' }));
    post.release(json(201, draft));
    expect(await screen.findByText('Problem submitted successfully!')).toBeInTheDocument();
    expect(callsTo('POST /api/problems')).toHaveLength(1);
    expect(callsTo('PUT /api/problems/p1').map(({ body }) => body)).toMatchObject([{ revision: 1 }]);
  });

  it('says what of it is not saved, and why', async () => {
    const wrong = [{ field: 'budgetTo', message: 'This is no amount' }];
    const { callsTo } = open(
      {
        'PUT /api/problems/p1': ({ body }) =>
          (body as { budgetTo?: string }).budgetTo === '€'
            ? refusal(400, 'invalid_input', 'Wrong', wrong)
            : { ...draft, revision: 2 },
      },
      '/problems/compose?problem=p1',
    );
    const title = await screen.findByLabelText(/^Title/);
    const says = (text: string) => expect(screen.getByText(text)).toHaveAttribute('role', 'status');
    says('Saved as a draft. Your organization alone sees it.');
    type(/^Title/, '');
    says('Not saved without a title and a description.');
    type(/^Title/, 'Leaks');
    says('Saved as a draft. Your organization alone sees it.');
    title.focus();
    type(/^Budget up to/, '€');
    says('Saving the draft...');
    await waitFor(() => expect(screen.getByLabelText(/^Budget up to/)).toBeInvalid(), { timeout: 8000 });
    says('Not saved. Please check: Budget up to.');
    expect(title).toHaveFocus();
    type(/^Budget up to/, '€5k');
    await waitFor(() => says('Saved as a draft. Your organization alone sees it.'), { timeout: 8000 });
    expect(screen.getByLabelText(/^Budget up to/)).toBeValid();
    expect(callsTo('PUT /api/problems/p1')).toHaveLength(2);
  });

  it('says during a conflict that nothing is saved, and saves once it is settled', async () => {
    const newest = { ...draft, description: 'Theirs.', revision: 2 };
    let answered = draft;
    const { user, callsTo } = open(
      {
        'GET /api/problems/p1': () => answered,
        'PUT /api/problems/p1': ({ body }) => {
          answered = newest;
          return (body as { revision: number }).revision === 1
            ? refusal(409, 'edited_meanwhile', 'Somebody has changed this.')
            : { ...newest, revision: 3 };
        },
      },
      '/problems/compose?problem=p1',
    );
    await screen.findByLabelText(/^Title/);
    type(/^Title/, 'Mine');
    expect(await screen.findByText(/^Not saved: somebody else/, {}, { timeout: 8000 })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Keep What I Changed' }));
    await waitFor(() => expect(callsTo('PUT /api/problems/p1')).toHaveLength(2), { timeout: 8000 });
    expect(callsTo('PUT /api/problems/p1')[1]?.body).toMatchObject({ title: 'Mine', revision: 2 });
    expect(await screen.findByText(/^Saved as a draft/)).toBeInTheDocument();
  });

  it('goes on with what was typed in the short dialog', async () => {
    sessionStorage.setItem(`draft:${ada.id}:submit-problem`, JSON.stringify({ title: 'Typed before' }));
    open({ 'POST /api/problems': () => json(201, draft) });
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('Typed before'));
  });

  it('says which missing part costs what, and leads to it', async () => {
    const { user } = open();
    await write();
    const meter = () => within(screen.getByRole('region', { name: /parts of a full brief|The brief is complete/ }));
    expect(meter().getByRole('heading')).toHaveTextContent('0 of 10 parts of a full brief');
    await user.click(meter().getByRole('link', { name: 'Success criteria' }));
    expect(screen.getByLabelText('Success criteria')).toHaveFocus();
    type(/^Success criteria/, 'Found to two metres.');
    await waitFor(() => expect(meter().getByRole('heading')).toHaveTextContent('1 of 10 parts'));
    expect(meter().queryByRole('link', { name: 'Success criteria' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start From Four Criteria' }));
    await waitFor(() => expect(meter().getByRole('heading')).toHaveTextContent('2 of 10 parts'));
  });

  it('shows how it reads to others', async () => {
    open();
    await write();
    type(/^Success criteria/, 'Found to two metres.');
    const preview = within(screen.getByRole('region', { name: 'How it reads to others' }));
    expect(preview.getByText('Leaks')).toBeInTheDocument();
    expect(preview.getByText('Found to two metres.')).toBeInTheDocument();
  });
});

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
    answered = newest;
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    // It may be drawn anew when what it compares with has been read again.
    const conflict = () => screen.findByRole('alert', { name: /Somebody has changed this problem/ });
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
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('Mine'), { timeout: 8000 });
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

describe('the rubric of a problem that is composed', () => {
  const rows = () => within(screen.getByRole('list', { name: 'Criteria' })).getAllByRole('listitem');
  const names = () => screen.getAllByLabelText('Criterion').map((box) => (box as HTMLInputElement).value);

  it('starts from four criteria, shows what share each has, and is kept with the draft', async () => {
    const four = ['Fit to the problem', 'Evidence', 'Cost and time', 'People who do it'];
    const kept = four.map((name, n) => ({ key: n + 1, name, meaning: null, weight: 25, share: 25 }));
    const { user, callsTo } = open({
      'POST /api/problems': () => json(201, draft),
      'PUT /api/problems/p1/rubric': () => ({
        ...noRubric,
        revision: 1,
        inForce: { version: 1, criteria: kept, by: 'Ada', writtenAt: '2026-03-05T10:00:00Z' },
      }),
    });
    await write();
    await user.click(screen.getByRole('button', { name: 'Start From Four Criteria' }));
    expect(names()).toEqual(four);
    expect(rows()[0]).toHaveTextContent('35 %');
    fireEvent.change(screen.getAllByLabelText('Weight')[0] as HTMLElement, { target: { value: '100' } });
    expect(rows()[0]).toHaveTextContent('60.6 %');
    expect(screen.getByRole('region', { name: 'How it reads to others' })).toHaveTextContent('Evidence15.2 %');
    await waitFor(() => expect(callsTo('PUT /api/problems/p1/rubric')).toHaveLength(1), { timeout: 8000 });
    expect(callsTo('PUT /api/problems/p1/rubric')[0]?.body).toMatchObject({
      criteria: [{ name: 'Fit to the problem', weight: 100 }, { name: 'Evidence', weight: 25 }, {}, {}],
      revision: 0,
    });
    expect(await screen.findByText(/^Saved as a draft/)).toBeInTheDocument();
  });

  it('is put in order by keys and buttons, which is said', async () => {
    const { user } = open({ 'GET /api/problems/p1/rubric': () => rubric }, '/problems/compose?problem=p1');
    await screen.findByLabelText(/^Title/);
    expect(names()).toEqual(['Fit', 'Cost']);
    expect(screen.getByText(/A change makes version 2: everybody whose proposal waits is told by mail/)).toBeVisible();
    await user.click(screen.getAllByLabelText('Criterion')[0] as HTMLElement);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names()).toEqual(['Cost', 'Fit']);
    expect(screen.getByText('Fit is number 2 of 2 now.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move Fit up' }));
    expect(names()).toEqual(['Fit', 'Cost']);
    expect(screen.getByRole('button', { name: 'Move Fit up' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Cost' }));
    expect(names()).toEqual(['Fit']);
    expect(rows()[0]).toHaveTextContent('100 %');
  });

  it('is not submitted with a name missing, and leads there', async () => {
    const { user, callsTo } = open(
      { 'PUT /api/problems/p1': () => ({ ...draft, revision: 2 }) },
      '/problems/compose?problem=p1',
    );
    await user.click(await screen.findByRole('button', { name: 'Start Empty' }));
    await screen.findByText(/^Saved but for the criteria: each needs a name/, undefined, { timeout: 8000 });
    await user.click(screen.getByRole('button', { name: 'Submit Problem' }));
    await user.click(within(await screen.findByRole('alert')).getByRole('link', { name: 'Name the criterion' }));
    expect(screen.getByLabelText('Criterion')).toHaveFocus();
    expect(callsTo('POST /api/problems/p1/submit')).toHaveLength(0);
  });

  it('leaves alone where somebody types while it is saved with the rest', async () => {
    const loose = { ...rubric, isFrozen: false };
    const put = held<unknown>();
    const { user, callsTo } = open(
      {
        'GET /api/problems/p1/rubric': () => loose,
        'PUT /api/problems/p1': () => ({ ...draft, title: 'Leaks in mains', revision: 2 }),
        'PUT /api/problems/p1/rubric': () => put.answer,
      },
      '/problems/compose?problem=p1',
    );
    await screen.findByLabelText(/^Title/);
    type(/^Title/, 'Leaks in mains');
    fireEvent.change(screen.getAllByLabelText('Criterion')[0] as HTMLElement, { target: { value: 'Fit for us' } });
    const meaning = screen.getAllByLabelText('What it means')[0] as HTMLElement;
    await user.click(meaning);
    await waitFor(() => expect(callsTo('PUT /api/problems/p1/rubric')).toHaveLength(1), { timeout: 8000 });
    await user.keyboard(' Typed');
    const kept = [{ ...criteria[0], name: 'Fit for us' }, criteria[1]];
    put.release({ ...loose, revision: 2, inForce: { ...loose.inForce, criteria: kept } });
    await waitFor(() => expect(slot('compose-problem:p1:2.2')).not.toBeNull());
    await user.keyboard(' meanwhile.');
    expect(meaning).toHaveFocus();
    expect(meaning).toHaveValue('In our mains. Typed meanwhile.');
    expect(slot('compose-problem:p1:2.2')).toMatchObject({
      criteria: [{ key: 1, meaning: 'In our mains. Typed meanwhile.' }, {}],
    });
  });

  it('does not end with Enter in a criterion', async () => {
    const { user } = open({ 'GET /api/problems/p1/rubric': () => rubric }, '/problems/compose?problem=p1');
    const [name] = (await screen.findAllByLabelText('Criterion')) as HTMLInputElement[];
    const sent = jest.fn();
    name?.form?.addEventListener('submit', sent);
    await user.click(name as HTMLElement);
    await user.keyboard('{Enter}');
    await user.click(screen.getAllByLabelText('Weight')[0] as HTMLElement);
    await user.keyboard('{Enter}');
    expect(sent).not.toHaveBeenCalled();
  });

  it('of an open problem is not emptied, which is said before anything is sent, until there are some', async () => {
    const opened = { ...draft, status: 'open' };
    const { user, callsTo } = open(
      {
        'GET /api/problems/p1': () => opened,
        'GET /api/problems/p1/rubric': () => rubric,
        'PUT /api/problems/p1': () => ({ ...opened, revision: 2 }),
        'PUT /api/problems/p1/rubric': () => ({ ...rubric, revision: 2 }),
      },
      '/problems/compose?problem=p1',
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Fit' }));
    await user.click(screen.getByRole('button', { name: 'Remove Cost' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const said = within(await screen.findByRole('alert')).getByRole('link', { name: 'Name at least one criterion' });
    await user.click(said);
    expect(screen.getByRole('group', { name: 'How proposals are judged' })).toHaveFocus();
    expect(callsTo('PUT /api/problems/p1')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Start From Four Criteria' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Problem saved.')).toBeInTheDocument();
    expect(callsTo('PUT /api/problems/p1/rubric')).toHaveLength(1);
  });

  it('is named where it is why a draft is not saved', async () => {
    const wrong = [0, 1].map((n) => ({ field: `criteria.${n}.name`, message: 'Another name' }));
    open(
      {
        'GET /api/problems/p1/rubric': () => ({ ...rubric, isFrozen: false }),
        'PUT /api/problems/p1': () => ({ ...draft, revision: 2 }),
        'PUT /api/problems/p1/rubric': () => refusal(400, 'invalid_input', 'Wrong', wrong),
      },
      '/problems/compose?problem=p1',
    );
    fireEvent.change((await screen.findAllByLabelText('Criterion'))[0] as HTMLElement, { target: { value: 'Fits' } });
    const words = 'Not saved. Please check: How proposals are judged.';
    expect(await screen.findByText(words, undefined, { timeout: 8000 })).toBeInTheDocument();
  });

  it('is scrolled to where the address says so, and comes last in how it reads to others', async () => {
    const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const files = [{ id: 'f1', name: 'mains.pdf', type: 'pdf', bytes: 1200 }];
    open(
      { 'GET /api/problems/p1': () => ({ ...draft, files }), 'GET /api/problems/p1/rubric': () => rubric },
      '/problems/compose?problem=p1#criteria',
    );
    const preview = within(await screen.findByRole('region', { name: 'How it reads to others' }));
    await waitFor(() => expect(scrolled.mock.contexts).toMatchObject([{ id: 'criteria' }]));
    scrolled.mockRestore();
    const after = preview.getByText(/mains\.pdf/).compareDocumentPosition(preview.getByText('Fit'));
    expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    [
      'Keep Mine',
      ['Fit for us', 'Cost'],
      [
        { name: 'Fit for us', weight: 60 },
        { key: 2, name: 'Cost', weight: 40 },
      ],
    ],
    ['Take Theirs', ['Cost'], undefined],
  ])('that somebody else has changed meanwhile is shown beside: %s', async (choice, after, sent) => {
    const theirs = [{ ...criteria[1], share: 100 }];
    let isChanged = false;
    const { user, callsTo } = open(
      {
        'GET /api/problems/p1': () => ({ ...draft, status: 'open' }),
        'PUT /api/problems/p1': () => ({ ...draft, status: 'open', revision: 2 }),
        'GET /api/problems/p1/rubric': () =>
          isChanged ? { ...rubric, revision: 2, inForce: { ...rubric.inForce, version: 2, criteria: theirs } } : rubric,
        'PUT /api/problems/p1/rubric': ({ body }) => {
          if ((body as { revision: number }).revision === 2) return rubric;
          isChanged = true;
          return refusal(409, 'edited_meanwhile', 'Somebody has changed this meanwhile.');
        },
      },
      '/problems/compose?problem=p1',
    );
    fireEvent.change((await screen.findAllByLabelText('Criterion'))[0] as HTMLElement, {
      target: { value: 'Fit for us' },
    });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const box = await screen.findByRole('alert', { name: /Somebody has changed the rubric/ });
    await waitFor(() => expect(box).toHaveFocus());
    expect(screen.getByText('The criteria were not saved')).toBeInTheDocument();
    const conflict = within(box);
    expect(conflict.getByText('Fit for us')).toBeVisible();
    expect(conflict.getByText('100 %')).toBeVisible();
    await user.click(conflict.getByRole('button', { name: choice }));
    expect(names()).toEqual(after);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Problem saved.')).toBeInTheDocument();
    expect((callsTo('PUT /api/problems/p1/rubric')[1]?.body as { criteria?: object[] } | undefined)?.criteria).toEqual(
      sent && [{ ...sent[0], meaning: 'In our mains.' }, sent[1]],
    );
  });
});

describe('files that are on their way', () => {
  it('hold back the submission, which says so, until they are there', async () => {
    const uploads = takeUploads();
    open({}, '/problems/compose?problem=p1');
    const files = [new File(['x'], 'plan.pdf')];
    const input = await screen.findByLabelText('Files to attach');
    await act(async () => void fireEvent.change(input, { target: { files } }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Submit Problem' })).toBeDisabled();
    expect(screen.getByText('Files are on their way...')).toBeVisible();
    const bytes = { type: 'application/pdf', bytes: 1, createdAt: '2026-03-04T10:00:00Z' };
    await act(async () => uploads[0]?.answer(200, { id: 'f1', name: 'plan.pdf', ...bytes }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit Problem' })).toBeEnabled());
    expect(screen.queryByText('Files are on their way...')).toBeNull();
  });
});
