import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import type { Upload } from '../../../../platform/files/uploads';
import { canActFor } from '../../../../platform/http/acting-organization';
import type { Viewer } from '../../../../platform/http/viewer';
import { BillingApi } from '../../../billing';
import type { AttachedFile } from '../../files/attached-file.entity';
import { KeptFiles } from '../../files/kept-files';
import { projectFiles } from '../../files/shelves';
import { ChangeKind } from '../../innovation.enums';
import { organizationRequired } from '../../innovation.errors';
import { GateItem } from '../phases/gate-item.entity';
import { labelOf } from '../phases/gates';
import { fileShowsItem } from '../project.errors';
import { ProjectFilesChanged } from '../project.events';
import { ProjectAccess } from '../project-access';
import { ProjectTrail } from '../project-trail';

/** The organizations of a project attach what they work with, and remove it. */
@Injectable()
export class ChangeProjectFiles {
  constructor(
    private readonly access: ProjectAccess,
    private readonly billing: BillingApi,
    private readonly database: Database,
    private readonly kept: KeptFiles,
    private readonly trail: ProjectTrail,
  ) {}

  /**
   * Answers its identifier. Throws `not_found`, `organization_required`, `subscription_read_only` and what `KeptFiles.take` throws;
   * nothing is kept then.
   */
  async attach(viewer: Viewer, projectId: string, upload: Upload, forMembers: boolean): Promise<string> {
    return this.kept.take(projectFiles, {
      ...{ ownerId: projectId, upload },
      admit: async () => {
        const { organizationId } = await this.access.lockForPartner(viewer, projectId);
        await this.billing.requireWritable(organizationId);
        return organizationId;
      },
      marks: (organizationId) => ({ organizationId, forMembers }),
      tell: (organizationId, file) => this.tell(viewer, organizationId, file, 'attached'),
    });
  }

  /**
   * By who has attached it, or the lead. Throws `not_found`, `organization_required`, or `file_shows_item` for what shows that
   * something a gate asks for is there.
   */
  async remove(viewer: Viewer, projectId: string, id: string): Promise<void> {
    await this.kept.remove(projectFiles, {
      ...{ ownerId: projectId, id },
      admit: () => this.access.lockForPartner(viewer, projectId),
      tell: async ({ project, organizationId }, file) => {
        const may = [file.organizationId, project.leadOrganizationId].some((one) => one && canActFor(viewer, one));
        if (!may) throw organizationRequired();
        const items = await this.database.manager.findBy(GateItem, { projectId });
        const shown = items.find(({ fileIds }) => fileIds.includes(id));
        if (shown) throw fileShowsItem(labelOf(shown.phase, shown.item), shown.phase);
        await this.tell(viewer, organizationId, file, 'removed');
      },
    });
  }

  private async tell(viewer: Viewer, organizationId: string, file: AttachedFile, what: 'attached' | 'removed') {
    const { id, name, type, bytes, forMembers } = file;
    const projectId = file.projectId as string;
    await this.trail.leave(viewer, projectId, {
      organizationId,
      action: `project.file-${what}`,
      event: new ProjectFilesChanged(id, projectId, organizationId, what),
      change: { kind: what === 'attached' ? ChangeKind.FileAttached : ChangeKind.FileRemoved, about: name },
      facts: { file: { id, name, type, bytes, forMembers } },
    });
  }
}
