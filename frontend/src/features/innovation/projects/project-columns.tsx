import type { ProjectDto } from '@alliance/api-client/projects';
import { categoryLabels } from '@/content/labels';
import type { Column } from '@/ui/browse/OperatorTable';
import { DayText } from '@/ui/DateText';
import { compact } from '@/ui/money';
import { ProjectPhaseBadge, ProjectStatusBadge, saysMore } from '../badges';
import { LeadLink, NameLink } from './ProjectLinks';

/** What the denser views of projects show. */
export const projectColumns: readonly Column<ProjectDto>[] = [
  { label: 'Project', wraps: 'sentence', cell: (project) => <NameLink project={project} /> },
  { label: 'Phase', cell: ({ phase }) => <ProjectPhaseBadge phase={phase} /> },
  { label: 'Status', saysMore, cell: ({ status }) => <ProjectStatusBadge status={status} /> },
  { label: 'Progress', isFigure: true, cell: ({ progress }) => progress !== null && `${progress}%` },
  {
    label: 'Estimated value',
    isFigure: true,
    cell: ({ estimatedValue, estimatedValueCurrency }) =>
      estimatedValue && estimatedValueCurrency && compact(estimatedValue, estimatedValueCurrency),
  },
  { label: 'Led by', wraps: true, cell: (project) => <LeadLink project={project} /> },
  { label: 'Category', cell: ({ category }) => category && categoryLabels[category] },
  { label: 'Started', cell: ({ startDate }) => startDate && <DayText on={startDate} /> },
  {
    label: 'Completion',
    cell: ({ actualCompletion, estimatedCompletion }) => {
      const on = actualCompletion ?? estimatedCompletion;
      return on && <DayText on={on} />;
    },
  },
];
