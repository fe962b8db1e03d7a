import { screen } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { priceBook } from '@/testing/price-book';
import ConfirmOrganizationPage from './ConfirmOrganizationPage';

const call = 'POST /api/membership/confirm-organization';

const check = 'POST /api/membership/confirm-organization/check';
const organization = () => ({ organizationName: 'TechFlow Solutions' });

const open = (query: string, answer: () => unknown = organization, checked: () => unknown = organization) =>
  openPage(ConfirmOrganizationPage, {
    path: '/confirm-organization',
    at: `/confirm-organization${query}`,
    answers: { [check]: checked, [call]: answer, 'GET /api/plans': () => priceBook },
  });

const confirm = () => screen.findByRole('button', { name: 'It is mine' });
const unusable = { level: 1, name: 'This confirmation link does not work any more' };

describe('the page that confirms an organization', () => {
  afterEach(() => jest.restoreAllMocks());

  it('confirms nothing by itself, and then what the person says', async () => {
    const { user, callsTo } = open('?token=t0');
    const button = await confirm();
    expect(screen.getByText('TechFlow Solutions')).toBeInTheDocument();
    expect(callsTo(call)).toHaveLength(0);
    await user.click(button);
    expect(await screen.findByText('TechFlow Solutions belongs to your account now.')).toBeInTheDocument();
    expect(callsTo(call)[0]?.body).toEqual({ token: 't0' });
  });

  it('says before anything is clicked that a link does not work', async () => {
    const { callsTo } = open('?token=bad', organization, () => refusal(422, 'token_invalid', 'Used already.'));
    expect(await screen.findByRole('heading', unusable)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'It is mine' })).not.toBeInTheDocument();
    expect(callsTo(call)).toHaveLength(0);
  });

  it('can look at the link again when the server could not answer', async () => {
    const answers = [refusal(503, 'unavailable', 'Please try again soon.'), organization()];
    const { user } = open('?token=t0', organization, () => answers.shift());
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await confirm()).toBeInTheDocument();
  });

  it('says of a link that was used meanwhile what to do now', async () => {
    const { user } = open('?token=t0', () => refusal(422, 'token_invalid', 'This link has been used already.'));
    await user.click(await confirm());
    expect(await screen.findByRole('heading', unusable)).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(await screen.findByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:help@alliance.example',
    );
  });

  it('says the same of one without a token, and asks nobody', () => {
    const { callsTo } = open('');
    expect(screen.getByRole('heading', unusable)).toBeInTheDocument();
    expect([...callsTo(call), ...callsTo(check)]).toHaveLength(0);
  });

  it('can be asked again when the server could not answer', async () => {
    const answers = [refusal(503, 'unavailable', 'Please try again soon.'), { organizationName: 'TechFlow Solutions' }];
    const { user } = open('?token=t0', () => answers.shift());
    await user.click(await confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
    await user.click(await confirm());
    expect(await screen.findByText(/belongs to your account now/)).toBeInTheDocument();
  });
});
