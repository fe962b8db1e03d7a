import type { StoryCardDto } from '@alliance/api-client/stories';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/Badge';
import { compact } from '@/ui/money';
import { StoryCover } from './StoryCover';

/** Stories, each with its cover, what came of it and who made it. */
export function StoryGrid({ stories }: { stories: readonly StoryCardDto[] }) {
  return (
    <ul aria-label="Success stories" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {stories.map((story) => (
        <li key={story.id} className="min-w-0">
          <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
            <StoryCover story={story} />
            <div className="flex flex-1 flex-col p-5">
              {story.isFeatured && (
                <p className="mb-2">
                  <Badge tone="orange">Featured</Badge>
                </p>
              )}
              <h2 className="text-xl">
                <Link
                  to={`/stories/${story.slug}`}
                  className="rounded-sm after:absolute after:inset-0 hover:text-brand"
                >
                  {story.title}
                </Link>
              </h2>
              <p className="mt-2 text-ink-2">{story.summary}</p>
              <p className="mt-auto pt-5 font-semibold text-lg tabular-nums">
                {compact(story.confirmedUsd, 'USD')} <span className="font-normal text-base text-ink-2">confirmed</span>
              </p>
              <p className="mt-1 text-ink-2 text-sm">{story.organizations.map(({ name }) => name).join(', ')}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
