import type { Abstract, Type } from '@nestjs/common';
import { CheckLedger } from '../../src/contexts/billing/payments/check-ledger';
import { InitializePayment } from '../../src/contexts/billing/payments/initialize-payment';
import { SettlePayment } from '../../src/contexts/billing/payments/settle-payment';
import { PlanCurrency } from '../../src/contexts/billing/plans/plan.enums';
import { OverviewQueries } from '../../src/contexts/billing/subscriptions/overview.queries';
import type { Viewer } from '../../src/platform/http/viewer';
import { type Contexts, organizationOf, startContexts } from './contexts';
import { FakePaystack } from './fake-paystack';

export const plan = { planId: 'innovators-annual', currency: PlanCurrency.Usd };

/**
 * The contexts before a Paystack of ours, and for every test an owner whose organization has paid nothing yet. After
 * each test the ledger has to add up.
 */
export class Paying {
  readonly paystack = new FakePaystack();
  contexts: Contexts;
  owner: Viewer;
  /** Of the owner's organization. */
  name: string;

  constructor(environment: Record<string, string> = {}) {
    let count = 0;
    beforeAll(async () => {
      await this.paystack.open();
      this.contexts = await startContexts({ ...this.paystack.environment, ...environment });
      this.paystack.now = () => this.contexts.clock.now();
    });
    afterAll(async () => {
      expect(this.paystack.faults).toEqual([]);
      await this.contexts.stop();
      await this.paystack.close();
    });
    beforeEach(async () => {
      Object.assign(this.paystack, { mood: 'well', keepsCards: false, keptCards: 'success', calls: [] });
      count += 1;
      this.name = `Payer ${count}`;
      this.owner = await this.contexts.organization(this.name, 'owner', 'free');
    });
    afterEach(async () => {
      jest.restoreAllMocks();
      this.contexts.clock.reset();
      expect(await this.get(CheckLedger).execute()).toMatchObject({ faults: [] });
    });
  }

  /** Of the owner's organization. */
  get id(): string {
    return organizationOf(this.owner);
  }

  get = <T>(type: Type<T> | Abstract<T>): T => this.contexts.get(type);
  rows = (text: string, values?: unknown[]) => this.contexts.rows(text, values);
  begin = (wish: object = plan, viewer = this.owner) =>
    this.get(InitializePayment).execute(viewer, { agreeTerms: true, ...wish });
  begun = async (wish: object = plan, viewer = this.owner) => (await this.begin(wish, viewer)).reference;
  settle = (reference: string) => this.get(SettlePayment).execute(reference, 'webhook');

  /** Begun, paid and settled. */
  paid = async (wish: object = plan, viewer = this.owner) => {
    const reference = await this.begun(wish, viewer);
    this.paystack.pay(reference);
    expect(await this.settle(reference)).toBe('paid');
    return reference;
  };

  pay = (planId: string, currency = PlanCurrency.Usd) => this.paid({ planId, currency });
  overview = () => this.get(OverviewQueries).of(this.id);

  paymentOf = async (reference: string) =>
    (
      await this.rows(
        `select p.*, a.state as attempt from billing.payments p join billing.payment_attempts a on a.payment_id = p.id
        where a.reference = $1`,
        [reference],
      )
    )[0];

  tierOf = async (viewer = this.owner) =>
    (await this.rows('select membership_tier from membership.organizations where id = $1', [organizationOf(viewer)]))[0]
      .membership_tier;

  subscriptionOf = async (viewer = this.owner) =>
    (
      await this.rows('select * from billing.subscriptions where organization_id = $1 order by created_at desc', [
        organizationOf(viewer),
      ])
    )[0];

  /** Lets the rest of the test happen that much later. */
  later = (ms: number) => this.contexts.clock.move(ms);
}
