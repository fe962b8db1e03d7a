import { lazy, Suspense } from 'react';
import { counted } from '@/ui/count';
import { Skeleton } from '@/ui/Skeleton';
import { TabCount } from '@/ui/TabCount';

const EvaluationTab = lazy(() => import('./EvaluationTab'));

/** The evaluation of a problem. Its code comes when its tab is opened. */
export function Evaluation({ problemId }: { problemId: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full" />}>
      <EvaluationTab problemId={problemId} />
    </Suspense>
  );
}

/** How many proposals wait for the viewer's score, for the tab. */
export const DueCount = ({ due }: { due: number }) =>
  due > 0 && (
    <TabCount known>
      {counted(due)}
      <span className="sr-only"> to score</span>
    </TabCount>
  );
