import type { MergePreviewDto, OrganizationRecordDetailDto } from '@alliance/api-client/records';
import type { ReactNode } from 'react';
import { organizationTypeLabels, roleLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { DataTable } from '@/ui/charts/DataTable';
import { counted } from '@/ui/count';
import { DateText } from '@/ui/DateText';
import { organizationStateLabels, verifiedLabels } from './record-words';

const facts: readonly [name: string, of: (one: OrganizationRecordDetailDto) => ReactNode][] = [
  ['Name', ({ name }) => name],
  ['State', ({ state }) => organizationStateLabels[state]],
  ['Type', ({ type }) => organizationTypeLabels[type]],
  ['Plan', ({ tier }) => tierNames[tier]],
  ['Verified', ({ verifiedBy }) => verifiedLabels[verifiedBy ?? 'none']],
  ['Registered', ({ createdAt }) => <DateText at={createdAt} />],
  ['Member ID', ({ memberIds }) => memberIds.join(', ') || '–'],
  ['Website', ({ website }) => website?.replace(/^https?:\/\//, '') ?? '–'],
  ['Domains', ({ domains }) => domains.join(', ') || '–'],
  ['First person', ({ people: [first] }) => (first ? `${first.name || first.email}, ${roleLabels[first.role]}` : '–')],
];

/** Two organizations, and how much each of them has. */
export function SideBySide({ preview: { goes, stays, counts } }: { preview: MergePreviewDto }) {
  return (
    <DataTable
      caption="The two organizations side by side"
      columns={['What', 'Goes', 'Stays']}
      rows={[
        ...facts.map(([name, of]) => ({ key: name, cells: [name, of(goes), of(stays)] })),
        ...counts.map((held) => ({
          key: `count ${held.what}`,
          cells: [held.what, counted(held.goes), counted(held.stays)],
        })),
      ]}
    />
  );
}
