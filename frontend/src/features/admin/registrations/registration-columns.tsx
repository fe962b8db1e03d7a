import type { RegistrationDto } from '@alliance/api-client/registry';
import { organizationTypeLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { Badge } from '@/ui/Badge';
import type { Column } from '@/ui/browse/OperatorTable';
import { TwoLines } from '@/ui/browse/TwoLines';
import { DateText } from '@/ui/DateText';
import { PanelLink } from '../PanelLink';
import { emailLabels, emailTones, signLabels, statusLabels, statusTones } from './registration-words';

const day = 24 * 3_600_000;
const waited = (since: string) => {
  const days = Math.floor((Date.now() - Date.parse(since)) / day);
  return days === 1 ? '1 day' : `${days} days`;
};

const columns: readonly Column<RegistrationDto>[] = [
  {
    label: 'Organization',
    cell: ({ id, organizationName }) => (
      <PanelLink name="registration" id={id}>
        <TwoLines under={id}>{organizationName}</TwoLines>
      </PanelLink>
    ),
  },
  {
    label: 'Status',
    isUnderFirst: true,
    cell: ({ status, duplicateBy }) => (
      <span className="flex gap-1 max-sm:flex-wrap">
        <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
        {duplicateBy.length > 0 && (
          <span title={`Another registration has the ${duplicateBy.map((sign) => signLabels[sign]).join(', ')}`}>
            <Badge tone="orange">Duplicate?</Badge>
          </span>
        )}
      </span>
    ),
  },
  { label: 'Waits', isFigure: true, cell: ({ waitingSince }) => (waitingSince ? waited(waitingSince) : '–') },
  {
    label: 'Contact',
    isUnderFirst: true,
    cell: ({ contactName, email }) => <TwoLines under={<span title={email}>{email}</span>}>{contactName}</TwoLines>,
  },
  {
    label: 'Type and plan',
    cell: ({ organizationType, selectedPlan }) => (
      <TwoLines under={tierNames[selectedPlan]}>{organizationTypeLabels[organizationType]}</TwoLines>
    ),
  },
  {
    label: 'Email',
    cell: ({ emailState }) => <Badge tone={emailTones[emailState]}>{emailLabels[emailState]}</Badge>,
  },
  { label: 'Registered', isUnderFirst: true, cell: ({ createdAt }) => <DateText at={createdAt} /> },
];
const deleted: Column<RegistrationDto> = {
  label: 'Erased on',
  isUnderFirst: true,
  cell: ({ deletedAt }) => deletedAt && <DateText at={new Date(Date.parse(deletedAt) + 30 * day).toISOString()} />,
};

/** Of what is deleted it matters how long it can be restored, and no more how long it has waited. */
export const columnsOf = (isDeleted: boolean): readonly Column<RegistrationDto>[] =>
  isDeleted ? columns.map((column) => (column.label === 'Waits' ? deleted : column)) : columns;
