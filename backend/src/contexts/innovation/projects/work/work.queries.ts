import { Injectable } from '@nestjs/common';
import { dayOf } from '../../../../platform/clock/calendar';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { canActFor } from '../../../../platform/http/acting-organization';
import type { Viewer } from '../../../../platform/http/viewer';
import { fromCursor } from '../../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../../platform/lists/page';
import { type Currency, toUnits } from '../../../../platform/money/money';
import { MembershipApi } from '../../../membership';
import type { SubmitterDto } from '../../problems/problems.dto';
import { ProjectAccess } from '../project-access';
import type { MilestoneDto, ProjectUpdateDto, SpendEntryDto } from './work.dto';

const milestones = {
  name: 'project-milestones',
  text: `select id, title, due_on::text as "dueOn", done_on::text as "doneOn", done_by as "doneBy"
    from innovation.milestones where project_id = $1 order by due_on, id`,
};
const updates = {
  name: 'project-updates',
  text: `select id, organization_id as "organizationId", person_id as "personId", text, created_at as "createdAt",
      edited_at as "editedAt", revision
    from innovation.project_updates
    where project_id = $1 and (created_at, id) < ($2, $3) order by created_at desc, id desc limit $4`,
};
const updatesCount = {
  name: 'project-updates-count',
  text: countMatches('innovation.project_updates where project_id = $1'),
};
const spend = {
  name: 'project-spend',
  text: `select id, organization_id as "organizationId", spent_on::text as "spentOn", amount_minor as "amountMinor",
      currency, usd_minor as "usdMinor", note
    from innovation.spend_entries
    where project_id = $1 and (spent_on, id) < (($2::timestamptz at time zone 'UTC')::date, $3) order by spent_on desc, id desc limit $4`,
};
const spendCount = {
  name: 'project-spend-count',
  text: countMatches('innovation.spend_entries where project_id = $1'),
};

type MilestoneRow = Omit<MilestoneDto, 'isOverdue' | 'doneBy'> & { doneBy: string | null };
type UpdateRow = Omit<ProjectUpdateDto, 'by' | 'canEdit' | 'canRemove'> & { organizationId: string; personId: string };
type SpendRow = Pick<SpendEntryDto, 'id' | 'spentOn' | 'note'> & {
  organizationId: string;
  amountMinor: string;
  usdMinor: string;
  currency: Currency;
};

@Injectable()
export class WorkQueries {
  constructor(
    private readonly access: ProjectAccess,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** By the day by which each is to be reached; a hundred at most. Throws `not_found`. */
  async milestones(viewer: Viewer, id: string): Promise<MilestoneDto[]> {
    await this.access.of(viewer, id);
    const rows = await this.database.query<MilestoneRow>(milestones, [id]);
    const labels = await this.membership.describeOrganizations(rows.flatMap(({ doneBy }) => (doneBy ? [doneBy] : [])));
    const today = dayOf(this.clock.now());
    return rows.map(({ doneBy, ...row }) => ({
      ...row,
      isOverdue: row.doneOn === null && row.dueOn < today,
      doneBy: (doneBy && labels.get(doneBy)) || null,
    }));
  }

  /** Newest first, one page of them. Throws `not_found`. */
  async updates(viewer: Viewer, id: string, limit: number, cursor?: string): Promise<Page<ProjectUpdateDto>> {
    const { leadOrganizationId } = await this.access.of(viewer, id);
    const place = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<UpdateRow>(updates, [id, place.createdAt, place.id, limit + 1]),
      this.database.one<{ total: number }>(updatesCount, [id]),
    ]);
    const page = toPage(rows, limit, capped(total), (row) => row);
    const labels = await this.membership.describeOrganizations(page.items.map(({ organizationId }) => organizationId));
    const leads = canActFor(viewer, leadOrganizationId);
    return {
      ...page,
      items: page.items.map(({ organizationId, personId, ...row }) => ({
        ...row,
        by: labels.get(organizationId) as SubmitterDto,
        canEdit: personId === viewer.id && canActFor(viewer, organizationId),
        canRemove: leads || canActFor(viewer, organizationId),
      })),
    };
  }

  /** To who works on it, the last by their day first, one page of them. Throws `not_found` or `organization_required`. */
  async spend(viewer: Viewer, id: string, limit: number, cursor?: string): Promise<Page<SpendEntryDto>> {
    const { leadOrganizationId } = await this.access.ofPartner(viewer, id);
    const leads = canActFor(viewer, leadOrganizationId);
    const place = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<SpendRow>(spend, [id, place.createdAt, place.id, limit + 1]),
      this.database.one<{ total: number }>(spendCount, [id]),
    ]);
    const places = rows.map((row) => ({ ...row, createdAt: `${row.spentOn}T00:00:00.000Z` }));
    const page = toPage(places, limit, capped(total), ({ createdAt: _place, ...row }) => row);
    const labels = await this.membership.describeOrganizations(page.items.map(({ organizationId }) => organizationId));
    return {
      ...page,
      items: page.items.map(({ organizationId, amountMinor, usdMinor, currency, ...row }) => ({
        ...row,
        amount: toUnits(amountMinor, currency),
        currency,
        amountUsd: toUnits(usdMinor, 'USD'),
        by: labels.get(organizationId) as SubmitterDto,
        canRemove: leads || canActFor(viewer, organizationId),
      })),
    };
  }
}
