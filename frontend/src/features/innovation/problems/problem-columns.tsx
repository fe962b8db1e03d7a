import type { IndustryProblemDto } from '@alliance/api-client/innovation';
import { categoryLabels } from '@/content/labels';
import type { Column } from '@/ui/browse/OperatorTable';
import { DateText } from '@/ui/DateText';
import { comparable } from '@/ui/money';
import { ProblemStatusBadge, UrgencyBadge } from '../badges';
import { SubmitterLink, TitleLink } from '../browsing/SubmissionLinks';

/** What the denser views of problems show. */
export const problemColumns: readonly Column<IndustryProblemDto>[] = [
  { label: 'Problem', wraps: 'sentence', cell: (problem) => <TitleLink kind="problems" submission={problem} /> },
  { label: 'Urgency', cell: ({ urgency }) => urgency && <UrgencyBadge urgency={urgency} /> },
  { label: 'Status', cell: ({ status }) => <ProblemStatusBadge status={status} /> },
  {
    label: 'Submitted by',
    wraps: true,
    cell: (problem) => <SubmitterLink kind="problems" submission={problem} />,
  },
  { label: 'Category', cell: ({ category }) => category && categoryLabels[category] },
  {
    label: 'Estimated value',
    isFigure: true,
    cell: ({ estimatedValue, estimatedValueCurrency, estimatedValueUsd }) =>
      estimatedValue && comparable(estimatedValue, estimatedValueCurrency ?? 'USD', estimatedValueUsd),
  },
  { label: 'Created', cell: ({ createdAt }) => <DateText at={createdAt} /> },
];
