import { ChangeSubscription } from '../../src/contexts/billing/subscriptions/change-subscription';
import { EndSubscription } from '../../src/contexts/billing/subscriptions/end-subscription';
import { FollowSubscriptionsJob } from '../../src/contexts/billing/subscriptions/lifecycle/follow-subscriptions.job';
import { Paying } from './paying';

/** As `Paying`, with what a subscription leaves as time goes by. */
class Renewing extends Paying {
  /** Of the subscription that a test has asked for. */
  subscriptionId = '';

  constructor() {
    super();
    beforeEach(() => {
      this.subscriptionId = '';
      this.paystack.expiry = { exp_month: '12', exp_year: '2040' };
    });
    afterEach(async () => {
      await this.rows('delete from billing.prices where version > 1');
      // What one test leaves is not followed in the next, at another time.
      const [left] = await this.rows(
        `select id from billing.subscriptions where organization_id = $1 and status not in ('ended', 'cancelled')`,
        [this.id],
      );
      if (left)
        await this.get(ChangeSubscription).execute('system', this.id, async (subscription, now) => {
          await this.get(EndSubscription).execute('system', subscription, 'cancelled', now);
          return undefined;
        });
    });
  }

  now = () => this.contexts.clock.now();

  /** Sets the clock to a moment to come. */
  moveTo = (at: Date) => this.later(at.getTime() - this.now().getTime());

  follow = () => this.get(FollowSubscriptionsJob).execute();
  end = async () => new Date((await this.overview()).periodEnd as string);

  /** Pays, with a card that can be charged again unless it is said otherwise. */
  subscribe = async (planId: string, { card = true } = {}) => {
    this.paystack.keepsCards = card;
    await this.pay(planId);
    await this.follow();
  };

  /** Reads the subscription; `charges` are its charges from then on. */
  subscription = async () => {
    const row = await this.subscriptionOf();
    this.subscriptionId = row.id;
    return row;
  };

  /** Of the saved card. */
  charges = () => {
    const ours = this.subscriptionId.replaceAll('-', '');
    return [...this.paystack.charges.keys()].filter(
      (reference) => reference.startsWith('ren-') && ours !== '' && reference.includes(ours),
    );
  };

  invoices = async () =>
    (
      await this.rows('select total from billing.invoices where organization_id = $1 order by issued_at', [this.id])
    ).map(({ total }) => Number(total));

  /** Answers what has been mailed since the last time that it was asked. */
  mailsSince = () => {
    let seen = 0;
    return async () => {
      const all = await this.rows(
        'select template from notifications.messages where about = $1 order by queued_at, id',
        [`organization:${this.id}`],
      );
      const fresh = all.slice(seen).map(({ template }) => template as string);
      seen = all.length;
      return fresh;
    };
  };
}

/** The one of a test file. */
export const renewing = new Renewing();
export const {
  charges,
  end,
  follow,
  get,
  invoices,
  later,
  mailsSince,
  moveTo,
  now,
  overview,
  pay,
  paystack,
  rows,
  subscribe,
  subscription,
  tierOf,
} = renewing;
