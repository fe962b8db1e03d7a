import { screen, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import DomainsPage from './DomainsPage';

const api = '/api/organizations/org-own/domains';
const waiting = {
  id: 'd1',
  domain: 'own.example',
  recordName: '_alliance-verification.own.example',
  recordValue: 'alliance-verification=0f8f',
  claimedAt: '2026-01-02T08:00:00Z',
  provenAt: null,
  proof: null,
};
const proven = { ...waiting, provenAt: '2026-01-03T08:00:00Z', proof: 'dns' };
const domains = { organizationName: 'Own Organization', verifiedBy: null, domains: [waiting] };
const done = () => new Response(null, { status: 204 });

const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}) =>
  openPage(DomainsPage, {
    path: '/organizations/:organizationId/domains',
    at: '/organizations/org-own/domains',
    answers: { 'GET /api/auth/user': () => ada, [`GET ${api}`]: () => domains, ...answers },
  });

describe('the domains of an organization', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are added; what is wrong with one is said beside the field', async () => {
    let answer = () =>
      json(400, {
        code: 'invalid_input',
        message: 'Enter a domain',
        errors: [{ field: 'domain', message: 'Anybody gets an address at this domain. Enter your own' }],
      });
    const { user, callsTo } = open({
      [`GET ${api}`]: () => ({ ...domains, domains: [] }),
      [`POST ${api}`]: () => answer(),
    });
    expect(await screen.findByText('No domain yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Domain' }));
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByRole('button', { name: 'Add Domain' }));
    expect(form.getByRole('link', { name: 'Enter a domain' })).toBeInTheDocument();
    await user.type(form.getByLabelText(/^Domain/), 'gmail.com');
    await user.click(form.getByRole('button', { name: 'Add Domain' }));
    expect(await form.findByRole('link', { name: /Anybody gets an address/ })).toBeInTheDocument();
    answer = () => json(201, domains);
    await user.click(await form.findByRole('button', { name: 'Add Domain' }));
    expect(await screen.findByText('Domain added. Prove it now.')).toBeInTheDocument();
    expect(callsTo(`POST ${api}`)[1]?.body).toEqual({ domain: 'gmail.com' });
  });

  it('say which record proves them, and whether it is there', async () => {
    let now: object = domains;
    let answer = () => refusal(409, 'domain_unproven', 'There is no text record with this value yet.');
    const { user } = open({ [`GET ${api}`]: () => now, [`POST ${api}/d1/check`]: () => answer() });
    expect(await screen.findByText('_alliance-verification.own.example')).toBeInTheDocument();
    expect(screen.getByText('alliance-verification=0f8f')).toBeInTheDocument();
    // What has parts may hold them in groups, and a group nothing but terms and what they mean.
    const parts = document.querySelector('dl') as HTMLElement;
    expect([...parts.children].map(({ children }) => [...children].map(({ tagName }) => tagName))).toEqual([
      ['DT', 'DD'],
      ['DT', 'DD'],
    ]);
    expect(screen.getByText('Not verified')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check Record' }));
    expect(await screen.findByText('There is no text record with this value yet.')).toBeInTheDocument();
    answer = done;
    now = { ...domains, verifiedBy: 'domain', domains: [proven] };
    await user.click(await screen.findByRole('button', { name: 'Check Record' }));
    expect(await screen.findByText('own.example is proven.')).toBeInTheDocument();
    expect(await screen.findByText('Verified')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Check Record' })).not.toBeInTheDocument();
  });

  it('are proven by mail to a mailbox of theirs', async () => {
    const { user, callsTo } = open({ [`POST ${api}/d1/mail`]: done });
    await user.click(await screen.findByRole('button', { name: 'Prove by Mail' }));
    await user.selectOptions(await screen.findByLabelText('Mailbox'), 'postmaster@own.example');
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    expect(await screen.findByText('A link is on its way to postmaster@own.example.')).toBeInTheDocument();
    expect(callsTo(`POST ${api}/d1/mail`)[0]?.body).toEqual({ mailbox: 'postmaster' });
  });

  it('say among the pages of the organization that they are the current one, in forced colours too', async () => {
    open();
    const pages = within(await screen.findByRole('navigation', { name: 'Organization' }));
    const current = pages.getByRole('link', { name: 'Domains', current: 'page' });
    expect(current).toHaveClass('forced-colors:border-[Highlight]');
    expect(pages.getByRole('link', { name: 'People' })).toHaveClass('forced-colors:border-[Canvas]');
  });

  it('are removed after a question', async () => {
    const { user, callsTo } = open({ [`DELETE ${api}/d1`]: done });
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Domain' }));
    expect(await screen.findByText('own.example is removed.')).toBeInTheDocument();
    expect(callsTo(`DELETE ${api}/d1`)).toHaveLength(1);
  });
});
