import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { MembershipApi } from '../../membership';
import { mismatchOf } from '../payments/check-charge';
import { nextCheck } from '../payments/watch';
import { type ChargeReport, PaymentProvider, ProviderAway } from '../providers/payment-provider';
import { CardKeeper } from './card-keeper';
import { CardUpdate } from './card-update.entity';
import type { CardUpdateDto } from './cards.dto';
import { FlagCardUpdate } from './flag-card-update';
import { GiveBackCardCheck } from './give-back-card-check';

/** How long a page that was left may be come back to. What is paid on it later is given back all the same. */
const abandonedMs = day;
/** A page that waits asks often; the provider is asked no more than this. */
const askEveryMs = 2_000;

const mayAsk = {
  name: 'card-updates-may-ask',
  text: `update billing.card_updates set checked_at = $2
    where reference = $1 and (checked_at is null or checked_at < $3) and refund_state is null`,
};

export const isCardUpdate = (reference: string): boolean => reference.startsWith('card-');

/** Keeps the card that was entered on the provider's page, and gives back what that charged. */
@Injectable()
export class SettleCardUpdate {
  private readonly log = new Logger(SettleCardUpdate.name);

  constructor(
    private readonly cards: CardKeeper,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly flag: FlagCardUpdate,
    private readonly giveBack: GiveBackCardCheck,
    private readonly membership: MembershipApi,
    private readonly provider: PaymentProvider,
  ) {}

  /** What the page knows that the provider led back to. Throws `not_found`. */
  async follow(organizationId: string, reference: string): Promise<CardUpdateDto> {
    const find = () => this.database.manager.findOneBy(CardUpdate, { organizationId, reference });
    const update = await find();
    if (!update) throw notFound('card update');
    const known = { reference, state: update.state };
    if (update.refundState) return known;
    const now = this.clock.now().getTime();
    const values = [reference, new Date(now), new Date(now - askEveryMs)];
    if ((await this.database.run(mayAsk, values)) === 0) return known;
    await this.execute(reference).catch((error) => {
      if (!(error instanceof ProviderAway)) throw error;
      this.log.warn(`Card update ${reference} could not be asked about: ${error.message}`);
    });
    return { reference, state: (await find())?.state ?? update.state };
  }

  /** Answers whether there is such an update. Throws `ProviderAway`. */
  async execute(reference: string): Promise<boolean> {
    const known = await this.database.manager.findOneBy(CardUpdate, { reference });
    if (!known) return false;
    if (known.provider !== this.provider.name) return true;
    if (!known.refundState) await this.apply(reference, await this.provider.fetch(reference));
    await this.giveBack.execute(reference);
    return true;
  }

  /** Of any number of calls, one keeps the card. One that has failed may be paid yet, on the same page. */
  private async apply(reference: string, report: ChargeReport | undefined): Promise<void> {
    await this.database.transaction(async () => {
      const update = await this.locked(reference);
      if (!update || update.refundState) return;
      const now = this.clock.now();
      const isAbandoned = now.getTime() - update.createdAt.getTime() >= abandonedMs;
      if (report?.state === 'success') return this.keep(update, report, isAbandoned);
      update.nextCheckAt = nextCheck(update.createdAt, now);
      if (report?.state === 'failed' || isAbandoned) update.state = 'failed';
      await this.database.manager.save(update);
    });
  }

  private async keep(update: CardUpdate, report: ChargeReport, isAbandoned: boolean): Promise<void> {
    const { reference, organizationId, requestedBy, currency } = update;
    const expected = { reference, live: this.provider.live, currency, total: BigInt(update.amount) };
    const mismatch = mismatchOf(report, expected);
    // Nobody could remove the card of an organization that has left.
    const hasLeft = (await this.membership.describeOrganizations([organizationId])).get(organizationId)?.hasLeft;
    const card = mismatch || isAbandoned || hasLeft ? undefined : report.card;
    Object.assign(update, {
      state: card ? 'saved' : 'failed',
      ...{ paidAmount: String(report.amount), paidCurrency: report.currency },
      ...{ refundState: 'queued', nextCheckAt: this.clock.now() },
    });
    await this.database.manager.save(update);
    if (mismatch) await this.flag.execute(update, mismatch);
    const [, id = ''] = requestedBy.split(':');
    if (card) await this.cards.save({ kind: 'member', id }, organizationId, card);
  }

  private async locked(reference: string): Promise<CardUpdate | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.database.manager.findOne(CardUpdate, { where: { reference }, lock });
  }
}
