import { useViewer } from '@alliance/api-client/viewer';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada, adaOfTwo } from '@/testing/people';
import { MatchDialog } from './MatchDialog';
import { type Pair, useMatchDialog } from './useMatchDialog';

const own = { id: 'org-own', name: 'Own Organization', type: 'startup' } as const;
const probeWorks = { id: 'org-probe', name: 'Probe Works', type: 'startup' } as const;
const problem: Pair['problem'] = {
  ...{ id: 'p1', title: 'Leaks' },
  submittedBy: { id: 'org-city', name: 'City Water', type: 'government' },
};
const probes: Pair = { problem, solution: { id: 's1', title: 'Probes', submittedBy: probeWorks } };
const robots: Pair = { problem, solution: { id: 's2', title: 'Robots', submittedBy: own } };
const hidden = { id: 'v2', verdict: 'not_relevant', organizationId: 'org-own', replaced: null, toldWhoInvited: false };
const put = 'PUT /api/innovation/match-verdicts';

function Matches() {
  const dialog = useMatchDialog([probes, robots], true);
  return useViewer().viewer ? (
    <>
      {[probes, robots].map((pair) => (
        <button key={pair.solution.id} type="button" onClick={() => dialog.open('hide', pair)}>
          {pair.solution.title}
        </button>
      ))}
      <MatchDialog dialog={dialog} />
    </>
  ) : null;
}

/** Opens the dialog of a match. */
async function about(
  { solution }: Pair,
  answers: Parameters<typeof openPage>[1]['answers'] = {},
  viewer: unknown = ada,
) {
  const page = openPage(Matches, { answers: { 'GET /api/auth/user': () => viewer, [put]: () => hidden, ...answers } });
  const open = async () => {
    await page.user.click(await screen.findByRole('button', { name: solution.title }));
    return screen.findByRole('dialog', { name: 'Not relevant because …' });
  };
  const hide = () => page.user.click(screen.getByRole('button', { name: 'Hide Match' }));
  const choose = () => page.user.click(screen.getByRole('radio', { name: 'It is too early for it' }));
  const typeNote = () => {
    screen.getByLabelText('Note').focus();
    return page.user.paste(' Later. ');
  };
  const sent = () => page.callsTo(put).map(({ body }) => body);
  return { ...page, dialog: await open(), open, choose, typeNote, hide, sent };
}

describe('what is done to which match', () => {
  it.each([
    ['hide:p1:s2', { action: 'hide', pair: robots }],
    ['invite:p1:s1', { action: 'invite', pair: probes }],
    ['hide:p2:s1', undefined],
    ['read:p1:s1', undefined],
  ])('is what the address says, if there is such: %s', (said, opened) => {
    const at = [`/?match=${said}`];
    const { result } = renderHook(() => useMatchDialog([probes, robots], true), {
      wrapper: ({ children }) => <MemoryRouter initialEntries={at}>{children}</MemoryRouter>,
    });
    expect(result.current.opened).toEqual(opened);
  });

  it('is opened also where its list comes later than the address', () => {
    const { result, rerender } = renderHook(({ pairs }) => useMatchDialog(pairs, pairs.length > 1), {
      initialProps: { pairs: [] as Pair[] },
      wrapper: ({ children }) => <MemoryRouter initialEntries={['/?match=hide:p1:s2']}>{children}</MemoryRouter>,
    });
    rerender({ pairs: [probes] });
    rerender({ pairs: [probes, robots] });
    expect(result.current.opened).toEqual({ action: 'hide', pair: robots });
  });
});

describe('what is done to a match that leaves its list', () => {
  const at = (address: string, pairs: Pair[], haveCome: boolean) =>
    renderHook((shown) => ({ dialog: useMatchDialog(shown.pairs, shown.haveCome), address: useLocation().search }), {
      initialProps: { pairs, haveCome },
      wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
    });

  it.each(['by a click', 'by its address'])('stays until it is closed, opened %s', (how) => {
    const { result, rerender } = at(how === 'by a click' ? '/' : '/?match=hide:p1:s2', [probes, robots], true);
    if (how === 'by a click') act(() => result.current.dialog.open('hide', robots));
    rerender({ pairs: [probes], haveCome: true });
    expect(result.current.dialog.opened).toEqual({ action: 'hide', pair: robots });
    act(() => result.current.dialog.close());
    expect(result.current).toMatchObject({ dialog: { opened: undefined }, address: '' });
  });

  it('is the one that was opened last', () => {
    const { result, rerender } = at('/', [probes, robots], true);
    act(() => result.current.dialog.open('hide', probes));
    act(() => result.current.dialog.close());
    act(() => result.current.dialog.open('hide', robots));
    rerender({ pairs: [probes], haveCome: true });
    expect(result.current.dialog.opened).toEqual({ action: 'hide', pair: robots });
  });

  it.each(['read:p1:s1', 'hide:p1:s9'])('leaves nothing in the address where there is no such: %s', (said) => {
    expect(at(`/?match=${said}`, [probes], true).result.current.address).toBe('');
  });

  it('is forgotten where it left the list before the page came', () => {
    const { result, rerender } = at('/?match=hide:p1:s2', [probes], false);
    expect(result.current.address).toBe('?match=hide:p1:s2');
    rerender({ pairs: [probes], haveCome: true });
    expect(result.current.address).toBe('');
    rerender({ pairs: [probes, robots], haveCome: true });
    expect(result.current.dialog.opened).toBeUndefined();
  });
});

describe('saying why a match is not relevant', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('hides the one that was chosen, says where it is then, and leaves nothing of what was typed', async () => {
    const { dialog, open, choose, typeNote, hide, sent } = await about(robots);
    expect(dialog).toHaveAccessibleDescription(/^“Robots” for “Leaks”\./);
    await choose();
    await typeNote();
    await hide();
    expect(
      await screen.findByText('“Only hidden” among the matches of either lists it, to bring it back.'),
    ).toBeInTheDocument();
    const judged = { problemId: 'p1', solutionId: 's2', verdict: 'not_relevant', organizationId: 'org-own' };
    expect(sent()).toEqual([{ ...judged, reason: 'too_early', note: 'Later.' }]);
    await open();
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });

  it('tells those whose solution it is alone what the others learn of it', async () => {
    const told = /Where City Water has invited you, they are told once that you decline; your reason stays with you\.$/;
    const { dialog, close } = await about(robots);
    expect(dialog).toHaveAccessibleDescription(told);
    close();
    expect((await about(probes)).dialog).not.toHaveAccessibleDescription(told);
  });

  it('is asked for until it is chosen, and stays with what was typed where it is refused', async () => {
    const { choose, typeNote, hide } = await about(robots, {
      [put]: () => refusal(409, 'books_closed', 'The books are being closed.'),
    });
    await hide();
    const reason = screen.getByRole('group', { name: 'Reason' });
    expect(reason).toHaveAccessibleDescription('Choose why it is not relevant');
    await choose();
    await waitFor(() => expect(reason).not.toHaveAccessibleDescription());
    await typeNote();
    await hide();
    expect(await within(screen.getByRole('dialog')).findByText('The books are being closed.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'It is too early for it' })).toBeChecked();
    expect(screen.getByLabelText('Note')).toHaveValue(' Later. ');
    expect(screen.queryByText('Match hidden')).not.toBeInTheDocument();
  });

  it('shows that it is on its way, and stays open until it is answered', async () => {
    let answer: (verdict: unknown) => void = () => undefined;
    const { user, choose, hide } = await about(robots, { [put]: () => new Promise((resolve) => (answer = resolve)) });
    await choose();
    await hide();
    expect(await screen.findByRole('button', { name: 'Hiding...' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    answer(hidden);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is for the organization that was chosen, for which it is saved again when that is undone', async () => {
    const saved = { id: 'v1', verdict: 'saved', note: 'Ask them.', organizationId: 'org-second' };
    const answers = { [put]: () => ({ ...hidden, organizationId: 'org-second', replaced: saved }) };
    const { user, choose, hide, sent } = await about(robots, answers, adaOfTwo);
    await user.selectOptions(screen.getByLabelText('On behalf of'), 'Second Organization');
    await choose();
    await hide();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Match saved again')).toBeInTheDocument();
    const judged = { problemId: 'p1', solutionId: 's2', organizationId: 'org-second' };
    expect(sent()).toEqual([
      { ...judged, verdict: 'not_relevant', reason: 'too_early' },
      { ...judged, verdict: 'saved', note: 'Ask them.', replaces: 'v2' },
    ]);
  });

  it.each([[{ replaced: { ...hidden, id: 'v1', verdict: 'saved', note: null } }], [{ replaced: null }]])(
    'stays as it was said since when that is undone: %j',
    async (answered) => {
      const gone = () => refusal(404, 'not_found', 'There is no such verdict.');
      const asked = jest
        .fn()
        .mockReturnValueOnce({ ...hidden, ...answered })
        .mockImplementation(gone);
      const { user, choose, hide } = await about(robots, {
        [put]: asked,
        'DELETE /api/innovation/match-verdicts/v2': gone,
      });
      await choose();
      await hide();
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      const told = await screen.findByText(/^This match, or what your organization says of it, has changed since\.$/);
      expect(told).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    },
  );

  it('may be done where no answer came, which is said beside what was typed', async () => {
    const { choose, hide } = await about(robots, { [put]: () => Promise.reject(new TypeError('Failed')) });
    await choose();
    await hide();
    const alert = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(alert).toHaveTextContent('No answer came: it may have been done all the same.');
    expect(alert).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'It is too early for it' })).toBeChecked();
  });

  it('stays as a colleague has said, who has hidden it meanwhile, and keeps what was typed', async () => {
    const why = 'Your organization has said that this match is not relevant.';
    const { open, choose, typeNote, hide } = await about(robots, {
      [put]: () => json(409, { status: 409, code: 'match_hidden', title: 'Refused', detail: why, allowed: ['v1'] }),
    });
    await choose();
    await typeNote();
    await hide();
    expect(await screen.findByText('Hidden already')).toBeInTheDocument();
    expect(screen.getByText(`It stands under “Only hidden”. ${why}`)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open();
    expect(screen.getByLabelText('Note')).toHaveValue(' Later. ');
  });
});
