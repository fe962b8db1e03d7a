import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink } from './SkipLink';

it('leads past the bars, and is nowhere that one would come back to', async () => {
  const scrolled = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
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
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('main')]);
  expect(window.history).toHaveLength(entries);
  expect(window.location.hash).toBe('');
});
