import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { LockTeam } from '../team/lock-team';
import { TeamJoinRequestStatus } from './join-request.enums';
import { TeamJoinRequest } from './team-join-request.entity';

/** Somebody no longer asks to join an organization. */
@Injectable()
export class WithdrawJoinRequest {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockTeam,
  ) {}

  /** Throws `team_request_decided` or `not_found`. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const own = { id, userId: viewer.id };
      const { organizationId } = (await manager.findOneBy(TeamJoinRequest, own)) ?? {};
      if (!organizationId) throw notFound('request to join');
      // Those who answer are in the same line.
      await this.lock.alone(organizationId);
      const request = await manager.findOneByOrFail(TeamJoinRequest, own);
      request.decide(TeamJoinRequestStatus.Withdrawn, viewer.id, this.clock.now());
      await manager.save(request);
      await this.audit.record(viewer, 'join_request.withdrawn', `join-request:${id}`, { organizationId });
    });
  }
}
