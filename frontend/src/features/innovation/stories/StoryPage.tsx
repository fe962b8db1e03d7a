import { isSectionClosed } from '@alliance/api-client/problem';
import { useGetStoryQuery } from '@alliance/api-client/stories';
import { useParams } from 'react-router-dom';
import SectionClosedPage from '@/features/shared/SectionClosedPage';
import { VisitorLinks } from '@/features/shared/VisitorLinks';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { OpenPage } from '@/ui/OpenPage';
import { usePageTitle } from '@/ui/routing';
import { StoryArticle } from './StoryArticle';

/** One story; not found once an organization that it names has taken its consent back. */
export default function StoryPage() {
  const { slug = '' } = useParams();
  const { currentData: story, error, isFetching, refetch } = useGetStoryQuery({ slug });
  usePageTitle(story?.title);
  return (
    <OpenPage actions={<VisitorLinks />}>
      {isSectionClosed(error) ? (
        <SectionClosedPage label="Success stories" />
      ) : story ? (
        <StoryArticle story={story} />
      ) : (
        <NothingToShow
          noun="Story"
          above={<BackLink to="/stories">All success stories</BackLink>}
          error={error}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
    </OpenPage>
  );
}
