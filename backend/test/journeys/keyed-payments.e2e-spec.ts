import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Idempotency } from '../../src/platform/idempotency/idempotency';
import { Payers } from '../support/payers';

const plan = { planId: 'innovators-annual', currency: 'USD' };

describe('A payment begun with an Idempotency-Key', () => {
  const payers = new Payers(10);
  let key: string;
  let organizationId: string;

  beforeEach(() => {
    key = randomUUID();
    organizationId = payers.organizations.pop() as string;
  });

  const begin = (changes: object = {}) =>
    payers.owner.client.post(
      '/api/initialize-payment',
      { ...plan, organizationId, agreeTerms: true, ...changes },
      { 'idempotency-key': key },
    );
  /** As the web client does while an earlier call with the key is under way, or the server is busy. */
  const beginPatiently = async () => {
    for (;;) {
      const answer = await begin();
      if (![409, 503].includes(answer.status)) return answer;
      await sleep(50);
    }
  };
  const attempts = async () =>
    (
      await payers.sql(
        `select a.reference, a.state, p.id from billing.payment_attempts a join billing.payments p on p.id = a.payment_id
        where p.organization_id = $1 order by a.created_at`,
        [organizationId],
      )
    ).map(({ reference, state, id }) => ({ reference, state, id }));

  it('is begun once, however many call at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, beginPatiently));
    const reference = (await attempts())[0]?.reference;
    expect(answers.map(({ status, body }) => [status, body.reference])).toEqual(Array(20).fill([200, reference]));
    expect(await attempts()).toHaveLength(1);
  });

  it('gives money back once, however often a super admin sends the same', async () => {
    const { body } = await begin();
    payers.paystack.pay(body.reference);
    await payers.owner.client.get(`/api/payments/${body.reference}/status`);
    const id = (await attempts())[0]?.id;
    const refund = () =>
      payers.superAdmin.client.post(
        `/api/admin/payments/${id}/refunds`,
        { amount: '100', reason: 'Kindness' },
        { 'idempotency-key': key },
      );
    const [once, again] = [await refund(), await refund()];
    expect(once.status).toBe(201);
    expect([again.status, again.body]).toEqual([once.status, once.body]);
    const rest = await payers.superAdmin.client.post(`/api/admin/payments/${id}/refunds`, {
      ...{ amount: null, reason: 'The rest' },
    });
    expect(rest.status).toBe(201);
    const refunds = await payers.sql(
      'select amount from billing.refunds where payment_id = $1 order by amount::bigint',
      [id],
    );
    expect(refunds).toEqual([{ amount: '100' }, { amount: '19700' }]);
  });

  it('is not begun with another body', async () => {
    expect((await begin()).status).toBe(200);
    const other = await begin({ planId: 'enterprise-annual' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await attempts()).toHaveLength(1);
  });

  it('goes on where it failed when it is sent again', async () => {
    payers.paystack.mood = 'breaks';
    expect((await begin()).status).toBe(503);
    payers.paystack.mood = 'well';
    const { status, body } = await begin();
    expect(status).toBe(200);
    const [lost, open] = await attempts();
    expect([lost?.state, open]).toEqual(['lost', { reference: body.reference, state: 'open', id: lost?.id }]);
    expect((await begin()).body).toEqual(body);
  });

  it('whose process died before the provider was asked is led to a page all the same', async () => {
    // What such a process leaves behind: the attempt, and the key without an answer.
    const idempotency = payers.product.app.get(Idempotency) as unknown as { keep(): Promise<void> };
    jest.spyOn(idempotency, 'keep').mockResolvedValueOnce();
    await begin();
    const reference = (await attempts())[0]?.reference;
    await payers.sql(
      `update billing.payment_attempts set state = 'opening', redirect_url = null, created_at = created_at - interval '1 minute'
      where reference = $1`,
      [reference],
    );
    const { status, body } = await begin();
    expect([status, body.reference === reference]).toEqual([200, false]);
    expect(new Set((await attempts()).map(({ id }) => id)).size).toBe(1);
  });
});
