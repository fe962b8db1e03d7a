import { Injectable } from '@nestjs/common';
import { dayOf } from '../../../../platform/clock/calendar';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { BillingApi } from '../../../billing';
import { ChangeKind } from '../../innovation.enums';
import { milestonesFull } from '../project.errors';
import { MilestoneChanged } from '../project.events';
import { ProjectAccess } from '../project-access';
import { ProjectTrail } from '../project-trail';
import { Milestone } from './milestone.entity';
import type { AddMilestoneDto, ChangeMilestoneDto } from './work.dto';

const mostMilestones = 100;

const kinds = {
  added: ChangeKind.MilestoneAdded,
  changed: ChangeKind.MilestoneChanged,
  done: ChangeKind.MilestoneDone,
  reopened: ChangeKind.MilestoneReopened,
  removed: ChangeKind.MilestoneRemoved,
};

/** The organizations of a project say what it is to have reached by when, and what it has. */
@Injectable()
export class ChangeMilestones {
  constructor(
    private readonly access: ProjectAccess,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly trail: ProjectTrail,
  ) {}

  /** Answers its id. Throws `not_found`, `organization_required`, `milestones_full` or `subscription_read_only`. */
  async add(viewer: Viewer, projectId: string, { title, dueOn }: AddMilestoneDto): Promise<string> {
    return this.database.transaction(async () => {
      const { organizationId } = await this.access.lockForPartner(viewer, projectId);
      await this.billing.requireWritable(organizationId);
      if ((await this.database.manager.countBy(Milestone, { projectId })) >= mostMilestones)
        throw milestonesFull(mostMilestones);
      const added = { projectId, title, dueOn, createdAt: this.clock.now() };
      const milestone = await this.database.insert(Milestone, added);
      await this.tell(viewer, organizationId, milestone, 'added');
      return milestone.id;
    });
  }

  /**
   * What is not said stays, and what changes nothing leaves nothing. Throws `not_found`, `organization_required` or
   * `subscription_read_only`.
   */
  async change(viewer: Viewer, projectId: string, id: string, said: ChangeMilestoneDto): Promise<void> {
    await this.database.transaction(async () => {
      const { organizationId } = await this.access.lockForPartner(viewer, projectId);
      const milestone = await this.found(projectId, id);
      const wasDone = milestone.doneOn !== null;
      const title = said.title ?? milestone.title;
      const dueOn = said.dueOn ?? milestone.dueOn;
      const isDone = said.isDone ?? wasDone;
      const isReworded = milestone.title !== title || milestone.dueOn !== dueOn;
      if (!isReworded && wasDone === isDone) return;
      await this.billing.requireWritable(organizationId);
      Object.assign(milestone, { title, dueOn });
      if (wasDone !== isDone) {
        milestone.doneOn = isDone ? dayOf(this.clock.now()) : null;
        milestone.doneBy = isDone ? organizationId : null;
      }
      await this.database.manager.save(milestone);
      const ended = isDone ? 'done' : 'reopened';
      await this.tell(viewer, organizationId, milestone, wasDone === isDone ? 'changed' : ended);
    });
  }

  /** Throws `not_found` or `organization_required`. */
  async remove(viewer: Viewer, projectId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { organizationId } = await this.access.lockForPartner(viewer, projectId);
      const milestone = await this.found(projectId, id);
      await this.database.manager.delete(Milestone, { id });
      await this.tell(viewer, organizationId, milestone, 'removed');
    });
  }

  private async found(projectId: string, id: string): Promise<Milestone> {
    const milestone = await this.database.manager.findOneBy(Milestone, { id, projectId });
    if (!milestone) throw notFound('milestone');
    return milestone;
  }

  private async tell(viewer: Viewer, organizationId: string, milestone: Milestone, what: keyof typeof kinds) {
    const { id, projectId, title, dueOn } = milestone;
    await this.trail.leave(viewer, projectId, {
      organizationId,
      action: `project.milestone-${what}`,
      event: new MilestoneChanged(id, projectId, what),
      change: { kind: kinds[what], about: title },
      facts: { milestone: { id, title, dueOn } },
    });
  }
}
