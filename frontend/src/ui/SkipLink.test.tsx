import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink } from './SkipLink';

it('leads past the bars, and is nowhere that one would come back to', async () => {
  const scrolled = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const entries = window.history.length;
  render(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        What it is about
      </main>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('main')]);
  expect(window.history).toHaveLength(entries);
  expect(window.location.hash).toBe('');
});

it('is a link within the page where there is nothing yet to lead to', () => {
  render(<SkipLink />);
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link).toHaveAttribute('href', '#main');
  expect(link).toHaveClass('focus:translate-y-0');
  // Tells whether nobody has kept the browser from following it.
  expect(fireEvent.click(link)).toBe(true);
});
