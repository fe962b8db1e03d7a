import { type Contexts, startContexts } from '../../../../../test/support/contexts';
import { FakePaystack, paystackKey, signed } from '../../../../../test/support/fake-paystack';
import { Clock } from '../../../../platform/clock/clock';
import { Settings } from '../../../../platform/database/settings';
import { AnswerLost, type PaymentProvider, ProviderAway, ProviderRefused } from '../payment-provider';
import { PaystackProvider } from './paystack.provider';

const paystack = new FakePaystack();
let contexts: Contexts;
let provider: PaymentProvider;
let count = 0;

beforeAll(async () => {
  await paystack.open();
  contexts = await startContexts(paystack.environment);
});
afterAll(async () => {
  await contexts.stop();
  await paystack.close();
});
beforeEach(() => {
  count += 1;
  paystack.mood = 'well';
  paystack.calls = [];
  paystack.largestPage = 100;
  // One without a memory of earlier failures.
  provider = new PaystackProvider(
    { secretKey: paystackKey, baseUrl: paystack.environment.PAYSTACK_BASE_URL },
    contexts.get(Settings),
    new Clock(),
  );
});

const charge = (changes: object = {}) => ({
  reference: `pay-${count}`,
  amount: 19_800n,
  currency: 'USD',
  email: 'ada@techflow.example',
  description: 'Membership',
  callbackUrl: 'https://alliance.example/checkout/return',
  cancelUrl: 'https://alliance.example/checkout/innovators-annual',
  ...changes,
});
const initialize = (changes: object = {}, patience = 3000) =>
  provider.initialize(charge(changes), performance.now() + patience);

describe('Paystack', () => {
  it('is spoken to as its document says, and understood', async () => {
    for (const method of [undefined, 'card', 'bank', 'mobile'])
      await initialize({ reference: `pay-${count}-${method}`, method });
    const opened = await initialize();
    expect(opened).toEqual({ redirectUrl: `https://checkout.paystack.com/pay-${count}`, providerRef: `pay-${count}` });
    expect(await provider.fetch(`pay-${count}`)).toMatchObject({ state: 'abandoned', amount: 19_800n, live: false });
    paystack.pay(`pay-${count}`);
    expect(await provider.fetch(`pay-${count}`)).toMatchObject({ state: 'success', requested: 19_800n, fees: 150n });
    const since = new Date(Date.now() - 1000);
    const refund = await provider.refund({ reference: `pay-${count}`, amount: 100n, currency: 'USD', note: 'Half' });
    expect(refund).toMatchObject({ state: 'pending', amount: 100n });
    expect(await provider.fetchRefund(refund.providerRef)).toEqual(refund);
    expect(await provider.refundsOf(`pay-${count}`, since)).toEqual([refund]);
    expect(await provider.refundsOf('pay-another', since)).toEqual([]);
    expect(paystack.faults).toEqual([]);
  });

  it('is asked for all pages of refunds: the one that is looked for may be behind many others', async () => {
    const since = new Date(Date.now() - 1000);
    for (const reference of [`pay-${count}`, `pay-${count}-other`]) {
      await initialize({ reference });
      paystack.pay(reference);
    }
    const refund = (reference: string, amount: bigint) =>
      provider.refund({ reference, amount, currency: 'USD', note: 'Back' });
    const wanted = await refund(`pay-${count}`, 700n);
    for (let n = 0; n < 120; n += 1) await refund(`pay-${count}-other`, 1n);
    expect(await provider.refundsOf(`pay-${count}`, since)).toEqual([wanted]);
    expect(await provider.refundsOf(`pay-${count}-other`, since)).toHaveLength(120);
    expect(paystack.faults).toEqual([]);
  });

  it.each([100, 50])('is asked for all pages of charges, where one holds %i', async (largestPage) => {
    paystack.charges.clear();
    paystack.largestPage = largestPage;
    const made: string[] = [];
    for (let n = 0; n < 120; n += 1) {
      made.push(`pay-${count}-${n}`);
      await initialize({ reference: made[n] });
      if (n % 2) paystack.pay(`pay-${count}-${n}`);
    }
    const listed: string[] = [];
    const [from, until] = [new Date(Date.now() - 1000), new Date(Date.now() + 1000)];
    for (let page = 1, hasMore = true; hasMore; page += 1) {
      const charges = await provider.listCharges(from, until, page);
      listed.push(...charges.reports.map(({ reference }) => reference));
      ({ hasMore } = charges);
    }
    expect(listed.reverse()).toEqual(made);
    expect(await provider.listCharges(from, until, Math.ceil(120 / largestPage) + 1)).toEqual({
      reports: [],
      hasMore: false,
    });
    expect(paystack.faults).toEqual([]);
  });

  it('charges a card again that was paid with, and never twice under one reference', async () => {
    paystack.keepsCards = true;
    await initialize();
    paystack.pay(`pay-${count}`);
    paystack.keepsCards = false;
    const card = (await provider.fetch(`pay-${count}`))?.card;
    expect(card).toEqual({
      ...{ brand: 'visa', last4: '4081', expMonth: 12, expYear: 2040 },
      authorization: { code: `AUTH_pay-${count}`, email: 'ada@techflow.example' },
    });
    if (!card) throw new Error('there is no card');
    const again = { reference: `ren-${count}`, amount: 500n, currency: 'USD', authorization: card.authorization };
    expect(await provider.chargeCard(again)).toMatchObject({
      state: 'success',
      amount: 500n,
      reference: `ren-${count}`,
    });
    await expect(provider.chargeCard(again)).rejects.toThrow(AnswerLost);
    expect(await provider.fetch(`ren-${count}`)).toMatchObject({ state: 'success', amount: 500n });
    const stranger = {
      ...again,
      reference: `ren-${count}-2`,
      authorization: { code: 'AUTH_no', email: 'a@b.example' },
    };
    await expect(provider.chargeCard(stranger)).rejects.toThrow(ProviderRefused);
    paystack.mood = 'lost';
    await expect(provider.chargeCard({ ...again, reference: `ren-${count}-3` })).rejects.toThrow(AnswerLost);
    paystack.mood = 'babbles';
    await expect(provider.chargeCard({ ...again, reference: `ren-${count}-4` })).rejects.toThrow(AnswerLost);
    expect(paystack.faults).toEqual([]);
  });

  it.each([
    ['that cannot be charged again', { reusable: false }],
    ['without an authorization', { authorization_code: '' }],
    ['that has no such month', { exp_month: '13' }],
    ['whose last digits are not digits', { last4: 'abcd' }],
  ])('has a payment by a card %s, which is not kept', async (_, changes) => {
    await initialize();
    const authorization = {
      authorization_code: 'AUTH_1',
      reusable: true,
      last4: '4081',
      exp_month: '1',
      exp_year: '2030',
    };
    paystack.pay(`pay-${count}`, { authorization: { ...authorization, ...changes } });
    expect(await provider.fetch(`pay-${count}`)).toMatchObject({ state: 'success', card: undefined });
  });

  it('is not known to have a charge that it does not have', async () => {
    expect(await provider.fetch('pay-nowhere')).toBeUndefined();
  });

  it.each(['ongoing', 'processing', 'queued', 'pending', 'reversal pending', 'something new'])(
    'has not ended a charge that is %s',
    async (status) => {
      await initialize();
      paystack.pay(`pay-${count}`, { status });
      expect(await provider.fetch(`pay-${count}`)).toMatchObject({ state: 'pending' });
    },
  );

  it('may give amounts as texts, and ids that no number holds', async () => {
    await initialize();
    paystack.pay(`pay-${count}`, { amount: '19800', requested_amount: null, id: '18446744073709551615' });
    const report = await provider.fetch(`pay-${count}`);
    expect(report).toMatchObject({ amount: 19_800n, requested: undefined, providerRef: '18446744073709551615' });
  });

  it.each([
    ['live', true],
    ['test', false],
    ['staging', false],
  ])('takes money of the domain %s for real: %s', async (domain, live) => {
    await initialize();
    paystack.pay(`pay-${count}`, { domain });
    expect(await provider.fetch(`pay-${count}`)).toMatchObject({ live });
  });

  it.each([-1, 1.5, '1e3', null, '', 2 ** 60])('is not understood when it gives the amount %p', async (amount) => {
    await initialize();
    paystack.pay(`pay-${count}`, { amount });
    await expect(provider.fetch(`pay-${count}`)).rejects.toThrow(ProviderAway);
  });

  it('is not understood when it answers about another charge', async () => {
    await initialize();
    paystack.pay(`pay-${count}`, { reference: 'pay-another' });
    await expect(provider.fetch(`pay-${count}`)).rejects.toThrow(ProviderAway);
  });

  it.each([
    ['refuses', ProviderRefused],
    ['breaks', ProviderAway],
    ['is-busy', ProviderAway],
    ['halves', ProviderAway],
    ['babbles', AnswerLost],
    ['misleads', AnswerLost],
    ['lost', AnswerLost],
  ] as const)('that %s is told from one that does not', async (mood, error) => {
    paystack.mood = mood;
    const failure = await initialize().catch((thrown) => thrown);
    expect(failure).toBeInstanceOf(error);
    expect(paystack.calls.length).toBeLessThanOrEqual(2);
  });

  it('that hangs is waited for no longer than there is time', async () => {
    paystack.mood = 'hangs';
    const began = Date.now();
    await expect(initialize({}, 700)).rejects.toThrow(ProviderAway);
    expect(Date.now() - began).toBeLessThan(5000);
  });

  it('is left alone after five failures, and tried again after a while', async () => {
    paystack.mood = 'is-busy';
    for (let n = 0; n < 5; n += 1) await expect(initialize()).rejects.toThrow(ProviderAway);
    const { length } = paystack.calls;
    paystack.mood = 'well';
    await expect(initialize()).rejects.toThrow('left alone');
    expect(paystack.calls).toHaveLength(length);
    const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 16_000);
    const opened = initialize({}, 20_000);
    later.mockRestore();
    await expect(opened).resolves.toMatchObject({ redirectUrl: expect.stringContaining('checkout.paystack.com') });
    await expect(provider.fetch(`pay-${count}`)).resolves.toBeDefined();
  });
});

describe('An event of Paystack', () => {
  const read = ({ body, headers }: ReturnType<typeof signed>) => provider.parseWebhook(Buffer.from(body), headers);

  it.each([
    ['charge.success', { reference: 'pay-1' }, 'charge', 'pay-1'],
    ['refund.processed', { transaction_reference: 'pay-1', amount: '100' }, 'refund', 'pay-1'],
    ['charge.dispute.create', { transaction: { reference: 'pay-1' } }, 'dispute', 'pay-1'],
    ['transfer.success', { reference: 'x' }, 'unknown', undefined],
    ['charge.success', { reference: 7 }, 'charge', undefined],
    ['charge.success', null, 'charge', undefined],
  ])('%s about %j is a %s', async (event, data, kind, reference) => {
    const parsed = await read(signed(JSON.stringify({ event, data })));
    expect(parsed).toMatchObject({ kind, name: event });
    expect(parsed?.reference).toBe(reference);
  });

  it.each(['', '[]', 'null', '{', '"x"', '{"event":7}', '\u0000'])('that is %j is kept as unreadable', async (body) => {
    expect(await read(signed(body))).toMatchObject({ kind: 'unknown', name: 'unreadable' });
  });

  it('is the same when it is the same, to the byte', async () => {
    const [one, again, spaced] = await Promise.all(
      ['{"event":"charge.success"}', '{"event":"charge.success"}', '{"event": "charge.success"}'].map((body) =>
        read(signed(body)),
      ),
    );
    expect(one?.dedupeKey).toBe(again?.dedupeKey);
    expect(one?.dedupeKey).not.toBe(spaced?.dedupeKey);
  });

  it.each([
    ['another key', signed('{}', 'sk_test_another')],
    ['no signature', { ...signed('{}'), headers: {} }],
    ['a short one', { ...signed('{}'), headers: { 'x-paystack-signature': 'ab' } }],
    ['one of another length', { ...signed('{}'), headers: { 'x-paystack-signature': 'ab'.repeat(63) } }],
    ['one that is not hexadecimal', { ...signed('{}'), headers: { 'x-paystack-signature': 'zz'.repeat(64) } }],
    ['two of them', { ...signed('{}'), headers: { 'x-paystack-signature': ['a', 'b'] } }],
    ['that of another body', { ...signed('{}'), body: '{ }' }],
  ])('with %s is nobody’s', async (_, { body, headers }) => {
    expect(await provider.parseWebhook(Buffer.from(body), headers)).toBeUndefined();
  });

  it('may be signed with the key before for 72 hours after a rotation', async () => {
    const config = { secretKey: 'sk_test_new', previousSecretKey: paystackKey, baseUrl: 'http://127.0.0.1:1' };
    const rotated = new PaystackProvider(config, contexts.get(Settings), new Clock());
    const taken = async (key: string) => {
      const { body, headers } = signed('{"event":"charge.success"}', key);
      return (await rotated.parseWebhook(Buffer.from(body), headers)) !== undefined;
    };
    expect([await taken(paystackKey), await taken('sk_test_new'), await taken('sk_test_no')]).toEqual([
      true,
      true,
      false,
    ]);
    const started = Date.now();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(started + 71.9 * 3_600_000);
    expect(await taken(paystackKey)).toBe(true);
    clock.mockReturnValue(started + 72.1 * 3_600_000);
    expect([await taken(paystackKey), await taken('sk_test_new')]).toEqual([false, true]);
    clock.mockRestore();
  });
});
