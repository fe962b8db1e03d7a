import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { belongsTo, canActFor } from '../../../../platform/http/acting-organization';
import { notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import type { Acting } from '../../acting';
import { JoinRequestStatus } from '../../innovation.enums';
import { organizationRequired } from '../../innovation.errors';
import { JoinRequestEnded } from '../project.events';
import { ProjectTrail } from '../project-trail';
import { JoinRequest } from './join-request.entity';

/** An organization takes back that it has asked to join a project. */
@Injectable()
export class WithdrawJoinRequest {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly trail: ProjectTrail,
  ) {}

  /** Throws `not_found`, `organization_required` or `join_request_decided`. */
  async execute(viewer: Viewer, projectId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'pessimistic_write' } as const;
      const request = await manager.findOne(JoinRequest, { where: { id, projectId }, lock });
      if (!request || !belongsTo(viewer, request.organizationId)) throw notFound('request');
      const { organizationId } = request;
      if (!canActFor(viewer, organizationId)) throw organizationRequired();
      await this.takeBack(viewer, request);
    });
  }

  /** One that waits, of an organization that is not there any more. */
  async forgo(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const where = { id, status: JoinRequestStatus.Pending };
      const lock = { mode: 'pessimistic_write' } as const;
      const request = await this.database.manager.findOne(JoinRequest, { where, lock });
      if (request) await this.takeBack('system', request);
    });
  }

  private async takeBack(actor: Acting, request: JoinRequest): Promise<void> {
    const { id, projectId, organizationId } = request;
    request.end(JoinRequestStatus.Withdrawn, this.clock.now());
    await this.database.manager.save(request);
    await this.trail.leave(actor, projectId, {
      organizationId,
      action: 'project.join-request-withdrawn',
      event: new JoinRequestEnded(id, projectId, organizationId, JoinRequestStatus.Withdrawn),
    });
  }
}
