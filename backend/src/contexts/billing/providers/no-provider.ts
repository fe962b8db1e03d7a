import { PaymentProvider, ProviderAway } from './payment-provider';

/** Stands in where nobody takes money: a production without a key. */
export class NoProvider extends PaymentProvider {
  readonly name = 'none';
  readonly live = false;
  readonly capabilities = { minimum: {}, savesCards: false, lists: false };

  async initialize(): Promise<never> {
    throw new ProviderAway('No payment provider is configured: PAYSTACK_SECRET_KEY is not set.');
  }

  async chargeCard(): Promise<never> {
    return this.initialize();
  }

  async fetch(): Promise<undefined> {
    return undefined;
  }

  async parseWebhook(): Promise<undefined> {
    return undefined;
  }

  async refund(): Promise<never> {
    return this.initialize();
  }

  async fetchRefund(): Promise<undefined> {
    return undefined;
  }

  async refundsOf(): Promise<[]> {
    return [];
  }

  async listCharges(): Promise<{ reports: []; hasMore: false }> {
    return { reports: [], hasMore: false };
  }
}
