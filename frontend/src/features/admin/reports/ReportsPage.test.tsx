import { screen, waitFor, within } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import ReportsPage from './ReportsPage';

const person = (name: string) => ({ id: name, name, email: `${name}@x.example` });
const report = {
  id: 'r1',
  reason: 'fraud',
  note: 'Look.',
  reportedBy: person('sam'),
  reportedAt: '2026-11-23T08:00:00Z',
  author: person('mallory'),
  text: 'Pay <b>me</b>',
  files: [{ id: 'f1', name: 'bill.pdf', type: 'application/pdf', bytes: 9 }],
  sentAt: '2026-11-23T07:00:00Z',
  decision: null,
  decidedAt: null,
};
const open = (answers = {}) =>
  openPage(ReportsPage, { answers: { 'GET /api/admin/message-reports': () => [report], ...answers } });

describe('the reported messages', () => {
  it('say who has reported what, and why', async () => {
    open();
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('Somebody may be deceived');
    expect(card).toHaveTextContent('Reported by sam (sam@x.example)');
    expect(card).toHaveTextContent('Pay <b>me</b>');
    expect(card).toHaveTextContent('With bill.pdf');
  });

  it.each([
    ['Leave It', 'kept'],
    ['Remove Message', 'removed'],
  ])('are decided once: %s', async (button, decision) => {
    const { user, callsTo } = open({
      'POST /api/admin/message-reports/r1/decision': () => new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: button }));
    if (decision === 'removed')
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: button }));
    await waitFor(() =>
      expect(callsTo('POST /api/admin/message-reports/r1/decision').map(({ body }) => body)).toEqual([{ decision }]),
    );
  });

  it('say why nothing was decided, and that nothing waits', async () => {
    const { user } = open({
      'POST /api/admin/message-reports/r1/decision': () => refusal(409, 'report_decided', 'Decided already.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Leave It' }));
    expect((await screen.findAllByText('Decided already.')).length).toBeGreaterThan(0);
  });

  it('are none where nobody has reported any', async () => {
    open({ 'GET /api/admin/message-reports': () => [] });
    expect(await screen.findByText('Nothing to Decide')).toBeInTheDocument();
  });
});
