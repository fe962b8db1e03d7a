import { act, screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { leaveFor } from '@/ui/leave';
import AccountPage from './AccountPage';
import ConfirmEmailPage from './ConfirmEmailPage';
import LeavingPage from './LeavingPage';
import ProfilePage from './ProfilePage';

jest.mock('@/ui/leave', () => ({ leaveFor: jest.fn() }));

const account = {
  id: ada.id,
  email: 'ada@own.example',
  firstName: 'Ada',
  lastName: 'Obi',
  profileImageUrl: null,
  headline: null,
  languages: ['English'],
  timeZone: null,
  shownOnPages: false,
  revision: 3,
  createdAt: '2026-01-02T08:00:00Z',
  emailChange: null,
  dataExport: null,
  leaving: { toHandOver: [], ending: [] },
};
const impact = { problemsSubmitted: 1, solutionsProposed: 0, activeProjects: 4, projects: 5, collaborations: 7 };

type Answers = Parameters<typeof openPage>[1]['answers'];
const answers = (more: Answers = {}): Answers => ({
  'GET /api/auth/user': () => ada,
  'GET /api/account': () => account,
  'GET /api/innovation/impact': () => impact,
  ...more,
});

afterEach(() => jest.restoreAllMocks());

const draftsOf = (form: string) => Object.keys(sessionStorage).filter((slot) => slot.includes(`:${form}:`));

describe('the profile', () => {
  const open = (more?: Answers, at = '/profile') =>
    openPage(ProfilePage, { path: '/profile', at, answers: answers(more) });

  it('is saved on what was read, with the language that was typed last; a conflict is said', async () => {
    let answer: () => unknown = () => ({ ...account, headline: 'Pumps', revision: 4 });
    const { user, callsTo } = open({ 'PATCH /api/account': () => answer() });
    await user.type(await screen.findByLabelText(/^Headline/), 'Pumps');
    expect(screen.getByText(`You sign in with ${account.email}.`)).toBeVisible();
    await user.type(screen.getByLabelText(/^Languages/), 'Igbo');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
    expect(draftsOf('account')).toEqual([]);
    expect(callsTo('PATCH /api/account')[0]?.body).toEqual({
      ...{ firstName: 'Ada', lastName: 'Obi', headline: 'Pumps', languages: ['English', 'Igbo'], timeZone: null },
      ...{ shownOnPages: false, revision: 3 },
    });
    // It is read anew, and the form begins from that.
    await waitFor(() => expect(callsTo('GET /api/account')).toHaveLength(2));
    answer = () => refusal(409, 'edited_meanwhile', 'Somebody has changed this since you opened it.');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    // It is drawn anew when what it compares with has been read again.
    await waitFor(() => expect(screen.getByText(/Somebody has changed this/)).toBeInTheDocument());
  });

  it('takes nothing away that another tab has saved, though this one has read it meanwhile', async () => {
    let now = { ...account, headline: null as string | null };
    const { user, callsTo } = open({
      'GET /api/account': () => now,
      'PATCH /api/account': ({ body }) => {
        const { revision, ...said } = body as typeof account;
        if (revision !== now.revision) return refusal(409, 'edited_meanwhile', 'Somebody has changed this.');
        now = { ...now, ...said, revision: revision + 1 };
        return now;
      },
    });
    await user.type(await screen.findByLabelText(/^Last name/), 'ade');
    now = { ...account, headline: 'Pumps', shownOnPages: true, revision: 4 };
    // Whoever comes back to a tab has its page read anew.
    const reads = callsTo('GET /api/account').length;
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(callsTo('GET /api/account').length).toBeGreaterThan(reads));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const conflict = within(await screen.findByRole('alert', { name: 'Somebody has changed this profile meanwhile' }));
    expect(conflict.getByText('Pumps')).toBeVisible();
    expect(conflict.getByText('Shown on the pages of organizations')).toBeVisible();
    await user.click(conflict.getByRole('button', { name: 'Keep What I Changed' }));
    expect(screen.getByLabelText(/^Headline/)).toHaveValue('Pumps');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
    expect(now).toMatchObject({ lastName: 'Obiade', headline: 'Pumps', shownOnPages: true });
  });

  it('says no more what stood in its way once it is sent again', async () => {
    let answer: () => unknown = () => refusal(400, 'bad_request', 'That did not work.');
    const { user } = open({ 'PATCH /api/account': () => answer() });
    const send = () => user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await user.clear(await screen.findByLabelText(/^First name/));
    await send();
    expect(await screen.findByRole('link', { name: 'Enter your first name' })).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^First name/), 'Ada');
    await send();
    expect(await screen.findByText('That did not work.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Enter your first name' })).not.toBeInTheDocument();
    answer = () => ({ ...account, revision: 4 });
    await send();
    expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
    expect(screen.queryByText('Please check the form')).not.toBeInTheDocument();
    expect(screen.queryByText('That did not work.')).not.toBeInTheDocument();
  });

  it('sums up what the organizations do, each figure the way to its list', async () => {
    open();
    const figures = within(
      (await screen.findByRole('heading', { name: 'Activity' })).closest('section') as HTMLElement,
    );
    expect(await figures.findByText('4')).toBeInTheDocument();
    expect(figures.getByText('7')).toBeInTheDocument();
    expect(figures.getByRole('link', { name: 'Active Projects' })).toHaveAttribute(
      'href',
      '/projects?mine=true&phase=sandbox,pilot,scaling',
    );
  });

  it('is the current one among the pages of the account, in forced colours too, and has the whole width on paper', async () => {
    open();
    const pages = await screen.findByRole('navigation', { name: 'Your account' });
    expect(pages.parentElement).toHaveClass('print:block');
    expect(within(pages).getByRole('link', { name: 'Profile', current: 'page' })).toHaveClass(
      'forced-colors:bg-[Highlight]',
    );
    expect(within(pages).getByRole('link', { name: 'Security' })).not.toHaveClass('forced-colors:bg-[Highlight]');
  });

  it('lists the organizations, or says how to come by one', async () => {
    const { user } = open(
      { 'GET /api/auth/user': () => ({ ...ada, organizations: [] }) },
      '/profile?tab=organizations',
    );
    expect(await screen.findByRole('heading', { name: 'No Organizations Yet' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Your Organization' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});

describe('the account', () => {
  const open = (more?: Answers) => openPage(AccountPage, { path: '/profile/account', answers: answers(more) });

  it('asks for another address, and shows which inbox has agreed', async () => {
    let now: object = account;
    const pending = { email: 'new@own.example', expiresAt: '2026-11-24T08:00:00Z', oldAgreed: true, newAgreed: false };
    const { user, callsTo } = open({
      'GET /api/account': () => now,
      'POST /api/account/email-change': () => {
        now = { ...account, emailChange: pending };
        return json(202, now);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change Address' }));
    await user.type(await screen.findByLabelText(/^New address/), 'new@own.example');
    await user.click(screen.getByRole('button', { name: 'Send Links' }));
    expect(await screen.findByText('A link is on its way to both inboxes.')).toBeInTheDocument();
    expect(callsTo('POST /api/account/email-change')[0]?.body).toEqual({ email: 'new@own.example' });
    expect(await screen.findByText('Your present inbox has agreed.')).toBeInTheDocument();
    expect(screen.getByText('The new inbox has not agreed yet.')).toBeInTheDocument();
  });

  it('keeps the address that it has where the change is taken back, and says why it was not', async () => {
    const pending = { email: 'new@own.example', expiresAt: '2026-11-24T08:00:00Z', oldAgreed: true, newAgreed: false };
    let now: object = { ...account, emailChange: pending };
    let answer = () => refusal(503, 'temporarily_unavailable', 'The alliance is busy.');
    const { user, callsTo } = open({
      'GET /api/account': () => now,
      'DELETE /api/account/email-change': () => answer(),
    });
    await user.click(await screen.findByRole('button', { name: 'Keep Present Address' }));
    const yes = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep Address' });
    expect(yes).toHaveClass('bg-brand');
    await user.click(yes);
    expect(await screen.findByText('Nothing was changed.')).toBeInTheDocument();
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled'));
    now = account;
    answer = () => json(200, account);
    await user.click(yes);
    expect(await screen.findByText('Your address stays as it is.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('new@own.example')).not.toBeInTheDocument());
    expect(callsTo('DELETE /api/account/email-change')).toHaveLength(2);
  });

  it('offers the archive that is ready, and not another while one is made', async () => {
    const ready = {
      id: 'x1',
      askedAt: '2026-11-23T08:00:00Z',
      readyAt: '2026-11-23T08:01:00Z',
      expiresAt: '2026-11-30T08:01:00Z',
      bytes: 2048,
    };
    let dataExport: object = ready;
    let isFresh = true;
    const { user } = open({
      'GET /api/account': () => ({ ...account, dataExport }),
      'GET /api/auth/security': () => ({ hasPassword: true, authenticatorSince: null, passkeys: [], recoveryCodes: 0 }),
      'GET /api/auth/proof': () =>
        isFresh ? new Response(null, { status: 204 }) : refusal(403, 'proof_required', 'Prove once more.'),
      'POST /api/account/data-export': () => {
        dataExport = { ...ready, readyAt: null, expiresAt: null, bytes: null };
        return json(202, { ...account, dataExport });
      },
    });
    const download = async () => {
      const button = await screen.findByRole('button', { name: 'Download Archive' });
      // A click does nothing before the page knows that the one before was answered.
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      await user.click(button);
    };
    await download();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/api/account/data-exports/x1'));
    jest.mocked(leaveFor).mockClear();
    isFresh = false;
    await download();
    const asked = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.click(asked.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Nothing was downloaded.')).toBeInTheDocument();
    expect(leaveFor).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Make a New Archive' }));
    expect(await screen.findByText(/It is being put together/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Archive|Export/ })).not.toBeInTheDocument();
  });

  it('is deleted by typing its address; what ends with it is said, and what is to be handed over first', async () => {
    let leaving: object = { toHandOver: [{ id: 'o1', name: 'Pumps' }], ending: [] };
    const { user, callsTo } = open({
      'GET /api/account': () => ({ ...account, leaving }),
      'POST /api/account/deletion': () => new Response(null, { status: 204 }),
    });
    expect(await screen.findByRole('link', { name: 'People of Pumps' })).toHaveAttribute(
      'href',
      '/organizations/o1/people',
    );
    expect(screen.queryByRole('button', { name: 'Delete Account' })).not.toBeInTheDocument();
    leaving = { toHandOver: [], ending: [{ id: 'o1', name: 'Pumps' }] };
    await user.click(screen.getByRole('button', { name: 'Change Address' }));
    await user.keyboard('{Escape}');
    expect(callsTo('POST /api/account/deletion')).toEqual([]);
  });

  it('is not deleted before its address was typed', async () => {
    const { user, callsTo } = open({
      'GET /api/account': () => ({ ...account, leaving: { toHandOver: [], ending: [{ id: 'o1', name: 'Pumps' }] } }),
      'POST /api/account/deletion': () => new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Pumps')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(callsTo('POST /api/account/deletion')).toEqual([]);
    await user.type(dialog.getByLabelText(/^Your e-mail address/), 'Ada@own.example');
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(callsTo('POST /api/account/deletion')[0]?.body).toEqual({ confirmation: 'Ada@own.example' });
  });
});

describe('who is about to leave', () => {
  it('sees until when they may stay, and keeps the account', async () => {
    const { user, callsTo } = openPage(() => <LeavingPage dueAt="2026-12-23T08:00:00Z" />, {
      answers: answers({ 'DELETE /api/account/deletion': () => new Response(null, { status: 204 }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Keep My Account' }));
    expect(callsTo('DELETE /api/account/deletion')).toHaveLength(1);
  });
});

describe('a link about another address', () => {
  const offered = { email: 'new@own.example', expiresAt: '2026-11-24T08:00:00Z', agreed: false };
  const open = (inbox: string, more: Answers = {}) =>
    openPage(ConfirmEmailPage, {
      path: '/confirm-email',
      at: `/confirm-email?inbox=${inbox}&token=t`,
      answers: { 'POST /api/email-changes/check': () => offered, ...more },
    });

  it('confirms', async () => {
    const { user, callsTo } = open('new', { 'POST /api/email-changes/agree': () => ({ state: 'waiting' }) });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'This inbox has agreed' })).toHaveFocus();
    expect(callsTo('POST /api/email-changes/agree')[0]?.body).toEqual({ inbox: 'new', token: 't' });
  });

  it('refuses, and from the present inbox leads to a new password', async () => {
    const { user } = open('old', { 'POST /api/email-changes/refuse': () => new Response(null, { status: 204 }) });
    await user.click(await screen.findByRole('button', { name: 'Refuse' }));
    expect(await screen.findByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/forgot-password');
  });

  it('that is used up says so', async () => {
    open('old', { 'POST /api/email-changes/check': () => refusal(422, 'token_invalid', 'Used already.') });
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeInTheDocument();
  });
});
