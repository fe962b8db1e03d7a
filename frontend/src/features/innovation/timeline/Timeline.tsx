import {
  type ChangeDto,
  useListProblemChangesQuery,
  useListSolutionChangesQuery,
} from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import type { ReactNode } from 'react';
import { changeFieldLabels, problemStatusLabels, solutionStatusLabels } from '@/content/labels';
import { DayText, MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';

interface TimelineProps {
  of: 'problem' | 'solution';
  id: string;
}

const statusLabels: Record<string, string> = { ...problemStatusLabels, ...solutionStatusLabels };

/** What has happened to a problem or a solution, the newest first: who, when and why. */
export function Timeline({ of, id }: TimelineProps) {
  const problem = useListProblemChangesQuery({ id }, { skip: of !== 'problem' });
  const solution = useListSolutionChangesQuery({ id }, { skip: of !== 'solution' });
  const { currentData: changes, error, isFetching, refetch } = of === 'problem' ? problem : solution;

  if (error)
    return (
      <LoadFailure what="What has happened" stale={Boolean(changes)} retrying={isFetching} onRetry={refetch}>
        {problemText(error)}
      </LoadFailure>
    );
  if (!changes) return <p className="text-ink-2">Loading...</p>;
  if (changes.length === 0) return <p className="text-ink-2">Nothing has changed since this was submitted.</p>;
  return (
    <ol className="max-w-prose border-line border-l-2">
      {changes.map((change) => (
        <li key={change.id} className="relative pb-6 pl-5 last:pb-0">
          <span aria-hidden="true" className="-left-[5px] absolute top-2 size-2 rounded-full bg-line-strong" />
          <p className="font-medium">{happened(of, change)}</p>
          <p className="text-ink-2 text-sm">
            {change.by}&nbsp;· <MomentText at={change.at} />
          </p>
          {change.reason && <p className="mt-1 whitespace-pre-line">{change.reason}</p>}
        </li>
      ))}
    </ol>
  );
}

function happened(of: TimelineProps['of'], { kind, fromStatus, toStatus, fields }: ChangeDto): ReactNode {
  if (kind === 'submitted') return of === 'problem' ? 'Submitted' : 'Published';
  if (kind === 'edited')
    return `Edited: ${[...new Set(fields.map((field) => changeFieldLabels[field] ?? field))].join(', ')}`;
  if (kind === 'decide_by_moved')
    return (
      <>
        Answers by: {fromStatus && <DayText on={fromStatus} />} → {toStatus && <DayText on={toStatus} />}
      </>
    );
  return `${statusLabels[fromStatus ?? '']} → ${statusLabels[toStatus ?? '']}`;
}
