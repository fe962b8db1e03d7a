import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { MembershipTier } from '../../membership';
import { BillingInterval, PlanCurrency } from '../plans/plan.enums';
import { SubscriptionStatus } from './subscription.enums';

export class SubscriptionStatusQuery {
  /** Of which of the viewer's organizations; the first that has a subscription where absent. */
  @IsOptional()
  @IsId()
  organizationId?: string;
}

export class SubscribedPlanDto {
  /**
   * Its name in addresses and programs.
   * @example "innovators-annual"
   */
  id: string;

  /**
   * Its name for people.
   * @example "Innovators & Solution Providers"
   */
  name: string;

  /**
   * The tier that it brings.
   * @example "innovators_solution_providers"
   */
  tierType: MembershipTier;

  /**
   * What one charge pays for.
   * @example "yearly"
   */
  billingInterval: BillingInterval;
}

export class RunningSubscriptionDto {
  /** Whose subscription it is. */
  organizationId: string;

  /**
   * How it stands.
   * @example "active"
   */
  status: SubscriptionStatus;

  /**
   * What it is paid in.
   * @example "USD"
   */
  currency: PlanCurrency;

  /** From when on the running period is paid. */
  currentPeriodStart: string;

  /** Until when the running period is paid. */
  currentPeriodEnd: string;

  /**
   * Whether it ends then.
   * @example false
   */
  cancelAtPeriodEnd: boolean;
}

export class UnpaidRenewalDto {
  /** Whose renewal it is. */
  organizationId: string;

  /**
   * The plan that it is for.
   * @example "Innovators & Solution Providers"
   */
  planName: string;

  /**
   * What is to be paid, in minor units, for owners and admins; `null` for the other people of the organization.
   * @example "19800"
   */
  @ApiProperty({ type: 'string' })
  total: string | null;

  /**
   * Of the amount.
   * @example "USD"
   */
  currency: PlanCurrency;

  /** Since when. */
  since: string;

  /**
   * Whether what is there can only be read already.
   * @example false
   */
  readOnly: boolean;

  /** From when on what is there can only be read. */
  readOnlyFrom: string;

  /** When the subscription ends unless it is paid. Nothing is deleted then. */
  endsAt: string;
}

export class SubscriptionStatusDto {
  /**
   * Whether there is a subscription that runs.
   * @example true
   */
  hasSubscription: boolean;

  /** What is subscribed to; absent without a subscription. */
  plan?: SubscribedPlanDto;

  /** Whose it is, and until when it is paid; absent without one. */
  subscription?: RunningSubscriptionDto;

  /** The renewals that have not been paid: of all of the viewer's organizations where none is named. */
  unpaid: UnpaidRenewalDto[];
}
