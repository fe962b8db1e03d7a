import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { ReadOwnedOrganizations } from '../account-deletion/owned-organizations';
import { takesAtMost } from '../data-export/ask-data-export';
import type { AccountDto, DataExportDto, PendingEmailChangeDto } from './account.dto';
import { faceOf } from './faces';

const person = {
  name: 'account-person',
  text: `select id, email, first_name as "firstName", last_name as "lastName", headline, languages, time_zone as "timeZone",
      shown_on_pages as "shownOnPages", revision, ${faceOf('u')} as "profileImageUrl", created_at as "createdAt"
    from membership.users u where id = $1`,
};
const emailChange = {
  name: 'account-email-change',
  text: `select email, expires_at as "expiresAt", old_agreed_at is not null as "oldAgreed",
      new_agreed_at is not null as "newAgreed"
    from membership.email_changes where user_id = $1 and expires_at > $2`,
};
const dataExport = {
  name: 'account-data-export',
  text: `select id, asked_at as "askedAt", ready_at as "readyAt", expires_at as "expiresAt", bytes::float8 as bytes
    from membership.data_exports where user_id = $1 and (case when ready_at is null then asked_at > $3 else expires_at > $2 end)`,
};

@Injectable()
export class AccountQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly owned: ReadOwnedOrganizations,
  ) {}

  async account(id: string): Promise<AccountDto> {
    const now = this.clock.now();
    const [own, pending, archive, leaving] = await Promise.all([
      this.database.one<Omit<AccountDto, 'emailChange' | 'dataExport' | 'leaving'>>(person, [id]),
      this.database.queryOne<PendingEmailChangeDto>(emailChange, [id, now]),
      this.database.queryOne<DataExportDto>(dataExport, [id, now, this.clock.in(-takesAtMost)]),
      this.owned.execute(id),
    ]);
    return { ...own, emailChange: pending ?? null, dataExport: archive ?? null, leaving };
  }
}
