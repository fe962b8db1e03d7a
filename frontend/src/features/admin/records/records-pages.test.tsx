import { cleanup, screen, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import OrganizationsPage from './OrganizationsPage';
import PeoplePage from './PeoplePage';

const listed = {
  id: 'p1',
  name: 'Maya Chen',
  email: 'maya@techflow.example',
  state: 'active',
  organizations: [{ id: 'o1', name: 'TechFlow Solutions', role: 'owner' }],
  createdAt: '2026-01-01T10:00:00Z',
  signedInAt: '2026-11-20T10:00:00Z',
  suspendedAt: null,
  suspendedUntil: null,
  deletionDueAt: null,
};
const person = {
  ...listed,
  suspensionReason: null,
  hasPassword: true,
  isEmailVerified: true,
  hasSecondFactor: true,
  factorsRemovedAt: null,
  sessions: [
    {
      id: 's1',
      browser: 'Firefox on Linux',
      address: '41.90.64.1',
      country: 'KE',
      startedAt: '2026-11-20T10:00:00Z',
      usedAt: '2026-11-20T11:00:00Z',
      isThis: false,
    },
  ],
  ownsAlone: [] as string[],
  isAloneIn: ['TechFlow Solutions'],
};
const suspended = {
  ...person,
  state: 'suspended',
  suspendedAt: '2026-11-21T10:00:00Z',
  suspensionReason: 'Spam',
  sessions: [],
};
const act = {
  id: '1',
  at: '2026-11-21T10:00:00Z',
  actor: 'admin:a1',
  actorName: 'root',
  action: 'person.sessions-ended',
  subject: 'person:p1',
  details: { reason: 'A lost laptop' },
  request: null,
  isSealed: true,
};
const organization = {
  id: 'o1',
  name: 'TechFlow Solutions',
  type: 'startup',
  tier: 'free',
  state: 'active',
  verifiedBy: null,
  isFeatured: false,
  peopleCount: 1,
  createdAt: '2026-01-01T10:00:00Z',
  subscribedTier: 'free',
  trialEndsAt: null,
  website: 'https://techflow.example',
  domains: [],
  verifiedAt: null,
  suspendedAt: null,
  suspensionReason: null,
  closedAt: null,
  mergedInto: null,
  memberIds: ['GIA-482913'],
  people: [{ id: 'p1', name: 'Maya Chen', email: 'maya@techflow.example', role: 'owner' }],
  connectionCount: 3,
  activeProjects: 1,
  lastActiveOn: '2026-11-20',
};

describe('The people', () => {
  afterEach(() => sessionStorage.clear());
  const open = (answers: object = {}, at = '/admin/people?person=p1') =>
    openPage(PeoplePage, {
      path: '/admin/people',
      at,
      answers: {
        'GET /api/admin/people': () => [listed],
        'GET /api/admin/people/p1': () => person,
        // One that has a short name here, and one that has none.
        'GET /api/admin/audit': () => [act, { ...act, id: '2', action: 'person.factors-looked-at', details: {} }],
        ...answers,
      } as never,
    });
  const panel = async (name = 'Maya Chen') => within(await screen.findByRole('dialog', { name }));

  it('are narrowed by state, and open beside the list', async () => {
    const { user, callsTo } = open({}, '/admin/people');
    await user.click(await screen.findByRole('link', { name: 'Maya Chen' }));
    const beside = await panel();
    expect(await beside.findByText('Firefox on Linux')).toBeVisible();
    expect(beside.getByRole('link', { name: 'TechFlow Solutions' })).toHaveAttribute(
      'href',
      '/admin/organizations?organization=o1',
    );
    expect(await beside.findByText('A lost laptop')).toBeVisible();
    expect(beside.getByText(/^Person: factors looked at/)).toBeVisible();
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByLabelText('State'), 'suspended');
    expect(callsTo('GET /api/admin/people').at(-1)?.url.search).toContain('state=suspended');
  });

  it('are suspended with a reason and until a day', async () => {
    const { user, callsTo } = open({ 'POST /api/admin/people/p1/suspend': () => suspended });
    await user.click((await panel()).getByRole('button', { name: 'Suspend' }));
    const dialog = await panel('Suspend Maya Chen');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(dialog.getAllByText('Say why')[0]).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Spam');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Maya Chen is suspended and signed out.')).toBeVisible();
    expect(callsTo('POST /api/admin/people/p1/suspend')[0]?.body).toEqual({ reason: 'Spam' });
  });

  it('are asked about again with the reason that was typed before the session ended', async () => {
    const first = open();
    await first.user.click((await panel()).getByRole('button', { name: 'Suspend' }));
    await first.user.type((await panel('Suspend Maya Chen')).getByRole('textbox', { name: /Reason/ }), 'Spam');
    cleanup();
    const { user } = open({ 'POST /api/admin/people/p1/suspend': () => suspended });
    await user.click((await panel()).getByRole('button', { name: 'Suspend' }));
    const dialog = await panel('Suspend Maya Chen');
    expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Spam');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Maya Chen is suspended and signed out.')).toBeVisible();
    expect(Object.keys(sessionStorage).filter((key) => key.includes('act:'))).toEqual([]);
  });

  it('are not done to for what was typed of somebody of the same name', async () => {
    const first = open();
    await first.user.click((await panel()).getByRole('button', { name: 'Suspend' }));
    await first.user.type((await panel('Suspend Maya Chen')).getByRole('textbox', { name: /Reason/ }), 'Spam');
    cleanup();
    const namesake = { ...person, id: 'p2' };
    const { user } = open({ 'GET /api/admin/people/p2': () => namesake }, '/admin/people?person=p2');
    await user.click((await panel()).getByRole('button', { name: 'Suspend' }));
    expect((await panel('Suspend Maya Chen')).getByRole('textbox', { name: /Reason/ })).toHaveValue('');
  });

  it('are asked about anew for another act, and confirmed each time', async () => {
    const { user } = open();
    const ask = async (button: string, title: string) => {
      await user.click((await panel()).getByRole('button', { name: button }));
      return panel(title);
    };
    const erasing = ['Erase account', 'Erase the account of Maya Chen'] as const;
    const first = await ask(...erasing);
    await user.type(first.getByRole('textbox', { name: /Reason/ }), 'Asked');
    await user.type(first.getByRole('textbox', { name: /E-mail address/ }), 'maya@techflow.example');
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    const other = await ask('Suspend', 'Suspend Maya Chen');
    expect(other.getByRole('textbox', { name: /Reason/ })).toHaveValue('');
    await user.click(other.getByRole('button', { name: 'Cancel' }));
    const again = await ask(...erasing);
    expect(again.getByRole('textbox', { name: /Reason/ })).toHaveValue('Asked');
    expect(again.getByRole('textbox', { name: /E-mail address/ })).toHaveValue('');
    sessionStorage.clear();
  });

  it('who are suspended say since when and why, and are let in again', async () => {
    const { user, callsTo } = open({
      'GET /api/admin/people/p1': () => suspended,
      'POST /api/admin/people/p1/lift-suspension': () => person,
    });
    const beside = await panel();
    expect(beside.getByText(/for good: Spam/)).toBeVisible();
    expect(beside.queryByRole('button', { name: 'End sessions' })).toBeNull();
    await user.click(beside.getByRole('button', { name: 'Lift suspension' }));
    const dialog = await panel('Lift the suspension of Maya Chen');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A slip');
    await user.click(dialog.getByRole('button', { name: 'Lift Suspension' }));
    expect(await screen.findByText('Maya Chen can sign in again.')).toBeVisible();
    expect(callsTo('POST /api/admin/people/p1/lift-suspension')[0]?.body).toEqual({ reason: 'A slip' });
  });

  it.each([
    [
      'End sessions',
      'End the sessions of Maya Chen',
      'End Sessions',
      'end-sessions',
      'Maya Chen is signed out everywhere.',
    ],
    ['Send password link', 'Send Maya Chen a password link', 'Send Link', 'password-link', /The link is on its way/],
    [
      'Remove second factors',
      'Remove the second factors of Maya Chen',
      'Remove in Three Days',
      'factor-reset',
      /removed on/,
    ],
  ])('are helped: %s', async (button, title, submit, path, said) => {
    const answer = () => json(200, { dueAt: '2026-11-26T10:00:00Z' });
    const { user, callsTo } = open({ [`POST /api/admin/people/p1/${path}`]: answer });
    await user.click((await panel()).getByRole('button', { name: button }));
    const dialog = await panel(title);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Asked by telephone');
    await user.click(dialog.getByRole('button', { name: submit }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(callsTo(`POST /api/admin/people/p1/${path}`)[0]?.body).toEqual({ reason: 'Asked by telephone' });
  });

  it('are erased once their address is typed, and a refusal is said', async () => {
    const answers = [
      refusal(409, 'erasure_underway', 'This account is erased by then anyway.'),
      json(200, { dueAt: '2026-11-23T12:00:00Z' }),
    ];
    const { user, callsTo } = open({ 'POST /api/admin/people/p1/erase': () => answers.shift() });
    await user.click((await panel()).getByRole('button', { name: 'Erase account' }));
    const dialog = await panel('Erase the account of Maya Chen');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Asked');
    await user.click(dialog.getByRole('button', { name: 'Erase Account' }));
    expect(dialog.getAllByText('Type it as it is shown')[0]).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /E-mail address/ }), 'maya@techflow.example');
    await user.click(dialog.getByRole('radio', { name: /Within the hour/ }));
    await user.click(dialog.getByRole('button', { name: 'Erase Account' }));
    expect(await dialog.findByText('This account is erased by then anyway.')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Erase Account' }));
    expect(await screen.findByText(/is erased after/)).toBeVisible();
    expect(callsTo('POST /api/admin/people/p1/erase')[1]?.body).toEqual({
      reason: 'Asked',
      confirmation: 'maya@techflow.example',
      isAtOnce: true,
    });
  });

  it('who alone own what others belong to are not offered to be erased', async () => {
    open({ 'GET /api/admin/people/p1': () => ({ ...person, ownsAlone: ['TechFlow Solutions'] }) });
    const beside = await panel();
    expect(beside.getByText(/nobody else owns TechFlow Solutions/)).toBeVisible();
    expect(beside.queryByRole('button', { name: 'Erase account' })).toBeNull();
  });

  it('that are not there, or cannot be read, say so', async () => {
    open({ 'GET /api/admin/people/p1': () => refusal(404, 'not_found', 'There is no such person.') });
    expect(await (await panel('Person')).findByText('There is no such person.')).toBeVisible();
  });
});

describe('The organizations', () => {
  afterEach(() => sessionStorage.clear());
  const open = (record: object = {}, answers: object = {}, at = '/admin/organizations?organization=o1') =>
    openPage(OrganizationsPage, {
      path: '/admin/organizations',
      at,
      answers: {
        'GET /api/admin/members': () => [organization],
        'GET /api/admin/members/o1': () => ({ ...organization, ...record }),
        'GET /api/admin/audit': () => [],
        ...answers,
      } as never,
    });
  const panel = async (name = 'TechFlow Solutions') => within(await screen.findByRole('dialog', { name }));
  const buttons = async () =>
    within((await panel()).getByRole('region', { name: 'Acts' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it.each([
    [{}, ['Feature', 'Verify', 'Suspend', 'Erase organization']],
    [
      { verifiedBy: 'super_admin', verifiedAt: '2026-11-01T10:00:00Z' },
      ['Feature', 'Take verification back', 'Suspend', 'Erase organization'],
    ],
    [{ verifiedBy: 'domain', verifiedAt: '2026-11-01T10:00:00Z' }, ['Feature', 'Suspend', 'Erase organization']],
    [
      { state: 'suspended', suspendedAt: '2026-11-01T10:00:00Z', suspensionReason: 'Spam' },
      ['Verify', 'Lift suspension', 'Erase organization'],
    ],
  ])('as %j offer %j', async (record, offered) => {
    open(record);
    expect(await buttons()).toEqual(offered);
  });

  it.each([
    [99, '99'],
    [100, '100+'],
  ])('that work on %d projects, which are counted up to a hundred, say so', async (activeProjects, said) => {
    open({ activeProjects });
    expect((await panel()).getByText(said)).toBeInTheDocument();
  });

  it('lead to the page on which they are merged into another', async () => {
    open();
    expect((await panel()).getByRole('link', { name: 'Merge into another' })).toHaveAttribute(
      'href',
      '/admin/organizations/merge?goes=o1',
    );
  });

  it('say which other one they were merged into', async () => {
    open({ state: 'closed', closedAt: '2026-11-01T10:00:00Z', people: [], mergedInto: { id: 'o9', name: 'TechFlow' } });
    expect((await panel()).getByRole('link', { name: 'TechFlow' })).toHaveAttribute(
      'href',
      expect.stringContaining('organization=o9'),
    );
    expect((await panel()).queryByText(/left the alliance/)).toBeNull();
  });

  it('that have left offer nothing', async () => {
    open({ state: 'closed', closedAt: '2026-11-01T10:00:00Z', people: [] });
    const beside = await panel();
    expect(beside.getByText(/It left the alliance/)).toBeVisible();
    expect(beside.queryByRole('region', { name: 'Acts' })).toBeNull();
  });

  it.each([
    ['Verify', {}, 'verify', { reason: 'Seen', isVerified: true }, 'Verify TechFlow Solutions', 'Verify'],
    [
      'Take verification back',
      { verifiedBy: 'super_admin', verifiedAt: '2026-11-01T10:00:00Z' },
      'verify',
      { reason: 'Seen', isVerified: false },
      'Take the verification of TechFlow Solutions back',
      'Take Back',
    ],
    ['Suspend', {}, 'suspend', { reason: 'Seen' }, 'Suspend TechFlow Solutions', 'Suspend'],
    [
      'Lift suspension',
      { state: 'suspended', suspendedAt: '2026-11-01T10:00:00Z' },
      'lift-suspension',
      { reason: 'Seen' },
      'Lift the suspension of TechFlow Solutions',
      'Lift Suspension',
    ],
  ])('are changed: %s', async (button, record, path, body, title, submit) => {
    const { user, callsTo } = open(record, { [`POST /api/admin/members/o1/${path}`]: () => organization });
    await user.click((await panel()).getByRole('button', { name: button }));
    const dialog = await panel(title);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Seen');
    await user.click(dialog.getByRole('button', { name: submit }));
    expect(await screen.findByText('Success')).toBeVisible();
    expect(callsTo(`POST /api/admin/members/o1/${path}`)[0]?.body).toEqual(body);
  });

  it('are not done to for what was typed of one of the same name', async () => {
    const first = open();
    await first.user.click((await panel()).getByRole('button', { name: 'Suspend' }));
    const reason = async () => (await panel('Suspend TechFlow Solutions')).getByRole('textbox', { name: /Reason/ });
    await first.user.type(await reason(), 'Spam');
    cleanup();
    const namesake = { 'GET /api/admin/members/o2': () => ({ ...organization, id: 'o2' }) };
    const { user } = open({}, namesake, '/admin/organizations?organization=o2');
    await user.click((await panel()).getByRole('button', { name: 'Suspend' }));
    expect(await reason()).toHaveValue('');
  });

  it('are erased once their name is typed', async () => {
    const { user, callsTo } = open({}, { 'POST /api/admin/members/o1/erase': () => organization });
    await user.click((await panel()).getByRole('button', { name: 'Erase organization' }));
    const dialog = await panel('Erase TechFlow Solutions');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Asked');
    await user.type(dialog.getByRole('textbox', { name: /Name of the organization/ }), 'TechFlow Solutions');
    await user.click(dialog.getByRole('button', { name: 'Erase Organization' }));
    expect(await screen.findByText('TechFlow Solutions has left the alliance.')).toBeVisible();
    expect(callsTo('POST /api/admin/members/o1/erase')[0]?.body).toEqual({
      reason: 'Asked',
      confirmation: 'TechFlow Solutions',
    });
  });
});
