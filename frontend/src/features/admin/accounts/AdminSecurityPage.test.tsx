import { screen } from '@testing-library/react';
import { openPage } from '@/testing/openPage';
import AdminSecurityPage from './AdminSecurityPage';

const security = {
  hasPassword: true,
  authenticatorSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  factorsRemovedAt: null,
};

afterEach(() => jest.restoreAllMocks());

it.each([
  ['super-admin', true],
  ['operator', false],
] as const)('lets who is %s set up a second factor; and have those of members removed: %s', async (role, resets) => {
  openPage(AdminSecurityPage, {
    answers: {
      'GET /api/admin/auth/user': () => ({ username: 'noor', email: 'noor@alliance.example', role }),
      'GET /api/auth/security': () => security,
      'GET /api/auth/sessions': () => [],
    },
  });
  expect(await screen.findByRole('button', { name: 'Set Up an App' })).toBeEnabled();
  expect(screen.queryAllByRole('heading', { name: 'A member has lost all second factors' })).toHaveLength(
    resets ? 1 : 0,
  );
});
