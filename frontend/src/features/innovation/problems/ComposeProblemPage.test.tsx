import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noRubric } from '@/testing/evaluation';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { priceBook } from '@/testing/price-book';
import { readOnly } from '@/testing/problems';
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
    await waitFor(() => expect(callsTo('POST /api/problems')).toHaveLength(1));
    expect(callsTo('POST /api/problems')[0]?.body).toMatchObject({
      title: 'Leaks',
      draft: true,
      organizationId: 'org-own',
    });
    expect(await screen.findByText(/^Saved as a draft/)).toBeInTheDocument();
    expect(address()).toBe('/problems/compose?problem=p1');
    type(/^Success criteria/, 'Found to two metres.');
    await waitFor(() => expect(callsTo('PUT /api/problems/p1')).toHaveLength(1));
    expect(callsTo('PUT /api/problems/p1')[0]?.body).toMatchObject({
      successCriteria: 'Found to two metres.',
      revision: 1,
    });
    type(/^Success criteria/, 'Found to one metre.');
    await waitFor(() => expect(callsTo('PUT /api/problems/p1')).toHaveLength(2));
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
    const answers = [put.answer, refusal(503, 'unavailable', 'Please try again.')];
    const { callsTo, close } = open({ 'PUT /api/problems/p1': () => answers.shift() }, '/problems/compose?problem=p1');
    await screen.findByLabelText(/^Title/);
    type(/^Title/, 'Leaks in mains');
    await waitFor(() => expect(callsTo('PUT /api/problems/p1')).toHaveLength(1));
    type(/^Success criteria/, 'Typed meanwhile.');
    close();
    put.release({ ...draft, title: 'Leaks in mains', revision: 2 });
    await waitFor(() => expect(callsTo('PUT /api/problems/p1')).toHaveLength(2));
    await waitFor(() => expect(slot('compose-problem:p1:2.0')).toMatchObject({ successCriteria: 'Typed meanwhile.' }));
    expect(slot('compose-problem:p1:1.0')).toBeNull();
  });

  it('says at once what the plan does not allow, and lets one write on', async () => {
    const meter = {
      organizationId: 'org-own',
      feature: 'submit_problems',
      name: 'problem submissions',
      period: 'year',
    };
    const { user } = open({
      'GET /api/billing/entitlements': () => [{ ...meter, used: 2, limit: 2, resetsAt: null, isReadOnly: false }],
      'GET /api/plans': () => priceBook,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade Required' }));
    expect(dialog.getByText('What you have typed is kept.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Title/)).toBeEnabled();
  });

  it('saves what is not saved yet once there is a connection again', async () => {
    let isOffline = true;
    const { callsTo } = open(
      {
        'PUT /api/problems/p1': () => {
          if (isOffline) throw new TypeError('no connection');
          return { ...draft, revision: 2 };
        },
      },
      '/problems/compose?problem=p1',
    );
    await screen.findByLabelText(/^Title/);
    type(/^Success criteria/, 'Half the losses.');
    expect(await screen.findByText(/^The draft could not be saved/)).toBeVisible();
    const tries = callsTo('PUT /api/problems/p1').length;
    isOffline = false;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/^Saved as a draft/)).toBeVisible();
    expect(callsTo('PUT /api/problems/p1')).toHaveLength(tries + 1);
  });

  it('says no longer of an amount that it is wrong once it is another one', async () => {
    open(
      {
        'PUT /api/problems/p1': () =>
          refusal(400, 'invalid_input', 'Write an amount', [{ field: 'estimatedValue', message: 'Write an amount' }]),
      },
      '/problems/compose?problem=p1',
    );
    await screen.findByLabelText(/^Title/);
    type(/^Estimated value/, 'much');
    expect(await screen.findByText('Write an amount')).toBeVisible();
    type(/^Estimated value/, '$50M');
    await waitFor(() => expect(screen.queryByText('Write an amount')).not.toBeInTheDocument(), { timeout: 1000 });
  });

  it('is saved at once where the page is left, and where the tab is hidden or closed', async () => {
    let saves = 0;
    const { user, callsTo } = open(
      {
        'PUT /api/problems/p1': () => {
          saves += 1;
          return { ...draft, revision: 1 + saves };
        },
      },
      '/problems/compose?problem=p1',
    );
    const sent = () =>
      callsTo('PUT /api/problems/p1').map(({ body }) => (body as { successCriteria: string }).successCriteria);
    await screen.findByLabelText(/^Title/);
    type(/^Success criteria/, 'Before it was hidden.');
    const hiding = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(sent()).toEqual(['Before it was hidden.']));
    // A tab that closes sends it all the same.
    expect(
      jest
        .mocked(fetch)
        .mock.calls.map(([request]) => request as Request)
        .filter(({ keepalive }) => keepalive),
    ).toEqual([expect.objectContaining({ method: 'PUT' })]);
    hiding.mockRestore();
    type(/^Success criteria/, 'And before it was left.');
    await user.click(screen.getByRole('link', { name: 'The problem' }));
    await waitFor(() => expect(sent()).toEqual(['Before it was hidden.', 'And before it was left.']));
    await waitFor(() => expect(slot('compose-problem:p1:3.0') ?? slot('compose-problem:p1:2.0')).toBeNull());
  });

  it('leaves the address of another page alone when it was left during the first save', async () => {
    const post = held<unknown>();
    const { user, callsTo, address } = open({ 'POST /api/problems': () => post.answer });
    await write();
    await waitFor(() => expect(callsTo('POST /api/problems')).toHaveLength(1));
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
    await waitFor(() => expect(callsTo('POST /api/problems')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Submit Problem' }));
    post.release(json(201, draft));
    expect(await screen.findByText('Problem submitted successfully!')).toBeInTheDocument();
    expect(callsTo('POST /api/problems')).toHaveLength(1);
    expect(callsTo('PUT /api/problems/p1').map(({ body }) => body)).toMatchObject([{ revision: 1 }]);
  });

  it('says what of it is not saved, and why, and saves the rest', async () => {
    const wrong = [{ field: 'budgetTo', message: 'This is no amount' }];
    const { user, callsTo } = open(
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
    await waitFor(() => expect(screen.getByLabelText(/^Budget up to/)).toBeInvalid());
    await waitFor(() => says('Saved but for: Budget up to. Please check.'));
    expect(screen.getByLabelText(/^Budget up to/)).toBeInvalid();
    expect(title).toHaveFocus();
    const sent = () => callsTo('PUT /api/problems/p1').map(({ body }) => body);
    expect(sent()).toMatchObject([{ title: 'Leaks', budgetTo: '€' }, { title: 'Leaks' }]);
    expect(sent()[1]).not.toHaveProperty('budgetTo');
    // Kept in the tab over what is saved, and not submitted without it.
    expect(sessionStorage.getItem(`draft:${ada.id}:compose-problem:p1:2.0`)).toContain('€');
    await user.click(screen.getByRole('button', { name: 'Submit Problem' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no amount');
    expect(callsTo('POST /api/problems/p1/submit')).toHaveLength(0);
    type(/^Budget up to/, '€5k');
    await waitFor(() => says('Saved as a draft. Your organization alone sees it.'));
    expect(screen.getByLabelText(/^Budget up to/)).toBeValid();
    expect(sent()).toHaveLength(4);
  });

  describe('when somebody else was first', () => {
    const newest = { ...draft, description: 'Theirs.', revision: 2 };
    const overtaken = async () => {
      let answered = draft;
      const page = open(
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
      const title = await screen.findByLabelText(/^Title/);
      title.focus();
      type(/^Title/, 'Mine');
      return { ...page, title };
    };
    const choice = () => screen.findByRole('button', { name: 'Keep What I Changed' });
    const isShown = async () => {
      await choice();
      await waitFor(() => expect(screen.getByRole('alert', { name: /Somebody has changed this/ })).toHaveFocus());
    };

    it('says that nothing is saved, and saves once it is settled', async () => {
      const { user, callsTo, title } = await overtaken();
      expect(await screen.findByText(/^Not saved: somebody else/)).toBeInTheDocument();
      const keep = await choice();
      expect(title).toHaveFocus();
      await user.click(keep);
      await waitFor(() => expect(callsTo('PUT /api/problems/p1')).toHaveLength(2));
      expect(callsTo('PUT /api/problems/p1')[1]?.body).toMatchObject({ title: 'Mine', revision: 2 });
      expect(await screen.findByText(/^Saved as a draft/)).toBeInTheDocument();
    });

    it('shows it to who submits, also before it has been saved by itself', async () => {
      const { user } = await overtaken();
      await user.keyboard('{Enter}');
      await isShown();
    });

    it('shows it again to who submits after it was found while they typed', async () => {
      const { user, title } = await overtaken();
      await screen.findByText(/^Not saved: somebody else/);
      await choice();
      expect(title).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Submit Problem' }));
      await isShown();
    });
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
