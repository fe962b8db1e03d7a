import { screen, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import AdministratorsPage from './AdministratorsPage';
import AdminJoinPage from './AdminJoinPage';

const root = {
  id: 'a1',
  username: 'root',
  email: 'root@alliance.example',
  role: 'super-admin',
  isOfEnvironment: true,
  hasSecondFactor: true,
  createdAt: '2026-01-01T10:00:00Z',
};
const noor = { ...root, id: 'a2', username: 'noor', email: 'noor@alliance.example', role: 'operator' };
const operator = { ...noor, isOfEnvironment: false, hasSecondFactor: false };
const invitation = {
  id: 'i1',
  email: 'bo@alliance.example',
  role: 'operator',
  sentAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-20T22:00:00Z',
};
const token = 'x'.repeat(43);

describe('who runs the alliance', () => {
  const open = (answers: object = {}) =>
    openPage(AdministratorsPage, {
      path: '/admin/administrators',
      answers: {
        'GET /api/admin/administrators': () => ({ administrators: [operator, root], invitations: [invitation] }),
        'GET /api/admin/auth/user': () => root,
        ...answers,
      } as never,
    });
  const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

  it('is shown with what each may do, and nobody changes their own account or that of the environment', async () => {
    open();
    const own = await rowOf(/^root/);
    expect(own.getByText('By the environment')).toBeVisible();
    expect(own.queryByRole('button')).toBeNull();
    const other = await rowOf(/^noor/);
    expect(other.getByText('None yet')).toBeVisible();
    expect(other.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Change role', 'Remove']);
    expect((await rowOf(/^bo@/)).getByText('Expired')).toBeVisible();
    // One alone is called so.
    expect(screen.getByRole('region', { name: 'Invitations' })).toBeVisible();
  });

  it('is invited by mail, and asked for an address first', async () => {
    const { user, callsTo } = open({
      'POST /api/admin/administrators/invitations': () => json(201, { administrators: [], invitations: [] }),
    });
    await user.click(screen.getByRole('button', { name: 'Invite Administrator' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite administrator' }));
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect(dialog.getAllByText('Enter the e-mail address')[0]).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /E-mail address/ }), 'bo@alliance.example');
    await user.selectOptions(dialog.getByLabelText('Role'), 'super-admin');
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText('The invitation is on its way to bo@alliance.example.')).toBeVisible();
    expect(callsTo('POST /api/admin/administrators/invitations')[0]?.body).toEqual({
      email: 'bo@alliance.example',
      role: 'super-admin',
    });
  });

  it('is invited again as what they were invited as', async () => {
    const { user } = open({
      'GET /api/admin/administrators': () => ({
        administrators: [root],
        invitations: [{ ...invitation, role: 'super-admin' }],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Invite bo@alliance.example again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite administrator' }));
    expect(dialog.getByRole('textbox', { name: /E-mail address/ })).toHaveValue('bo@alliance.example');
    expect(dialog.getByLabelText('Role')).toHaveValue('super-admin');
  });

  it('gets another role, or is removed, each after a question; a refusal is said there', async () => {
    const { user, callsTo } = open({
      'PATCH /api/admin/administrators/a2': () => new Response(null, { status: 204 }),
      'DELETE /api/admin/administrators/a2': () => refusal(409, 'own_admin_account', 'Ask another super admin.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Change the role of noor' }));
    const role = within(await screen.findByRole('dialog', { name: 'Change role' }));
    await user.selectOptions(role.getByLabelText('Role'), 'super-admin');
    await user.click(role.getByRole('button', { name: 'Change Role' }));
    expect((await role.findAllByText('Say why'))[0]).toBeVisible();
    await user.type(role.getByRole('textbox', { name: /Reason/ }), 'Reviews now.');
    await user.click(role.getByRole('button', { name: 'Change Role' }));
    expect(await screen.findByText('noor is super admin now.')).toBeVisible();
    expect(callsTo('PATCH /api/admin/administrators/a2')[0]?.body).toEqual({
      role: 'super-admin',
      reason: 'Reviews now.',
    });
    await user.click(screen.getByRole('button', { name: 'Remove noor' }));
    const removal = within(await screen.findByRole('dialog', { name: 'Remove noor?' }));
    await user.type(removal.getByRole('textbox', { name: /Reason/ }), 'Left the team.');
    await user.click(removal.getByRole('button', { name: 'Remove' }));
    expect(await removal.findByText('Ask another super admin.')).toBeVisible();
    expect(callsTo('DELETE /api/admin/administrators/a2')[0]?.body).toEqual({ reason: 'Left the team.' });
  });

  it('is invited no more once that is taken back', async () => {
    const { user, callsTo } = open({
      'DELETE /api/admin/administrators/invitations/i1': () => new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Take back the invitation of bo@alliance.example' }));
    await user.click(await screen.findByRole('button', { name: 'Take Back' }));
    expect(await screen.findByText('The link of bo@alliance.example works no more.')).toBeVisible();
    expect(callsTo('DELETE /api/admin/administrators/invitations/i1')).toHaveLength(1);
  });
});

describe('an invitation to run the alliance', () => {
  const open = (answers: object, at = `/admin-join?token=${token}`) =>
    openPage(AdminJoinPage, {
      path: '/admin-join',
      at,
      answers: {
        'POST /api/admin/invitations/check': () => ({ email: 'noor@alliance.example', role: 'operator' }),
        ...answers,
      } as never,
    });

  it('leads to an account, and from there to the door', async () => {
    const { user, address, callsTo } = open({
      'POST /api/admin/invitations/accept': () => new Response(null, { status: 204 }),
    });
    expect(await screen.findByText('noor@alliance.example')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Username/ }), 'No');
    await user.click(screen.getByRole('button', { name: 'Set Up Account' }));
    expect(screen.getAllByText(/^Use 3 to 40 small letters/)[0]).toBeVisible();
    expect(screen.getAllByText('Use at least 12 characters.')[0]).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: /Username/ }));
    await user.type(screen.getByRole('textbox', { name: /Username/ }), 'noor');
    await user.type(screen.getByLabelText(/New password/), 'seven otters keep the mail');
    await user.click(screen.getByRole('button', { name: 'Set Up Account' }));
    expect(await screen.findByText('Your account is set up. Sign in with it.')).toBeVisible();
    expect(address()).toBe('/admin-login');
    expect(callsTo('POST /api/admin/invitations/accept')[0]?.body).toEqual({
      token,
      username: 'noor',
      password: 'seven otters keep the mail',
    });
  });

  it.each([
    ['without a token', '/admin-join', {}],
    [
      'once it is used up',
      undefined,
      { 'POST /api/admin/invitations/check': () => refusal(422, 'token_invalid', 'It was used.') },
    ],
  ])('says that it does not work any more %s', async (_, at, answers) => {
    open(answers, at);
    expect(await screen.findByRole('heading', { name: 'This invitation does not work any more' })).toBeVisible();
  });
});
