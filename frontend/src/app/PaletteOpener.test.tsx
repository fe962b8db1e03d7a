import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada, adaOfTwo } from '@/testing/people';
import { MemberFrame } from './MemberFrame';
import { PaletteOpener, SearchOpener } from './PaletteOpener';

const problem = { kind: 'problem', title: 'Locate leaks in old mains', line: 'Nairobi Water', address: '/problems/p1' };
const person = { kind: 'person', title: 'Lea Kim', line: 'Pumps', address: '/members/o1' };
const found = {
  groups: [
    { kind: 'problem', title: 'Problems', items: [problem] },
    { kind: 'person', title: 'People', items: [person] },
  ],
  missing: [],
};

const Bar = () => (
  <>
    <MemberFrame />
    <textarea aria-label="A note" />
    <p contentEditable suppressContentEditableWarning>
      A text
    </p>
  </>
);
const viewing = async (viewer: object = ada, search: () => unknown = () => found) => {
  const page = openPage(Bar, {
    answers: { 'GET /api/auth/user': () => viewer, 'GET /api/search': search },
  });
  await screen.findByRole('button', { name: /account/ });
  return page;
};
const press = (target: Element = document.body, keys: object = { ctrlKey: true }) =>
  fireEvent.keyDown(target, { key: 'k', ...keys });
const field = () => screen.findByRole('combobox', { name: 'Search the alliance' });
const open = async (...given: Parameters<typeof viewing>) => {
  const page = await viewing(...given);
  press();
  return { ...page, field: await field() };
};
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const current = () => screen.getByRole('option', { selected: true }).textContent;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the palette', () => {
  it('opens by its key from anywhere, also in a field, and closes by Escape to where one was', async () => {
    const { user } = await viewing();
    const note = screen.getByLabelText('A note');
    note.focus();
    expect(press(note)).toBe(false);
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(note).toHaveFocus();
  });

  it('loses no letter that is typed before it has come', async () => {
    await viewing();
    press();
    for (const key of ['m', 'A', 'Shift', 'i', 'x', 'y', 'Backspace', 'Backspace', 'n'])
      fireEvent.keyDown(document.body, { key });
    expect(fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(false);
    fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
    expect(await field()).toHaveValue('mAin');
    fireEvent.keyDown(await field(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    // Nothing else is kept from those who type elsewhere.
    for (const key of ['s', 'Backspace', 'Enter']) expect(fireEvent.keyDown(document.body, { key })).toBe(true);
    press();
    expect(await field()).toHaveValue('');
  });

  it.each([
    ['where a text is laid out as it is written', () => press(screen.getByText('A text'))],
    ['with another key held', () => press(document.body, { ctrlKey: true, shiftKey: true })],
    ['on a letter alone', () => press(document.body, {})],
  ])('leaves the key to the browser %s', async (_, key) => {
    await viewing();
    expect(key()).toBe(true);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('does not open over a dialog', async () => {
    await open();
    expect(press()).toBe(true);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('opens by the button of the bar', async () => {
    const { user } = await viewing();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await field()).toHaveFocus();
  });

  it('finds what is typed, marks it, and goes there by Enter', async () => {
    const { user, address, callsTo } = await open();
    await type('lea');
    expect(await screen.findByRole('option', { name: /Locate leaks/ })).toBeInTheDocument();
    expect(within(screen.getByRole('group', { name: 'Problems' })).getByText('leaks').tagName).toBe('MARK');
    expect(options()).toEqual([
      'Locate leaks in old mainsNairobi Water',
      'Lea KimPumps',
      'Search problems for “lea”',
      'Search solutions for “lea”',
      'Search projects for “lea”',
      'Search the network for “lea”',
    ]);
    expect(await screen.findByText('2 results.')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(current()).toBe('Lea KimPumps');
    expect(screen.getByRole('combobox')).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(current()).toBe('Search the network for “lea”');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/problems/p1');
    expect(callsTo('GET /api/search').map(({ url }) => url.searchParams.get('q'))).toEqual(['lea']);
  });

  it('has what is called so before what has the words in its text alone', async () => {
    const groups = [{ ...found.groups[0], items: [{ ...problem, title: 'Old mains' }] }, found.groups[1]];
    await open(ada, () => ({ groups, missing: [] }));
    await type('lea');
    await screen.findByRole('option', { name: /^Lea Kim/ });
    expect(options().slice(0, 2)).toEqual(['Lea KimPumps', 'Old mainsNairobi Water']);
  });

  it('shows people by their pictures, organizations by their logos, and what has none by initials or the mark', async () => {
    const pumps = { kind: 'organization', title: 'Pumps', line: null, address: '/members/o1', organizationId: 'o1' };
    const lea = { ...person, organizationId: 'o1' };
    const groups = [
      {
        kind: 'organization',
        title: 'Organizations',
        items: [pumps, { ...pumps, title: 'Valves', imageUrl: '/logo' }],
      },
      { kind: 'person', title: 'People', items: [lea, { ...lea, title: 'Leo Kim', imageUrl: '/face' }] },
    ];
    await open(ada, () => ({ groups, missing: [] }));
    await type('le');
    const pictureOf = async (name: RegExp) => (await screen.findByRole('option', { name })).querySelector('img, svg');
    expect(await pictureOf(/^Valves/)).toHaveAttribute('src', '/logo');
    expect((await pictureOf(/^Pumps/))?.querySelectorAll('path')).toHaveLength(4);
    expect(await pictureOf(/^Leo Kim/)).toHaveAttribute('src', '/face');
    expect(within(screen.getByRole('option', { name: /^Lea Kim/ })).getByText('LK')).toBeInTheDocument();
  });

  it('asks once for what is typed in one go, gives up what it asked before, and nothing for a letter', async () => {
    const signals: AbortSignal[] = [];
    const { callsTo } = await open(ada, () => new Promise(() => undefined));
    const answers = globalThis.fetch as jest.Mock;
    const before = answers.getMockImplementation() as typeof fetch;
    answers.mockImplementation((request: Request) => {
      if (request.url.includes('/api/search')) signals.push(request.signal);
      return before(request);
    });
    await type('l');
    await type('le');
    await type('leak');
    await waitFor(() => expect(callsTo('GET /api/search')).toHaveLength(1));
    await type('leaks');
    await waitFor(() => expect(callsTo('GET /api/search')).toHaveLength(2));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it.each([
    ['nothing was found', () => ({ groups: [], missing: [] }), 'Nothing found.'],
    ['a kind was left out', () => ({ ...found, missing: ['Projects'] }), '2 results. Not searched just now: Projects.'],
    ['it fails', () => refusal(503, 'unavailable', 'Away.'), 'The alliance could not be searched. Away.'],
  ])('says so where %s, and still leads to the lists', async (_, search, said) => {
    await open(ada, search);
    await type('leak');
    await waitFor(() => expect(screen.getByText(said)).not.toHaveClass('sr-only'));
    expect(screen.getByRole('option', { name: 'Search problems for “leak”' })).toBeInTheDocument();
  });

  it.each([
    ['invoice', 'Billing'],
    ['story', 'Success Stories'],
    ['matches', 'Solution Matches'],
    ['notifications', 'Inbox'],
    ['notifications settings', 'Notification settings'],
  ])('finds a page by what is on it: %s', async (words, page) => {
    await open();
    await type(words);
    const pages = within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option');
    expect(pages[0]).toHaveTextContent(page);
  });

  it('has what was gone to last before all else, each person their own, until they sign out', async () => {
    const first = await open();
    await type('lea');
    await screen.findByRole('option', { name: /Locate/ });
    await first.user.keyboard('{Enter}');
    first.close();
    const again = await open();
    expect(within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option')[0]).toHaveTextContent(
      'Locate leaks',
    );
    expect(current()).toMatch(/^Locate leaks/);
    again.close();
    const other = await open({ ...ada, id: 'ben' });
    expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
    await other.user.keyboard('{Escape}');
    const signOut = screen.getByRole('link', { name: 'Sign Out' });
    signOut.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(signOut);
    expect(Object.keys(localStorage).filter((slot) => slot.startsWith('recent:'))).toEqual([]);
  });

  const acting = (role: string) => ({ ...ada, organizations: ada.organizations.map((one) => ({ ...one, role })) });
  it.each([
    [
      'an owner',
      ada,
      [
        'Submit problem',
        'Submit solution',
        'Start project',
        'Invite people',
        'Edit organization profile',
        'Add domain',
      ],
    ],
    ['a member', acting('member'), ['Submit problem', 'Submit solution', 'Start project']],
    ['a viewer', acting('viewer'), []],
  ])('offers what %s may do, and no more', async (_, viewer, expected) => {
    await open(viewer);
    const offered = within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('option');
    const always = ['Add organization', 'Contact support', 'Schedule onboarding', 'Switch to the dark theme'];
    const titles = offered.map(({ textContent }) => textContent);
    expect(titles.filter((title) => !always.includes(title as string))).toEqual(expected);
    const pages = within(screen.getByRole('group', { name: 'Pages' }));
    expect(pages.queryAllByRole('option', { name: 'Billing' })).toHaveLength(viewer === ada ? 1 : 0);
  });

  it('names the organization where several are led, finds actions by their words, and does what has no page', async () => {
    const { user } = await open(adaOfTwo);
    await type('inv peo');
    expect(options().slice(0, 2)).toEqual(['Invite peopleOwn Organization', 'Invite peopleSecond Organization']);
    await type('dark');
    await user.click(screen.getByRole('option', { name: /dark theme/ }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    delete document.documentElement.dataset.theme;
  });

  it('goes to pages alone where the alliance is not searched', async () => {
    const Frame = () => (
      <PaletteOpener pages={[{ to: '/admin/mail', label: 'Mail' }]} searches={false}>
        {(show) => <SearchOpener onOpen={show} />}
      </PaletteOpener>
    );
    const { user, callsTo, address } = openPage(Frame, { answers: { 'GET /api/search': () => json(500, {}) } });
    press();
    const goTo = await screen.findByRole('combobox', { name: 'Go to' });
    fireEvent.change(goTo, { target: { value: 'mail' } });
    expect(options()).toEqual(['Mail']);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/admin/mail');
    expect(callsTo('GET /api/search')).toEqual([]);
  });
});
