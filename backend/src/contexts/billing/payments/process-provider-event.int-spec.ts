import { admin } from '../../../../test/support/admin';
import { refusal } from '../../../../test/support/contexts';
import type { FakePaystack } from '../../../../test/support/fake-paystack';
import { Paying } from '../../../../test/support/paying';
import { RateLimits } from '../../../platform/http/rate-limits';
import { hearingProvider } from '../billing.limits';
import { ProcessProviderEvent } from './process-provider-event';
import { ProcessRefund } from './process-refund';
import { ReceiveWebhook } from './receive-webhook';
import { RequestRefund } from './request-refund';

const paying = new Paying();

describe('an event of the provider', () => {
  const receive = async ({ body, headers }: ReturnType<FakePaystack['event']>) =>
    paying.contexts.get(ReceiveWebhook).execute('paystack', Buffer.from(body), headers);
  const newest = async () =>
    (await paying.rows('select * from billing.provider_events order by received_at desc limit 1'))[0];
  const process = (id: string) => paying.contexts.get(ProcessProviderEvent).execute(id);

  it('is kept once, and then followed', async () => {
    const reference = await paying.begun();
    const event = paying.paystack.event(reference);
    await Promise.all(Array.from({ length: 10 }, () => receive(event)));
    const row = await newest();
    expect(
      await paying.rows('select count(*)::int as n from billing.provider_events where reference = $1', [reference]),
    ).toEqual([{ n: 1 }]);
    expect(row).toMatchObject({
      kind: 'charge',
      name: 'charge.success',
      reference,
      state: 'received',
      raw: event.body,
    });
    const key = `provider-event:${row.id}`;
    const jobs = () => paying.rows('select from graphile_worker.jobs where key = $1', [key]);
    expect(await jobs()).toHaveLength(1);
    await paying.rows('select graphile_worker.remove_job($1)', [key]);
    await receive(event);
    expect(await jobs()).toEqual([]);
    paying.paystack.pay(reference);
    await process(row.id);
    expect(await newest()).toMatchObject({ state: 'processed', attempts: 1 });
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'successful' });
  });

  it('that says paid of what is not paid changes nothing', async () => {
    const reference = await paying.begun();
    await receive(paying.paystack.event(reference, { amount: 19_800, status: 'success' }));
    await process((await newest()).id);
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'pending' });
  });

  it('about a reference that is not ours is for somebody to look at, who is told of it once', async () => {
    await receive(paying.paystack.event('pay-foreign'));
    const { id } = await newest();
    await expect(() => Promise.all([process(id), process(id), process(id)])).leavesBehind({
      audit: [
        {
          action: 'provider-event.flagged',
          actor: 'system',
          subject: `provider-event:${id}`,
          details: { event: 'charge.success', reference: 'pay-foreign' },
        },
      ],
    });
    expect(await newest()).toMatchObject({ state: 'review', attempts: 1 });
  });

  it('about a refund has that followed; about one that is not ours is for somebody to look at', async () => {
    const reference = await paying.paid();
    const { id: paymentId } = await paying.paymentOf(reference);
    const id = await paying.get(RequestRefund).execute(admin, paymentId, { amount: 500n, reason: 'Kindness' });
    await paying.get(ProcessRefund).execute(id);
    for (const refund of paying.paystack.charges.get(reference)?.refunds ?? []) refund.status = 'processed';
    const heardOf = async (of: string) => {
      await receive(paying.paystack.event('', { transaction_reference: of }, 'refund.processed'));
      await process((await newest()).id);
      return (await newest()).state;
    };
    expect(await heardOf(reference)).toBe('processed');
    expect(await paying.rows('select state from billing.refunds where id = $1', [id])).toEqual([
      { state: 'processed' },
    ]);
    expect(await heardOf('pay-foreign')).toBe('review');
  });

  it('is counted by where it comes from, once it is known to be signed', async () => {
    const counted = jest.spyOn(paying.get(RateLimits), 'consume');
    const { body, headers } = paying.paystack.event('pay-counted');
    const from = (signature: string) =>
      paying
        .get(ReceiveWebhook)
        .execute('paystack', Buffer.from(body), { ...headers, 'x-paystack-signature': signature }, '192.0.2.7');
    expect(await refusal(from('0'.repeat(128)))).toBe('signature_wrong');
    expect(counted).not.toHaveBeenCalled();
    await from(headers['x-paystack-signature']);
    expect(counted.mock.calls).toEqual([[hearingProvider, '192.0.2.7']]);
  });

  it('that is disputed is for somebody to look at', async () => {
    const reference = await paying.paid();
    await receive(paying.paystack.event('', { transaction: { reference } }, 'charge.dispute.create'));
    await process((await newest()).id);
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'successful', review: 'disputed' });
  });

  it('that has what no text of the database holds is kept all the same', async () => {
    await receive(paying.paystack.event('pay-\u0000'));
    expect(await newest()).toMatchObject({ reference: 'pay-\ufffd', state: 'received' });
  });

  it('that nobody knows is kept', async () => {
    await receive(paying.paystack.event('x', {}, 'transfer.success'));
    await process((await newest()).id);
    expect(await newest()).toMatchObject({ state: 'ignored' });
  });

  it('is taken up again when the provider was away, or its job was lost', async () => {
    const reference = await paying.begun();
    paying.paystack.pay(reference);
    await receive(paying.paystack.event(reference));
    const { id } = await newest();
    paying.paystack.mood = 'breaks';
    await expect(process(id)).rejects.toThrow('500');
    expect(await newest()).toMatchObject({ state: 'failed', attempts: 1, last_error: expect.stringContaining('500') });
    paying.paystack.mood = 'well';
    paying.later(20_000);
    const takeUp = (ms: number) => paying.contexts.get(ProcessProviderEvent).takeUp(new Date(Date.now() + ms));
    await takeUp(60_000);
    expect(await newest()).toMatchObject({ state: 'failed', attempts: 1 });
    await paying.rows('update billing.provider_events set attempts = 20 where id = $1', [id]);
    await takeUp(180_000);
    expect(await newest()).toMatchObject({ state: 'failed', attempts: 20 });
    await paying.rows('update billing.provider_events set attempts = 19 where id = $1', [id]);
    await takeUp(180_000);
    expect(await newest()).toMatchObject({ state: 'processed' });
  });
});
