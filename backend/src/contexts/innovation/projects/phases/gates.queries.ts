import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import type { Viewer } from '../../../../platform/http/viewer';
import { MembershipApi } from '../../../membership';
import { FilesQueries } from '../../files/files.queries';
import { projectFiles } from '../../files/shelves';
import { type ProjectPhase, ProjectStanding } from '../../innovation.enums';
import type { SubmitterDto } from '../../problems/problems.dto';
import { ProjectAccess } from '../project-access';
import { gatedPhases, gates, missingAt, phases } from './gates';
import type { ProjectGateDto } from './phases.dto';

const ticked = {
  name: 'project-gate-items',
  text: `select phase, item, organization_id as "organizationId", note, file_ids as "fileIds", ticked_at as "tickedAt"
    from innovation.project_gate_items where project_id = $1`,
};
/** When it came to each phase the last time. */
const entered = {
  name: 'project-phases-entered',
  text: `select to_status as phase, max(created_at) as at from innovation.changes
    where project_id = $1 and kind = 'phase_changed' group by to_status`,
};
const phaseOf = { name: 'project-phase', text: 'select phase from innovation.projects where id = $1' };

interface Ticked {
  phase: ProjectPhase;
  item: string;
  organizationId: string;
  note: string;
  fileIds: string[];
  tickedAt: string;
}

@Injectable()
export class GatesQueries {
  constructor(
    private readonly access: ProjectAccess,
    private readonly database: Database,
    private readonly files: FilesQueries,
    private readonly membership: MembershipApi,
  ) {}

  /** The four gates in their order; what shows that something is there is seen by partners alone. Throws `not_found`. */
  async of(viewer: Viewer, id: string): Promise<ProjectGateDto[]> {
    const { standing } = await this.access.of(viewer, id);
    const [{ phase }, items, came] = await Promise.all([
      this.database.one<{ phase: ProjectPhase }>(phaseOf, [id]),
      this.database.query<Ticked>(ticked, [id]),
      this.database.query<{ phase: string; at: string }>(entered, [id]),
    ]);
    const labels = await this.membership.describeOrganizations(items.map(({ organizationId }) => organizationId));
    const stands = phases.indexOf(phase);
    const isPartner = standing !== ProjectStanding.Member;
    const files =
      isPartner && items.some(({ fileIds }) => fileIds.length > 0) ? await this.files.of(projectFiles, id) : [];
    return gatedPhases.map((to, n) => {
      const missing = missingAt(
        to,
        items.filter(({ phase: at }) => at === to),
      );
      return {
        phase: to,
        isPassed: n < stands,
        isNext: n === stands,
        enteredAt: n < stands ? (came.find((one) => one.phase === to)?.at ?? null) : null,
        items: gates[to].map((question) => {
          const found = items.find((one) => one.phase === to && one.item === question.key);
          return {
            ...question,
            isTicked: found !== undefined,
            isMissing: missing.some(({ key }) => key === question.key),
            note: (isPartner && found?.note) || null,
            files: files.filter(({ id: one }) => found?.fileIds.includes(one)),
            tickedBy: found ? (labels.get(found.organizationId) as SubmitterDto) : null,
            tickedAt: found?.tickedAt ?? null,
          };
        }),
      };
    });
  }
}
