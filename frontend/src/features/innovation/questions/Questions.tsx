import { useBrowseQuestionsInfiniteQuery } from '@alliance/api-client/innovation';
import { lazy, Suspense } from 'react';
import { counted } from '@/ui/count';
import { Skeleton } from '@/ui/Skeleton';
import { TabCount } from '@/ui/TabCount';
import { useQuiet } from '@/ui/useQuiet';
import type { QuestionsProps } from './QuestionList';

const QuestionList = lazy(() => import('./QuestionList'));

/** What is asked about a problem. Its code comes when its tab is opened. */
export function Questions(props: QuestionsProps) {
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full" />}>
      <QuestionList {...props} />
    </Suspense>
  );
}

/** How many were asked, for the tab: asked for when the page has come to rest. */
export function QuestionCount({ problemId }: Pick<QuestionsProps, 'problemId'>) {
  const options = { skip: !useQuiet(), refetchOnMountOrArgChange: 30 };
  // One of them, for how many there are.
  const { currentData } = useBrowseQuestionsInfiniteQuery({ id: problemId, limit: '1' }, options);
  const { total = 0, orMore } = currentData?.pages.at(-1) ?? {};
  return (
    <TabCount known={currentData !== undefined}>
      {currentData && counted(total)}
      {orMore && '+'}
    </TabCount>
  );
}
