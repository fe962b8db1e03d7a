import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../platform/http/text';
import { MembershipTier } from '../../membership';
import { SavedCardDto } from '../cards/cards.dto';
import { BillingContactDto } from '../contacts/billing-contact.dto';
import { PlanCurrency } from '../plans/plan.enums';
import { BillingStanding, type EndReason, endReasons } from './subscription.enums';
import { SubscribedPlanDto } from './subscriptions.dto';

export class NextPlanDto {
  /** What it changes to. */
  plan: SubscribedPlanDto;

  /** When that plan begins: the end of what is paid. */
  startsAt: string;
}

export class NextChargeDto {
  /** When it is charged, or to be paid where no card is saved. */
  date: string;

  /** What is paid for. */
  plan: SubscribedPlanDto;

  /**
   * Before tax, in minor units.
   * @example "18000"
   */
  subtotal: string;

  /**
   * Tax, in minor units.
   * @example "1800"
   */
  tax: string;

  /**
   * Name of the tax.
   * @example "Sales tax 10%"
   */
  taxRule: string;

  /**
   * What will be charged by the prices that the book has for that day, in minor units.
   * @example "19800"
   */
  total: string;

  /**
   * Of all amounts.
   * @example "USD"
   */
  currency: PlanCurrency;

  /**
   * What the running period costs by the same tax, in minor units, where the same plan will cost something else; else `null`.
   * @example null
   */
  @ApiProperty({ type: 'string' })
  previousTotal: string | null;
}

export class AmountDueDto {
  /** The quote to pay it by: `POST /api/initialize-payment` takes it for as long as it is due. */
  quoteId: string;

  /** The plan that it is for. */
  plan: SubscribedPlanDto;

  /**
   * Before tax, in minor units.
   * @example "18000"
   */
  subtotal: string;

  /**
   * Tax, in minor units.
   * @example "1800"
   */
  tax: string;

  /**
   * Name of the tax.
   * @example "Sales tax 10%"
   */
  taxRule: string;

  /**
   * What is to be paid, in minor units.
   * @example "19800"
   */
  total: string;

  /**
   * Of all amounts.
   * @example "USD"
   */
  currency: PlanCurrency;

  /** Since when. */
  since: string;

  /** When the saved card is charged again; `null` without a card, and after the last try. */
  nextTryAt: string | null;

  /** From when on what is there can only be read. */
  readOnlyFrom: string;

  /** When the subscription ends unless it is paid. Nothing is deleted then. */
  endsAt: string;
}

export class BillingOverviewDto {
  /** Whose it is. */
  organizationId: string;

  /**
   * How it stands. `free`: never subscribed. `past_due`: a renewal was not paid, and everything still works. `grace`: what
   * is there can be read. `ended`: free again.
   * @example "active"
   */
  @ApiProperty({ enum: BillingStanding, enumName: 'BillingStanding' })
  standing: BillingStanding;

  /**
   * The tier in force, also that of a trial.
   * @example "innovators_solution_providers"
   */
  tier: MembershipTier;

  /** What is subscribed to, or was last; `null` for who never was. */
  plan: SubscribedPlanDto | null;

  /**
   * What it is paid in.
   * @example "USD"
   */
  currency: PlanCurrency | null;

  /** From when on the running period, or the last one, is paid. */
  periodStart: string | null;

  /** Until when it is paid. */
  periodEnd: string | null;

  /** Until when the trial runs, or ran; `null` for who had none. */
  trialEndsAt: string | null;

  /** When the subscription ended. */
  endedAt: string | null;

  /**
   * Why it ended.
   * @example null
   */
  @ApiProperty({ type: 'string', enum: [...endReasons, null] })
  endReason: EndReason | null;

  /**
   * Whether it ends with what is paid.
   * @example false
   */
  cancelAtPeriodEnd: boolean;

  /** The plan that it changes to when what is paid is over. */
  nextPlan: NextPlanDto | null;

  /** The card that renewals are charged to. */
  card: SavedCardDto | null;

  /** Whether a card can be saved here: the provider keeps cards. */
  canSaveCard: boolean;

  /** Who gets the invoices; `null` where nobody has been named: then the owners hear of everything. */
  contact: BillingContactDto | null;

  /**
   * Whether mail goes to the contact: its link was followed, or it is the address of an owner or admin.
   * @example true
   */
  contactGetsMail: boolean;

  /**
   * Whether what is there can only be read, because a renewal was not paid.
   * @example false
   */
  readOnly: boolean;

  /** What will be charged next; `null` where nothing will. */
  nextCharge: NextChargeDto | null;

  /** What is to be paid now; `null` where everything is. */
  due: AmountDueDto | null;
}

export class ChangePlanAtPeriodEndDto {
  /**
   * One of the plans of the price book.
   * @example "innovators-monthly"
   */
  @Text({ max: 100, required: 'Choose a plan' })
  planId: string;
}
