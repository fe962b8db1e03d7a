import type {
  AnyReportedPostDto,
  ManagedCommunityDto,
  ManagedMeasureDto,
  ManagedMemberDto,
} from '@alliance/api-client/management';
import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import CommunityManagementPage from './CommunityManagementPage';
import ReportQueuePage from './ReportQueuePage';

const community: ManagedCommunityDto = {
  id: 'c1',
  slug: 'leaders',
  name: 'Innovation Leaders Network',
  description: 'Heads of innovation compare.',
  color: 'teal',
  image: 'network',
  accessLevel: 'paid_members',
  membershipTiers: [],
  isActive: true,
  closedAt: null,
  closedReason: null,
  createdAt: '2026-11-01T08:00:00Z',
  members: 1847,
  discussions: 342,
  managers: 1,
  moderators: ['Ada Okafor'],
  reported: 2,
  appeals: 0,
  revision: 3,
};
const member: ManagedMemberDto = {
  id: 'sam',
  name: 'Sam Njoroge',
  imageUrl: null,
  organizationName: 'Own',
  logoId: null,
  organizationId: 'o',
  membershipTier: 'free',
  email: 'sam@own.example',
  role: 'member',
  canPost: true,
  canModerate: false,
  canManage: false,
  joinedAt: '2026-11-02T08:00:00Z',
  lastActiveAt: null,
  contributions: 4,
};
const figures = {
  communities: 6,
  active: 4,
  resting: 1,
  closed: 1,
  members: 4721,
  discussions: 870,
  reported: 2,
  appeals: 1,
};
const ada = { id: 'ada', name: 'Ada Okafor', email: 'ada@own.example', organizations: 'Own' };

type Answers = Parameters<typeof openPage>[1]['answers'];
const server: Answers = {
  'GET /api/admin/communities': () => json(200, [community], { 'x-total-count': '1' }),
  'GET /api/admin/community-figures': () => figures,
  'GET /api/admin/community-candidates': () => [ada],
  'GET /api/admin/communities/leaders': () => community,
  'GET /api/admin/communities/leaders/members': () => json(200, [member], { 'x-total-count': '1' }),
};
const open = (answers: Answers = {}, at = '/communities') =>
  openPage(CommunityManagementPage, { path: '/communities', at, answers: { ...server, ...answers } });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Innovation Leaders Network' }));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the communities', () => {
  it('stand under their figures, are narrowed by these, and lead to the queue', async () => {
    const { user, address, callsTo } = open();
    expect(await screen.findByText('2 reported posts and 1 appeal wait for a decision.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Queue' })).toHaveAttribute('href', '/admin/communities/reports');
    const table = within(await screen.findByRole('table'));
    expect(table.getByText('1,847')).toBeInTheDocument();
    expect(table.getByText('Ada Okafor')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Resting\s*1/ }));
    await user.selectOptions(screen.getByLabelText('Who may take part'), 'invite_only');
    expect(address()).toBe('/communities?state=resting&access=invite_only');
    await waitFor(() => {
      const asked = callsTo('GET /api/admin/communities').at(-1)?.url.searchParams;
      expect([asked?.get('state'), asked?.get('access')]).toEqual(['resting', 'invite_only']);
    });
  });

  it('say where there is none, and what stands in the way of the list', async () => {
    const { close } = open({ 'GET /api/admin/communities': () => json(200, [], { 'x-total-count': '0' }) });
    expect(await screen.findByText('There is no community yet: create the first one.')).toBeVisible();
    close();
    open({ 'GET /api/admin/communities': () => refusal(503, 'unavailable', 'Come back soon.') });
    expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
  });

  it('are created with an address that the name suggests, and a first manager', async () => {
    let refused = true;
    const { user, address, callsTo } = open({
      'POST /api/admin/communities': () =>
        refused
          ? refusal(400, 'invalid_input', 'No.', [{ field: 'slug', message: 'Another community has this address' }])
          : json(201, community),
      'GET /api/admin/communities/water-and-energy': () => community,
      'GET /api/admin/communities/water-and-energy/members': () => json(200, [], { 'x-total-count': '0' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Create Community' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create community' }));
    const submit = dialog.getByRole('button', { name: 'Create Community' });
    await user.click(submit);
    expect(dialog.getAllByText('Choose who manages it').length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText(/^Name/), 'Wäter & Ener');
    expect(dialog.getByLabelText(/^Address/)).toHaveValue('water-ener');
    await user.clear(dialog.getByLabelText(/^Address/));
    await user.type(dialog.getByLabelText(/^Address/), 'water-and-energy');
    await user.type(dialog.getByLabelText(/^Name/), 'gy');
    expect(dialog.getByLabelText(/^Address/)).toHaveValue('water-and-energy');
    await user.type(dialog.getByLabelText(/^Purpose/), 'Mains.');
    await user.selectOptions(dialog.getByLabelText('Picture'), 'leaf');
    await user.type(dialog.getByLabelText(/^First manager/), 'ada');
    await user.click(await dialog.findByRole('button', { name: /^Ada Okafor/ }));
    await user.click(submit);
    expect((await dialog.findAllByText('Another community has this address')).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Wäter & Energy');
    refused = false;
    await user.click(submit);
    expect(await screen.findByText('Wäter & Energy was created. Ada Okafor is told.')).toBeInTheDocument();
    expect(callsTo('POST /api/admin/communities').at(-1)?.body).toEqual({
      name: 'Wäter & Energy',
      slug: 'water-and-energy',
      description: 'Mains.',
      accessLevel: 'all_members',
      membershipTiers: [],
      color: 'teal',
      image: 'leaf',
      personId: 'ada',
    });
    expect(address()).toBe('/communities?community=water-and-energy');
  });

  it('are created from what was typed before the session ended, but for the first manager', async () => {
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'Create Community' }));
    const before = within(await screen.findByRole('dialog', { name: 'Create community' }));
    await first.user.type(before.getByLabelText(/^Name/), 'Water');
    await first.user.type(before.getByLabelText(/^Purpose/), 'Mains.');
    await first.user.type(before.getByLabelText(/^First manager/), 'ada');
    await first.user.click(await before.findByRole('button', { name: /^Ada Okafor/ }));
    first.close();
    const { user } = open({ 'POST /api/admin/communities': () => json(201, community) });
    await user.click(await screen.findByRole('button', { name: 'Create Community' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create community' }));
    expect(dialog.getByLabelText(/^Address/)).toHaveValue('water');
    expect(dialog.getByLabelText(/^Purpose/)).toHaveValue('Mains.');
    await user.type(dialog.getByLabelText(/^Name/), ' Now');
    expect(dialog.getByLabelText(/^Address/)).toHaveValue('water-now');
    await user.click(dialog.getByRole('button', { name: 'Create Community' }));
    expect(dialog.getAllByText('Choose who manages it').length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText(/^First manager/), 'ada');
    await user.click(await dialog.findByRole('button', { name: /^Ada Okafor/ }));
    await user.click(dialog.getByRole('button', { name: 'Create Community' }));
    expect((await screen.findAllByText('Water Now was created. Ada Okafor is told.')).length).toBeGreaterThan(0);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('create-community'))).toEqual([]);
  });

  it('get a first manager by keys alone, who is brought into view', async () => {
    const into = jest.fn();
    HTMLElement.prototype.scrollIntoView = into;
    const { user, callsTo } = open();
    await user.click(await screen.findByRole('button', { name: 'Create Community' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create community' }));
    const search = dialog.getByLabelText(/^First manager/);
    await user.type(search, 'ada');
    const ada = await dialog.findByRole('button', { name: /^Ada Okafor/ });
    expect(into.mock.contexts.at(-1)).toBe(dialog.getByRole('list', { name: 'People found' }));
    await user.keyboard('{ArrowDown}');
    expect(ada).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(search).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dialog.getByRole('button', { name: 'Change' })).toHaveFocus();
    expect(dialog.queryByText('Choose who manages it')).not.toBeInTheDocument();
    expect(callsTo('POST /api/admin/communities')).toHaveLength(0);
  });
});

describe('one community', () => {
  const done = () => new Response(null, { status: 204 });

  it('shows its members with what the seeds ask for, and gives one of them a role', async () => {
    const { user, callsTo } = open(
      { 'PUT /api/admin/communities/leaders/members/sam': done },
      '/communities?community=leaders',
    );
    const shown = await panel();
    const line = within(await shown.findByRole('row', { name: /Sam Njoroge/ }));
    for (const text of ['Own', 'sam@own.example', 'Lite Plan', 'Member', '4'])
      expect(line.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
    await user.click(line.getByRole('button', { name: 'Assign a role to Sam Njoroge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign role' }));
    expect(dialog.getByLabelText('Can post discussions')).toBeChecked();
    await user.selectOptions(dialog.getByLabelText('Role'), 'moderator');
    await user.click(dialog.getByRole('button', { name: 'Assign Role' }));
    expect(await screen.findByText('Sam Njoroge is Moderator now.')).toBeInTheDocument();
    expect(callsTo('PUT /api/admin/communities/leaders/members/sam')[0]?.body).toEqual({
      role: 'moderator',
      canPost: true,
      canModerate: true,
      canManage: false,
    });
  });

  it('gets somebody who does not belong to it, and says whom no plan lets in', async () => {
    const message = 'No organization of this person has a plan that lets them in';
    const { user } = open(
      {
        'PUT /api/admin/communities/leaders/members/ada': () =>
          refusal(400, 'invalid_input', 'No.', [{ field: 'personId', message }]),
      },
      '/communities?community=leaders',
    );
    await user.click(await (await panel()).findByRole('button', { name: 'Assign Role' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign role' }));
    await user.click(dialog.getByRole('button', { name: 'Assign Role' }));
    expect(dialog.getByText('Choose a person')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Person/), 'ada');
    await user.click(await dialog.findByRole('button', { name: /^Ada Okafor/ }));
    await user.click(dialog.getByRole('button', { name: 'Assign Role' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
  });

  it('is changed, with the revision that was read', async () => {
    const { user, callsTo } = open(
      { 'PUT /api/admin/communities/leaders': () => ({ ...community, revision: 4 }) },
      '/communities?community=leaders',
    );
    const shown = await panel();
    await user.click(await shown.findByRole('tab', { name: 'Settings' }));
    await user.click(await shown.findByRole('radio', { name: /By invitation/ }));
    await user.click(shown.getByLabelText(/^Active/));
    await user.click(shown.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
    expect(callsTo('PUT /api/admin/communities/leaders')[0]?.body).toMatchObject({
      accessLevel: 'invite_only',
      isActive: false,
      image: 'network',
      revision: 3,
    });
  });

  it('keeps what is typed over the end of a session until it is saved, and lays it over no later version', async () => {
    const settings = async (revision: number) => {
      const now = { ...community, revision };
      const opened = open(
        { 'GET /api/admin/communities/leaders': () => now, 'PUT /api/admin/communities/leaders': () => now },
        '/communities?community=leaders',
      );
      const shown = await panel();
      await opened.user.click(await shown.findByRole('tab', { name: 'Settings' }));
      return { ...opened, shown, name: await shown.findByLabelText(/^Name/) };
    };
    const first = await settings(3);
    await first.user.type(first.name, ' Now');
    first.close();
    const later = await settings(4);
    expect(later.name).toHaveValue('Innovation Leaders Network');
    later.close();
    const again = await settings(3);
    expect(again.name).toHaveValue('Innovation Leaders Network Now');
    await again.user.click(again.shown.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
    expect(Object.keys(sessionStorage).filter((key) => key.includes('leaders:3'))).toEqual([]);
  });

  it.each([
    [null, 'Close …', 'Close Community', 'Innovation Leaders Network is closed.'],
    ['2026-11-20T08:00:00Z', 'Open Again …', 'Open Again', 'Innovation Leaders Network is open again.'],
  ])('is closed and opened for a reason (closed: %s)', async (closedAt, opener, submit, said) => {
    const now = { ...community, closedAt, closedReason: closedAt && 'It moved.' };
    const { user, callsTo } = open(
      { 'GET /api/admin/communities/leaders': () => now, 'PUT /api/admin/communities/leaders/closed': () => now },
      '/communities?community=leaders',
    );
    await user.click(await (await panel()).findByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole('dialog', { name: /Innovation Leaders Network.*\?$/ }));
    await user.click(dialog.getByRole('button', { name: submit }));
    expect(dialog.getAllByText('Say why, for the people of the community').length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText(/^Reason/), 'It is full.');
    await user.click(dialog.getByRole('button', { name: submit }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(callsTo('PUT /api/admin/communities/leaders/closed').map(({ body }) => body)).toEqual([
      { isClosed: closedAt === null, reason: 'It is full.' },
    ]);
  });

  it('that there is not is said so', async () => {
    open(
      { 'GET /api/admin/communities/none': () => refusal(404, 'not_found', 'There is no such community.') },
      '/communities?community=none',
    );
    expect(await screen.findByText('There is no such community.')).toBeInTheDocument();
  });
});

describe('the report queue', () => {
  const reported: AnyReportedPostDto = {
    post: {
      id: 'p1',
      threadId: 'p1',
      title: 'Ending a pilot',
      text: 'Buy <b>ours</b>',
      author: {
        id: 'sam',
        name: 'Sam Njoroge',
        imageUrl: null,
        organizationName: 'Own',
        logoId: null,
        organizationId: 'o',
        role: 'admin',
      },
      createdAt: '2026-11-01T08:00:00Z',
      isHidden: false,
    },
    reports: [{ ground: 'spam', note: 'Sells.', text: null, reporterName: 'Bo', reportedAt: '2026-11-02T08:00:00Z' }],
    community: { slug: 'leaders', name: 'Innovation Leaders Network' },
  };
  const openQueue = (list: AnyReportedPostDto[], answers: Answers = {}) =>
    openPage(ReportQueuePage, { answers: { ...server, 'GET /api/admin/reported-posts': () => list, ...answers } });

  it('says where a post stands, what is wrong with it, and hides it for a reason', async () => {
    const { user, callsTo } = openQueue([reported], {
      'POST /api/admin/reported-posts/p1/measures': () => new Response(null, { status: 204 }),
    });
    const card = within(await screen.findByRole('article'));
    for (const text of [
      'Innovation Leaders Network',
      'Ending a pilot',
      'Buy <b>ours</b>',
      'Advertising or spam',
      'Sells.',
    ])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: /^Appeals\s*1$/ })).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Hide …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide post' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'It sells.');
    await user.click(dialog.getByRole('button', { name: 'Hide Post' }));
    expect(await screen.findByText('Post hidden.')).toBeInTheDocument();
    expect(callsTo('POST /api/admin/reported-posts/p1/measures')[0]?.body).toEqual({
      kind: 'hide',
      reason: 'It sells.',
    });
  });

  const measure: ManagedMeasureDto = {
    id: 'm1',
    kind: 'ban',
    personName: 'Sam Njoroge',
    reason: 'It sells.',
    takenBy: 'The alliance',
    takenAt: '2026-11-02T08:00:00Z',
    byAlliance: true,
    post: reported.post,
    appeal: 'It was a gift.',
    appealAnswer: null,
    endedAt: null,
    canAnswer: true,
    canLift: true,
    community: reported.community,
  };
  const openMeasures = (tab: string, list: ManagedMeasureDto[], answers: Answers = {}) =>
    openPage(ReportQueuePage, {
      path: '/reports',
      at: `/reports?tab=${tab}`,
      answers: { ...server, 'GET /api/admin/community-measures': () => list, ...answers },
    });

  it('has the appeals of all communities, each with its decision, and answers them', async () => {
    const { user, callsTo } = openMeasures('appeals', [measure], {
      'POST /api/admin/community-measures/m1/appeal/answer': () => new Response(null, { status: 204 }),
    });
    const card = within(await screen.findByRole('article'));
    for (const text of ['Innovation Leaders Network', 'It was a gift.', 'Appeal waits', 'Banned'])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(card.queryByRole('button', { name: 'End Ban' })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Answer …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer Sam Njoroge' }));
    await user.type(dialog.getByLabelText(/^Your answer/), 'Gifts are fine.');
    await user.click(dialog.getByRole('button', { name: 'Send Answer' }));
    expect(dialog.getByRole('link', { name: 'Decide whether it stays' })).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /It is lifted/ }));
    await user.click(dialog.getByRole('button', { name: 'Send Answer' }));
    expect(await screen.findByText('Appeal granted.')).toBeInTheDocument();
    expect(callsTo('POST /api/admin/community-measures/m1/appeal/answer')[0]?.body).toEqual({
      isGranted: true,
      answer: 'Gifts are fine.',
    });
    expect(callsTo('GET /api/admin/community-measures')[0]?.url.searchParams.get('state')).toBe('appealed');
  });

  it('has what was done, and lifts it; says why it was not', async () => {
    let refused = true;
    let endedAt: string | null = null;
    const { user, close, callsTo } = openMeasures('measures', [], {
      'GET /api/admin/community-measures': () => [{ ...measure, appeal: null, endedAt }],
      'DELETE /api/admin/community-measures/m1': () => {
        if (refused) return refusal(409, 'measure_over', 'This has been lifted or answered already.');
        endedAt = '2026-11-03T08:00:00Z';
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'End Ban' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End the ban' }));
    expect(dialog.getByText('They may join the community again. Sam Njoroge is told.')).toBeInTheDocument();
    expect(callsTo('DELETE /api/admin/community-measures/m1')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'End Ban' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This has been lifted or answered already.');
    refused = false;
    await user.click(await dialog.findByRole('button', { name: 'End Ban' }));
    expect((await screen.findAllByText('Lifted. Sam Njoroge is told.')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End Ban' })).not.toBeInTheDocument());
    expect(screen.getByRole('article')).toContainElement(document.activeElement as HTMLElement);
    close();
    openMeasures('measures', []);
    expect(await screen.findByText('Nothing Was Done Yet')).toBeInTheDocument();
  });

  it('says why nothing was decided, and that nothing waits', async () => {
    const { user, close } = openQueue([reported], {
      'POST /api/admin/reported-posts/p1/dismissal': () => refusal(409, 'measure_taken', 'This has been done already.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect((await screen.findAllByText('This has been done already.')).length).toBeGreaterThan(0);
    close();
    openQueue([]);
    expect(await screen.findByText('Nothing to Decide')).toBeInTheDocument();
  });
});
