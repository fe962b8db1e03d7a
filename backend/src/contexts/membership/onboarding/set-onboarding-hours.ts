import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import type { OnboardingHoursDto } from './onboarding.dto';
import { OnboardingQueries } from './onboarding.queries';

const set = {
  name: 'onboarding-set-hours',
  text: `update membership.onboarding_hours set days = $1, from_hour = $2, to_hour = $3, minutes = $4, notice_hours = $5,
    horizon_days = $6, place = $7`,
};

/** Says when calls are held from now on. Those that are booked stay. */
@Injectable()
export class SetOnboardingHours {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly queries: OnboardingQueries,
  ) {}

  /** Throws `invalid_input` where no call fits between the hours. */
  async execute(viewer: Viewer, form: OnboardingHoursDto): Promise<void> {
    const { days, fromHour, toHour, minutes, noticeHours, horizonDays } = form;
    if ((toHour - fromHour) * 60 < minutes) throw invalidField('toHour', 'A call must fit between the two hours');
    const after = {
      ...{ days: [...days].sort(), fromHour, toHour, minutes, noticeHours, horizonDays },
      place: form.place || null,
    };
    await this.database.transaction(async () => {
      const before = await this.queries.lockedHours();
      await this.database.run(set, Object.values(after));
      await this.audit.record(viewer, 'onboarding.hours_set', undefined, { before, after });
    });
  }
}
