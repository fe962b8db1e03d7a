import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollRegion } from './ScrollRegion';

it('what scrolls has a name, is reached by key, hears keys, and keeps within what only screen readers read', async () => {
  const onKeyDown = jest.fn();
  render(
    <ScrollRegion label="Prices" className="overflow-x-auto" onKeyDown={onKeyDown}>
      <p>Free</p>
    </ScrollRegion>,
  );
  const region = screen.getByRole('region', { name: 'Prices' });
  expect(region).toContainElement(screen.getByText('Free'));
  expect(region).toHaveClass('relative', 'overflow-x-auto');
  await userEvent.tab();
  expect(region).toHaveFocus();
  await userEvent.keyboard('j');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});
