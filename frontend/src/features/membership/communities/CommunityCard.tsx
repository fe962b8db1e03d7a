import type { CommunityDto } from '@alliance/api-client/communities';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { CommunityImage } from '@/features/shared/communities/CommunityImage';
import { pageOf, whoMayJoin } from '@/features/shared/communities/community-words';
import { Badge } from '@/ui/Badge';
import { LinkButton } from '@/ui/Button';
import { plural } from '@/ui/count';
import { JoinButton } from './JoinButton';

/** A community, as the list tells of it. */
export function CommunityCard({ community }: { community: CommunityDto }) {
  const { slug, name, description, image, color, members, discussions, unread, standing, isActive, closedAt } =
    community;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface"
    >
      <CommunityImage type={image} color={color} className="h-24" />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <div className="mb-2 flex flex-wrap gap-2">
          {unread > 0 && <Badge tone="brand">{unread === 100 ? '100+' : unread} unread</Badge>}
          <Badge>{whoMayJoin(community)}</Badge>
          {!isActive && <Badge tone="yellow">Resting</Badge>}
          {closedAt && <Badge tone="red">Closed</Badge>}
          {standing === 'banned' && <Badge tone="red">Banned</Badge>}
        </div>
        <h3 id={titleId} className="text-lg leading-snug [overflow-wrap:anywhere]">
          <Link to={pageOf(slug)} className="rounded-sm hover:text-brand">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">{description}</p>
        <p className="mt-4 mb-5 text-ink-3 text-sm tabular-nums">
          {plural(members, 'member')}&nbsp;· {plural(discussions, 'discussion')}
        </p>
        <div className="mt-auto flex flex-wrap gap-3 print:hidden">
          <JoinButton community={community} variant="secondary" describedBy={titleId} />
          {standing === 'member' && (
            <LinkButton to={pageOf(slug)} variant="secondary" aria-describedby={titleId}>
              Open Community
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  );
}
