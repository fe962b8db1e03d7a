import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { SecurityApi } from '../../membership';
import type { AdminInvitationDto, AdministratorDto, AdministratorsDto } from './administrators.dto';

const accounts = {
  name: 'admin-accounts',
  text: `select id, username, email, role, bootstrapped as "isOfEnvironment", created_at as "createdAt"
    from admin.accounts where removed_at is null order by username limit 500`,
};
const invitations = {
  name: 'admin-invitations',
  text: `select id, email, role, sent_at as "sentAt", expires_at as "expiresAt" from admin.invitations
    where ended_at is null order by sent_at desc, id limit 500`,
};

/** Who runs the alliance, and who is invited to. */
@Injectable()
export class AdministratorsQueries {
  constructor(
    private readonly database: Database,
    private readonly security: SecurityApi,
  ) {}

  async all(): Promise<AdministratorsDto> {
    const [administrators, waiting] = await Promise.all([
      this.database.query<Omit<AdministratorDto, 'hasSecondFactor'>>(accounts),
      this.database.query<AdminInvitationDto>(invitations),
    ]);
    const secured = await this.security.withFactors(administrators.map(({ id }) => id));
    return {
      administrators: administrators.map((one) => ({ ...one, hasSecondFactor: secured.has(one.id) })),
      invitations: waiting,
    };
  }
}
