import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { canActFor } from '../../../../platform/http/acting-organization';
import { notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { BillingApi } from '../../../billing';
import { ChangeKind } from '../../innovation.enums';
import { organizationRequired } from '../../innovation.errors';
import { ProjectUpdateChanged } from '../project.events';
import { ProjectAccess } from '../project-access';
import { ProjectTrail } from '../project-trail';
import { ProjectUpdate } from './project-update.entity';
import type { EditUpdateDto } from './work.dto';

const kinds = {
  posted: ChangeKind.UpdatePosted,
  edited: ChangeKind.UpdateEdited,
  removed: ChangeKind.UpdateRemoved,
};

/** The organizations of a project tell all members how it goes. */
@Injectable()
export class TellUpdates {
  constructor(
    private readonly access: ProjectAccess,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly trail: ProjectTrail,
  ) {}

  /** Answers its id. Throws `not_found`, `organization_required` or `subscription_read_only`. */
  async post(viewer: Viewer, projectId: string, text: string): Promise<string> {
    return this.database.transaction(async () => {
      const { organizationId } = await this.access.lockForPartner(viewer, projectId);
      await this.billing.requireWritable(organizationId);
      const told = { projectId, organizationId, personId: viewer.id, text, createdAt: this.clock.now() };
      const update = await this.database.insert(ProjectUpdate, told);
      await this.tell(viewer, update, organizationId, 'posted');
      return update.id;
    });
  }

  /** The person who has written it finds better words. Throws `not_found`, `organization_required`, `subscription_read_only` or `edited_meanwhile`. */
  async edit(viewer: Viewer, projectId: string, id: string, { text, revision }: EditUpdateDto): Promise<void> {
    await this.database.transaction(async () => {
      await this.access.lockForPartner(viewer, projectId);
      const update = await this.database.manager.findOneBy(ProjectUpdate, { id, projectId });
      if (!update) throw notFound('update');
      const { organizationId, personId } = update;
      if (personId !== viewer.id || !canActFor(viewer, organizationId)) throw organizationRequired();
      await this.billing.requireWritable(organizationId);
      if (!update.edit(text, revision, this.clock.now())) return;
      await this.database.manager.save(update);
      await this.tell(viewer, update, organizationId, 'edited');
    });
  }

  /** By who has told it, or the lead. Throws `not_found` or `organization_required`. */
  async remove(viewer: Viewer, projectId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { project, organizationId } = await this.access.lockForPartner(viewer, projectId);
      const update = await this.database.manager.findOneBy(ProjectUpdate, { id, projectId });
      if (!update) throw notFound('update');
      const may = [update.organizationId, project.leadOrganizationId].some((one) => canActFor(viewer, one));
      if (!may) throw organizationRequired();
      await this.database.manager.delete(ProjectUpdate, { id });
      await this.tell(viewer, update, organizationId, 'removed');
    });
  }

  private async tell(viewer: Viewer, update: ProjectUpdate, organizationId: string, what: keyof typeof kinds) {
    const { id, projectId } = update;
    await this.trail.leave(viewer, projectId, {
      organizationId,
      action: `project.update-${what}`,
      event: new ProjectUpdateChanged(id, projectId, organizationId, what),
      change: { kind: kinds[what] },
      facts: { update: id },
    });
  }
}
