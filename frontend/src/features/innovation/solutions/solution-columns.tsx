import type { SolutionDto } from '@alliance/api-client/innovation';
import { categoryLabels, technologyTypeLabels } from '@/content/labels';
import type { Column } from '@/ui/browse/OperatorTable';
import { DateText } from '@/ui/DateText';
import { ReadinessBadge, SolutionStatusBadge } from '../badges';
import { SubmitterLink, TitleLink } from '../browsing/SubmissionLinks';

/** What the denser views of solutions show. */
export const solutionColumns: readonly Column<SolutionDto>[] = [
  { label: 'Solution', wraps: 'sentence', cell: (solution) => <TitleLink kind="solutions" submission={solution} /> },
  { label: 'Status', cell: ({ status }) => <SolutionStatusBadge status={status} /> },
  { label: 'Readiness', cell: ({ readinessLevel }) => <ReadinessBadge level={readinessLevel} /> },
  {
    label: 'Submitted by',
    wraps: true,
    cell: (solution) => <SubmitterLink kind="solutions" submission={solution} />,
  },
  { label: 'Category', cell: ({ category }) => category && categoryLabels[category] },
  { label: 'Technology', cell: ({ technologyType }) => technologyType && technologyTypeLabels[technologyType] },
  { label: 'Created', cell: ({ createdAt }) => <DateText at={createdAt} /> },
];
