import { fireEvent, screen, within } from '@testing-library/react';
import { json, openPage } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { OwnOrganizations } from './OwnOrganizations';

const adding = 'POST /api/organizations';

function open(answers: Parameters<typeof openPage>[1]['answers'] = {}, memberships: object[] = []) {
  const Page = () => <OwnOrganizations memberships={memberships as never} />;
  return openPage(Page, {
    answers: { 'GET /api/auth/user': () => ada, 'GET /api/join-offers': () => [], ...answers },
  });
}

describe('one’s organizations', () => {
  afterEach(() => jest.restoreAllMocks());

  it('begin with the first, which is free', async () => {
    const { user, callsTo } = open({ [adding]: () => json(201, { id: 'o1', membershipTier: 'free', checkout: null }) });
    expect(await screen.findByText('No Organizations Yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Your Organization' }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText(/^Organization type/)).toHaveValue('corporation');
    expect(form.getByLabelText('Membership plan')).toHaveValue('free');
    const website = (address: string) =>
      fireEvent.change(form.getByLabelText('Website'), { target: { value: address } });
    website('https://www.worldbank.org@evil.example/');
    await user.click(form.getByRole('button', { name: 'Create Organization' }));
    expect(form.getByRole('link', { name: 'Enter the name of the organization' })).toBeInTheDocument();
    expect(form.getByRole('link', { name: /^Enter a web address that starts with/ })).toBeInTheDocument();
    website('');
    await user.type(form.getByLabelText(/^Organization name/), 'Wells');
    await user.selectOptions(form.getByLabelText(/^Organization type/), 'NGO');
    await user.click(form.getByRole('button', { name: 'Create Organization' }));
    expect(await screen.findByText('Organization created successfully!')).toBeInTheDocument();
    expect(callsTo(adding)[0]?.body).toEqual({
      name: 'Wells',
      description: null,
      type: 'ngo',
      website: null,
      membershipTier: 'free',
    });
  });

  it('are led to where it is paid for the new one, where one that costs is wished for', async () => {
    const checkout = '/checkout/enablers-annual?organizationId=o1';
    const { user, address } = open(
      { [adding]: () => json(201, { id: 'o1', membershipTier: 'free', checkout }) },
      ada.organizations,
    );
    await user.click(await screen.findByRole('button', { name: 'Add Organization' }));
    await user.type(await screen.findByLabelText(/^Organization name/), 'Wells');
    await user.selectOptions(screen.getByLabelText(/^Organization type/), 'NGO');
    await user.selectOptions(screen.getByLabelText('Membership plan'), 'Ecosystem Enablers');
    await user.click(screen.getByRole('button', { name: 'Create Organization' }));
    expect(await screen.findByText('Organization created successfully!')).toBeInTheDocument();
    expect(address()).toBe(checkout);
  });

  it('are not added where the server does not answer; what was typed stays', async () => {
    const { user } = open({ [adding]: () => json(503, { code: 'unavailable', message: 'Try again later.' }) });
    await user.click(await screen.findByRole('button', { name: 'Add Your Organization' }));
    await user.type(await screen.findByLabelText(/^Organization name/), 'Wells');
    await user.selectOptions(screen.getByLabelText(/^Organization type/), 'NGO');
    await user.click(screen.getByRole('button', { name: 'Create Organization' }));
    expect(await screen.findByText('Failed to create organization. Please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Organization name/)).toHaveValue('Wells');
  });
});
