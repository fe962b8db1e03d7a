import { type ConversationEntryDto, useBrowseConversationsInfiniteQuery } from '@alliance/api-client/conversations';
import { useViewer } from '@alliance/api-client/viewer';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { ago } from '@/ui/ago';
import { Badge } from '@/ui/Badge';
import { LinkButton } from '@/ui/Button';
import { PagedList } from '@/ui/browse/PagedList';
import { classes } from '@/ui/classes';
import { EmptyState } from '@/ui/EmptyState';
import { OrganizationName } from '@/ui/OrganizationName';
import { PersonPicture } from '@/ui/PersonPicture';
import { CardSkeletons } from '@/ui/Skeleton';
import { organizationsOf, titleOf } from './naming';
import { useOutbox } from './useOutbox';

interface ConversationListProps {
  openId: string | undefined;
  /** Nothing else is open: its title is the page's. */
  isMain: boolean;
}

/** The conversations that the viewer is in, the last that was written in first. */
export function ConversationList({ openId, isMain }: ConversationListProps) {
  const result = useBrowseConversationsInfiniteQuery({});
  const Title = isMain ? 'h1' : 'h2';
  return (
    <nav aria-label="Conversations" className="min-w-0 print:hidden">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Title className={isMain ? 'text-title' : 'text-2xl'}>Messages</Title>
        <LinkButton to="/messages/new" variant={isMain ? 'primary' : 'secondary'}>
          New Message
        </LinkButton>
      </div>
      <PagedList
        result={result}
        what="The conversations"
        empty={
          <EmptyState title="No Messages Yet">
            Write to people of your organization, and of those that it is connected with.
          </EmptyState>
        }
        waiting={<CardSkeletons />}
      >
        {(conversations) => (
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {conversations.map((conversation) => (
              <li key={conversation.id}>
                <Entry conversation={conversation} isOpen={conversation.id === openId} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <p className="mt-4 text-sm">
        <Link
          to="/messages/blocked"
          className="inline-flex min-h-11 items-center text-ink-2 underline underline-offset-4 hover:text-ink"
        >
          Whom you take no messages from
        </Link>
      </p>
    </nav>
  );
}

function Entry({ conversation, isOpen }: { conversation: ConversationEntryDto; isOpen: boolean }) {
  const { id, people, about, last, unread, hasDraft } = conversation;
  const you = useViewer().viewer?.id;
  const { waiting } = useOutbox(id);
  const isRefused = waiting.some(({ error }) => error);
  const [first] = people;
  const organizations = organizationsOf(conversation);
  // A connection is called by its organizations, which stand there already.
  const title = first && about?.kind === 'connection' ? undefined : about?.title;
  return (
    <Link
      to={`/messages/${id}`}
      aria-current={isOpen ? 'page' : undefined}
      className={classes('flex gap-3 p-3 hover:bg-sunken', isOpen && 'bg-brand-soft')}
    >
      <PersonPicture
        name={first?.name ?? ''}
        imageUrl={first?.profileImageUrl ?? null}
        organizationId={first?.organization.id}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={classes('min-w-0 [overflow-wrap:anywhere]', unread > 0 && 'font-semibold')}>
            {titleOf(conversation)}
          </span>
          <span className="text-ink-2 text-sm">{ago(last.sentAt)}</span>
        </span>
        <span className="block text-ink-2 text-sm [overflow-wrap:anywhere]">
          {organizations.map((organization, n) => (
            <Fragment key={organization.id}>
              <OrganizationName
                organization={organization}
                isFollowed={n < organizations.length - 1 || title !== undefined}
              />{' '}
            </Fragment>
          ))}
          {title}
        </span>
        <span className="mt-1 line-clamp-2 text-ink-2 text-sm [overflow-wrap:anywhere]">
          {last.authorId === you && 'You: '}
          {last.text ?? 'Removed by the operators of the alliance'}
        </span>
        {(unread > 0 || hasDraft || waiting.length > 0) && (
          <span className="mt-1.5 flex flex-wrap gap-2">
            {unread > 0 && <Badge tone="blue">{unread} unread</Badge>}
            {waiting.length > 0 && (
              <Badge tone={isRefused ? 'red' : 'yellow'}>{isRefused ? 'Not sent' : 'Waits to be sent'}</Badge>
            )}
            {hasDraft && <Badge tone="neutral">Draft</Badge>}
          </span>
        )}
      </span>
    </Link>
  );
}
