import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import type { ChangeDto } from './timeline.dto';

/** So many of the newest are shown: who edits more often than that is not read back to the beginning. */
const most = 200;

const changesOf = (subject: 'problem' | 'solution') => ({
  name: `changes-of-${subject}`,
  text: `select id, kind, from_status as "fromStatus", to_status as "toStatus", reason, fields, person_id as "personId",
      created_at as at
    from innovation.changes where ${subject}_id = $1 order by created_at desc, id desc limit ${most}`,
});
const [ofProblem, ofSolution] = [changesOf('problem'), changesOf('solution')];

type Row = Omit<ChangeDto, 'by'> & { personId: string | null };

@Injectable()
export class TimelineQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** What has happened to a problem or a solution of an organization that the viewer sees, the newest first. */
  async of(
    subject: 'problem' | 'solution',
    id: string,
    organization: { id: string; name: string },
    viewer: Viewer,
  ): Promise<ChangeDto[]> {
    const rows = await this.database.query<Row>(subject === 'problem' ? ofProblem : ofSolution, [id]);
    const people = belongsTo(viewer, organization.id)
      ? await this.membership.namesOf(rows.flatMap(({ personId }) => (personId ? [personId] : [])))
      : new Map<string, string>();
    return rows.map(({ personId, ...change }) => ({
      ...change,
      by: (personId && people.get(personId)) || organization.name,
    }));
  }
}
