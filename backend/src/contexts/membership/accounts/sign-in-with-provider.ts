import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { ProviderIdentity } from './identity-provider';
import { canonicalEmail } from './user.entity';

const meet = {
  name: 'accounts-meet',
  text: `insert into membership.users (email, first_name, last_name, email_verified_at) values ($1, $2, $3, now())
    on conflict (email) do update set updated_at = now(),
      email_verified_at = coalesce(membership.users.email_verified_at, excluded.email_verified_at)
    returning id`,
};

/** The person behind a verified address: the one we know, or a new one without an organization. */
@Injectable()
export class SignInWithProvider {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  async execute(identity: ProviderIdentity): Promise<string> {
    return this.database.transaction(async () => {
      const row = await this.database.queryOne<{ id: string }>(meet, [
        canonicalEmail(identity.email),
        identity.firstName.slice(0, 100),
        identity.lastName.slice(0, 100),
      ]);
      const id = row?.id as string;
      await this.audit.record({ action: 'session.opened', actor: `member:${id}`, details: { through: 'provider' } });
      return id;
    });
  }
}
