import type { ModeratedPostDto } from '@alliance/api-client/communities';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/Badge';
import { DateText } from '@/ui/DateText';
import { Markdown } from '@/ui/text/Markdown';
import { discussionOf } from './community-words';
import { PersonLine } from './PersonLine';

/** A post as moderators judge it, with the way to where it stands, for those who can go there. */
export function ModeratedPost({ slug, post }: { slug?: string; post: ModeratedPostDto }) {
  const { id, threadId, title, text, author, createdAt, isHidden } = post;
  return (
    <>
      <h3 className="mb-3 flex flex-wrap items-center gap-2 text-base">
        {slug ? (
          <Link
            to={discussionOf(slug, threadId, id === threadId ? undefined : id)}
            className="rounded-sm font-medium [overflow-wrap:anywhere] hover:text-brand"
          >
            {title}
          </Link>
        ) : (
          <span className="font-medium [overflow-wrap:anywhere]">{title}</span>
        )}
        {isHidden && <Badge tone="red">Hidden</Badge>}
      </h3>
      <PersonLine person={author}>
        <DateText at={createdAt} />
      </PersonLine>
      <Markdown text={text} className="mt-3" />
    </>
  );
}
