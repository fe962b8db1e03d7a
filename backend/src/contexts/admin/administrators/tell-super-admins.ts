import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Mail } from '../../../platform/mail/mail';
import { AdminAccount, AdminRole } from '../accounts/admin-account.entity';
import { administratorsChanged } from '../admin.mails';

/** Tells all super admins that somebody has come to those who run the alliance, has another role, or is gone. */
@Injectable()
export class TellSuperAdmins {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
  ) {}

  async execute(what: string, reason?: string): Promise<void> {
    const accounts = await this.database.manager.findBy(AdminAccount, {
      role: AdminRole.SuperAdmin,
      removedAt: IsNull(),
    });
    const values = { what, reason, link: `${this.config.appUrl}/admin/administrators` };
    await this.mail.queueEach(
      administratorsChanged,
      accounts.map(({ id, username, email }) => ({
        to: { name: username, address: email },
        values,
        about: `admin:${id}`,
      })),
    );
  }
}
