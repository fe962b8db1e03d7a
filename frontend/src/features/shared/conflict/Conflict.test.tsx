import { render, screen } from '@testing-library/react';
import { Conflict } from './Conflict';

const conflict = (whileTyping = false) => (
  <Conflict
    whileTyping={whileTyping}
    noun="problem"
    names={{ title: 'Title' }}
    mine={{ title: 'Mine' }}
    theirs={{ title: 'Theirs' }}
    before={{ title: 'Leaks' }}
    onSettled={() => undefined}
  />
);

describe('what somebody else has saved meanwhile', () => {
  it('is where the reader is: the button that was pressed is at the end of the form', () => {
    const scrolled = jest.fn();
    HTMLElement.prototype.scrollIntoView = scrolled;
    render(conflict());
    expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
    expect(screen.getByRole('alert', { name: 'Somebody has changed this problem meanwhile' })).toHaveFocus();
  });

  it('is shown while a draft is saved, where nobody types', () => {
    render(conflict(true));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it.each([
    ['does not interrupt who types while a draft is saved', true],
    ['is shown to who saves from a field', false],
  ])('%s', (_, whileTyping) => {
    const form = (shown: boolean) => (
      <>
        {shown && conflict(whileTyping)}
        <textarea aria-label="Description" />
      </>
    );
    const { rerender } = render(form(false));
    screen.getByLabelText('Description').focus();
    rerender(form(true));
    expect(whileTyping ? screen.getByLabelText('Description') : screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});
