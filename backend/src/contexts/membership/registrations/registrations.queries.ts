import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { RegistrationStatusDto } from './registrations.dto';

const find = {
  name: 'registrations-find',
  text: `select id as "memberId", organization_name as "organizationName", selected_plan as tier
    from membership.membership_registrations where id = $1`,
};

@Injectable()
export class RegistrationsQueries {
  constructor(private readonly database: Database) {}

  async find(memberId: string) {
    return this.database.queryOne<Pick<RegistrationStatusDto, 'memberId' | 'organizationName' | 'tier'>>(find, [
      memberId,
    ]);
  }
}
