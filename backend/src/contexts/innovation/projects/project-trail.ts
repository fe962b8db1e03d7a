import { Injectable } from '@nestjs/common';
import { Audit, type Facts } from '../../../platform/audit/audit';
import type { DomainEvent } from '../../../platform/events/domain-event';
import { Events } from '../../../platform/events/events';
import { type Acting, personOf } from '../acting';
import type { Change } from '../timeline/change.entity';
import { Timeline } from '../timeline/timeline';

interface Left {
  /** In whose name it was done. */
  organizationId: string;
  action: string;
  event: DomainEvent;
  /** What its people read of it; nothing where it is not theirs to know. */
  change?: Pick<Change, 'kind'> & Partial<Change>;
  facts?: Facts;
}

/** What every write to a project leaves behind, with the surrounding transaction. */
@Injectable()
export class ProjectTrail {
  constructor(
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly timeline: Timeline,
  ) {}

  async leave(actor: Acting, projectId: string, { organizationId, action, event, change, facts }: Left): Promise<void> {
    if (change) await this.timeline.record({ projectId, organizationId, personId: personOf(actor), ...change });
    await this.events.publish(event);
    await this.audit.record(actor, action, `project:${projectId}`, { organizationId, ...facts });
  }
}
