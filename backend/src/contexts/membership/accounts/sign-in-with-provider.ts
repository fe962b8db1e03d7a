import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { ProviderIdentity } from './identity-provider';
import { canonicalEmail } from './user.entity';

const meet = {
  name: 'accounts-meet',
  text: `insert into membership.users as u (email, first_name, last_name, email_verified_at) values ($1, $2, $3, $4)
    on conflict (email) do update set updated_at = now(),
      first_name = case when u.email_verified_at is null then excluded.first_name else u.first_name end,
      last_name = case when u.email_verified_at is null then excluded.last_name else u.last_name end,
      email_verified_at = coalesce(u.email_verified_at, excluded.email_verified_at)
    returning u.id`,
};

/**
 * The person behind a verified address: the one we know, or a new one without an organization. Until the address is
 * proved, anybody may have typed a name for it; the provider's replaces that.
 */
@Injectable()
export class SignInWithProvider {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  async execute(identity: ProviderIdentity): Promise<string> {
    const { id } = await this.database.one<{ id: string }>(meet, [
      canonicalEmail(identity.email),
      identity.firstName,
      identity.lastName,
      this.clock.now(),
    ]);
    return id;
  }
}
