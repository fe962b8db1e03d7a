import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Page } from '../../../platform/lists/page';
import { ReadOwnedOrganizations } from '../account-deletion/owned-organizations';
import { isSuspendedAt, suspendedNow } from '../accounts/suspension';
import { SecurityApi } from '../security/security.api';
import { PeopleSort, PersonState } from './desk.enums';
import type { PeopleRecordsQuery, PersonRecordDetailDto, PersonRecordDto } from './people.dto';
import { asWritten, RecordList } from './record-list';

const from = 'membership.users u left join membership.secured_accounts s on s.id = u.id';
const isSuspended = (at: string) => suspendedNow('u', at);

const columns = `u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email, u.created_at as "createdAt", s.signed_in_at as "signedInAt",
  u.suspended_at as "suspendedAt", u.suspended_until as "suspendedUntil", u.deletion_due_at as "deletionDueAt",
  (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'role', m.role) order by m.created_at, m.id), '[]')
    from membership.user_organizations m join membership.organizations o on o.id = m.organization_id
    where m.user_id = u.id and m.is_active) as organizations`;

const list = new RecordList<PersonRow, PeopleSort>({
  name: 'people-records',
  from,
  id: 'u.id',
  columns,
  conditions: {
    there: (given) => `u.erased_at is null and ${given}::boolean`,
    words: (given) => `u.id in (select w.id from membership.users w
        where lower(w.first_name || ' ' || w.last_name || ' ' || w.email) like '%' || lower(${given}) || '%'
      union select m.user_id from membership.organizations o join membership.user_organizations m on m.organization_id = o.id
        where m.is_active and lower(o.name) like '%' || lower(${given}) || '%')`,
    suspended: isSuspended,
    leaving: (at) => `u.deletion_due_at is not null and not ${isSuspended(at)}`,
    never: (at) => `s.signed_in_at is null and u.deletion_due_at is null and not ${isSuspended(at)}`,
    active: (at) => `s.signed_in_at is not null and u.deletion_due_at is null and not ${isSuspended(at)}`,
  },
  orders: {
    [PeopleSort.Newest]: { key: 'u.created_at', type: 'timestamptz', descending: true },
    [PeopleSort.Name]: {
      key: `lower(u.first_name || ' ' || u.last_name) collate "C"`,
      type: 'text',
      descending: false,
    },
    [PeopleSort.LastSignIn]: {
      key: `coalesce(s.signed_in_at, '-infinity'::timestamptz)`,
      type: 'timestamptz',
      descending: true,
    },
  },
});
const one = {
  name: 'people-record',
  text: `select ${columns}, u.suspension_reason as "suspensionReason", u.password_hash is not null as "hasPassword",
      u.email_verified_at is not null as "isEmailVerified"
    from ${from} where u.id = $1 and u.erased_at is null`,
};

/** Each state has a condition of its own, which is asked with the time. */
const conditionOf: Record<PersonState, string> = {
  [PersonState.Active]: 'active',
  [PersonState.Suspended]: 'suspended',
  [PersonState.Leaving]: 'leaving',
  [PersonState.NeverSignedIn]: 'never',
};

type PersonRow = Omit<PersonRecordDto, 'state'>;
type DetailRow = PersonRow & Pick<PersonRecordDetailDto, 'suspensionReason' | 'hasPassword' | 'isEmailVerified'>;

/** People as super admins read them; those who are erased are nobody. */
@Injectable()
export class PeopleRecordsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly owned: ReadOwnedOrganizations,
    private readonly security: SecurityApi,
  ) {}

  /** Throws `invalid_input` for a cursor that leads nowhere. */
  async list({ search, state, sort = PeopleSort.Newest, ...page }: PeopleRecordsQuery): Promise<Page<PersonRecordDto>> {
    const now = this.clock.now();
    const given = { there: true, words: asWritten(search), ...(state && { [conditionOf[state]]: now }) };
    const found = await list.page(this.database, sort, given, page);
    return { ...found, items: found.items.map((row) => ({ ...row, state: stateOf(row, now) })) };
  }

  /** Throws `not_found`. */
  async find(id: string): Promise<PersonRecordDetailDto> {
    const row = await this.database.queryOne<DetailRow>(one, [id]);
    if (!row) throw notFound('person');
    const [security, { toHandOver, ending }] = await Promise.all([
      this.security.standingOf(id),
      this.owned.execute(id),
    ]);
    const state = stateOf(row, this.clock.now());
    const names = (organizations: { name: string }[]) => organizations.map(({ name }) => name);
    return {
      ...row,
      ...(state !== PersonState.Suspended && { suspendedAt: null, suspendedUntil: null, suspensionReason: null }),
      state,
      ...security,
      ownsAlone: names(toHandOver),
      isAloneIn: names(ending),
    };
  }
}

function stateOf(row: PersonRow, now: Date): PersonState {
  if (isSuspendedAt(now, row)) return PersonState.Suspended;
  if (row.deletionDueAt) return PersonState.Leaving;
  return row.signedInAt ? PersonState.Active : PersonState.NeverSignedIn;
}
