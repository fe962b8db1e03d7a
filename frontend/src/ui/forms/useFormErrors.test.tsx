import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { ErrorSummary } from '../ErrorSummary';
import { useFormErrors } from './useFormErrors';

function Form() {
  const form = useForm({ shouldFocusError: false, defaultValues: { name: '' } });
  const { summary, refused } = useFormErrors(form);
  return (
    <form noValidate onSubmit={form.handleSubmit(() => undefined, refused)}>
      <ErrorSummary {...summary} />
      <input aria-label="Name" {...form.register('name', { required: 'Enter a name' })} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.reset()}>
        Discard
      </button>
      <button type="button" onClick={() => form.reset({ name: 'Kept' }, { keepDefaultValues: true })}>
        Take up
      </button>
    </form>
  );
}

async function refuse() {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  return (name: string) => user.click(screen.getByRole('button', { name }));
}

describe('what stood in the way of a form', () => {
  it('is said anew, and focused, each time it is refused', async () => {
    const click = await refuse();
    await click('Send');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it.each(['page', 'server'])('is said by the %s in the order of the fields, and what has none last', async (by) => {
    function Unordered() {
      const { summary, refused, failed } = useFormErrors(useForm<Record<string, string>>());
      const errors = { absent: { message: 'Third' }, below: { message: 'Second' }, above: { message: 'First' } };
      const fields = Object.entries(errors).map(([field, { message }]) => ({ field, message }));
      const answer = { status: 400, problem: { code: 'invalid_input', errors: fields } };
      return (
        <>
          <ErrorSummary {...summary} />
          <input id="above" />
          <input id="below" />
          <button type="button" onClick={() => (by === 'page' ? refused(errors as never) : failed(answer))}>
            Send
          </button>
        </>
      );
    }
    render(<Unordered />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
  });

  const answerAbout = (field: string) => ({
    status: 400,
    problem: { code: 'invalid_input', errors: [{ field, message: 'Not this' }] },
  });

  it('does not keep it from being sent again where it is about a field that is not there', async () => {
    const sent = jest.fn();
    function Refused() {
      const form = useForm({ defaultValues: { name: 'Ada' } });
      const { summary, failed } = useFormErrors(form);
      const send = () => {
        sent();
        failed(answerAbout('absent'));
      };
      return (
        <form noValidate onSubmit={form.handleSubmit(send)}>
          <ErrorSummary {...summary} />
          <input id="name" {...form.register('name')} />
          <button type="submit">Send</button>
        </form>
      );
    }
    render(<Refused />);
    for (const times of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(times));
      expect(await screen.findByText('Not this')).toBeInTheDocument();
    }
  });

  it('of a part of a list leads to the list', async () => {
    function Listed() {
      const { summary, failed } = useFormErrors(useForm<Record<string, string>>());
      return (
        <>
          <ErrorSummary {...summary} />
          <input id="criteria" />
          <button type="button" onClick={() => failed(answerAbout('criteria.1.name'))}>
            Send
          </button>
        </>
      );
    }
    render(<Listed />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('link', { name: 'Not this' })).toHaveAttribute('href', '#criteria');
  });

  it.each([
    ['no answer, where it may have been done', 0, true, 'No answer came: it may have been done all the same.'],
    ['no connection, where nothing was sent', 0, false, 'This was not sent. Nothing you typed is lost.'],
    ['a server that cannot', 503, true, 'This was not sent. Nothing you typed is lost.'],
  ])('is %s', async (_, status, onLine, title) => {
    const connected = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    function Failing() {
      const { summary, failed } = useFormErrors(useForm());
      return (
        <>
          <ErrorSummary {...summary} />
          <button type="button" onClick={() => failed({ status, problem: { code: 'unknown', detail: 'Try again.' } })}>
            Send
          </button>
        </>
      );
    }
    render(<Failing />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText('Try again.')).toBeInTheDocument();
    connected.mockRestore();
  });

  it('is gone when it is sent', async () => {
    const click = await refuse();
    await userEvent.type(screen.getByLabelText('Name'), 'Ada');
    await click('Send');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('is gone when it starts afresh, and stays when it takes up a draft', async () => {
    const click = await refuse();
    await click('Take up');
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await click('Send');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await userEvent.clear(screen.getByLabelText('Name'));
    await click('Send');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await click('Discard');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
