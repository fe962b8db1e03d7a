import { fireEvent, render, screen } from '@testing-library/react';
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

/** Comes over a form, in a field of which somebody is. */
function comesOver(Field: 'input' | 'textarea' | 'select', whileTyping: boolean) {
  const form = (isThere: boolean) => (
    <form onSubmit={(event) => event.preventDefault()}>
      {isThere && conflict(whileTyping)}
      <Field aria-label="Field" />
    </form>
  );
  const { rerender } = render(form(false));
  const field = screen.getByLabelText('Field');
  field.focus();
  const drawAgain = () => rerender(form(true));
  drawAgain();
  return { field, drawAgain };
}

/** Draws the pictures when they are asked for. */
function pictures() {
  let next: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => next.push(draw));
  return () => {
    const drawn = next;
    next = [];
    for (const draw of drawn) draw(0);
  };
}

afterEach(() => jest.restoreAllMocks());

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

  it.each(['input', 'textarea', 'select'] as const)(
    'does not interrupt who is in a field while a draft is saved: %s',
    (Field) => {
      const { field } = comesOver(Field, true);
      expect(screen.getByRole('alert')).toBeInTheDocument();
      expect(field).toHaveFocus();
    },
  );

  it('is shown once to who saves from a field', () => {
    const { field, drawAgain } = comesOver('textarea', false);
    expect(screen.getByRole('alert')).toHaveFocus();
    field.focus();
    drawAgain();
    expect(field).toHaveFocus();
  });

  it.each([true, false])('is shown again to who asks to save before anything is chosen: %s', (whileTyping) => {
    const scrolled = jest.fn();
    HTMLElement.prototype.scrollIntoView = scrolled;
    const picture = pictures();
    const { field } = comesOver('input', whileTyping);
    field.focus();
    picture();
    picture();
    scrolled.mockClear();
    fireEvent.submit(field);
    expect(screen.getByRole('alert')).toHaveFocus();
    picture();
    picture();
    // Once more when what was said above it is gone.
    expect(scrolled).toHaveBeenCalledTimes(2);
    fireEvent.submit(field);
    field.focus();
    picture();
    picture();
    expect(scrolled).toHaveBeenCalledTimes(3);
  });

  it('is scrolled to by its beginning alone, and once more with the second picture', () => {
    const scrolled = jest.fn();
    HTMLElement.prototype.scrollIntoView = scrolled;
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    const picture = pictures();
    render(conflict());
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    picture();
    expect(scrolled).toHaveBeenCalledTimes(1);
    picture();
    expect(scrolled).toHaveBeenCalledTimes(2);
  });
});
