import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/audit';
import { MembershipApi, MembershipTier } from '../../membership';
import { ChangeSubscription } from './change-subscription';
import { LifecycleMails } from './lifecycle/lifecycle-mails';
import type { Subscription } from './subscription.entity';
import type { EndReason } from './subscription.enums';

/** Ends a subscription, within the caller's transaction: the organization is free again, and nothing of it is deleted. */
@Injectable()
export class EndSubscription {
  constructor(
    private readonly change: ChangeSubscription,
    private readonly mails: LifecycleMails,
    private readonly membership: MembershipApi,
  ) {}

  async execute(actor: Actor, subscription: Subscription, reason: EndReason, at: Date): Promise<void> {
    subscription.end(at, reason);
    await this.membership.setTier(subscription.organizationId, MembershipTier.Free);
    await this.change.keep(actor, subscription, 'ended', { reason });
    await this.mails.ended(subscription, reason, at);
  }
}
