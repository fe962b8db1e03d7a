import type { MemberDto } from '@alliance/api-client/directory';
import { Link } from 'react-router-dom';
import { organizationTypeLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { countedWork } from '@/features/shared/counted-work';
import { Badge } from '@/ui/Badge';
import { Highlighted } from '@/ui/browse/Highlighted';
import type { Column } from '@/ui/browse/OperatorTable';
import { DayText } from '@/ui/DateText';
import { OrganizationName } from '@/ui/OrganizationName';
import { placeOf, yearOf } from './member-words';

/** What the denser views of members show. */
export const memberColumns: readonly Column<MemberDto>[] = [
  {
    label: 'Member',
    wraps: 'sentence',
    cell: ({ id, name, logoId, hits }) => (
      <Link to={`/members/${id}`} className="rounded-sm hover:text-brand">
        <OrganizationName organization={{ id, name, logoId }}>
          <Highlighted text={name} hits={hits} />
        </OrganizationName>
      </Link>
    ),
  },
  { label: 'Type', cell: ({ type }) => organizationTypeLabels[type] },
  { label: 'Verified', cell: ({ isVerified }) => isVerified && <Badge tone="green">Verified</Badge> },
  { label: 'Proven domain', wraps: true, cell: ({ verifiedDomain }) => verifiedDomain },
  { label: 'Location', wraps: true, cell: placeOf },
  { label: 'Tier', wraps: true, cell: ({ tier }) => tierNames[tier] },
  {
    label: 'Active projects',
    isFigure: true,
    cell: ({ activeProjects }) => activeProjects !== null && countedWork(activeProjects),
  },
  { label: 'Member since', cell: yearOf },
  { label: 'Last active', cell: ({ lastActiveOn }) => lastActiveOn && <DayText on={lastActiveOn} /> },
];
