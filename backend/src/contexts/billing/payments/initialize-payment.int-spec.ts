import { as, organizationOf, refusal } from '../../../../test/support/contexts';
import { Paying, plan } from '../../../../test/support/paying';
import { MembershipApi } from '../../membership';
import { PaymentProvider, ProviderRefused } from '../providers/payment-provider';
import { QuotesApi } from '../quotes/quotes.api';
import { RequestQuote } from '../quotes/request-quote';
import { FollowPayment } from './follow-payment';

const paying = new Paying();

const quoteOf = (wanted: typeof plan) =>
  paying.contexts.get(RequestQuote).execute(paying.owner, { organizationId: organizationOf(paying.owner), ...wanted });

describe('beginning a payment', () => {
  it('leaves an attempt open and nothing else', async () => {
    const inForce = await paying.contexts.get(MembershipApi).documentsInForce();
    await expect(() => paying.begin()).leavesBehind(({ reference }) => ({
      audit: [
        expect.objectContaining({ action: 'quote.made', actor: `member:${paying.owner.id}` }),
        {
          action: 'payment.opened',
          actor: `member:${paying.owner.id}`,
          subject: expect.stringMatching(/^payment:/),
          details: expect.objectContaining({
            reference,
            organizationId: organizationOf(paying.owner),
            planId: plan.planId,
            agreed: inForce,
          }),
        },
      ],
    }));
    expect(await paying.tierOf()).toBe('free');
  });

  it('asks the provider for the total of the price book, whoever asks', async () => {
    const reference = await paying.begun(plan, as('admin', paying.owner));
    expect(paying.paystack.charges.get(reference)).toMatchObject({
      amount: 19_800,
      currency: 'USD',
      email: paying.owner.email,
    });
    const naira = await paying.begun({ ...plan, currency: 'NGN' });
    expect(paying.paystack.charges.get(naira)).toMatchObject({ amount: 27_000_000, currency: 'NGN' });
  });

  it('answers the same page again, also to many at once', async () => {
    // Agreements wait for one another already.
    const silent = { ...plan, agreeTerms: undefined };
    const answers = await Promise.all(Array.from({ length: 20 }, () => paying.begin(silent)));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(new Set(answers.map(({ authorization_url }) => authorization_url)).size).toBe(1);
    paying.later(31 * 60_000);
    expect(await paying.begun()).not.toBe(answers[0]?.reference);
  });

  it('keeps who the invoice is for, as it was written last', async () => {
    const billingInfo = {
      ...{ firstName: 'Ada', lastName: 'Okafor', email: 'accounts@own.example', phone: '+234 1', company: 'Own Ltd' },
      ...{ address: '1 Marina', city: 'Lagos', state: 'Lagos', postalCode: '100001', country: 'NG' },
    };
    const reference = await paying.begun({ ...plan, billingInfo: { ...billingInfo, city: 'Abuja' } });
    const { id } = await paying.paymentOf(reference);
    await expect(() => paying.begin({ ...plan, billingInfo })).leavesBehind({
      audit: [
        {
          action: 'payment.billing-changed',
          actor: `member:${paying.owner.id}`,
          subject: `payment:${id}`,
        },
      ],
    });
    await expect(() => paying.begin({ ...plan, billingInfo })).leavesBehind({});
    await expect(() => paying.begin()).leavesBehind({});
    paying.paystack.pay(reference);
    await paying.settle(reference);
    const [invoice] = await paying.rows('select billing_info from billing.invoices where payment_id = $1', [id]);
    expect(invoice.billing_info).toEqual(billingInfo);
  });

  it('keeps which documents were agreed to, and since when', async () => {
    const membership = paying.contexts.get(MembershipApi);
    const { terms, privacy } = await membership.documentsInForce();
    const began = paying.contexts.clock.now();
    const reference = await paying.begun();
    const agreed = async () => {
      const payment = await paying.paymentOf(reference);
      return [payment.terms_version, payment.privacy_version, payment.terms_accepted_at];
    };
    const [, , at] = await agreed();
    expect(await agreed()).toEqual([terms, privacy, at]);
    expect(new Date(at).getTime()).toBeGreaterThanOrEqual(began.getTime());
    await expect(() => paying.begin()).leavesBehind({});
    expect(await agreed()).toEqual([terms, privacy, at]);
    jest.spyOn(membership, 'documentsInForce').mockResolvedValue({ terms: '99', privacy });
    await expect(() => paying.begin()).leavesBehind({
      audit: [{ action: 'payment.terms-agreed', details: { agreed: { terms: '99', privacy } } }].map((record) =>
        expect.objectContaining(record),
      ),
    });
    expect((await agreed()).slice(0, 2)).toEqual(['99', privacy]);
    const known = `select document, version, way, organization_id from membership.legal_agreements where user_id = $1 order by 1, 2`;
    const paid = { way: 'payment', organization_id: organizationOf(paying.owner) };
    expect(await paying.rows(known, [paying.owner.id])).toEqual([
      { document: 'terms', version: Number(terms), ...paid },
      { document: 'terms', version: 99, ...paid },
      { document: 'privacy', version: Number(privacy), ...paid },
    ]);
  });

  it.each([
    ['a plan', async () => plan],
    ['a quote that begins a subscription', async () => ({ quoteId: await quoteOf(plan) })],
  ])(
    'is begun for %s without it, as the calls of other clients are, and keeps that nobody was asked',
    async (_, wish) => {
      const reference = await paying.begun({ ...(await wish()), agreeTerms: undefined });
      expect(await paying.paymentOf(reference)).toMatchObject({ terms_version: null });
    },
  );

  it('takes the quote of a change without asking again, and keeps it with the form of the checkout', async () => {
    await paying.paid();
    const quoteId = await quoteOf({ ...plan, planId: 'enablers-annual' });
    const billingInfo = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.org' };
    const reference = await paying.begun({ quoteId, agreeTerms: undefined });
    expect(await paying.paymentOf(reference)).toMatchObject({ purpose: 'change', terms_version: null });
    await paying.begin({ quoteId, billingInfo });
    const { terms } = await paying.contexts.get(MembershipApi).documentsInForce();
    expect(await paying.paymentOf(reference)).toMatchObject({ terms_version: terms });
  });

  it('by a quote is refused where another plan or currency is named beside it', async () => {
    const quoteId = await quoteOf(plan);
    for (const other of [{ planId: 'enterprise-annual' }, { currency: 'NGN' as const }])
      await expect(() => paying.begin({ quoteId, ...other })).leavesBehind({ refused: 'invalid_input' });
    await paying.begun({ quoteId, planId: plan.planId, currency: plan.currency });
  });

  it('by another method is another attempt to pay the same quote', async () => {
    const quoteId = await quoteOf(plan);
    const card = await paying.begun({ quoteId, paymentMethod: 'card' });
    const bank = await paying.begun({ quoteId, paymentMethod: 'bank' });
    expect(await paying.begun({ quoteId, paymentMethod: 'bank' })).toBe(bank);
    expect(bank).not.toBe(card);
    const [one, other] = [await paying.paymentOf(card), await paying.paymentOf(bank)];
    expect([one.id, one.quote_id]).toEqual([other.id, quoteId]);
  });

  it('by a quote of another price is not led to the page of the one before', async () => {
    const before = await paying.begun();
    await paying.rows(`insert into billing.prices (plan_id, version, currency, charged, list, valid_from)
      values ('innovators-annual', 2, 'USD', 20000, 39900, now() - interval '10 ms')`);
    const quoteId = await quoteOf(plan);
    const now = await paying.begun({ quoteId });
    await paying.rows('delete from billing.prices where version = 2');
    expect(now).not.toBe(before);
    expect([before, now].map((reference) => paying.paystack.charges.get(reference)?.amount)).toEqual([19_800, 22_000]);
  });

  it('anew is a payment of its own while somebody looks at the one before', async () => {
    const flagged = await paying.begun();
    paying.paystack.pay(flagged, { amount: 100, requested_amount: 100 });
    expect(await paying.settle(flagged)).toBe('review');
    const [one, other] = [await paying.paymentOf(flagged), await paying.paymentOf(await paying.begun())];
    expect(other).toMatchObject({ status: 'pending', review: null });
    expect(other.id).not.toBe(one.id);
  });

  it('stays paid where another page for it is refused at that very moment', async () => {
    const quoteId = await quoteOf(plan);
    const card = await paying.begun({ quoteId, paymentMethod: 'card' });
    paying.paystack.pay(card);
    jest.spyOn(paying.get(PaymentProvider), 'initialize').mockImplementationOnce(async () => {
      expect(await paying.settle(card)).toBe('paid');
      throw new ProviderRefused('No such channel');
    });
    expect(await refusal(paying.begin({ quoteId, paymentMethod: 'bank' }))).toBe('payment_refused');
    expect(await paying.paymentOf(card)).toMatchObject({ status: 'successful' });
  });

  it('is refused before anything is made where the total is less than the provider takes', async () => {
    const quoteId = await quoteOf(plan);
    const quotes = paying.contexts.get(QuotesApi);
    const quote = { ...(await quotes.find(quoteId)), total: 199n };
    jest.spyOn(quotes, 'demand').mockResolvedValue(quote);
    await expect(() => paying.begin({ quoteId })).leavesBehind({ refused: 'amount_too_small' });
  });

  it.each(['member', 'viewer'] as const)('is not for a plain %s', async (role) => {
    await expect(() => paying.begin(plan, as(role, paying.owner))).leavesBehind({ refused: 'organization_required' });
  });

  it.each([
    ['for an organization of others', () => ({ ...plan, organizationId: crypto.randomUUID() }), 'not_found'],
    ['for a plan that there is not', () => ({ ...plan, planId: 'platinum' }), 'not_found'],
    ['by a quote that there is not', () => ({ quoteId: crypto.randomUUID() }), 'not_found'],
    ['for a plan that is free', () => ({ ...plan, planId: 'lite-annual' }), 'plan_not_sold'],
  ])('is refused %s', async (_, wish, refused) => {
    await expect(() => paying.begin(wish())).leavesBehind({ refused });
  });

  it('tells in the words of the page that nothing was begun when the provider is away', async () => {
    paying.paystack.mood = 'breaks';
    const billingInfo = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.org' };
    await expect(paying.begin()).rejects.toMatchObject({
      code: 'payment_unavailable',
      message: 'Unable to initialize payment. Please try again.',
    });
    await expect(paying.begin({ ...plan, billingInfo })).rejects.toMatchObject({
      message: 'Unable to process payment. Please try again.',
    });
    paying.paystack.mood = 'well';
    const reference = await paying.begun();
    expect(
      await paying.rows('select count(*)::int as n from billing.payments where organization_id = $1', [
        organizationOf(paying.owner),
      ]),
    ).toEqual([{ n: 1 }]);
    paying.paystack.pay(reference);
    expect(await paying.settle(reference)).toBe('paid');
  });

  it('is tried under another reference when the first answer was lost, and both are watched', async () => {
    paying.paystack.mood = 'lost';
    const reference = await paying.begun();
    const [lost] = await paying.rows(
      `select reference, next_check_at is not null as watched from billing.payment_attempts
      where payment_id = (select payment_id from billing.payment_attempts where reference = $1) and state = 'lost'`,
      [reference],
    );
    expect(lost).toMatchObject({ watched: true });
    paying.paystack.pay(lost.reference);
    paying.paystack.pay(reference);
    expect([await paying.settle(lost.reference), await paying.settle(reference)]).toEqual(['paid', 'duplicate']);
  });

  it('fails where the provider refuses it', async () => {
    paying.paystack.mood = 'refuses';
    expect(await refusal(paying.begin())).toBe('payment_refused');
    const [payment] = await paying.rows('select status from billing.payments where organization_id = $1', [
      organizationOf(paying.owner),
    ]);
    expect(payment.status).toBe('failed');
  });
});

describe('the return page', () => {
  const follow = (reference: string, viewer = paying.owner) =>
    paying.contexts.get(FollowPayment).execute(viewer, reference);

  it('learns what is settled, and settles what is not', async () => {
    const reference = await paying.begun();
    expect(await follow(reference)).toMatchObject({ status: 'pending', invoiceNumber: null, total: '19800' });
    paying.paystack.pay(reference);
    // It asks no more often than every two seconds.
    expect(await follow(reference)).toMatchObject({ status: 'pending' });
    paying.later(2_100);
    expect(await follow(reference)).toMatchObject({
      status: 'successful',
      invoiceNumber: expect.stringMatching(/^INV-/),
      tier: 'innovators_solution_providers',
      periodStart: expect.stringMatching(/Z$/),
      periodEnd: expect.stringMatching(/Z$/),
      receiptTo: paying.owner.email,
    });
  });

  it('is not for others', async () => {
    const reference = await paying.begun();
    const stranger = await paying.contexts.organization(`Stranger of ${paying.name}`);
    expect(await refusal(follow(reference, stranger))).toBe('not_found');
    expect(await refusal(follow(reference, as('viewer', paying.owner)))).toBe('not_found');
    expect(await refusal(follow('pay-nowhere'))).toBe('not_found');
  });

  it('says that a second payment of the same goes back', async () => {
    paying.paystack.mood = 'lost';
    const reference = await paying.begun();
    const [{ reference: lost }] = await paying.rows(
      `select reference from billing.payment_attempts where state = 'lost' and payment_id = $1`,
      [(await paying.paymentOf(reference)).id],
    );
    for (const one of [lost, reference]) paying.paystack.pay(one);
    expect(await follow(lost)).toMatchObject({ status: 'successful', paidTwice: false });
    expect(await follow(reference)).toMatchObject({ status: 'successful', paidTwice: true });
    expect(await follow(lost)).toMatchObject({ status: 'successful', paidTwice: false });
  });

  it('bears a provider that is away', async () => {
    const reference = await paying.begun();
    paying.paystack.mood = 'breaks';
    expect(await follow(reference)).toMatchObject({ status: 'pending' });
  });
});
