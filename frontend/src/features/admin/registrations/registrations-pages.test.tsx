import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import AdminSimplePage from './AdminSimplePage';
import AdminTestPage from './AdminTestPage';
import DatabasePage from './DatabasePage';
import RegistrationsPage from './RegistrationsPage';
import TestCountPage from './TestCountPage';
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
  mergedInto: null,
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
      organizationId: 'o2',
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
  decided: 2,
  decisions: [
    { registrationId: 'GIA-482913', reason: 'There is no such registration.' },
    { registrationId: 'GIA-517204', reason: 'There is no such registration.' },
  ],
  failed: 1,
  failures: [{ registrationId: 'GIA-600000', reason: 'Something went wrong on our side.' }],
  startedAt: '2026-11-23T10:00:00Z',
  finishedAt: '2026-11-23T10:00:01Z',
  stoppedAt: null,
};

const started = { ...work, decided: 0, decisions: [], failed: 0, failures: [], done: 0, finishedAt: null };

type Answers = Parameters<typeof openPage>[1]['answers'];
const server: Answers = {
  'GET /api/registrations': () => json(200, [registration, second], { 'x-total-count': '12' }),
  'GET /api/registrations/summary': () => summary,
  'GET /api/registration-bulks': () => [],
  'GET /api/registrations/GIA-482913': () => detail,
  'GET /api/registrations/GIA-517204': () => ({ ...detail, ...second, duplicates: [] }),
};
const open = (answers: Answers = {}, at = '/registrations', Page = RegistrationsPage) =>
  openPage(Page, { path: '/registrations', at, answers: { ...server, ...answers } });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the registrations', () => {
  it('are narrowed by type with counts, searched and ordered by the server, and say how many of how many', async () => {
    const { user, address, callsTo } = open();
    expect(await screen.findByText('Found 12 registrations')).toBeVisible();
    expect(await screen.findByText('Showing 12 of 40 registrations')).toBeVisible();
    expect(screen.getAllByText('Duplicate?')).not.toHaveLength(0);
    await user.selectOptions(screen.getByLabelText('Type'), screen.getByRole('option', { name: 'Startup (12)' }));
    await user.selectOptions(screen.getByLabelText('Order'), 'waiting');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-03' } });
    expect(address()).toBe('/registrations?type=startup&sort=waiting&from=2026-11-03');
    await waitFor(() => {
      const asked = callsTo('GET /api/registrations').at(-1)?.url.searchParams;
      expect(['type', 'sort', 'from'].map((name) => asked?.get(name))).toEqual(['startup', 'waiting', '2026-11-03']);
    });
    expect(callsTo('GET /api/registrations/summary').at(-1)?.url.searchParams.has('sort')).toBe(false);
  });

  it('are narrowed to those without their mail by the tile that counts them', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: /Email failures\s*2/ }));
    expect(address()).toBe('/registrations?email=failed');
    expect(screen.getByRole('button', { name: /Email failures/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('are said to be there where none of them is open, then or later', async () => {
    const { user, close } = open({}, '/registrations?registration=GIA-482913');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await screen.findByRole('button', { name: /Email failures\s*2/ });
    expect(screen.queryByText('Data Loaded')).not.toBeInTheDocument();
    close();
    open();
    expect(await screen.findByText('Data Loaded')).toBeVisible();
  });

  it('are not said to be there any more over the one that is opened', async () => {
    const { user } = open();
    expect(await screen.findByText('Data Loaded')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /^TechFlow Solutions/ }));
    expect(await screen.findByRole('dialog', { name: 'TechFlow Solutions' })).toBeVisible();
    expect(screen.queryByText('Data Loaded')).not.toBeInTheDocument();
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
    expect(await screen.findByText('Found 12 registrations')).toBeVisible();
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
    expect(await screen.findByText('Bulk Delete Completed: 9 of 12')).toBeVisible();
    expect(screen.getByText('2 already deleted')).toBeVisible();
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

  it('are rejected together for the reason that was typed before the session ended', async () => {
    const reject = async (user: ReturnType<typeof open>['user']) => {
      await user.click(await screen.findByRole('checkbox', { name: 'Choose TechFlow Solutions (GIA-482913)' }));
      await user.click(screen.getByRole('button', { name: 'Reject' }));
      return within(await screen.findByRole('dialog', { name: 'Reject 1 registration?' }));
    };
    const first = open();
    await first.user.type((await reject(first.user)).getByLabelText(/^Reason/), 'No such company.');
    first.close();
    const { user, callsTo } = open({
      'POST /api/registration-bulks': () => json(202, work),
      'GET /api/registration-bulks/w1': () => work,
    });
    const dialog = await reject(user);
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('No such company.');
    await user.click(dialog.getByRole('button', { name: 'Reject 1 registration' }));
    await waitFor(() =>
      expect(callsTo('POST /api/registration-bulks')[0]?.body).toEqual({
        ...{ act: 'reject', ids: ['GIA-482913'] },
        ...{ reason: 'No such company.', announced: true },
      }),
    );
    await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.includes('many:'))).toEqual([]));
  });

  it('are not rejected for what was typed of others', async () => {
    const { user } = open();
    const choose = (name: string) => user.click(screen.getByRole('checkbox', { name: `Choose ${name}` }));
    const reason = async () => {
      await user.click(screen.getByRole('button', { name: 'Reject' }));
      return within(await screen.findByRole('dialog')).getByLabelText(/^Reason/);
    };
    await screen.findByRole('checkbox', { name: 'Choose Pump Works (GIA-517204)' });
    await choose('TechFlow Solutions (GIA-482913)');
    await user.type(await reason(), 'No such company.');
    await user.keyboard('{Escape}');
    await choose('Pump Works (GIA-517204)');
    expect(await reason()).toHaveValue('');
    await user.keyboard('{Escape}');
    await choose('Pump Works (GIA-517204)');
    expect(await reason()).toHaveValue('No such company.');
  });

  it('are rejected for what was typed of the same ones, in whichever order they are listed', async () => {
    const reason = async (user: ReturnType<typeof open>['user']) => {
      await user.click(await screen.findByRole('checkbox', { name: 'Choose all lines' }));
      await user.click(screen.getByRole('button', { name: 'Reject' }));
      return within(await screen.findByRole('dialog')).getByLabelText(/^Reason/);
    };
    const { user: first } = open();
    await first.type(await reason(first), 'No such companies.');
    cleanup();
    const { user } = open({
      'GET /api/registrations': () => json(200, [second, registration], { 'x-total-count': '12' }),
    });
    expect(await reason(user)).toHaveValue('No such companies.');
  });

  it('are not rejected all together for what was typed of all of another filter', async () => {
    const { user } = open({}, '/registrations?type=startup');
    const chooseAll = async () => {
      await user.click(await screen.findByRole('button', { name: 'Choose all 12 that match' }));
      await user.click(screen.getByRole('button', { name: 'Reject' }));
      return within(await screen.findByRole('dialog')).getByLabelText(/^Reason/);
    };
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all lines' }));
    await user.type(await chooseAll(), 'No such companies.');
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByLabelText('Type'), 'ngo');
    expect(await chooseAll()).toHaveValue('');
  });

  it('are approved by what is said for that, whatever was typed to reject them', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose TechFlow Solutions (GIA-482913)' }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Tell the applicants by mail' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('dialog', { name: 'Approve 1 registration?' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Tell the applicants by mail' })).toBeChecked();
  });

  it('are left as they were from where the work on them is stopped', async () => {
    const running = { ...started, done: 4 };
    let now: object = running;
    let tries = 0;
    const { user, callsTo } = open(
      {
        'GET /api/registration-bulks/w1': () => now,
        'POST /api/registration-bulks/w1/stop': () => {
          tries += 1;
          if (tries === 1) return refusal(503, 'unavailable', 'Come back soon.');
          now = { ...running, done: 5, finishedAt: '2026-11-23T10:00:01Z', stoppedAt: '2026-11-23T10:00:01Z' };
          return now;
        },
      },
      '/registrations?work=w1',
    );
    expect(await screen.findByText('Deleting: 4 of 12...')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('It Was Not Stopped')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Bulk Delete Stopped: 5 of 12')).toBeVisible();
    expect(screen.getByText('The other 7 are as they were.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
    expect(callsTo('POST /api/registration-bulks/w1/stop')).toHaveLength(2);
  });

  it('show the work that goes on to whoever comes back, until its report is closed', async () => {
    let now: object = { ...started, done: 4 };
    const other = { ...started, id: 'w2', act: 'approve', done: 1, total: 3 };
    const running = [{ ...started, done: 4 }, other];
    const { user, address } = open({
      'GET /api/registration-bulks': () => running,
      'GET /api/registration-bulks/w1': () => now,
      'GET /api/registration-bulks/w2': () => other,
    });
    expect(await screen.findByText('Deleting: 4 of 12...')).toBeVisible();
    expect(await screen.findByText('Approving: 1 of 3...')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Stop' })).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'To review' }));
    expect(address()).toBe('/registrations?sort=waiting&status=pending');
    expect(screen.getByText('Deleting: 4 of 12...')).toBeVisible();
    // What has ended is no work that goes on, and is reported all the same.
    running.shift();
    now = { ...work, decided: 0, decisions: [], failed: 0, failures: [] };
    expect(await screen.findByText('Bulk Delete Completed: 12 of 12')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText('Approving: 1 of 3...')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close report' }));
    expect(screen.queryByRole('region', { name: 'Work on many' })).not.toBeInTheDocument();
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
    await user.selectOptions(screen.getByLabelText('Type'), 'startup');
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
    let now = detail;
    const { user, callsTo, address } = open({
      'GET /api/registrations/GIA-482913': () => now,
      'POST /api/registrations/GIA-482913/approve': () => {
        now = { ...detail, status: 'approved', acts: ['reopen'] };
        return now;
      },
    });
    (await screen.findByRole('link', { name: /^TechFlow Solutions.*GIA-482913$/ })).focus();
    await user.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'TechFlow Solutions' });
    expect(await within(panel).findByText(/same e-mail domain, same name/)).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Compare and merge' })).toHaveAttribute(
      'href',
      '/admin/organizations/merge?goes=o1&stays=o2',
    );
    expect(within(panel).getByText('TechFlow Solutions is shown as verified.')).toBeVisible();
    within(panel).getByRole('checkbox', { name: 'Tell the applicant by mail' }).focus();
    await user.keyboard(' ');
    within(panel).getByRole('button', { name: 'Approve' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Registration Approved')).toBeVisible();
    expect(callsTo('POST /api/registrations/GIA-482913/approve')[0]?.body).toEqual({ announced: false });
    // To take it back is the exception.
    (await within(panel).findByRole('button', { name: 'Next registration' })).focus();
    expect(within(panel).getByRole('button', { name: 'Take back' })).toHaveClass('bg-surface');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/registrations?registration=GIA-517204');
    expect(await screen.findByRole('dialog', { name: 'Pump Works' })).toBeVisible();
  });

  it('names the country, and says since when it waits again', async () => {
    const reopened = { ...detail, waitingSince: '2026-11-22T10:00:00Z' };
    open({ 'GET /api/registrations/GIA-482913': () => reopened }, '/registrations?registration=GIA-482913');
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('Kenya')).toBeInTheDocument();
    expect(panel.getByText('Waits again since').nextElementSibling).toHaveTextContent('Nov 22, 2026');
  });

  it('leads to the organization that its own was merged into', async () => {
    const mergedInto = { id: 'o9', name: 'TechFlow' };
    open(
      { 'GET /api/registrations/GIA-482913': () => ({ ...detail, closed: true, mergedInto }) },
      '/registrations?registration=GIA-482913',
    );
    expect(await screen.findByRole('link', { name: 'TechFlow' })).toHaveAttribute(
      'href',
      '/admin/organizations?organization=o9',
    );
    expect(screen.queryByText('Has left the alliance')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Compare and merge' })).not.toBeInTheDocument();
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

  it('say that there are none, and narrow by type as well', async () => {
    const none = { 'GET /api/registrations': () => json(200, [], { 'x-total-count': '0' }) };
    const { user, address } = open(none, '/registrations?plan=free', DatabasePage);
    expect(await screen.findByText('No registrations found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Startup\s*12/ }));
    expect(address()).toBe('/registrations?plan=free&type=startup');
    await user.click(screen.getByRole('button', { name: /^Startup/ }));
    expect(address()).toBe('/registrations?plan=free');
  });

  it('show the figures and the newest registrations at a glance', async () => {
    open({}, '/registrations', AdminSimplePage);
    const link = await screen.findByRole('link', { name: 'TechFlow Solutions' });
    expect(link).toHaveAttribute('href', '/admin/registrations?registration=GIA-482913');
    // Neither sent nor failed, of all.
    const tiles = ['Total40', 'Emails sent30', 'Pending8'];
    for (const tile of tiles)
      expect(
        screen.getByText((_, element) => element?.tagName === 'DIV' && element.textContent === tile),
      ).toBeVisible();
    expect(screen.getByText('Last updated')).toBeVisible();
  });

  it('say at a glance that there are none, or what went wrong', async () => {
    const { close } = open(
      { 'GET /api/registrations': () => json(200, [], { 'x-total-count': '0' }) },
      '/registrations',
      AdminSimplePage,
    );
    expect(await screen.findByText('No registrations found')).toBeVisible();
    close();
    open(
      { 'GET /api/registrations': () => refusal(503, 'unavailable', 'Come back soon.') },
      '/registrations',
      AdminSimplePage,
    );
    expect(await screen.findByText('The registrations could not be loaded')).toBeVisible();
    expect(screen.queryByText('No registrations found')).not.toBeInTheDocument();
  });

  it('count the registrations, and ask again every five seconds', async () => {
    jest.useFakeTimers();
    let total = 12;
    const { callsTo } = open(
      { 'GET /api/registrations': () => json(200, [registration], { 'x-total-count': String(total) }) },
      '/registrations',
      TestCountPage,
    );
    expect(await screen.findByText('12')).toBeVisible();
    total = 13;
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText('13')).toBeVisible();
    expect(callsTo('GET /api/registrations')).toHaveLength(2);
  });

  it('call the registrations anew, past all caches', async () => {
    const { user, callsTo } = open({}, '/registrations', AdminTestPage);
    expect(await screen.findByText(/^12 registrations at/)).toBeVisible();
    expect(screen.getByText('Showing 2 of 12')).toBeVisible();
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
