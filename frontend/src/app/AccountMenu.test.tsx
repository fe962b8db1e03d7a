import { screen } from '@testing-library/react';
import { openPage } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { AccountMenu } from './AccountMenu';

afterEach(() => jest.restoreAllMocks());

it('keeps the width of the bar from a name without end, which screen readers are told whole', async () => {
  const [firstName, lastName] = ['A'.repeat(100), 'O'.repeat(100)];
  const name = `${firstName} ${lastName}`;
  openPage(AccountMenu, { path: '/', answers: { 'GET /api/auth/user': () => ({ ...ada, firstName, lastName }) } });
  expect(await screen.findByRole('button')).toHaveAccessibleName(`${name} , account`);
  const shown = screen.getByText(name);
  expect(shown).toHaveClass('truncate', 'max-w-32');
  // That class lets show again what hangs over.
  expect(shown.className).not.toContain('not-sr-only');
});
