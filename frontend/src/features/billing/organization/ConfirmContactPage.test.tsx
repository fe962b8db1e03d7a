import { screen } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import ConfirmContactPage from './ConfirmContactPage';

const call = 'POST /api/billing/contact-confirmations';
const open = (answer: () => unknown, at = '/billing/confirm-contact?token=t0') =>
  openPage(ConfirmContactPage, { path: '/billing/confirm-contact', at, answers: { [call]: answer } });

describe('the page that a billing contact confirms its address on', () => {
  afterEach(() => jest.restoreAllMocks());

  it('does so when it is asked to, and not by being opened', async () => {
    const { user, callsTo } = open(() => ({ organizationName: 'TechFlow Solutions' }));
    const button = await screen.findByRole('button', { name: 'Confirm this address' });
    expect(callsTo(call)).toHaveLength(0);
    await user.click(button);
    expect(await screen.findByRole('status')).toHaveTextContent('of TechFlow Solutions are sent to you from now on');
    expect(callsTo(call).map(({ body }) => body)).toEqual([{ token: 't0' }]);
  });

  it('says of a link that was used already what can be done', async () => {
    const { user } = open(() => refusal(422, 'token_invalid', 'This link has been used already.'));
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toHaveFocus();
  });

  it('says the same of a link without a token', async () => {
    open(() => ({}), '/billing/confirm-contact');
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  });

  it('can be tried again when the server is away', async () => {
    let answer = () => refusal(503, 'temporarily_unavailable', 'Later') as unknown;
    const { user } = open(() => answer());
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByText('The address was not confirmed')).toBeVisible();
    answer = () => ({ organizationName: 'TechFlow Solutions' });
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByRole('status')).toBeVisible();
  });
});
