import type { RegistrationDto } from '@alliance/api-client/registry';
import { organizationTypeLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { Badge } from '@/ui/Badge';
import type { Column } from '@/ui/browse/OperatorTable';
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
    wraps: 'sentence',
    cell: ({ id, organizationName }) => (
      <PanelLink name="registration" id={id}>
        <span className="[overflow-wrap:anywhere]">{organizationName}</span>
      </PanelLink>
    ),
  },
  {
    label: 'Status',
    wraps: true,
    isUnderFirst: true,
    cell: ({ status, duplicateBy }) => (
      <span className="flex flex-wrap gap-1">
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
    wraps: true,
    isUnderFirst: true,
    cell: ({ contactName, email }) => (
      <>
        {contactName}
        <span className="block text-ink-2 text-xs [overflow-wrap:anywhere]">{email}</span>
      </>
    ),
  },
  { label: 'Type', cell: ({ organizationType }) => organizationTypeLabels[organizationType] },
  { label: 'Plan', wraps: true, cell: ({ selectedPlan }) => tierNames[selectedPlan] },
  {
    label: 'Email',
    cell: ({ emailState }) => <Badge tone={emailTones[emailState]}>{emailLabels[emailState]}</Badge>,
  },
  { label: 'Registered', isUnderFirst: true, cell: ({ createdAt }) => <DateText at={createdAt} /> },
  { label: 'Member ID', cell: ({ id }) => <span className="tabular-nums">{id}</span> },
];
const deleted: Column<RegistrationDto> = {
  label: 'Erased on',
  isUnderFirst: true,
  cell: ({ deletedAt }) => deletedAt && <DateText at={new Date(Date.parse(deletedAt) + 30 * day).toISOString()} />,
};

export const columnsOf = (isDeleted: boolean): readonly Column<RegistrationDto>[] =>
  isDeleted ? [...columns.slice(0, 2), deleted, ...columns.slice(3)] : columns;
