import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { ReactsTo } from '../../../platform/events/domain-event';
import { Jobs } from '../../../platform/jobs/jobs';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { SettingChanged } from '../../../platform/settings/setting-changed';
import { reviewRequired } from '../membership.settings';
import { awaitsRelease, ReleaseOrganization } from '../registrations/release-organization';
import { registrationReleasedMail } from '../registry.mails';
import { LockRegistration } from './lock-registration';
import { WriteToApplicant } from './write-to-applicant';

const job = 'release-who-waits-for-review';
/** Of one job, which then adds the next. */
const atOnce = 100;
const waiting = {
  name: 'registry-waiting-for-review',
  text: `select o.id from membership.organizations o where ${awaitsRelease} order by o.id limit ${atOnce}`,
};
const registrationOf = {
  name: 'registry-registration-of',
  text: `select id from membership.membership_registrations where organization_id = $1
    order by deleted_at is not null, id limit 1`,
};

/** Once no review is required any more, who waits for one acts; each is told. Who was rejected does not wait. Every hour again, for who registered as the switch was turned. */
@Injectable()
@ReactsTo(SettingChanged, 'membership.release-who-waits')
export class ReleaseWhoWaits implements OnModuleInit {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly lock: LockRegistration,
    private readonly release: ReleaseOrganization,
    private readonly settings: AllianceSettings,
    private readonly write: WriteToApplicant,
  ) {}

  onModuleInit(): void {
    this.jobs.every('27 * * * *', job, () => this.execute());
  }

  async handle({ name, after }: SettingChanged): Promise<void> {
    if (name === reviewRequired.name && after === 0) await this.jobs.add(job, {});
  }

  /** Stops where a review is required again meanwhile. */
  async execute(): Promise<void> {
    if (await this.settings.isOn(reviewRequired)) return;
    const next = await this.database.query<{ id: string }>(waiting);
    for (const { id } of next) await this.releaseOne(id);
    if (next.length === atOnce) await this.jobs.add(job, {});
  }

  private async releaseOne(organizationId: string): Promise<void> {
    await this.database.transaction(async () => {
      const known = await this.database.queryOne<{ id: string }>(registrationOf, [organizationId]);
      const registration = known && (await this.lock.find(known.id));
      if (!(await this.release.execute(organizationId))) return;
      await this.audit.record('system', 'organization.released', `organization:${organizationId}`);
      if (registration) await this.write.execute(registration, registrationReleasedMail, {});
    });
  }
}
