import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import type { Viewer } from '../../../../platform/http/viewer';
import { accountOf, Holders } from '../holders';
import { passkeysFull } from '../security.errors';
import { RelyingParty } from './relying-party';

export const mostPasskeys = 10;

const known = {
  name: 'passkeys-known',
  text: 'select credential_id as "credentialId" from membership.passkeys where account_id = $1',
};

/** What a browser makes a passkey by; those that the account has already make none. */
@Injectable()
export class BeginPasskey {
  constructor(
    private readonly database: Database,
    private readonly holders: Holders,
    private readonly relyingParty: RelyingParty,
  ) {}

  /** Throws `passkeys_full`. */
  async execute(viewer: Viewer): Promise<object> {
    const passkeys = await this.database.query<{ credentialId: string }>(known, [viewer.id]);
    if (passkeys.length >= mostPasskeys) throw passkeysFull();
    const { firstName, email } = await this.holders.of(accountOf(viewer));
    return this.relyingParty.askToMake({ id: viewer.id, email, name: firstName }, passkeys);
  }
}
