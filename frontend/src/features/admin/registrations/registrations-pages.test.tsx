import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import AdminTestPage from './AdminTestPage';
import DatabasePage from './DatabasePage';
import RegistrationsPage from './RegistrationsPage';
import TestRegistrationPage from './TestRegistrationPage';

const registration = {
  id: 'GIA-482913',
  organizationName: 'TechFlow Solutions',
  organizationType: 'startup',
  selectedPlan: 'free',
  contactName: 'Maya Chen',
  email: 'maya@techflow.example',
  phone: '+254 700 000000',
  role: 'CTO',
  website: 'https://techflow.example',
  industry: 'Technology & Software',
  size: '11-50',
  country: 'KE',
  interests: ['Fintech'],
  description: 'We find leaks.',
  status: 'pending',
  emailSent: true,
  emailState: 'sent',
  createdAt: '2026-11-20T10:00:00Z',
  waitingSince: '2026-11-20T10:00:00Z',
  deletedAt: null,
  duplicateBy: ['domain'],
};
const second = { ...registration, id: 'GIA-517204', organizationName: 'Pump Works', duplicateBy: [] };
const detail = {
  ...registration,
  organizationId: 'o1',
  activated: false,
  closed: false,
  organizationLinkedIn: null,
  contactLinkedIn: null,
  agreeMarketing: false,
  termsVersion: '3',
  decidedAt: null,
  decisionReason: null,
  acts: ['ask', 'approve', 'reject'],
  messages: [],
  duplicates: [
    {
      id: 'GIA-100000',
      organizationName: 'TechFlow Ltd',
      email: 'alex@techflow.example',
      status: 'approved',
      createdAt: '2026-10-01T10:00:00Z',
      signs: ['domain', 'name'],
    },
  ],
  records: [],
};
const summary = {
  total: 40,
  emailsSent: 30,
  emailFailures: 2,
  deleted: 1,
  types: [{ value: 'startup', count: 12 }],
  plans: [{ value: 'free', count: 12 }],
  statuses: [{ value: 'pending', count: 12 }],
  waiting: [{ age: 'under_3_days', count: 5 }],
};
const work = {
  id: 'w1',
  act: 'delete',
  total: 12,
  done: 12,
  failed: 1,
  failures: [{ registrationId: 'GIA-482913', reason: 'There is no such registration.' }],
  startedAt: '2026-11-23T10:00:00Z',
  finishedAt: '2026-11-23T10:00:01Z',
};

type Answers = Parameters<typeof openPage>[1]['answers'];
const server: Answers = {
  'GET /api/registrations': () => json(200, [registration, second], { 'x-total-count': '12' }),
  'GET /api/registrations/summary': () => summary,
  'GET /api/registrations/GIA-482913': () => detail,
  'GET /api/registrations/GIA-517204': () => ({ ...detail, ...second, duplicates: [] }),
};
const open = (answers: Answers = {}, at = '/registrations', Page = RegistrationsPage) =>
  openPage(Page, { path: '/registrations', at, answers: { ...server, ...answers } });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('the registrations', () => {
  it('are narrowed by type with counts, searched and ordered by the server, and say how many of how many', async () => {
    const { user, address, callsTo } = open();
    expect(await screen.findByText('Found 40 registrations')).toBeVisible();
    expect(await screen.findByText('Showing 12 of 40 registrations')).toBeVisible();
    expect(screen.getAllByText('Duplicate?')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /^Startup\s*12/ }));
    await user.selectOptions(screen.getByLabelText('Order'), 'waiting');
    expect(address()).toBe('/registrations?type=startup&sort=waiting');
    await waitFor(() => {
      const asked = callsTo('GET /api/registrations').at(-1)?.url.searchParams;
      expect([asked?.get('type'), asked?.get('sort')]).toEqual(['startup', 'waiting']);
    });
    expect(callsTo('GET /api/registrations/summary').at(-1)?.url.searchParams.has('sort')).toBe(false);
  });

  it('say what went wrong, and that nothing fits', async () => {
    const { close } = open({ 'GET /api/registrations': () => refusal(503, 'unavailable', 'Come back soon.') });
    expect(await screen.findByText('Failed to load data: HTTP 503: Refused')).toBeVisible();
    close();
    open({ 'GET /api/registrations': () => json(200, [], { 'x-total-count': '0' }) }, '/registrations?status=rejected');
    expect(await screen.findByText('No registrations found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  });

  it('are deleted where some are chosen, after a question', async () => {
    const { user, callsTo } = open({ 'DELETE /api/registrations': () => ({ deleted: 1 }) });
    expect(await screen.findByText('Found 40 registrations')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Please select registrations to delete.')).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose TechFlow Solutions (GIA-482913)' }));
    expect(screen.getByText('1 chosen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 1 registration' }));
    expect(await screen.findByText('Bulk Delete Completed')).toBeVisible();
    expect(callsTo('DELETE /api/registrations')[0]?.body).toEqual({ ids: ['GIA-482913'] });
    await waitFor(() => expect(screen.queryByText('1 chosen')).not.toBeInTheDocument());
  });

  it('are worked on by a job where all that match are chosen, whose report stands in the address', async () => {
    const { user, callsTo, address } = open(
      { 'POST /api/registration-bulks': () => json(202, work), 'GET /api/registration-bulks/w1': () => work },
      '/registrations?type=startup&sort=name',
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all lines' }));
    await user.click(screen.getByRole('button', { name: 'Choose all 12 that match' }));
    expect(screen.getByText('12 chosen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 12 registrations' }));
    expect(await screen.findByText('Bulk Delete Completed: 11 of 12')).toBeVisible();
    expect(screen.getByText('1 could not be done')).toBeVisible();
    expect(callsTo('POST /api/registration-bulks')[0]?.body).toEqual({
      act: 'delete',
      filter: { type: 'startup' },
      expected: 12,
    });
    expect(address()).toBe('/registrations?type=startup&sort=name&work=w1');
    await user.click(screen.getByRole('button', { name: 'Close report' }));
    expect(address()).toBe('/registrations?type=startup&sort=name');
  });

  it('are worked on as the order shows them, and chosen all together for one filter only', async () => {
    const { user, callsTo, address } = open(
      {
        'GET /api/registrations': () =>
          json(200, [registration, second], { 'x-total-count': '1000', 'x-total-relation': 'gte' }),
        'POST /api/registration-bulks': () => refusal(409, 'other_registrations', 'Meanwhile 13 registrations fit.'),
      },
      '/registrations?sort=waiting',
    );
    const chooseAll = async () => {
      await user.click(await screen.findByRole('checkbox', { name: 'Choose all lines' }));
      await user.click(await screen.findByRole('button', { name: 'Choose all 1,000+ that match' }));
    };
    await chooseAll();
    expect(screen.getByText('1,000+ chosen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Startup\s*12/ }));
    expect(address()).toBe('/registrations?sort=waiting&type=startup');
    expect(await screen.findByText('2 chosen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose all 1,000+ that match' }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('dialog', { name: 'Approve 1,000+ registrations?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve 1,000+ registrations' }));
    expect(await screen.findByText('Meanwhile 13 registrations fit.')).toBeVisible();
    expect(callsTo('POST /api/registration-bulks')[0]?.body).toEqual({
      act: 'approve',
      filter: { type: 'startup', status: 'pending' },
      announced: true,
    });
  });

  it('are taken away as what is chosen or, where nothing is, as what the filter holds', async () => {
    const { user } = open({}, '/registrations?status=pending');
    await screen.findByText('Pump Works');
    const addressOf = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Export' }));
      const link = (await screen.findByRole('menuitem', { name })).getAttribute('href');
      await user.keyboard('{Escape}');
      return link;
    };
    expect(await addressOf('Excel')).toBe('/api/registrations/export/excel?status=pending');
    await user.click(screen.getByRole('checkbox', { name: 'Choose Pump Works (GIA-517204)' }));
    expect(await addressOf('HTML for printing or PDF')).toBe('/api/registrations/export/html?ids=GIA-517204');
  });
});

describe('one registration', () => {
  it('is approved by keyboard alone, after its duplicates were shown, and the next one is a key away', async () => {
    const { user, callsTo, address } = open({
      'POST /api/registrations/GIA-482913/approve': () => ({ ...detail, status: 'approved', acts: ['reopen'] }),
    });
    (await screen.findByRole('link', { name: 'TechFlow Solutions' })).focus();
    await user.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'TechFlow Solutions' });
    expect(await within(panel).findByText(/same e-mail domain, same name/)).toBeVisible();
    expect(within(panel).getByText('TechFlow Solutions is shown as verified.')).toBeVisible();
    within(panel).getByRole('checkbox', { name: 'Tell the applicant by mail' }).focus();
    await user.keyboard(' ');
    within(panel).getByRole('button', { name: 'Approve' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Registration Approved')).toBeVisible();
    expect(callsTo('POST /api/registrations/GIA-482913/approve')[0]?.body).toEqual({ announced: false });
    within(panel).getByRole('button', { name: 'Next' }).focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/registrations?registration=GIA-517204');
    expect(await screen.findByRole('dialog', { name: 'Pump Works' })).toBeVisible();
  });

  it('is asked about in words that are given or one’s own, and not without any', async () => {
    const { user, callsTo } = open(
      { 'POST /api/registrations/GIA-482913/ask': () => json(201, detail) },
      '/registrations?registration=GIA-482913',
    );
    await user.click(await screen.findByRole('radio', { name: 'Ask for information' }));
    await user.click(screen.getByRole('button', { name: 'Ask for information' }));
    expect(await screen.findAllByText('Write what you want to know')).not.toHaveLength(0);
    await user.selectOptions(
      screen.getByLabelText('Begin with'),
      screen.getByRole('option', { name: /^Who may sign/ }),
    );
    await user.click(screen.getByRole('button', { name: 'Ask for information' }));
    expect(await screen.findByText('Question Sent')).toBeVisible();
    expect(callsTo('POST /api/registrations/GIA-482913/ask')[0]?.body).toEqual({
      question: expect.stringContaining('Who may sign'),
    });
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Approve' })).toBeChecked());
    await user.click(screen.getByRole('radio', { name: 'Ask for information' }));
    expect(screen.getByLabelText(/^Question/)).toHaveValue('');
  });

  it('offers no welcome to who has said that the organization is not theirs', async () => {
    const { close } = open({}, '/registrations?registration=GIA-482913');
    expect(await screen.findByRole('button', { name: 'Resend Welcome Email' })).toBeVisible();
    close();
    open(
      { 'GET /api/registrations/GIA-482913': () => ({ ...detail, disowned: true }) },
      '/registrations?registration=GIA-482913',
    );
    expect(await screen.findByRole('form', { name: 'Review' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend Welcome Email' })).toBeNull();
  });

  it('says when it could not be deleted', async () => {
    const { user } = open(
      { 'DELETE /api/registrations/GIA-482913': () => refusal(503, 'unavailable', 'Come back soon.') },
      '/registrations?registration=GIA-482913',
    );
    const panel = await screen.findByRole('dialog', { name: 'TechFlow Solutions' });
    await user.click(await within(panel).findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: /^Delete the registration/ });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Delete Failed')).toBeVisible();
  });
});

describe('the other pages', () => {
  it('show every field, narrowed by plan, and take it away as a workbook', async () => {
    const { user, address } = open({}, '/registrations', DatabasePage);
    expect(await screen.findByText('75 %')).toBeVisible();
    expect(await screen.findAllByText('We find leaks.')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Lite Plan/ }));
    expect(address()).toBe('/registrations?plan=free');
    expect(screen.getByRole('link', { name: 'Export to Excel' })).toHaveAttribute(
      'href',
      '/api/registrations/export/excel?plan=free',
    );
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(address()).toBe('/registrations');
  });

  it('call the registrations anew, past all caches', async () => {
    const { user, callsTo } = open({}, '/registrations', AdminTestPage);
    expect(await screen.findByText(/^2 registrations at/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Force Fresh API Call' }));
    await waitFor(() => expect(callsTo('GET /api/registrations')).toHaveLength(2));
    const [one, other] = callsTo('GET /api/registrations').map(({ url }) => url.searchParams.get('rand'));
    expect(one).not.toBe(other);
  });

  it.each([
    [
      'SUCCESS: GIA-999999',
      () => json(201, { memberId: 'GIA-999999', emailSent: true, message: 'Sent', token: 'secret' }),
    ],
    ['ERROR: 400', () => refusal(400, 'invalid_input', 'No')],
    [
      'EXCEPTION',
      () => {
        throw new TypeError('away');
      },
    ],
  ])('say %s of a registration that is tried out', async (title, answer) => {
    const { user } = open(
      {
        'GET /api/admin/auth/user': () => ({ username: 'root', email: 'root@localhost', role: 'super-admin' }),
        'POST /api/membership/register': answer,
      },
      '/registrations',
      TestRegistrationPage,
    );
    await user.click(await screen.findByRole('button', { name: 'Test Registration' }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByText(/secret/)).not.toBeInTheDocument();
  });
});
