import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Secrets } from '../../../platform/secrets/secrets';
import { type CardAuthorization, PaymentProvider, type ReusableCard } from '../providers/payment-provider';
import { SavedCard } from './saved-card.entity';

const purpose = 'billing-saved-card';
const put = {
  name: 'saved-cards-put',
  text: `insert into billing.saved_cards (organization_id, provider, sealed, brand, last4, exp_month, exp_year, saved_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (organization_id) do update set provider = excluded.provider, sealed = excluded.sealed,
      brand = excluded.brand, last4 = excluded.last4, exp_month = excluded.exp_month, exp_year = excluded.exp_year,
      saved_at = excluded.saved_at`,
};
/** What was planned about the next renewal may depend on the card. */
const lookAgain = {
  name: 'subscriptions-look-again',
  text: `update billing.subscriptions set next_look_at = null
    where organization_id = $1 and status in ('active', 'past_due', 'grace')`,
};

/** Keeps the card that an organization's renewals are charged to: an authorization of the provider, encrypted. */
@Injectable()
export class CardKeeper {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly provider: PaymentProvider,
    private readonly secrets: Secrets,
  ) {}

  /** The one that can be charged by the provider in use. */
  async of(organizationId: string): Promise<SavedCard | null> {
    return this.database.manager.findOneBy(SavedCard, { organizationId, provider: this.provider.name });
  }

  /** Nothing where it was encrypted by a secret that is no longer ours: then the card is as good as none. */
  authorizationOf({ sealed }: SavedCard): CardAuthorization | undefined {
    return this.secrets.open<CardAuthorization>(purpose, sealed);
  }

  /** In place of the one before. Joins the surrounding transaction. */
  async save(actor: Actor, organizationId: string, { authorization, ...card }: ReusableCard): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.of(organizationId);
      const { brand, last4, expMonth, expYear } = card;
      const sealed = this.secrets.seal(purpose, authorization);
      const values = [this.provider.name, sealed, brand, last4, expMonth, expYear, this.clock.now()];
      await this.database.run(put, [organizationId, ...values]);
      await this.database.run(lookAgain, [organizationId]);
      await this.audit.record(actor, 'card.saved', `organization:${organizationId}`, {
        before: before && inWords(before),
        after: inWords(card),
      });
    });
  }

  /** Answers whether there was one. */
  async remove(actor: Actor, organizationId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const card = await this.database.manager.findOneBy(SavedCard, { organizationId });
      if (!card) return false;
      await this.database.manager.delete(SavedCard, { organizationId });
      await this.database.run(lookAgain, [organizationId]);
      await this.audit.record(actor, 'card.removed', `organization:${organizationId}`, { before: inWords(card) });
      return true;
    });
  }
}

/** How people tell it from another: nothing of it is a secret. */
const inWords = ({ brand, last4, expMonth, expYear }: Pick<SavedCard, 'brand' | 'last4' | 'expMonth' | 'expYear'>) => ({
  brand,
  last4,
  expMonth,
  expYear,
});

/** When it can no longer be charged: the first moment after its month, in UTC. */
export const expiryOf = ({ expMonth, expYear }: Pick<SavedCard, 'expMonth' | 'expYear'>): Date =>
  new Date(Date.UTC(expYear, expMonth, 1));
