import { screen } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import MatchAlertsPage from './MatchAlertsPage';
import StopMailsPage from './StopMailsPage';

afterEach(() => jest.restoreAllMocks());

describe('the match alerts', () => {
  const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}) => {
    let frequency = 'weekly';
    return openPage(MatchAlertsPage, {
      path: '/match-alerts',
      answers: {
        'GET /api/auth/user': () => ada,
        'GET /api/innovation/match-alerts': () => ({ frequency }),
        'PUT /api/innovation/match-alerts': ({ body }) => {
          ({ frequency } = body as { frequency: string });
          return { frequency };
        },
        ...answers,
      },
    });
  };

  it('show what is in force, and keep what is chosen instead', async () => {
    const { user, callsTo } = open();
    expect(await screen.findByRole('radio', { name: /Every Monday/ })).toBeChecked();
    expect(await screen.findByRole('group', { name: `Mails to ${ada.email}` })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Never/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Mails about new matches: never.')).toBeVisible();
    expect(callsTo('PUT /api/innovation/match-alerts').map(({ body }) => body)).toEqual([{ frequency: 'off' }]);
    expect(screen.getByRole('radio', { name: /Never/ })).toBeChecked();
  });

  it('say why they were not saved, and keep the choice', async () => {
    const { user } = open({
      'PUT /api/innovation/match-alerts': () => refusal(429, 'too_many_requests', 'Wait a moment.'),
    });
    await user.click(await screen.findByRole('radio', { name: /Every day/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This was not saved')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Every day/ })).toBeChecked();
  });

  it('are saved once by who clicks twice', async () => {
    let answer: (kept: unknown) => void = () => undefined;
    const { user, callsTo } = open({
      'PUT /api/innovation/match-alerts': () => new Promise((resolve) => (answer = resolve)),
    });
    await user.dblClick(await screen.findByRole('button', { name: 'Save' }));
    answer({ frequency: 'weekly' });
    expect(await screen.findByText('Match alerts saved')).toBeVisible();
    expect(callsTo('PUT /api/innovation/match-alerts')).toHaveLength(1);
  });

  it('are asked for again when they could not be read', async () => {
    open({ 'GET /api/innovation/match-alerts': () => refusal(503, 'unavailable', 'Not now.') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the link of a digest', () => {
  const open = (at: string, answer: () => unknown = () => new Response(null, { status: 204 })) =>
    openPage(StopMailsPage, {
      path: '/match-alerts/stop',
      at,
      answers: { 'POST /api/innovation/mails/match-alerts/stop': answer },
    });

  it('stops the mails when that is said, and not before', async () => {
    const { user, callsTo } = open('/match-alerts/stop?token=a.b');
    await screen.findByRole('heading', { name: 'Stop mails about matches?' });
    expect(callsTo('POST /api/innovation/mails/match-alerts/stop')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Stop these mails' }));
    expect(await screen.findByRole('heading', { name: 'The mails have stopped' })).toBeVisible();
    const [call] = callsTo('POST /api/innovation/mails/match-alerts/stop');
    expect(call?.url.searchParams.get('token')).toBe('a.b');
  });

  it('stops them once by who clicks twice, and says why they were not stopped', async () => {
    let answer: (refused: Response) => void = () => undefined;
    const { user, callsTo } = open('/match-alerts/stop?token=a.b', () => new Promise((resolve) => (answer = resolve)));
    await user.dblClick(await screen.findByRole('button', { name: 'Stop these mails' }));
    answer(refusal(503, 'temporarily_unavailable', 'Later'));
    expect(await screen.findByText('The mails were not stopped')).toBeVisible();
    expect(callsTo('POST /api/innovation/mails/match-alerts/stop')).toHaveLength(1);
  });

  it('without a token is not complete', async () => {
    open('/match-alerts/stop');
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  });

  it('that is not complete leads to the settings', async () => {
    const { user } = open('/match-alerts/stop?token=a', () => refusal(404, 'not_found', 'There is no such mail.'));
    await user.click(await screen.findByRole('button', { name: 'Stop these mails' }));
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Match alerts' })).toHaveAttribute('href', '/match-alerts');
  });
});
