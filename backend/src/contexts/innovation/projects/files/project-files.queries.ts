import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { storedColumns } from '../../../../platform/files/kept-file';
import type { StoredFile } from '../../../../platform/files/stored-file';
import { canActFor } from '../../../../platform/http/acting-organization';
import { notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { MembershipApi } from '../../../membership';
import { ProjectStanding } from '../../innovation.enums';
import type { SubmitterDto } from '../../problems/problems.dto';
import { ProjectAccess } from '../project-access';
import type { ProjectFileDto } from './project-files.dto';

/** To others than who works on it, what all members may see. */
const list = {
  name: 'project-files-list',
  text: `select id, name, type, bytes, created_at as "createdAt", organization_id as "organizationId",
      for_members as "forMembers", exists (select from innovation.project_gate_items g
        where g.project_id = f.project_id and f.id = any(g.file_ids)) as "isEvidence"
    from innovation.files f where project_id = $1 and ($2 or for_members) order by created_at desc, id`,
};
const find = {
  name: 'project-files-find',
  text: `select ${storedColumns} from innovation.files
    where id = $1 and project_id = $2 and ($3 or for_members)`,
};

type Row = Omit<ProjectFileDto, 'by' | 'canRemove'> & { organizationId: string };

@Injectable()
export class ProjectFilesQueries {
  constructor(
    private readonly access: ProjectAccess,
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** Newest first. Throws `not_found`. */
  async of(viewer: Viewer, id: string): Promise<ProjectFileDto[]> {
    const { standing, leadOrganizationId } = await this.access.of(viewer, id);
    const isPartner = standing !== ProjectStanding.Member;
    const rows = await this.database.query<Row>(list, [id, isPartner]);
    const labels = await this.membership.describeOrganizations(rows.map(({ organizationId }) => organizationId));
    return rows.map(({ organizationId, isEvidence, ...row }) => ({
      ...row,
      isEvidence: isPartner && isEvidence,
      by: labels.get(organizationId) as SubmitterDto,
      canRemove: isPartner && !isEvidence && [organizationId, leadOrganizationId].some((one) => canActFor(viewer, one)),
    }));
  }

  /** Throws `not_found`. */
  async find(viewer: Viewer, id: string, fileId: string): Promise<StoredFile> {
    const { standing } = await this.access.of(viewer, id);
    const known = [fileId, id, standing !== ProjectStanding.Member];
    const file = await this.database.queryOne<StoredFile>(find, known);
    if (!file) throw notFound('file');
    return file;
  }
}
