import { screen, waitFor } from '@testing-library/react';
import { openPage } from '@/testing/openPage';
import { ada } from '@/testing/people';
import BillingEntryPage from './BillingEntryPage';

const open = (viewer: unknown) =>
  openPage(BillingEntryPage, { path: '/billing', answers: { 'GET /api/auth/user': () => viewer } });

describe('the way to billing', () => {
  afterEach(() => jest.restoreAllMocks());

  it('leads to the first organization that somebody decides for', async () => {
    const [own] = ada.organizations;
    const member = { ...own, role: 'member', organization: { ...own?.organization, id: 'org-of-others' } };
    const { address } = open({ ...ada, organizations: [member, own] });
    await waitFor(() => expect(address()).toBe('/organizations/org-own/billing'));
  });

  it('says whom to ask to who decides for none', async () => {
    open({ ...ada, organizations: ada.organizations.map((one) => ({ ...one, role: 'viewer' })) });
    expect(await screen.findByText(/for owners and admins of an organization. Ask one of yours/)).toBeInTheDocument();
  });
});
