import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { MembershipApi } from '../../membership';
import type { SubmitterDto } from '../problems/problems.dto';
import type { ValueRemarkDto } from './outcomes.dto';

/** The newest two hundred. */
const remarks = {
  name: 'value-remarks-list',
  text: `select * from (select id, organization_id as "organizationId", state, text, created_at as "createdAt"
      from innovation.value_remarks where entry_id = $1 order by created_at desc, id desc limit 200) newest
    order by "createdAt", id`,
};

/** What was said of a value. */
@Injectable()
export class RemarksQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** Oldest first. The caller knows that the viewer may see them. */
  async of(entryId: string): Promise<ValueRemarkDto[]> {
    const rows = await this.database.query<Omit<ValueRemarkDto, 'by'> & { organizationId: string | null }>(remarks, [
      entryId,
    ]);
    const labels = await this.membership.describeOrganizations(
      rows.flatMap(({ organizationId }) => organizationId ?? []),
    );
    return rows.map(({ organizationId, ...said }) => ({
      ...said,
      by: organizationId ? (labels.get(organizationId) as SubmitterDto) : null,
    }));
  }
}
