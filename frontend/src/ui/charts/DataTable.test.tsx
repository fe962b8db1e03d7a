import { render, screen } from '@testing-library/react';
import { DataTable } from './DataTable';

const shown = { caption: 'By country', columns: ['Country', 'Members'], rows: [{ key: 'KE', cells: ['Kenya', '3'] }] };

it.each([
  [{ isWide: true }, ['overflow-x-auto'], ['max-h-96']],
  [{ isLong: true }, ['max-h-96', 'overflow-y-auto'], ['overflow-x-auto']],
  [{ isWide: true, isLong: true }, ['overflow-x-auto', 'max-h-96', 'overflow-y-auto'], []],
])('a table that is %j scrolls as that, by a name of its own', (how, has, not) => {
  render(<DataTable {...shown} {...how} />);
  const region = screen.getByRole('region', { name: 'By country' });
  expect(region).toContainElement(screen.getByRole('table', { name: 'By country' }));
  expect(region).toHaveClass(...has);
  for (const one of not) expect(region).not.toHaveClass(one);
});

it('a table that is neither is no place of its own', () => {
  render(<DataTable {...shown} />);
  expect(screen.getByRole('table', { name: 'By country' })).toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
