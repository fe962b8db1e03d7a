import { screen, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { priceBook } from '@/testing/price-book';
import PeoplePage from './PeoplePage';

const person = (id: string, firstName: string, role: string) => ({
  id,
  firstName,
  lastName: 'Obi',
  email: `${id}@own.example`,
  role,
  headline: firstName === 'Sam' ? 'Head of Pumps' : null,
  timeZone: firstName === 'Sam' ? 'Africa/Nairobi' : null,
  profileImageUrl: null,
  joinedAt: '2026-01-02T08:00:00Z',
});
const invitation = {
  id: 'i1',
  email: 'kim@new.example',
  role: 'viewer',
  invitedBy: 'Ada Obi',
  sentAt: '2026-01-02T08:00:00Z',
  expiresAt: '2026-01-16T08:00:00Z',
  hasExpired: true,
};
const team = {
  organizationName: 'Own Organization',
  people: [person('ada', 'Ada', 'owner'), person('sam', 'Sam', 'member')],
  invitations: [invitation],
  seats: { used: 1, limit: 3 },
};
const at = '/organizations/org-own';
const api = '/api/organizations/org-own';

const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}) =>
  openPage(PeoplePage, {
    path: '/organizations/:organizationId/people',
    at: `${at}/people`,
    answers: {
      'GET /api/auth/user': () => ada,
      [`GET ${api}/team`]: () => team,
      [`GET ${api}/join-requests`]: () => [],
      ...answers,
    },
  });
const done = () => new Response(null, { status: 204 });
const rowOf = async (name: RegExp) => (await screen.findByText(name)).closest('li') as HTMLElement;

describe('the people of an organization', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('are listed with their roles, the seats, and who is invited', async () => {
    open();
    expect(await screen.findByText('1 of 3 used')).toBeInTheDocument();
    expect(within(await rowOf(/^Sam Obi/)).getByText('Member')).toBeInTheDocument();
    expect(await rowOf(/^Sam Obi/)).toHaveTextContent(/Head of Pumps.*in Nairobi/);
    expect(within(await rowOf(/kim@new/)).getByText('Expired')).toBeInTheDocument();
    expect(await rowOf(/kim@new/)).toHaveTextContent('invited by Ada Obi');
    // The last owner cannot go.
    expect(within(await rowOf(/^Ada Obi/)).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', `${at}/billing`);
  });

  it.each([
    [{ used: 4, limit: null }, '4 used, no limit'],
    [{ used: 4, limit: 0 }, '4 used, none in the plan'],
    [{ used: 0, limit: 0 }, '0 of 0 used'],
  ])('fill seats: %j', async (seats, said) => {
    open({ [`GET ${api}/team`]: () => ({ ...team, seats }) });
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('are for members to look at, and themselves to leave', async () => {
    const asSam = { ...ada, id: 'sam', organizations: [{ ...ada.organizations[0], role: 'member' }] };
    const { user, address } = open({
      'GET /api/auth/user': () => asSam,
      [`GET ${api}/team`]: () => ({ ...team, invitations: [] }),
      [`POST ${api}/leave`]: done,
    });
    const row = within(await rowOf(/^Sam Obi/));
    expect(screen.queryByRole('button', { name: 'Invite People' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Invitations' })).not.toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Actions for Sam Obi' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Leave' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('You no longer belong to Own Organization.')).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  it.each([
    ['owner', 'ada', []],
    ['member', 'sam', ['Actions for Sam Obi']],
  ])('are not changed while the organization is suspended, which its %s sees', async (role, id, actions) => {
    const suspended = ada.organizations.map((one) => ({
      ...one,
      role,
      organization: { ...one.organization, isSuspended: true },
    }));
    open({
      'GET /api/auth/user': () => ({ ...ada, id, organizations: suspended }),
      [`GET ${api}/team`]: () => ({ ...team, people: [...team.people, person('bo', 'Bo', 'owner')] }),
    });
    await rowOf(/^Sam Obi/);
    expect(screen.queryByRole('button', { name: 'Invite People' })).not.toBeInTheDocument();
    const offered = screen.queryAllByRole('button').filter((one) => one.closest('li'));
    expect(offered.map((one) => one.getAttribute('aria-label'))).toEqual(actions);
  });

  it('get another role, named with the one that they had; a refusal is said where it was asked for', async () => {
    let answer: () => Response = () => refusal(409, 'edited_meanwhile', 'Somebody has changed this.');
    let now = team;
    const { user, callsTo } = open({ [`GET ${api}/team`]: () => now, [`PATCH ${api}/people/sam`]: () => answer() });
    await user.click(within(await rowOf(/^Sam Obi/)).getByRole('button'));
    await user.click(await screen.findByRole('menuitem', { name: 'Change role' }));
    await user.selectOptions(await screen.findByLabelText('Role'), 'admin');
    now = { ...team, people: [person('ada', 'Ada', 'owner'), person('sam', 'Sam', 'viewer')] };
    await user.click(screen.getByRole('button', { name: 'Change Role' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/The role was not changed/);
    expect(await screen.findByText('Sam Obi is Viewer by now.')).toBeInTheDocument();
    answer = done;
    await user.click(await screen.findByRole('button', { name: 'Change Role' }));
    expect(await screen.findByText('Sam Obi is Admin now.')).toBeInTheDocument();
    expect(callsTo(`PATCH ${api}/people/sam`)[0]?.body).toEqual({ from: 'member', role: 'admin' });
    expect(callsTo(`PATCH ${api}/people/sam`)[1]?.body).toEqual({ from: 'viewer', role: 'admin' });
  });

  it('are invited several at once, and each address is answered for', async () => {
    const { user, callsTo } = open({
      [`POST ${api}/invitations`]: () =>
        json(201, {
          addresses: [
            { email: 'one@new.example', outcome: 'invited' },
            { email: 'kim@new.example', outcome: 'waiting' },
          ],
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Invite People' }));
    await user.type(await screen.findByLabelText(/^E-mail addresses/), 'not an address');
    await user.click(screen.getByRole('button', { name: 'Send Invitations' }));
    expect(await screen.findByRole('link', { name: 'not is not an e-mail address' })).toBeInTheDocument();
    await user.clear(screen.getByLabelText(/^E-mail addresses/));
    await user.type(screen.getByLabelText(/^E-mail addresses/), 'one@new.example, kim@new.example');
    await user.click(screen.getByRole('button', { name: 'Send Invitations' }));
    expect(
      await screen.findByText('1 invitation is on the way. Invited already: kim@new.example.'),
    ).toBeInTheDocument();
    expect(callsTo(`POST ${api}/invitations`)[0]?.body).toEqual({
      emails: ['one@new.example', 'kim@new.example'],
      role: 'member',
    });
  });

  it('are invited with what was typed before the dialog was closed, until it was sent', async () => {
    const { user } = open({
      [`POST ${api}/invitations`]: () => json(201, { addresses: [{ email: 'one@new.example', outcome: 'invited' }] }),
    });
    const typed = async () => {
      await user.click(await screen.findByRole('button', { name: 'Invite People' }));
      return screen.findByLabelText(/^E-mail addresses/);
    };
    await user.type(await typed(), 'one@new.example');
    await user.selectOptions(screen.getByLabelText('Role'), 'viewer');
    await user.keyboard('{Escape}');
    expect(await typed()).toHaveValue('one@new.example');
    expect(screen.getByLabelText('Role')).toHaveValue('viewer');
    await user.click(screen.getByRole('button', { name: 'Send Invitations' }));
    expect(await screen.findByText('1 invitation is on the way.')).toBeInTheDocument();
    expect(await typed()).toHaveValue('');
  });

  it('are not invited beyond the seats of the plan: the way to more is offered, and what was typed kept', async () => {
    const entitlement = {
      feature: 'seats',
      name: 'seats',
      allowed: false,
      used: 3,
      limit: 3,
      period: 'total',
      resetsAt: null,
    };
    const { user } = open({
      'GET /api/plans': () => priceBook,
      [`POST ${api}/invitations`]: () =>
        json(403, { status: 403, code: 'entitlement_exceeded', title: 'Refused', entitlement }),
    });
    await user.click(await screen.findByRole('button', { name: 'Invite People' }));
    await user.type(await screen.findByLabelText(/^E-mail addresses/), 'one@new.example');
    await user.click(screen.getByRole('button', { name: 'Send Invitations' }));
    const stopped = await screen.findByRole('dialog', { name: 'Upgrade Required' });
    expect(stopped).toHaveAccessibleDescription('Own Organization’s plan allows no more seats.');
    await user.click(within(stopped).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.getByLabelText(/^E-mail addresses/)).toHaveValue('one@new.example');
  });

  it('are not invited where seats are left, but too few: it says how many', async () => {
    const entitlement = {
      ...{ feature: 'seats', name: 'seats', allowed: false, used: 2, limit: 3 },
      ...{ period: 'total', resetsAt: null },
    };
    const { user } = open({
      'GET /api/plans': () => priceBook,
      [`POST ${api}/invitations`]: () =>
        json(403, { status: 403, code: 'entitlement_exceeded', title: 'Refused', entitlement }),
    });
    await user.click(await screen.findByRole('button', { name: 'Invite People' }));
    await user.type(
      await screen.findByLabelText(/^E-mail addresses/),
      'one@new.example, kim@new.example, Kim@new.example',
    );
    await user.click(screen.getByRole('button', { name: 'Send Invitations' }));
    const stopped = await screen.findByRole('dialog', { name: 'Upgrade Required' });
    expect(stopped).toHaveAccessibleDescription('1 seat is left, you invite 2.');
  });

  it('are not there for others, and can be asked for again', async () => {
    open({ [`GET ${api}/team`]: () => refusal(404, 'not_found', 'There is no such organization.') });
    expect(await screen.findByRole('heading', { name: 'People not found' })).toBeInTheDocument();
  });

  it('grow by who asks to join, with a role that is chosen, or stay as they are', async () => {
    const request = {
      id: 'r1',
      personName: 'Kim Ode',
      profileImageUrl: null,
      email: 'kim@own.example',
      note: 'From the pumps team.',
      askedAt: '2026-01-02T08:00:00Z',
    };
    let now = [request, { ...request, id: 'r2', personName: 'Lee Ray', email: 'lee@own.example', note: null }];
    const { user, callsTo } = open({
      [`GET ${api}/join-requests`]: () => now,
      [`POST ${api}/join-requests/r1/accept`]: done,
      [`POST ${api}/join-requests/r2/decline`]: done,
    });
    const requests = within(await screen.findByRole('list', { name: 'Requests to join' }));
    expect(requests.getByText('From the pumps team.')).toBeInTheDocument();
    await user.click(requests.getAllByRole('button', { name: 'Accept' })[0] as HTMLElement);
    await user.selectOptions(await screen.findByLabelText('Role'), 'viewer');
    now = now.slice(1);
    await user.click(screen.getByRole('button', { name: 'Accept Request' }));
    expect(await screen.findByText('Kim Ode belongs to Own Organization now.')).toBeInTheDocument();
    expect(callsTo(`POST ${api}/join-requests/r1/accept`)[0]?.body).toEqual({ role: 'viewer' });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await user.type(await screen.findByLabelText('Reason'), 'Who are you?');
    now = [];
    await user.click(screen.getByRole('button', { name: 'Decline Request' }));
    expect(await screen.findByText('Request declined.')).toBeInTheDocument();
    expect(callsTo(`POST ${api}/join-requests/r2/decline`)[0]?.body).toEqual({ reason: 'Who are you?' });
  });
});
