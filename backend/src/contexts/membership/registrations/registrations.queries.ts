import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { RegistrationStatusDto } from './registrations.dto';

const find = {
  name: 'registrations-find',
  text: `select r.id as "memberId", r.organization_name as "organizationName", r.selected_plan as tier, r.email,
      exists (select from membership.user_organizations m
        where m.user_id = r.user_id and m.organization_id = r.organization_id and m.is_active) as activated
    from membership.membership_registrations r where r.id = $1 and r.created_at > now() - interval '30 days'`,
};

@Injectable()
export class RegistrationsQueries {
  constructor(private readonly database: Database) {}

  /** A registration of the last 30 days. */
  async find(memberId: string): Promise<Omit<RegistrationStatusDto, 'emailSent' | 'emailState'> | undefined> {
    return this.database.queryOne(find, [memberId]);
  }
}
