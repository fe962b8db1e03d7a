import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { criteria, noRubric, rubric } from '@/testing/evaluation';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { readOnly } from '@/testing/problems';
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

beforeEach(() => sessionStorage.clear());

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
    await waitFor(() => expect(callsTo('PUT /api/problems/p1/rubric')).toHaveLength(1));
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
    await screen.findByText(/^Saved but for the criteria: each needs a name/);
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
    await waitFor(() => expect(callsTo('PUT /api/problems/p1/rubric')).toHaveLength(1));
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
    expect(await screen.findByText(words)).toBeInTheDocument();
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
