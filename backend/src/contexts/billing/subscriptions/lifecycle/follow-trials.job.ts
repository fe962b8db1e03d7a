import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Clock } from '../../../../platform/clock/clock';
import { day } from '../../../../platform/clock/durations';
import { Config } from '../../../../platform/config/config';
import { Database } from '../../../../platform/database/database';
import { Settings } from '../../../../platform/database/settings';
import { Events } from '../../../../platform/events/events';
import { Jobs } from '../../../../platform/jobs/jobs';
import { MembershipApi, type Trial } from '../../../membership';
import { BillingApi } from '../../billing.api';
import { TrialEnded } from '../../billing.events';
import { pages } from '../../billing.pages';
import { trialEnded, trialEnding } from '../../subscription.mails';
import { BillingPeople } from './billing-people';
import { LifecycleSteps } from './lifecycle-steps';

const reminderMs = 3 * day;
/** Until when trials have been followed; kept, so that none is missed while nobody looks. */
const followedUntil = 'trialsFollowedUntil';
/** How far back the first look of an installation goes. */
const firstLookMs = 2 * day;
const mostAtOnce = 500;

/**
 * Says that a trial ends, and that it has ended. The tier in force ends by itself, at the moment that membership names;
 * who has paid by then hears nothing.
 */
@Injectable()
export class FollowTrialsJob implements OnModuleInit {
  private readonly log = new Logger(FollowTrialsJob.name);

  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly membership: MembershipApi,
    private readonly people: BillingPeople,
    private readonly settings: Settings,
    private readonly steps: LifecycleSteps,
  ) {}

  onModuleInit(): void {
    this.jobs.every('* * * * *', 'follow-trials', () => this.execute());
  }

  async execute(): Promise<void> {
    const now = this.clock.now();
    const known = await this.settings.get<string>(followedUntil);
    const from = known ? new Date(known) : new Date(now.getTime() - firstLookMs);
    const ended = await this.membership.trialsEnding(from, now, mostAtOnce);
    const ending = await this.membership.trialsEnding(now, new Date(now.getTime() + reminderMs), mostAtOnce);
    let isWhole = true;
    for (const trial of [...ended, ...ending])
      await this.follow(trial, now).catch((error) => {
        isWhole = false;
        this.log.error(error);
      });
    const last = ended.length === mostAtOnce ? ended.at(-1)?.endsAt : undefined;
    if (isWhole) await this.settings.set(followedUntil, (last ?? now).toISOString());
  }

  private async follow(trial: Trial, now: Date): Promise<void> {
    const { organizationId, tier, endsAt } = trial;
    const isOver = endsAt <= now;
    await this.database.transaction(async () => {
      const step = isOver ? 'trial-ended' : 'trial-ending';
      if (!(await this.steps.mark(organizationId, step, endsAt, now))) return;
      if (isOver) {
        await this.events.publish(new TrialEnded(organizationId, tier));
        await this.audit.record('system', 'trial.ended', `organization:${organizationId}`, { tier });
      }
      const { name: planName, yearly, monthly } = await this.billing.planForTier(tier);
      const values = {
        planName,
        yearly: yearly.charged,
        monthly: monthly.charged,
        link: `${this.config.appUrl}${pages.plans}`,
      };
      if (isOver) await this.people.writeToOwners(organizationId, trialEnded, { ...values, endedAt: endsAt });
      else await this.people.writeToOwners(organizationId, trialEnding, { ...values, endsAt });
    });
  }
}
