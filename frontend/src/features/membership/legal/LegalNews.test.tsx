import { screen } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import LegalNews from './LegalNews';

const news = [
  {
    ...{ name: 'terms', title: 'Terms of Service', version: '4', date: '2026-11-23' },
    ...{ appliesFrom: '2999-01-05', changes: 'How sandboxes are used.' },
  },
  {
    ...{ name: 'privacy', title: 'Privacy Policy', version: '5', date: '2026-01-23' },
    ...{ appliesFrom: '2026-02-01', changes: 'What sandboxes keep.' },
  },
];

function open(answers: object = {}, only?: 'terms') {
  let left = news;
  return openPage(() => <LegalNews only={only} />, {
    answers: {
      'GET /api/legal-news': () => left,
      'PUT /api/legal-news/terms': () => {
        left = left.filter(({ name }) => name !== 'terms');
        return new Response(null, { status: 204 });
      },
      ...answers,
    } as never,
  });
}

describe('new versions of what members agree to', () => {
  afterEach(() => jest.restoreAllMocks());

  it('say what changes and from when, until the member agrees', async () => {
    const { user, callsTo } = open();
    expect(await screen.findByText(/Terms of Service applies to you from/)).toHaveTextContent('2999');
    expect(screen.getByText(/Privacy Policy has applied to you since/)).toBeVisible();
    expect(screen.getByText('How sandboxes are used.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read the Terms of Service' })).toHaveAttribute('href', '/terms');
    await user.click(screen.getByRole('button', { name: 'Agree to version 4 of the Terms of Service' }));
    expect(await screen.findByText('You have agreed to version 4 of the Terms of Service.')).toBeVisible();
    expect(callsTo('PUT /api/legal-news/terms')[0]?.body).toEqual({ version: 4 });
    expect(screen.queryByText('How sandboxes are used.')).toBeNull();
    expect(screen.getByText('What sandboxes keep.')).toBeVisible();
  });

  it('stand alone on the page of their document', async () => {
    open({}, 'terms');
    expect(await screen.findByText('How sandboxes are used.')).toBeVisible();
    expect(screen.queryByText('What sandboxes keep.')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Read/ })).toBeNull();
  });

  it('stay where agreeing fails', async () => {
    const { user } = open({
      'PUT /api/legal-news/terms': () => refusal(404, 'not_found', 'There is no such version.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Agree to version 4 of the Terms of Service' }));
    expect(await screen.findByText('Not agreed')).toBeVisible();
    expect(screen.getByText('How sandboxes are used.')).toBeVisible();
  });
});
