import { screen, waitFor } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import MailboxPage from './MailboxPage';

const message = {
  id: 'm1',
  toName: 'Ada Obi',
  toAddress: 'ada@own.example',
  subject: 'Welcome, Own Organization',
  sentAt: '2026-03-04T10:00:00Z',
};

const open = (list: () => unknown, at = '/mailbox') =>
  openPage(MailboxPage, {
    path: '/mailbox',
    at,
    answers: {
      'GET /api/mailbox': list,
      'GET /api/mailbox/m1': () => ({ ...message, text: 'Go to https://alliance.example/activate?token=t0.' }),
    },
  });

describe('the mailbox', () => {
  afterEach(() => jest.restoreAllMocks());

  it('opens a message as its recipient sees it, and as text whose links can be followed', async () => {
    const { user, address } = open(() => [message]);
    await user.click(await screen.findByRole('button', { name: /Welcome, Own Organization/ }));
    expect(address()).toBe('/mailbox?message=m1');
    const frame = await screen.findByTitle('Message: Welcome, Own Organization');
    expect(frame).toHaveAttribute('src', '/api/mailbox/m1/html');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
    await user.click(screen.getByRole('tab', { name: 'Text' }));
    expect(screen.getByRole('link', { name: /activate/ })).toHaveAttribute(
      'href',
      'https://alliance.example/activate?token=t0',
    );
  });

  it('shows mail that arrives while it is open', async () => {
    const lists = [[], [message]];
    open(() => lists.shift() ?? [message]);
    expect(await screen.findByText('No mail yet')).toBeInTheDocument();
    expect(await screen.findByText('Welcome, Own Organization')).toBeInTheDocument();
  });

  it('says why there is nothing where mail is sent', async () => {
    open(() => refusal(404, 'not_found', 'There is no such mailbox.'));
    await waitFor(() => expect(screen.getByText('Mail is not caught here')).toBeInTheDocument());
  });
});
