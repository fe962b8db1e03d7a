import type { StoryCardDto, StoryDto } from '@alliance/api-client/stories';
import { VisitorLinks } from '@/features/shared/VisitorLinks';
import { productName } from '@/ui/Mark';
import { dataOf, headOf, pageOf } from '@/ui/readable';
import { StoriesHead, storiesText, storiesTitle } from './StoriesHead';
import { StoryArticle } from './StoryArticle';
import { StoryGrid } from './StoryGrid';

/** The address whose answer the page at a path shows; nothing where it is no story. */
export function source(path: string): string | undefined {
  const [, slug] = /^\/stories(?:\/([a-z0-9-]{1,120}))?\/?$/.exec(path) ?? [];
  if (slug) return `/api/stories/${slug}`;
  return /^\/stories\/?$/.test(path) ? '/api/stories?limit=20' : undefined;
}

/**
 * The pages of stories as text, for those who read without script: search engines, and who shares a link. `head` takes the place of
 * the title and description of the document, `page` that of its content until the application shows the same.
 */
export function render(path: string, answer: unknown, origin: string): { head: string; page: string } {
  if (Array.isArray(answer)) {
    const stories = answer as StoryCardDto[];
    return {
      head: headOf({ title: storiesTitle, text: storiesText, address: `${origin}/stories`, type: 'website' }),
      page: pageOf(
        path,
        <VisitorLinks />,
        <>
          <StoriesHead />
          <StoryGrid stories={stories} />
        </>,
      ),
    };
  }
  const story = answer as StoryDto;
  const address = `${origin}/stories/${story.slug}`;
  const picture = `${origin}/api/stories/${story.slug}/picture`;
  return {
    head:
      headOf({ title: story.title, text: story.summary, address, type: 'article', picture }) +
      dataOf({
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: story.title,
        image: picture,
        description: story.summary,
        datePublished: story.publishedAt,
        mainEntityOfPage: address,
        author: story.organizations.map(({ name }) => ({ '@type': 'Organization', name })),
        publisher: { '@type': 'Organization', name: productName },
      }),
    page: pageOf(path, <VisitorLinks />, <StoryArticle story={story} />),
  };
}
