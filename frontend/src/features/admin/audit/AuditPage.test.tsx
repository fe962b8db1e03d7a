import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import AuditPage from './AuditPage';

const event = {
  id: '4711',
  at: '2026-11-20T10:00:00Z',
  actor: 'admin:7',
  actorName: 'root',
  action: 'entitlement.changed',
  subject: 'organization:7d1f5c1e',
  subjectName: 'TechFlow' as string | null,
  subjectLink: '/admin/organizations?organization=7d1f5c1e' as string | null,
  details: { before: { allowance: '2', period: 'year' }, after: { allowance: '5', period: 'year' }, reason: 'Pilot' },
  request: 'req-1f',
  isSealed: true,
};
const former = { ...event, id: '4710', actor: 'member:9', actorName: null, action: 'session.opened', details: {} };
const gone = { ...event, id: '4709', subject: 'proposal:51c0', subjectName: null, subjectLink: null };
const check = {
  id: 'c1',
  startedBy: 'system',
  startedAt: '2026-11-20T02:40:00Z',
  endedAt: '2026-11-20T02:41:00Z',
  lines: 48_211,
  faultCount: 0,
  faults: [] as { eventId: string | null; why: string }[],
};
const head = { position: 48_211, hash: 'ab'.repeat(32), signedAt: '2026-11-20T02:41:00Z' };

const open = (answers: object = {}, at = '/admin/audit') =>
  openPage(AuditPage, {
    path: '/admin/audit',
    at,
    answers: {
      'GET /api/admin/audit': () => json(200, [event, former], { 'x-total-count': '2' }),
      'GET /api/admin/audit/4711': () => event,
      'GET /api/admin/audit/state': () => ({ check, head }),
      ...answers,
    } as never,
  });

beforeEach(() => localStorage.clear());

it('is of the days that are chosen', async () => {
  const { callsTo, address } = open();
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-03' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-09' } });
  expect(address()).toBe('/admin/audit?from=2026-11-03&to=2026-11-09');
  await waitFor(() => {
    const asked = callsTo('GET /api/admin/audit').at(-1)?.url.searchParams;
    expect([asked?.get('from'), asked?.get('to')]).toEqual(['2026-11-03', '2026-11-09']);
  });
});

it('says who did what, and narrows to the same actor from one line', async () => {
  const { user, address, callsTo } = open();
  const row = within(await screen.findByRole('row', { name: /^Entitlement: changed/ }));
  expect(row.getAllByText('root (administration)')[0]).toBeInTheDocument();
  expect(screen.getAllByText('Former member')[0]).toBeInTheDocument();
  await user.click(row.getByRole('link', { name: 'Entitlement: changed' }));
  expect(address()).toBe('/admin/audit?event=4711');
  const panel = within(await screen.findByRole('dialog', { name: 'Entitlement: changed' }));
  // What has stayed as it was is not said.
  expect(panel.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['FieldBeforeAfter', 'allowance25']);
  expect(panel.getByText('Pilot')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'All by the same actor' }));
  expect(address()).toBe('/admin/audit?actor=admin%3A7');
  await waitFor(() => expect(callsTo('GET /api/admin/audit').at(-1)?.url.searchParams.get('actor')).toBe('admin:7'));
});

it('finds as somebody is named, without a key more, and leaves the pointer where it is', async () => {
  const { user, callsTo, address } = open();
  const actor = await screen.findByRole('textbox', { name: 'Actor' });
  await user.type(actor, 'ada@own.example');
  await waitFor(() =>
    expect(callsTo('GET /api/admin/audit').at(-1)?.url.searchParams.get('actor')).toBe('ada@own.example'),
  );
  expect(actor).toHaveFocus();
  await user.clear(actor);
  await user.keyboard('system{Enter}');
  expect(address()).toBe('/admin/audit?actor=system');
  expect(actor).toHaveValue('system');
});

it('calls what something was done to by its name, which leads there, and by its number where it is gone', async () => {
  const { user } = open({ 'GET /api/admin/audit': () => json(200, [event, gone], { 'x-total-count': '2' }) });
  const list = within(await screen.findByRole('table'));
  expect(list.getByRole('link', { name: 'TechFlow' })).toHaveAttribute(
    'href',
    '/admin/organizations?organization=7d1f5c1e',
  );
  expect(list.getByText('organization')).toBeInTheDocument();
  expect(list.queryByText('organization:7d1f5c1e')).not.toBeInTheDocument();
  expect(list.getByText('proposal:51c0')).toBeInTheDocument();
  await user.click(list.getAllByRole('link', { name: 'Entitlement: changed' })[0] as HTMLElement);
  const panel = within(await screen.findByRole('dialog', { name: 'Entitlement: changed' }));
  expect(panel.getByRole('link', { name: 'TechFlow' })).toBeVisible();
  expect(panel.getByText('organization:7d1f5c1e')).toBeVisible();
});

it('takes away what the filter holds', async () => {
  open({}, '/admin/audit?action=payment.&from=2026-11-01');
  expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/audit/export?action=payment.&from=2026-11-01',
  );
});

it('is verified on demand, and says how far the reading is and what it has found', async () => {
  let state: object = { check: null, head: null };
  const { user } = open({
    'GET /api/admin/audit/state': () => state,
    'POST /api/admin/audit/checks': () => {
      state = { check: { ...check, endedAt: null, lines: 2_000 }, head: null };
      return json(202, state);
    },
  });
  expect(await screen.findByText(/Nobody has verified it yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Reading: 2,000 lines so far.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verifying...' })).toHaveAttribute('aria-disabled', 'true');
  const faults = [{ eventId: '17', why: 'The platform has not written it.' }];
  state = { check: { ...check, faultCount: 1, faults }, head };
  expect(await screen.findByText('It does not hold')).toBeVisible();
  expect(screen.getByText(/: The platform has not written it\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Line 17' })).toHaveAttribute('href', '/admin/audit?event=17');
  expect(screen.getByText(/at line 48,211/)).toBeVisible();
});

it('says why it is not verified', async () => {
  const { user } = open({
    'POST /api/admin/audit/checks': () => refusal(409, 'audit_check_running', 'The audit is being verified already.'),
  });
  expect(await screen.findByText('It holds')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('The audit is being verified already.')).toBeVisible();
});

it('says a reason once, among the changes where it is one of them', async () => {
  const reason = 'Asked to, twice.';
  const details = { reason, before: { state: 'active' }, after: { state: 'suspended', reason } };
  open({ 'GET /api/admin/audit/4711': () => ({ ...event, details }) }, '/admin/audit?event=4711');
  const panel = within(await screen.findByRole('dialog'));
  const rows = await panel.findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FieldBeforeAfter',
    'stateactivesuspended',
    `reason–${reason}`,
  ]);
  expect(panel.getAllByText(reason)).toHaveLength(1);
});

it('opens one line by its address, also one that the list has not shown, and says of another that there is none', async () => {
  const { close } = open({}, '/admin/audit?action=payment.&event=4711');
  expect(await screen.findByRole('dialog', { name: 'Entitlement: changed' })).toHaveTextContent(
    'Line 4711 of the audit',
  );
  close();
  open({ 'GET /api/admin/audit/5': () => refusal(404, 'not_found', 'Not here.') }, '/admin/audit?event=5');
  expect(await screen.findByText('There is no such line.')).toBeVisible();
});
