import type {
  CommunityDto,
  CommunityPageDto,
  OwnMeasureDto,
  PostDto,
  ThreadPageDto,
} from '@alliance/api-client/communities';
import { act, screen, waitFor, within } from '@testing-library/react';
import { logoBeside } from '@/testing/faces';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { priceBook } from '@/testing/price-book';
import { hear } from '@/ui/heard';
import CommunitiesPage from './CommunitiesPage';
import CommunityPage from './CommunityPage';
import DiscussionPage from './DiscussionPage';
import Moderation from './Moderation';
import StartDiscussionPage from './StartDiscussionPage';

const person = {
  id: 'sam',
  name: 'Sam Njoroge',
  imageUrl: null,
  organizationName: 'Own',
  organizationId: 'o',
  logoId: 'logo-1',
  role: null,
};
const community: CommunityDto = {
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
  members: 1847,
  discussions: 342,
  standing: 'open',
  unread: 0,
};
const page: CommunityPageDto = {
  ...community,
  standing: 'member',
  rights: { role: 'member', canPost: true, canModerate: false, canManage: false },
  canRead: true,
  canStart: true,
  staff: [person],
  waiting: 0,
  measures: [],
  closedReason: null,
  revision: 1,
};
const thread: ThreadPageDto = {
  id: 't1',
  title: 'Ending a pilot',
  author: person,
  createdAt: '2026-11-01T08:00:00Z',
  replies: 1,
  lastActivityAt: '2026-11-02T08:00:00Z',
  isPinned: false,
  isLocked: false,
  isUnread: true,
  communitySlug: 'leaders',
  communityName: 'Innovation Leaders Network',
  canReply: true,
  isClosed: false,
  isMember: true,
  canModerate: false,
  firstUnreadId: null,
};
const post: PostDto = {
  id: 't1',
  threadId: 't1',
  opens: true,
  text: '<b>no</b> **so** [x](javascript:alert(1))',
  mentions: [],
  author: person,
  createdAt: '2026-11-01T08:00:00Z',
  editedAt: null,
  hiddenAt: null,
  hiddenReason: null,
  reactions: [{ kind: 'thanks', count: 2, isMine: true }],
  revision: 1,
  isOwn: false,
  isReported: false,
};
const hiding: OwnMeasureDto = {
  id: 'm1',
  kind: 'hide',
  postId: 't1',
  reason: 'It names a client.',
  byAlliance: false,
  takenAt: thread.createdAt,
  appeal: null,
  appealAnswer: null,
  endedAt: null,
};
const viewer = {
  'GET /api/auth/user': () => ada,
  'GET /api/billing/entitlements': () => [],
  'GET /api/plans': () => priceBook,
};

afterEach(() => jest.restoreAllMocks());

describe('the communities', () => {
  const open = (list: Partial<CommunityDto>[], at = '/') =>
    openPage(CommunitiesPage, {
      at,
      answers: {
        ...viewer,
        'GET /api/communities': () => list.map((one, n) => ({ ...community, id: `c${n}`, ...one })),
        'POST /api/communities/leaders/join': () => new Response(null, { status: 204 }),
      },
    });

  it('are one’s own first, with what is unread, then those to discover; a search leaves what has its words', async () => {
    const { user } = open([
      { standing: 'member', unread: 3 },
      { slug: 'esg', name: 'ESG Hub', description: 'Carbon.' },
    ]);
    const own = within(await screen.findByRole('list', { name: 'Your communities' }));
    expect(own.getByText('3 unread')).toBeInTheDocument();
    expect(own.getByText('1,847 members · 342 discussions')).toBeInTheDocument();
    expect(own.getByRole('link', { name: 'Open Community' })).toHaveAttribute('href', '/communities/leaders');
    expect(within(screen.getByRole('list', { name: 'Discover' })).getByText('ESG Hub')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Search communities'), 'zebra{Enter}');
    expect(await screen.findByText('No community has “zebra” in its name or purpose.')).toBeInTheDocument();
  });

  it('are joined by a dialog that says what others see', async () => {
    const { user, callsTo, address } = open([{}]);
    await user.click(await screen.findByRole('button', { name: 'Join Community' }));
    const dialog = await screen.findByRole('dialog', { name: 'Join Innovation Leaders Network' });
    expect(dialog).toHaveAccessibleDescription(/see your name, your picture and your organization/);
    expect(dialog).toHaveAccessibleDescription(
      /Everybody of an organization on a paid plan can read what you write, also without joining/,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Join Community' }));
    expect(await screen.findByText('You belong to Innovation Leaders Network now.')).toBeInTheDocument();
    expect(callsTo('POST /api/communities/leaders/join')).toHaveLength(1);
    expect(address()).toBe('/');
  });

  it('show the upgrade where the plan does not include them, also by their address', async () => {
    open([{ standing: 'plan_required' }], '/?join=leaders');
    expect(await screen.findByRole('dialog', { name: 'Upgrade Required' })).toHaveAccessibleDescription(
      'Innovation Leaders Network is for paid members.',
    );
    expect(screen.getByText('Upgrade to Join')).toBeInTheDocument();
  });
});

describe('the page of a community', () => {
  const open = (changes: Partial<CommunityPageDto>, at = '/communities/leaders', answers = {}) =>
    openPage(CommunityPage, {
      path: '/communities/:slug',
      at,
      answers: {
        ...viewer,
        'GET /api/communities/leaders': () => ({ ...page, ...changes }),
        'GET /api/communities/leaders/discussions': () => [thread],
        ...answers,
      },
    });

  it('lists discussions, and leads to start one', async () => {
    open({});
    const list = within(await screen.findByRole('list', { name: 'Discussions' }));
    expect(list.getByRole('link', { name: 'Ending a pilot' })).toHaveAttribute(
      'href',
      '/communities/leaders/discussions/t1',
    );
    expect(list.getByText('New')).toBeInTheDocument();
    expect(list.getByText('SN')).toBeInTheDocument();
    expect(logoBeside(list.getByText('Own'))).toBe('/api/logos/logo-1/small');
    expect(screen.getByRole('link', { name: 'Start Discussion' })).toHaveAttribute('href', '/communities/leaders/new');
    expect(screen.queryByRole('tab', { name: /Moderation|Settings/ })).not.toBeInTheDocument();
  });

  it('counts what waits for who moderates, while something does', async () => {
    const rights = { role: 'moderator', canPost: true, canModerate: true, canManage: false } as const;
    const { close } = open({ rights, waiting: 2 });
    expect(await screen.findByRole('tab', { name: 'Moderation 2' })).toBeInTheDocument();
    close();
    open({ rights, waiting: 0 });
    expect(await screen.findByRole('tab', { name: 'Moderation' })).toBeInTheDocument();
  });

  it('keeps the settings that are typed over the end of a session, until they are saved', async () => {
    const rights = { role: 'admin', canPost: true, canModerate: true, canManage: true } as const;
    const settings = (revision: number) =>
      open({ rights, revision }, '/communities/leaders?tab=settings', {
        'PUT /api/communities/leaders/settings': () => ({ ...page, rights, revision: revision + 1 }),
      });
    const first = settings(1);
    await first.user.type(await screen.findByLabelText(/^Name/), ' Now');
    first.close();
    const later = settings(2);
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Innovation Leaders Network');
    later.close();
    const { user, callsTo } = settings(1);
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Innovation Leaders Network Now');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
    expect(callsTo('PUT /api/communities/leaders/settings')[0]?.body).toMatchObject({
      name: 'Innovation Leaders Network Now',
      revision: 1,
    });
    expect(Object.keys(sessionStorage).filter((key) => key.endsWith('leaders:1'))).toEqual([]);
  });

  it('has a search that finds nothing put right', async () => {
    const found = { id: 'r1', threadId: 't1', title: 'Ending a pilot', description: 'How?', hits: [] };
    const { user, address } = open({}, '/communities/leaders?search=pilotz', {
      'GET /api/communities/leaders/search': ({ url }: { url: URL }) =>
        url.searchParams.get('search') === 'pilot' ? [{ ...found, author: person, createdAt: thread.createdAt }] : [],
      'GET /api/communities/leaders/search-suggestion': () => ({ suggestion: 'pilot' }),
    });
    expect(await screen.findByText(/^No post here has “pilotz”\./)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'pilot' }));
    expect(await screen.findByRole('list', { name: 'Posts found' })).toBeInTheDocument();
    expect(address()).toBe('/communities/leaders?search=pilot');
  });

  it('says of a search that nothing has all of its words, and what was probably meant', async () => {
    const found = { id: 'r1', threadId: 't1', title: 'Ending a pilot', description: 'How?', hits: [] };
    const posts = [{ ...found, author: person, createdAt: thread.createdAt }];
    open({}, '/communities/leaders?search=ending+pilotz', {
      'GET /api/communities/leaders/search': () => json(200, posts, { 'x-search-words': 'some' }),
      'GET /api/communities/leaders/search-suggestion': () => ({ suggestion: 'ending pilot' }),
    });
    expect(await screen.findByText(/^No post has all words of “ending pilotz”/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'ending pilot' })).toBeInTheDocument();
  });

  it('that is closed says why, and offers nothing to write', async () => {
    const manager = { role: 'admin', canPost: true, canModerate: true, canManage: true } as const;
    open({ rights: manager, closedAt: '2026-11-20T08:00:00Z', closedReason: 'It moved to the Hub.' });
    expect(await screen.findByText(/It moved to the Hub\./)).toBeInTheDocument();
    expect(screen.getByText('Closed')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start Discussion' })).not.toBeInTheDocument();
  });

  it('asks nothing of what somebody may not read', async () => {
    const { callsTo } = open({ canRead: false, rights: null, standing: 'plan_required' });
    expect(await screen.findByText('Those who belong to it read and write here.')).toBeInTheDocument();
    expect(screen.getByText('Sam Njoroge')).toBeInTheDocument();
    expect(callsTo('GET /api/communities/leaders/discussions')).toEqual([]);
  });

  it('says what moderators did, and takes an appeal against it', async () => {
    const measure = { id: 'm1', kind: 'ban', reason: 'Too loud.', takenAt: '2026-11-01T08:00:00Z', appeal: null };
    const hidden = { ...measure, id: 'm2', kind: 'hide', byAlliance: true, appealAnswer: null, endedAt: null };
    const { user, callsTo } = open(
      {
        measures: [{ ...measure, byAlliance: false, appealAnswer: null, endedAt: null }, hidden] as never,
        canRead: false,
        standing: 'banned',
      },
      undefined,
      { 'POST /api/measures/m1/appeal': () => new Response(null, { status: 204 }) },
    );
    expect(await screen.findByText(/^The moderators have banned you/)).toBeInTheDocument();
    expect(screen.getByText(/^The alliance has hidden a post of yours/)).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Appeal …' })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Appeal' }));
    await user.click(dialog.getByRole('button', { name: 'Send Appeal' }));
    expect(dialog.getAllByText('Say why it should be lifted').length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText(/^Why it should be lifted/), 'I was not.');
    await user.click(dialog.getByRole('button', { name: 'Send Appeal' }));
    await waitFor(() => expect(callsTo('POST /api/measures/m1/appeal')[0]?.body).toEqual({ text: 'I was not.' }));
  });

  it('hides a reported post for a reason, and keeps the words where the server refuses', async () => {
    const moderated = {
      id: 't1',
      threadId: 't1',
      title: 'Ending a pilot',
      text: 'Loud',
      author: person,
      createdAt: thread.createdAt,
      isHidden: false,
    };
    let refused = true;
    const { user, callsTo } = open(
      { rights: { role: 'moderator', canPost: true, canModerate: true, canManage: false }, waiting: 1 },
      '/communities/leaders?tab=moderation',
      {
        'GET /api/communities/leaders/moderation': () => ({
          reported: [
            {
              post: moderated,
              reports: [
                { ground: 'spam', note: 'Sells.', text: 'Buy ours.', reporterName: 'Bo', reportedAt: thread.createdAt },
              ],
            },
          ],
          appeals: [],
        }),
        'GET /api/communities/leaders/measures': () => [],
        'POST /api/posts/t1/measures': () =>
          refused ? refusal(409, 'measure_taken', 'This has been done already.') : new Response(null, { status: 204 }),
      },
    );
    expect(await screen.findByText('Advertising or spam')).toBeInTheDocument();
    expect(screen.getByText('Buy ours.')).toBeInTheDocument();
    expect(screen.getByText('Nobody has appealed.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hide …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide post' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'It sells.');
    await user.click(dialog.getByRole('button', { name: 'Hide Post' }));
    expect(await dialog.findByText('This has been done already.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('It sells.');
    refused = false;
    await user.click(await dialog.findByRole('button', { name: 'Hide Post' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo('POST /api/posts/t1/measures')[1]?.body).toEqual({ kind: 'hide', reason: 'It sells.' });
  });
});

describe('the moderators of a community', () => {
  it('see an appeal that waits once, and below it what else was done', async () => {
    const measure = { ...hiding, personName: 'Bo', takenBy: 'Cy', post: null, canAnswer: true, canLift: true };
    const waits = { ...measure, appeal: 'It has named itself.' };
    openPage(() => <Moderation slug="leaders" />, {
      answers: {
        ...viewer,
        'GET /api/communities/leaders/moderation': () => ({ reported: [], appeals: [waits] }),
        'GET /api/communities/leaders/measures': () => [waits, { ...measure, id: 'm2', reason: 'It sells.' }],
      },
    });
    expect(await screen.findByText(/It sells/)).toBeInTheDocument();
    expect(screen.getAllByText(/It has named itself/)).toHaveLength(1);
  });
});

describe('who starts a discussion', () => {
  it('is told at once all that is missing, and comes to the first of it', async () => {
    const { user, callsTo, address } = openPage(StartDiscussionPage, {
      path: '/communities/:slug/new',
      at: '/communities/leaders/new',
      answers: {
        ...viewer,
        'GET /api/communities/leaders': () => page,
        'GET /api/communities/leaders/people': () => [],
        'POST /api/communities/leaders/discussions': () => json(201, { id: 't7' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Start Discussion' }));
    expect(await screen.findByText('Say what it is about')).toBeInTheDocument();
    expect(screen.getByText('Write what it begins with')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
    await user.keyboard('Ending a pilot');
    await user.click(screen.getByRole('button', { name: 'Start Discussion' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^What it begins with/ })).toHaveFocus());
    await user.keyboard('How?');
    await user.click(screen.getByRole('button', { name: 'Start Discussion' }));
    await waitFor(() => expect(address()).toBe('/communities/leaders/discussions/t7'));
    expect(callsTo('POST /api/communities/leaders/discussions').map(({ body }) => body)).toEqual([
      { title: 'Ending a pilot', text: 'How?' },
    ]);
  });
});

describe('a discussion', () => {
  const open = (changes: Partial<ThreadPageDto> = {}, posts: PostDto[] = [post]) =>
    openPage(DiscussionPage, {
      path: '/communities/:slug/discussions/:id',
      at: '/communities/leaders/discussions/t1',
      answers: {
        ...viewer,
        'GET /api/discussions/t1': () => ({ ...thread, ...changes }),
        'GET /api/discussions/t1/posts': () => json(200, posts, { 'x-total-count': String(posts.length) }),
        'GET /api/communities/leaders/people': () => [],
        'PUT /api/discussions/t1/read': () => new Response(null, { status: 204 }),
        'PUT /api/posts/t1/reactions': () => post,
        'POST /api/posts/t1/reports': () => new Response(null, { status: 204 }),
        'GET /api/communities/leaders': () => ({ ...page, measures: [hiding] }),
        'POST /api/measures/m1/appeal': () => new Response(null, { status: 204 }),
      },
    });

  it('shows what was meant and no code, is read by being seen, and takes signs back', async () => {
    const { user, callsTo } = open();
    expect(await screen.findByText('so')).toContainHTML('<strong');
    expect(screen.getByText(/<b>no<\/b>/)).toBeInTheDocument();
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
    await waitFor(() => expect(callsTo('PUT /api/discussions/t1/read')).toHaveLength(1));
    const thanks = screen.getByRole('button', { name: 'Thanks: 2' });
    expect(thanks).toHaveAttribute('aria-pressed', 'true');
    await user.click(thanks);
    expect(callsTo('PUT /api/posts/t1/reactions')[0]?.body).toEqual({ kind: 'thanks', isOn: false });
  });

  it('takes an appeal where somebody reads that their post is hidden', async () => {
    const { user, callsTo } = open({ canReply: false }, [
      { ...post, isOwn: true, hiddenAt: post.createdAt, hiddenReason: hiding.reason },
    ]);
    expect(await screen.findByText(/^The moderators have hidden a post of yours/)).toBeInTheDocument();
    expect(screen.getAllByText('It names a client.')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Appeal …' }));
    await user.type(await screen.findByLabelText(/^Why it should be lifted/), 'It has named itself.');
    await user.click(screen.getByRole('button', { name: 'Send Appeal' }));
    await waitFor(() =>
      expect(callsTo('POST /api/measures/m1/appeal').map(({ body }) => body)).toEqual([
        { text: 'It has named itself.' },
      ]),
    );
  });

  it('lets a post be reported, for a reason that who reports it chooses', async () => {
    const { user, callsTo } = open();
    await user.click(await screen.findByRole('button', { name: 'Actions for the post of Sam Njoroge' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report post' }));
    await user.click(dialog.getByRole('button', { name: 'Send Report' }));
    expect(dialog.getAllByText('Choose what is wrong with it').length).toBeGreaterThan(0);
    expect(callsTo('POST /api/posts/t1/reports')).toHaveLength(0);
    await user.selectOptions(dialog.getByLabelText(/^What is wrong with it/), 'Insults or harassment');
    await user.click(dialog.getByRole('button', { name: 'Send Report' }));
    await waitFor(() =>
      expect(callsTo('POST /api/posts/t1/reports').map(({ body }) => body)).toEqual([{ ground: 'abuse', note: '' }]),
    );
  });

  it('says of a post that the viewer has reported it, and takes no second report', async () => {
    open({}, [{ ...post, isReported: true }]);
    expect(await screen.findByText('You have reported this post.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions for the post of Sam Njoroge' })).toBeNull();
  });

  it('that is locked takes no reply, and one that is hidden shows no words', async () => {
    open({ isLocked: true, canReply: false, isUnread: false }, [{ ...post, text: null, hiddenAt: post.createdAt }]);
    expect(await screen.findByText('What it says is hidden.')).toBeInTheDocument();
    expect(screen.getByText(/nobody can reply/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Thanks/ })).not.toBeInTheDocument();
  });

  it('says quietly how much is new, and shows it when it is wanted', async () => {
    const { user, callsTo } = open({ isUnread: false });
    await screen.findByText('so');
    await waitFor(() => expect(callsTo('PUT /api/discussions/t1/read')).toHaveLength(1));
    act(() => {
      hear('discussion', 't1');
      hear('discussion', 'another');
      hear('discussion', 't1');
    });
    expect(callsTo('GET /api/discussions/t1/posts')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '2 new posts' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /new post/ })).not.toBeInTheDocument());
    expect(callsTo('GET /api/discussions/t1/posts')).toHaveLength(2);
    expect(callsTo('PUT /api/discussions/t1/read')).toHaveLength(2);
  });

  it('of a closed community takes no reply, no reaction and no other words', async () => {
    open({ isClosed: true, canReply: false }, [{ ...post, isOwn: true, text: 'Mine' }]);
    expect(await screen.findByText(/closed this community: nobody writes here/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Thanks: 2' })).toBeDisabled();
    expect(screen.queryByLabelText('Your reply')).not.toBeInTheDocument();
  });

  it('leads who does not belong to the community to join it', async () => {
    const { callsTo } = open({ isMember: false, canReply: false });
    expect(await screen.findByRole('link', { name: 'Join Community' })).toHaveAttribute(
      'href',
      '/communities/leaders?join=leaders',
    );
    expect(callsTo('PUT /api/discussions/t1/read')).toEqual([]);
  });
});
