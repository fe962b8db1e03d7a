import {
  type IndustryProblemDetailDto,
  type ProblemStatus,
  useListProblemChangesQuery,
} from '@alliance/api-client/innovation';
import type { ReactNode } from 'react';
import { problemStatusLabels } from '@/content/labels';
import { DateText } from '@/ui/DateText';

const ended: readonly ProblemStatus[] = ['solved', 'closed', 'withdrawn'];

/** Of a problem that has ended, as a fact: since when, by whom and why. */
export function useEnded(problem: Pick<IndustryProblemDetailDto, 'id' | 'status'> | undefined) {
  const { id = '', status = 'open' } = problem ?? {};
  const isEnded = ended.includes(status);
  const { currentData: changes = [] } = useListProblemChangesQuery({ id }, { skip: !isEnded });
  const last = isEnded && changes.find(({ toStatus }) => toStatus === status);
  if (!last) return undefined;
  const { at, by, reason } = last;
  return [
    `${problemStatusLabels[status]} since`,
    <span key="ended">
      <DateText at={at} />, by {by}
      {reason && <span className="mt-1 block whitespace-pre-line [overflow-wrap:anywhere]">“{reason}”</span>}
    </span>,
  ] as [string, ReactNode];
}
