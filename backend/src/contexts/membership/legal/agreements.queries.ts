import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Page } from '../../../platform/lists/page';
import { asWritten, RecordList } from '../desk/record-list';
import { AgreementSort, AgreementState } from './legal.enums';
import type { AgreementDto, AgreementsQuery } from './legal-desk.dto';

const list = new RecordList<AgreementDto, AgreementSort>({
  name: 'legal-agreements',
  from: `membership.legal_agreements a join membership.users u on u.id = a.user_id
    left join membership.organizations o on o.id = a.organization_id`,
  id: 'a.id',
  columns: `a.id, u.id as "personId", trim(u.first_name || ' ' || u.last_name) as "personName", u.email, o.name as "organizationName",
    a.document, a.version, a.told_at as "toldAt", a.agreed_at as "agreedAt", a.way`,
  conditions: {
    there: (given) => `${given}::boolean`,
    words: (given) => `a.user_id in (select w.id from membership.users w
        where lower(w.first_name || ' ' || w.last_name || ' ' || w.email) like '%' || lower(${given}) || '%'
      union select m.user_id from membership.organizations s join membership.user_organizations m on m.organization_id = s.id
        where m.is_active and lower(s.name) like '%' || lower(${given}) || '%')`,
    document: (given) => `a.document = ${given}::membership.legal_document`,
    version: (given) => `a.version = ${given}::int`,
    agreed: (given) => `(a.agreed_at is not null) = ${given}::boolean`,
  },
  orders: {
    [AgreementSort.Newest]: { key: 'coalesce(a.agreed_at, a.told_at)', type: 'timestamptz', descending: true },
    [AgreementSort.Name]: {
      key: `lower(u.first_name || ' ' || u.last_name) collate "C"`,
      type: 'text',
      descending: false,
    },
  },
});

/** Who was told of which version of the documents, and who has agreed to it. */
@Injectable()
export class AgreementsQueries {
  constructor(private readonly database: Database) {}

  /** Throws `invalid_input` for a cursor that leads nowhere. */
  list({
    search,
    document,
    version,
    state,
    sort = AgreementSort.Newest,
    ...page
  }: AgreementsQuery): Promise<Page<AgreementDto>> {
    const agreed = state && state === AgreementState.Agreed;
    return list.page(this.database, sort, { there: true, words: asWritten(search), document, version, agreed }, page);
  }
}
