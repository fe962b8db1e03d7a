import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { ProjectStanding, ValueState } from '../innovation.enums';
import { organizationRequired, ownClaim } from '../innovation.errors';
import { organizationsOf, ProjectAccess, type ProjectParts } from '../projects/project-access';
import { OutcomesQueries } from './outcomes.queries';
import { ValueEntry } from './value-entry.entity';
import { ValueRemark } from './value-remark.entity';

interface Locked {
  entry: ValueEntry;
  parts: ProjectParts;
  /** For which the viewer writes. */
  organizationId: string;
}

/** What the writes about one value have in common, with the surrounding transaction. */
@Injectable()
export class OwnValues {
  constructor(
    private readonly access: ProjectAccess,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly outcomes: OutcomesQueries,
  ) {}

  /** Locked for the partner that has entered it. Throws `not_found` or `organization_required`. */
  async forEnterer(viewer: Viewer, id: string): Promise<Locked> {
    const { entry, parts } = await this.seenBy(viewer, id);
    const { organizationId } = entry;
    if (!canActFor(viewer, organizationId) || !organizationsOf(parts).includes(organizationId))
      throw organizationRequired();
    return { entry, parts, organizationId };
  }

  /**
   * Locked for another partner: while a dispute stands for the one that disputes it, a partner still or not. Throws `not_found`, `own_claim`
   * to who belongs to the partner that has entered it, or `organization_required`.
   */
  async forOthers(viewer: Viewer, id: string): Promise<Locked> {
    const { entry, parts } = await this.seenBy(viewer, id);
    if (belongsTo(viewer, entry.organizationId)) throw ownClaim();
    const deciders = entry.disputer ? [entry.disputer] : organizationsOf(parts);
    const organizationId = deciders.find((one) => canActFor(viewer, one));
    if (!organizationId) throw organizationRequired();
    return { entry, parts, organizationId };
  }

  /**
   * Locked for any partner, that which has entered it before others, and for who disputes it. Throws `not_found` or
   * `organization_required`.
   */
  async forPartner(viewer: Viewer, id: string): Promise<Locked> {
    const { entry, parts } = await this.seenBy(viewer, id);
    const partners = organizationsOf(parts);
    const isOwn = partners.includes(entry.organizationId) && canActFor(viewer, entry.organizationId);
    const others = entry.disputer ? [...partners, entry.disputer] : partners;
    const organizationId = isOwn ? entry.organizationId : others.find((one) => canActFor(viewer, one));
    if (!organizationId) throw organizationRequired();
    return { entry, parts, organizationId };
  }

  /** Keeps a step or a message in the thread of a value. */
  async remark(
    viewer: Viewer,
    { id: entryId }: ValueEntry,
    organizationId: string,
    said: { state?: ValueState; text?: string },
  ): Promise<void> {
    const { state = null, text = null } = said;
    const remark = { entryId, organizationId, personId: viewer.id, state, text, createdAt: this.clock.now() };
    await this.database.insert(ValueRemark, remark);
  }

  /** What every write about a value leaves behind, beside its event. */
  async record(viewer: Viewer, action: string, entry: ValueEntry, details: object = {}): Promise<void> {
    const { id, projectId, organizationId, amountMinor, currency } = entry;
    const value = { projectId, organizationId, amountMinor, currency };
    await this.audit.record(viewer, `value.${action}`, `value:${id}`, { ...value, ...details });
    await this.outcomes.memory.changed();
  }

  private async seenBy(viewer: Viewer, id: string): Promise<Omit<Locked, 'organizationId'>> {
    const lock = { mode: 'pessimistic_write' } as const;
    const entry = await this.database.manager.findOne(ValueEntry, { where: { id }, lock });
    if (!entry) throw notFound('value');
    const { standing, ...parts } = await this.access.of(viewer, entry.projectId);
    const disputes = entry.disputer !== null && belongsTo(viewer, entry.disputer);
    if (standing === ProjectStanding.Member && entry.state !== ValueState.Confirmed && !disputes)
      throw notFound('value');
    return { entry, parts };
  }
}
