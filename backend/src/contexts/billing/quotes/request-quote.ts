import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { currencyFixed, organizationRequired, planRunsAlready } from '../billing.errors';
import type { PlanCurrency } from '../plans/plan.enums';
import { CurrentSubscription, type RunningSubscription } from '../subscriptions/current-subscription';
import { MakeQuote } from './make-quote';
import { QuotePurpose } from './quote';

/** Whether the viewer decides about money of an organization. Throws `organization_required` or `not_found`. */
export function expectDecisionMaker({ organizations }: Viewer, organizationId: string, noun = 'organization'): void {
  const role = organizations.find(({ id }) => id === organizationId)?.role;
  if (!role) throw notFound(noun);
  if (role !== 'owner' && role !== 'admin') throw organizationRequired();
}

/** An owner or admin asks what a plan would cost their organization now. */
@Injectable()
export class RequestQuote {
  constructor(
    private readonly make: MakeQuote,
    private readonly subscriptions: CurrentSubscription,
  ) {}

  /**
   * Answers its id; for a renewal that is due, the one of its day. What it is for follows from the running subscription. Throws `organization_required`, `not_found`, `plan_not_sold`,
   * `plan_runs_already`, or `currency_fixed` for a change in another currency than the running period was paid in.
   */
  async execute(
    viewer: Viewer,
    { organizationId, planId, currency }: { organizationId: string; planId: string; currency: PlanCurrency },
  ): Promise<string> {
    expectDecisionMaker(viewer, organizationId);
    const subscription = await this.subscriptions.of(organizationId);
    const purpose = purposeOf(subscription, planId);
    if (subscription && subscription.currency !== currency) throw currencyFixed(subscription.currency);
    const due = subscription && (await this.subscriptions.dueOf(subscription.id));
    if (due && due.planId === planId) return due.quoteId;
    return this.make.execute(viewer, { organizationId, purpose, planId, currency }, subscription);
  }
}

function purposeOf(subscription: RunningSubscription | undefined, planId: string): QuotePurpose {
  if (!subscription) return QuotePurpose.Start;
  if (subscription.planId !== planId) return QuotePurpose.Change;
  if (subscription.status === 'active') throw planRunsAlready();
  return QuotePurpose.Renew;
}
