import { screen } from '@testing-library/react';
import { json, openPage } from '@/testing/openPage';
import { ada } from '@/testing/people';
import JoinOffers from './JoinOffers';

const offer = {
  organizationId: 'o1',
  organizationName: 'Pumps',
  logoId: 'logo-1',
  organizationType: 'startup',
  domain: 'pumps.example',
  requestId: null as string | null,
  askedAt: null as string | null,
};
const asked = { ...offer, requestId: 'r1', askedAt: '2026-01-02T08:00:00Z' };

describe('an organization of the domain of one’s address', () => {
  afterEach(() => {
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  it('is asked to let one in, and asked no more', async () => {
    let now = [offer];
    const { user, callsTo } = openPage(JoinOffers, {
      answers: {
        'GET /api/auth/user': () => ada,
        'GET /api/join-offers': () => now,
        'POST /api/organizations/o1/join-requests': () => json(201, [asked]),
        'DELETE /api/join-requests/r1': () => new Response(null, { status: 204 }),
      },
    });
    const said = await screen.findByText(/^Your address is at/);
    expect(said).toHaveTextContent('Your address is at pumps.example, which belongs to Pumps.');
    expect(said.querySelector('img')).toHaveAttribute('src', '/api/logos/logo-1/small');
    await user.click(screen.getByRole('button', { name: 'Ask to Join' }));
    await user.type(await screen.findByLabelText('Note'), ' From the pumps team. ');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Ask to Join' }));
    expect(await screen.findByLabelText('Note')).toHaveValue(' From the pumps team. ');
    now = [asked];
    await user.click(screen.getByRole('button', { name: 'Send Request' }));
    expect(await screen.findByText('Pumps has your request.')).toBeInTheDocument();
    expect(callsTo('POST /api/organizations/o1/join-requests')[0]?.body).toEqual({ note: 'From the pumps team.' });
    now = [offer];
    await user.click(await screen.findByRole('button', { name: 'Withdraw Request' }));
    expect(await screen.findByRole('button', { name: 'Ask to Join' })).toBeInTheDocument();
    expect(callsTo('DELETE /api/join-requests/r1')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Ask to Join' }));
    expect(await screen.findByLabelText('Note')).toHaveValue('');
  });

  it('is not told what was typed for another one', async () => {
    const other = { ...offer, organizationId: 'o2', organizationName: 'Valves' };
    const { user } = openPage(JoinOffers, {
      answers: { 'GET /api/auth/user': () => ada, 'GET /api/join-offers': () => [offer, other] },
    });
    const [first, second] = await screen.findAllByRole('button', { name: 'Ask to Join' });
    await user.click(first as HTMLElement);
    await user.type(await screen.findByLabelText('Note'), 'From the pumps team.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(second as HTMLElement);
    expect(await screen.findByLabelText('Note')).toHaveValue('');
  });
});
