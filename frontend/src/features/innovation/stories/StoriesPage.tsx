import { isSectionClosed } from '@alliance/api-client/problem';
import { useBrowseStoriesInfiniteQuery } from '@alliance/api-client/stories';
import SectionClosedPage from '@/features/shared/SectionClosedPage';
import { VisitorLinks } from '@/features/shared/VisitorLinks';
import { PagedList } from '@/ui/browse/PagedList';
import { EmptyState } from '@/ui/EmptyState';
import { OpenPage } from '@/ui/OpenPage';
import { CardSkeletons } from '@/ui/Skeleton';
import { StoriesHead } from './StoriesHead';
import { StoryGrid } from './StoryGrid';

const all = {};

/** What came of projects, for everybody. */
export default function StoriesPage() {
  const result = useBrowseStoriesInfiniteQuery(all);
  if (isSectionClosed(result.error))
    return (
      <OpenPage actions={<VisitorLinks />}>
        <SectionClosedPage label="Success stories" />
      </OpenPage>
    );
  return (
    <OpenPage actions={<VisitorLinks />}>
      <StoriesHead />
      <PagedList
        result={result}
        what="The stories"
        waiting={<CardSkeletons count={3} />}
        empty={
          <EmptyState title="No Stories Yet">
            A story stands here once every organization that it names has agreed to it.
          </EmptyState>
        }
      >
        {(stories) => <StoryGrid stories={stories} />}
      </PagedList>
    </OpenPage>
  );
}
