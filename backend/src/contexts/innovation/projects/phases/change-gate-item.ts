import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { invalidField, notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { BillingApi } from '../../../billing';
import { AttachedFile } from '../../files/attached-file.entity';
import { ChangeKind, type ProjectPhase } from '../../innovation.enums';
import { editedMeanwhile } from '../../innovation.errors';
import { gateNotOpen } from '../project.errors';
import { GateItemChanged } from '../project.events';
import { ProjectAccess } from '../project-access';
import { ProjectTrail } from '../project-trail';
import { GateItem } from './gate-item.entity';
import { gates, nextPhase } from './gates';

interface Said {
  phase: ProjectPhase;
  item: string;
  note: string | null;
  fileIds?: string[];
  /** Of what was read: when that was said; absent where nobody had said anything. */
  tickedAt?: string;
}

/** An organization of a project says that something a gate asks for is there, and what shows it; or that it is not. */
@Injectable()
export class ChangeGateItem {
  constructor(
    private readonly access: ProjectAccess,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly trail: ProjectTrail,
  ) {}

  /**
   * Without a note it is cleared. Throws `not_found`, `organization_required`, `subscription_read_only`, `gate_not_open` for another
   * gate than the next, `edited_meanwhile` where it is not as it was said at `tickedAt`, or `invalid_input` for files that the project
   * does not have. Without files those stay that show it already.
   */
  async execute(viewer: Viewer, projectId: string, { phase, item, note, fileIds, tickedAt }: Said): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const { project, organizationId } = await this.access.lockForPartner(viewer, projectId);
      const ahead = nextPhase(project.phase);
      const question = ahead && gates[ahead].find(({ key }) => key === item);
      if (ahead !== phase) throw gateNotOpen();
      if (!question) throw notFound('item of this gate');
      const present = await manager.findOneBy(GateItem, { projectId, phase, item });
      const files = [...new Set(fileIds ?? present?.fileIds)];
      const isSame = isDeepStrictEqual(files, present?.fileIds ?? []);
      if ((present?.note ?? null) === note && isSame) return;
      if (present?.tickedAt.getTime() !== (tickedAt && Date.parse(tickedAt))) throw editedMeanwhile();
      if (note !== null) await this.billing.requireWritable(organizationId);
      if (!isSame) await this.requireFiles(projectId, files);
      const said = { organizationId, note: note ?? '', fileIds: files, tickedAt: this.clock.now() };
      if (note === null) await manager.delete(GateItem, { projectId, phase, item });
      else if (present) await manager.save(Object.assign(present, said));
      else await this.database.insert(GateItem, { projectId, phase, item, ...said });
      const kind = note === null ? ChangeKind.GateItemCleared : ChangeKind.GateItemTicked;
      await this.trail.leave(viewer, projectId, {
        organizationId,
        action: note === null ? 'project.gate-item-cleared' : 'project.gate-item-ticked',
        event: new GateItemChanged(projectId, organizationId, phase, item, note !== null),
        change: { kind, toStatus: phase, about: question.label, reason: note },
        facts: { phase, item, files: note === null ? [] : files },
      });
    });
  }

  private async requireFiles(projectId: string, ids: string[]): Promise<void> {
    const found = await this.database.manager.countBy(AttachedFile, { projectId, id: In(ids) });
    if (found < ids.length) throw invalidField('fileIds', 'Choose among the files of this project');
  }
}
