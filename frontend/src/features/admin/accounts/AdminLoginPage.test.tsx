import { useGetCurrentAdminQuery } from '@alliance/api-client/admin';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { openPage, refusal } from '@/testing/openPage';
import AdminLoginPage from './AdminLoginPage';

const admin = { username: 'admin', email: 'root@localhost', role: 'super-admin' };
const nobody = () => refusal(401, 'unauthenticated', 'Please sign in.');
const open = (answers: Record<string, (call: never) => unknown> = {}, at = '/admin-login') =>
  openPage(AdminLoginPage, {
    path: '/admin-login',
    at,
    answers: { 'GET /api/admin/auth/user': nobody, 'GET /api/auth/user': nobody, ...answers } as never,
  });

describe('the sign-in of super admins', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('is restricted, and leads home', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Super Admin Access' })).toBeVisible();
    expect(screen.getByText('Restricted access - authorized personnel only')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('stays where a session has ended behind its back, instead of leading back to where that was found', async () => {
    const Ended = () => {
      const { data } = useGetCurrentAdminQuery();
      const [isLeft, leave] = useState(false);
      if (isLeft) return <AdminLoginPage />;
      if (!data) return null;
      return (
        <button type="button" onClick={() => leave(true)}>
          Leave
        </button>
      );
    };
    let answer: () => unknown = () => admin;
    const { user, address, callsTo } = openPage(Ended, {
      answers: { 'GET /api/admin/auth/user': () => answer(), 'GET /api/auth/user': nobody },
    });
    const leave = await screen.findByRole('button', { name: 'Leave' });
    answer = nobody;
    await user.click(leave);
    await waitFor(() => expect(callsTo('GET /api/admin/auth/user')).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(address()).toBe('/');
  });

  it('asks for both before anything is sent', async () => {
    const { user, callsTo } = open();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription('Enter the username');
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Enter the password');
    expect(callsTo('POST /api/admin/auth/login')).toEqual([]);
  });

  it('says of wrong credentials no more than that they are, and keeps the name', async () => {
    const said = 'Invalid credentials. Contact system administrator for access.';
    const { user } = open({ 'POST /api/admin/auth/login': () => refusal(401, 'admin_credentials_wrong', said) });
    await user.type(screen.getByLabelText(/^Username/), 'admin');
    await user.type(screen.getByLabelText(/^Password/), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByLabelText(/^Username/)).toHaveValue('admin');
    expect(localStorage.getItem('adminAuthenticated')).toBeNull();
  });

  it.each([
    ['/admin-login', '/admin'],
    ['/admin-login?return=%2Fadmin%2Fpayments%3Fstatus%3Dpending', '/admin/payments?status=pending'],
    ['/admin-login?return=https%3A%2F%2Fevil.example', '/admin'],
    ['/admin-login?return=%2F%2Fevil.example', '/admin'],
  ])('at %s leads to %s', async (at, expected) => {
    let answer = nobody as () => unknown;
    const { user, address } = open(
      {
        'GET /api/admin/auth/user': () => answer(),
        'POST /api/admin/auth/login': () => {
          answer = () => admin;
          return admin;
        },
      },
      at,
    );
    await user.type(screen.getByLabelText(/^Username/), ' admin ');
    await user.type(screen.getByLabelText(/^Password/), 'seven otters');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(address()).toBe(expected));
    expect(localStorage.getItem('adminAuthenticated')).toBe('true');
  });

  it('passes who is signed in already', async () => {
    const { address } = open({ 'GET /api/admin/auth/user': () => admin });
    await waitFor(() => expect(address()).toBe('/admin'));
  });
});
