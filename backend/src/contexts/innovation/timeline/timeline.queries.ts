import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import type { PageQuery } from '../../../platform/lists/browse.dto';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import { MembershipApi } from '../../membership';
import { ProjectStanding } from '../innovation.enums';
import type { ChangeDto, ProjectChangeDto } from './timeline.dto';

/** So many of the newest are shown: who edits more often than that is not read back to the beginning. */
const most = 200;

const changesOf = (subject: 'problem' | 'solution') => ({
  name: `changes-of-${subject}`,
  text: `select id, kind, from_status as "fromStatus", to_status as "toStatus", reason, fields, person_id as "personId",
      created_at as at
    from innovation.changes where ${subject}_id = $1 order by created_at desc, id desc limit ${most}`,
});
const [ofProblem, ofSolution] = [changesOf('problem'), changesOf('solution')];
/** To others than who works on it, without what was spent, files, what shows that something is there and why somebody works on it no more. */
const seenOfProject = `project_id = $1
  and ($2 or kind not in ('spend_recorded', 'spend_removed', 'file_attached', 'file_removed'))`;
const ofProject = {
  name: 'changes-of-project',
  text: `select id, kind, from_status as "fromStatus", to_status as "toStatus",
      case when $2 or kind not in ('gate_item_ticked', 'partner_left', 'partner_removed') then reason end as reason, fields, about, person_id as "personId",
      organization_id as "organizationId", created_at as "createdAt"
    from innovation.changes where ${seenOfProject} and (created_at, id) < ($3, $4)
    order by created_at desc, id desc limit $5`,
};
const countOfProject = {
  name: 'changes-of-project-count',
  text: countMatches(`innovation.changes where ${seenOfProject}`),
};

type ProjectRow = Omit<ProjectChangeDto, 'by' | 'at'> & {
  personId: string | null;
  organizationId: string;
  createdAt: string;
};
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

  /** What has happened to a project, the newest first, one page of it; the caller knows how the viewer stands to it. */
  async ofProject(
    id: string,
    viewer: Viewer,
    standing: ProjectStanding,
    { limit, cursor }: PageQuery,
  ): Promise<Page<ProjectChangeDto>> {
    const seen = [id, standing !== ProjectStanding.Member];
    const place = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<ProjectRow>(ofProject, [...seen, place.createdAt, place.id, limit + 1]),
      this.database.one<{ total: number }>(countOfProject, seen),
    ]);
    const page = toPage(rows, limit, capped(total), (row) => row);
    const own = page.items.filter(({ organizationId }) => belongsTo(viewer, organizationId));
    const [people, labels] = await Promise.all([
      this.membership.namesOf(own.flatMap(({ personId }) => (personId ? [personId] : []))),
      this.membership.describeOrganizations(page.items.map(({ organizationId }) => organizationId)),
    ]);
    return {
      ...page,
      items: page.items.map(({ personId, organizationId, createdAt, ...change }) => ({
        ...change,
        at: createdAt,
        by:
          (belongsTo(viewer, organizationId) && personId && people.get(personId)) ||
          (labels.get(organizationId)?.name ?? ''),
      })),
    };
  }
}
