import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Composer from './Composer';
import type { Person } from './Markdown';

const [ada, adam, zoe] = ['Ada Obi', 'Adam (Ops)', 'Zoë Ada'].map((name, n) => ({
  id: `7d3c1f9a-0b52-4f7e-9a51-2c6e8d4b1a9${n}`,
  name,
})) as [Person, Person, Person];

const write = (
  onSend: (text: string) => Promise<unknown> = async () => undefined,
  max = 1000,
  { people = [] as Person[], text = '', dense = false } = {},
) => {
  const { unmount } = render(
    <Composer
      id="text"
      draft="conversation"
      label="Your words"
      people={people}
      text={text}
      dense={dense}
      max={max}
      required="Write something"
      submit="Send"
      submitting="Sending..."
      onSend={onSend}
    />,
  );
  const field = () => screen.getByRole('textbox', { name: /^Your words/ }) as HTMLTextAreaElement;
  return { user: userEvent.setup(), field, close: unmount };
};

describe('the composer', () => {
  beforeEach(() => sessionStorage.clear());

  it.each([
    ['Bold', '**leaks**'],
    ['Italic', '*leaks*'],
    ['List', '- leaks'],
    ['Quote', '> leaks'],
    ['Link', '[leaks](https://)'],
  ])('makes what is selected %s', async (name, text) => {
    const { user, field } = write();
    await user.type(field(), 'leaks');
    field().setSelectionRange(0, 5);
    await user.click(screen.getByRole('button', { name }));
    expect(field()).toHaveValue(text);
    expect(field()).toHaveFocus();
  });

  it.each([
    ['Control', 'b', '**leaks**'],
    ['Meta', 'b', '**leaks**'],
    ['Control', 'i', '*leaks*'],
  ])('does so with %s and %s', async (key, letter, text) => {
    const { user, field } = write();
    await user.type(field(), 'leaks');
    field().setSelectionRange(0, 5);
    await user.keyboard(`{${key}>}${letter}{/${key}}`);
    expect(field()).toHaveValue(text);
  });

  it('has one stop for the keyboard in its tools, and arrows from one to the next', async () => {
    const { user, field } = write();
    field().focus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Link' })).toHaveFocus();
    await user.tab();
    expect(field()).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Link' })).toHaveFocus();
  });

  it('sends what was written, without blanks around it, by key and once', async () => {
    let finish = () => undefined as unknown;
    const onSend = jest.fn(() => new Promise((resolve) => (finish = () => resolve(undefined))));
    const { user, field } = write(onSend);
    await user.type(field(), '  leaks \n');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    finish();
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(onSend.mock.calls).toEqual([['leaks']]);
  });

  it('leaves the focus on its button, by which it is sent once', async () => {
    let finish = () => undefined as unknown;
    const onSend = jest.fn(() => new Promise((resolve) => (finish = () => resolve(undefined))));
    const { user, field } = write(onSend);
    await user.type(field(), 'leaks');
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveFocus();
    finish();
    expect(await screen.findByRole('button', { name: 'Send' })).toHaveFocus();
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('shows it as it will look, and goes on where it was', async () => {
    const { user, field } = write();
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(screen.getByText('Nothing is written yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Write' }));
    await user.type(field(), '**leaks**');
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(screen.getByText('leaks').tagName).toBe('STRONG');
    await user.click(screen.getByRole('tab', { name: 'Write' }));
    expect(field()).toHaveValue('**leaks**');
  });

  it('has its signs away where it is dense, while nobody writes', async () => {
    const isIdle = () => screen.getByText('Send').closest('form')?.hasAttribute('data-idle');
    const { user, field, close } = write(undefined, undefined, { dense: true });
    for (const signs of [screen.getByRole('tablist'), screen.getByRole('toolbar')])
      expect(signs).toHaveClass('group-not-focus-within/dense:group-data-idle/dense:hidden');
    expect(isIdle()).toBe(true);
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(isIdle()).toBe(false);
    await user.click(screen.getByRole('tab', { name: 'Write' }));
    await user.type(field(), 'leaks');
    expect(isIdle()).toBe(false);
    await user.clear(field());
    expect(isIdle()).toBe(true);
    close();
    write();
    expect(isIdle()).toBe(false);
  });

  it('keeps what was not sent, and forgets what was', async () => {
    const { user, field, close } = write();
    await user.type(field(), 'leaks');
    close();
    const again = write();
    expect(again.field()).toHaveValue('leaks');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(again.field()).toHaveValue(''));
    again.close();
    expect(write().field()).toHaveValue('');
  });

  it('counts letters where few are left, and sends none too many', async () => {
    const onSend = jest.fn(async () => undefined);
    const { user, field } = write(onSend, 1000);
    fireEvent.change(field(), { target: { value: 'x'.repeat(700) } });
    expect(screen.queryByText(/letters/)).not.toBeInTheDocument();
    fireEvent.change(field(), { target: { value: 'x'.repeat(990) } });
    expect(screen.getByText('10 letters left')).toBeInTheDocument();
    fireEvent.change(field(), { target: { value: 'x'.repeat(1001) } });
    expect(screen.getByText('1 letter too many')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Shorten it by 1 letter: it may have 1,000')).toBeInTheDocument();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('says what the server has against it, also to who looks at the preview', async () => {
    const problem = { status: 409, code: 'question_answered', title: 'Refused', detail: 'It was answered.' };
    const { user, field } = write(() => Promise.reject({ status: 409, problem }));
    await user.type(field(), 'leaks');
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('It was answered.')).toBeInTheDocument();
    expect(field()).toHaveValue('leaks');
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('checks what is sent from the preview', async () => {
    const onSend = jest.fn(async () => undefined);
    const { user, field } = write(onSend, 5);
    for (const [text, fault] of [
      ['', 'Write something'],
      ['leaking', 'Shorten it by 2 letters: it may have 5'],
    ] as const) {
      fireEvent.change(field(), { target: { value: text } });
      await user.click(screen.getByRole('tab', { name: 'Preview' }));
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByText(fault)).toBeInTheDocument();
      await waitFor(() => expect(field()).toHaveFocus());
    }
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe('who types @', () => {
  beforeEach(() => sessionStorage.clear());
  const people = [ada, adam, zoe];
  const offered = () => screen.queryAllByRole('option').map(({ lastChild }) => lastChild?.textContent);
  const tokenOf = ({ id, name }: Person) => `@[${name}](person:${id})`;

  it('is offered people by what follows, chooses one by key, and mentions them', async () => {
    const onSend = jest.fn(async () => undefined);
    const { user, field } = write(onSend, 1000, { people });
    await user.type(field(), 'a@b.example @');
    expect(offered()).toEqual(['Ada Obi', 'Adam (Ops)', 'Zoë Ada']);
    await user.type(field(), 'ada');
    expect(screen.getByRole('status')).toHaveTextContent('3 to mention');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Adam (Ops)');
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('a@b.example @Adam (Ops) ');
    expect(offered()).toEqual([]);
    await user.keyboard('why?');
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(screen.getByText('@Adam (Ops)').tagName).toBe('SPAN');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledWith(`a@b.example ${tokenOf(adam)} why?`));
  });

  it('sees who is offered also where the field stands at the foot of the window', async () => {
    const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const { user, field } = write(undefined, 1000, { people });
    await user.type(field(), '@a');
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'instant' });
    expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByRole('listbox', { name: 'People to mention' }));
  });

  it('chooses by pointer, and goes on writing', async () => {
    const { user, field } = write(undefined, 1000, { people });
    await user.type(field(), 'Ask @z');
    await user.click(screen.getByRole('option', { name: 'Zoë Ada' }));
    expect(field()).toHaveValue('Ask @Zoë Ada ');
    expect(field()).toHaveFocus();
  });

  it.each(['{Escape}', ' nobody like this'])('is left alone after %s', async (typed) => {
    const { user, field } = write(undefined, 1000, { people });
    await user.type(field(), `@a${typed}`);
    expect(offered()).toEqual([]);
    await user.keyboard('{Enter}');
    expect((field() as HTMLTextAreaElement).value).toMatch(/\n$/);
  });

  it('keeps who was mentioned where nobody is offered', async () => {
    const onSend = jest.fn(async () => undefined);
    const { user, field } = write(onSend, 1000, { text: `${tokenOf(ada)}, why?` });
    await user.type(field(), ' Now');
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(screen.getByText('@Ada Obi').tagName).toBe('SPAN');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledWith(`${tokenOf(ada)}, why? Now`));
  });

  it('shows who is offered by their picture, or by initials', async () => {
    const { user, field } = write(undefined, 1000, { people: [{ ...ada, imageUrl: '/api/faces/ada/large' }, zoe] });
    await user.type(field(), '@a');
    const [first, second] = screen.getAllByRole('option');
    expect(first?.querySelector('img')).toHaveAttribute('src', '/api/faces/ada/large');
    expect(second).toHaveTextContent('ZA');
    expect(second).toHaveAccessibleName('Zoë Ada');
  });

  it('mentions of two people with one name who was chosen', async () => {
    const onSend = jest.fn(async () => undefined);
    const other = { ...ada, id: zoe.id };
    const { user, field } = write(onSend, 1000, { people: [ada, other] });
    await user.type(field(), '@ada');
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledWith(tokenOf(other)));
  });

  it('mentions by the whole name alone, and edits it as a name', async () => {
    const onSend = jest.fn(async () => undefined);
    const { user, field } = write(onSend, 1000, { people, text: `${tokenOf(ada)} and ${tokenOf(zoe)}` });
    expect(field()).toHaveValue('@Ada Obi and @Zoë Ada');
    await user.type(field(), 'm, @Ada');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledWith(`${tokenOf(ada)} and @Zoë Adam, @Ada`));
  });
});
