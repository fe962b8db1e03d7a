import { Injectable } from '@nestjs/common';
import { dayOf } from '../../../../platform/clock/calendar';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import type { Viewer } from '../../../../platform/http/viewer';
import { ChangeKind, type ProjectPhase, type ProjectStatus } from '../../innovation.enums';
import { ProjectPhaseChanged } from '../project.events';
import { ProjectAccess } from '../project-access';
import { ProjectTrail } from '../project-trail';
import { ProjectsQueries } from '../projects.queries';
import { GateItem } from './gate-item.entity';

interface Move {
  phase: ProjectPhase;
  revision: number;
  reason?: string;
  /** How it goes again where it goes back. */
  status?: ProjectStatus;
}

/** The lead of a project takes it through a gate, or one phase back. */
@Injectable()
export class MoveProject {
  constructor(
    private readonly access: ProjectAccess,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly projects: ProjectsQueries,
    private readonly trail: ProjectTrail,
  ) {}

  /**
   * Throws `not_found`, `organization_required`, `edited_meanwhile`, `phase_not_allowed`, `gate_incomplete`, `status_not_allowed` where
   * it cannot go so where it goes back to, or `invalid_input` where it goes back without a reason, or on and with a status. What was ticked at a gate stays ticked when a project goes back: what no longer holds is cleared.
   */
  async execute(viewer: Viewer, id: string, { phase, revision, reason, status: again }: Move): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const project = await this.access.lockForLead(viewer, id);
      const { leadOrganizationId: organizationId, phase: from, status } = project;
      const ticked = await manager.findBy(GateItem, { projectId: id, phase });
      project.moveTo(phase, { revision, ticked, reason, status: again, today: dayOf(this.clock.now()) });
      await manager.save(project);
      await this.trail.leave(viewer, id, {
        organizationId,
        action: 'project.phase-changed',
        event: new ProjectPhaseChanged(id, organizationId, from, phase),
        change: { kind: ChangeKind.PhaseChanged, fromStatus: from, toStatus: phase, reason: reason ?? null },
        facts: { before: { phase: from, status }, after: { phase, status: project.status }, reason: reason ?? null },
      });
      await this.projects.memory.changed(organizationId);
    });
  }
}
