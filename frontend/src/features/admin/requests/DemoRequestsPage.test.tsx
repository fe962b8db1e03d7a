import { screen } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import DemoRequestsPage from './DemoRequestsPage';

const request = {
  id: 'r1',
  name: 'Alex Kimani',
  email: 'alex+demo@techflow.example',
  organization: 'TechFlow Solutions',
  message: 'How a pilot is set up.',
  preferredTime: null,
  status: 'open',
  createdAt: '2026-11-20T10:00:00Z',
};

const open = (answer: () => unknown) =>
  openPage(DemoRequestsPage, { answers: { 'GET /api/admin/demo-requests': answer } });

describe('the page of demo requests', () => {
  afterEach(() => jest.restoreAllMocks());

  it('says who asks for what, and leads to the answer', async () => {
    open(() => json(200, [request], { 'x-total-count': '1' }));
    expect(await screen.findByRole('rowheader', { name: 'TechFlow Solutions' })).toBeVisible();
    expect(screen.getByText('How a pilot is set up.')).toBeVisible();
    expect(screen.getByText('Open')).toBeVisible();
    expect(screen.getByRole('link', { name: request.email })).toHaveAttribute(
      'href',
      'mailto:alex%2Bdemo@techflow.example',
    );
  });

  it('says that nobody has asked yet', async () => {
    open(() => json(200, [], { 'x-total-count': '0' }));
    expect(await screen.findByText('No requests yet')).toBeVisible();
  });

  it('offers to try again where the list does not come', async () => {
    let away = true;
    const { user } = open(() =>
      away ? refusal(503, 'unavailable', 'Away.') : json(200, [request], { 'x-total-count': '1' }),
    );
    await screen.findByRole('alert');
    away = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Alex Kimani')).toBeVisible();
  });
});
