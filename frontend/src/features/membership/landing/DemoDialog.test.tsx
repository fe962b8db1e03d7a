import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal } from '@/testing/openPage';
import { DemoDialog } from './DemoDialog';

const answers = {
  'Your name': 'Alex Kimani',
  'Work e-mail': 'alex@techflow.example',
  Organization: 'TechFlow Solutions',
  'What would you like to see?': 'How a pilot is set up.',
};
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label.replace('?', '\\?')}`));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Request the demo' }));

/** Opens the dialog in front of a server that gives one answer. */
function open(answer: () => Response | Promise<Response>) {
  const ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const { container } = render(<DemoDialog ref={null} />);
  container.querySelector('dialog')?.setAttribute('open', '');
  return ask;
}

async function fillIn(values: Record<string, string> = answers) {
  for (const [label, value] of Object.entries(values)) await userEvent.type(field(label), value);
}

describe('Schedule Demo', () => {
  afterEach(() => jest.restoreAllMocks());

  it('sends the request and says what happens next', async () => {
    const ask = open(() => new Response(null, { status: 204 }));
    await fillIn({ ...answers, 'Preferred time': 'Tuesday' });
    await send();
    const heading = await screen.findByRole('heading', { name: 'Your request has arrived' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('A confirmation is on its way to alex@techflow.example.')).toBeInTheDocument();
    expect(ask).toHaveBeenCalledTimes(1);
    const [address, { method, body }] = ask.mock.calls[0] as [string, { method: string; body: string }];
    expect([method, address]).toEqual(['POST', '/api/membership/demo-requests']);
    expect(JSON.parse(body)).toEqual({
      name: 'Alex Kimani',
      email: 'alex@techflow.example',
      organization: 'TechFlow Solutions',
      message: 'How a pilot is set up.',
      preferredTime: 'Tuesday',
    });
  });

  it('names what is missing at its field, without asking the server', async () => {
    const ask = open(() => new Response(null, { status: 204 }));
    await fillIn({ 'Your name': 'Alex' });
    await send();
    expect(field('Work e-mail')).toHaveFocus();
    expect(field('Work e-mail')).toHaveAccessibleDescription('Please enter your work e-mail address');
    expect(field('Your name')).toBeValid();
    expect(ask).not.toHaveBeenCalled();
  });

  it('shows the server’s refusal at the field and keeps what was typed', async () => {
    const errors = [{ field: 'email', message: 'Please enter your work e-mail address' }];
    open(() => refusal(400, 'invalid_input', 'Some fields are not right.', errors));
    await fillIn();
    await send();
    expect(field('Work e-mail')).toHaveAccessibleDescription('Please enter your work e-mail address');
    expect(field('Work e-mail')).toHaveValue('alex@techflow.example');
  });

  it.each([
    ['the limit', () => refusal(429, 'too_many_requests', 'Too many attempts.'), 'Too many attempts.'],
    [
      'a lost connection',
      () => Promise.reject(new TypeError('gone')),
      /could not be reached.*nothing you typed is lost/,
    ],
    ['an answer that is no problem document', () => json(502, {}), /could not be reached/],
  ])('says so after %s', async (_, answer, message) => {
    open(answer);
    await fillIn();
    await send();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(field('Your name')).toHaveValue('Alex Kimani');
  });

  it('sends one request however often the button is pressed', async () => {
    const ask = open(() => new Promise(() => undefined));
    await fillIn();
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Sending...' }));
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
