import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { type Currency, toUnits } from '../../../platform/money/money';
import type { OrganizationLabel } from '../../membership';
import { type ValueKind, ValueState } from '../innovation.enums';
import type { SubmitterDto } from '../problems/problems.dto';
import { organizationsOf, type ProjectParts } from '../projects/project-access';
import type { ValueEntryDto, ValueRightsDto } from './outcomes.dto';
import { quarterOf } from './quarter';

/** `ValueEntry.disputer` in SQL. */
export const disputerOf = (
  entry: string,
) => `case ${entry}.state when 'disputed' then ${entry}.decided_by_organization_id
  when 'confirmed' then null else ${entry}.dispute_of_organization_id end`;

/** Of `value_entries e` and its `projects p`. */
export const entryColumns = `e.id, e.project_id as "projectId", p.name as "projectName", e.organization_id as "organizationId",
  e.kind, e.amount_minor as "amountMinor", e.currency, e.usd_minor as "usdMinor", e.happened_on::text as "happenedOn", e.state,
  e.note, e.source, e.decided_by_organization_id as "decidedById", e.decided_at as "decidedAt", e.corrects_id as "correctsId",
  e.corrected_by_id as "correctedById", ${disputerOf('e')} as "disputerId",
  e.created_at as "createdAt"`;

export interface ValueRow {
  id: string;
  projectId: string;
  projectName: string;
  organizationId: string;
  kind: ValueKind;
  amountMinor: string;
  currency: Currency;
  usdMinor: string;
  happenedOn: string;
  state: ValueState;
  note: string;
  source: string | null;
  decidedById: string | null;
  decidedAt: string | null;
  correctsId: string | null;
  correctedById: string | null;
  disputerId: string | null;
  createdAt: string;
}

export function toEntry(row: ValueRow, labels: ReadonlyMap<string, OrganizationLabel>): ValueEntryDto {
  const {
    projectId,
    projectName,
    organizationId,
    decidedById,
    amountMinor,
    usdMinor,
    source: _,
    disputerId: __,
    ...shown
  } = row;
  return {
    ...shown,
    project: { id: projectId, name: projectName },
    enteredBy: labels.get(organizationId) as SubmitterDto,
    amount: toUnits(amountMinor, row.currency),
    amountUsd: toUnits(usdMinor, 'USD'),
    quarter: quarterOf(row.happenedOn),
    decidedBy: decidedById ? (labels.get(decidedById) as SubmitterDto) : null,
  };
}

/** What `OwnValues` and the entry itself would let the viewer do. */
export function rightsOf(viewer: Viewer, row: ValueRow, parts: ProjectParts): ValueRightsDto {
  const { organizationId, state, disputerId } = row;
  const partners = organizationsOf(parts);
  const acting = partners.filter((id) => canActFor(viewer, id));
  const deciding = (disputerId ? [disputerId] : partners).filter((id) => canActFor(viewer, id));
  const isWorth = row.correctedById === null && row.amountMinor !== '0';
  const isOwn = acting.includes(organizationId);
  const isOther = !belongsTo(viewer, organizationId) && deciding.length > 0;
  return {
    claim: isWorth && isOwn && state === ValueState.Estimated,
    confirm: isWorth && isOther && (state === ValueState.Claimed || state === ValueState.Disputed),
    dispute: isWorth && isOther && state === ValueState.Claimed,
    discuss: isWorth && acting.length + deciding.length > 0 && state === ValueState.Disputed,
    correct: row.correctedById === null && isOwn,
    attach: isWorth && isOwn && state !== ValueState.Confirmed,
  };
}
