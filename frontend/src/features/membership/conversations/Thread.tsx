import {
  type ConversationDto,
  useBrowseDirectMessagesInfiniteQuery,
  useGetConversationQuery,
} from '@alliance/api-client/conversations';
import { problemText } from '@alliance/api-client/problem';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { OrganizationLink } from '@/features/shared/OrganizationLink';
import { Button, LinkButton } from '@/ui/Button';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { classes } from '@/ui/classes';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { Composer } from '@/ui/text/LaterComposer';
import { useAddress } from '@/ui/useAddress';
import { useOnline } from '@/ui/useOnline';
import { MessageFiles } from './MessageFiles';
import { MessageLog } from './MessageLog';
import { addressOf, organizationsOf, titleOf } from './naming';
import { useKeptDraft } from './useKeptDraft';
import { useOutbox } from './useOutbox';
import { useTyping } from './useTyping';

const BlockDialog = laterDialog(() => import('./BlockDialog'));

/** What the window has under the bar: the messages get what the rest leaves. */
const roomUnderBar = 'min-h-[calc(100dvh-8rem-1px)] sm:min-h-[calc(100dvh-9rem-1px)]';
/** Less what the words at its foot take that say that there is no connection: the field stays in view above them. */
const roomAboveBanner = 'min-h-[calc(100dvh-13rem)] sm:min-h-[calc(100dvh-12rem)]';

interface ThreadProps {
  id: string;
  /** Without the list beside it. */
  isAlone: boolean;
}

/** One conversation: with whom, what was written, and a way to go on. */
export function Thread({ id, isAlone }: ThreadProps) {
  const { currentData: conversation, error, isFetching, refetch } = useGetConversationQuery({ id });
  // On their way before it is known who is in it.
  useBrowseDirectMessagesInfiniteQuery({ id });
  const isOnline = useOnline();
  usePageTitle(conversation && titleOf(conversation));
  const back = isAlone && <BackLink to="/messages">Messages</BackLink>;
  if (!conversation)
    return <NothingToShow noun="Conversation" above={back} error={error} retrying={isFetching} onRetry={refetch} />;
  return (
    <article
      aria-label={`Conversation with ${titleOf(conversation)}`}
      className={classes('flex flex-col print:min-h-0', isOnline ? roomUnderBar : roomAboveBanner)}
    >
      <Header conversation={conversation} back={back} />
      {error ? (
        <div className="mb-5 empty:hidden">
          <LoadFailure what="The conversation" stale answered retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      <Writing conversation={conversation} />
    </article>
  );
}

function Header({ conversation, back }: { conversation: ConversationDto; back: ReactNode }) {
  const { people, about, organization } = conversation;
  const [blocking, setBlocking] = useAddress('block');
  const block = people.length > 0 && (
    <Button variant="quiet" onClick={() => setBlocking('1')}>
      Block
    </Button>
  );
  return (
    <>
      <PageHeader
        above={
          back && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              {back}
              {block}
            </div>
          )
        }
        title={<span className="[overflow-wrap:anywhere]">{titleOf(conversation)}</span>}
        description={
          <>
            {organizationsOf(conversation).map((one, n, all) => (
              <span key={one.id}>
                {n > 0 && ', '}
                <OrganizationLink organization={one} isFollowed={about !== null && n === all.length - 1} />
              </span>
            ))}
            {about && (
              <>
                {people.length > 0 && ' '}about{' '}
                <Link to={addressOf(about)} className="text-brand underline underline-offset-4">
                  {people.length > 0 && about.kind === 'connection' ? 'your connection' : about.title}
                </Link>
              </>
            )}
          </>
        }
        actions={!back && block}
      />
      <BlockDialog
        open={blocking !== ''}
        people={people}
        ownOrganizationId={organization.id}
        onClose={() => setBlocking('')}
      />
    </>
  );
}

function Writing({ conversation }: { conversation: ConversationDto }) {
  const { id, end, draft, draftFiles, organization } = conversation;
  // Viewers of an organization answer in words.
  const mayAttach = organizationsAs(useViewer().viewer, contributors).some((own) => own.id === organization.id);
  const outbox = useOutbox(id);
  const { onType: keep, sent } = useKeptDraft(id, draft);
  const { typing, sayTyping } = useTyping(id);
  const onType = useCallback(
    (text: string) => {
      if (text !== '' && text !== draft) sayTyping();
      keep(text);
    },
    [draft, keep, sayTyping],
  );
  const underWay = outbox.waiting.flatMap(({ fileIds }) => fileIds);
  const files = draftFiles.filter((file) => !underWay.includes(file.id));

  const writers = conversation.people.filter((person) => typing.includes(person.id));

  const send = async (text: string) => {
    outbox.add(
      text,
      files.map((file) => file.id),
    );
    sent();
  };

  return (
    <>
      <MessageLog conversation={conversation} outbox={outbox} />
      <p aria-live="polite" className="mt-2 min-h-6 text-ink-2 text-sm print:hidden">
        {writers.length > 0 && `${titleOf({ people: writers })} ${writers.length > 1 ? 'are' : 'is'} writing…`}
      </p>
      <div className="mt-3 print:hidden">
        {end ? (
          <Ended end={end} conversation={conversation} />
        ) : (
          <Composer
            id="message"
            draft={`message:${id}`}
            begun={draft}
            onType={onType}
            label="Your message"
            hint={<span className="max-md:sr-only">Ctrl and Enter send it.</span>}
            dense
            max={8000}
            required="Write your message"
            variant="primary"
            submit="Send"
            submitting="Sending..."
            onSend={send}
          >
            {mayAttach && <MessageFiles conversationId={id} files={files} />}
          </Composer>
        )}
      </div>
    </>
  );
}

type End = NonNullable<ConversationDto['end']>;

const suspended = (name = 'The other organization') =>
  `${name} is suspended: nobody writes here until that is over. What was written can be read.`;
const ends: Record<End, (conversation: ConversationDto) => string> = {
  not_connected: () => 'Your organizations are not connected any more. What was written can be read.',
  suspended: ({ organization }) => suspended(organization.name),
  partner_suspended: (conversation) =>
    suspended(organizationsOf(conversation).find(({ id }) => id !== conversation.organization.id)?.name),
  alone: () => 'Nobody else is in this conversation any more. What was written can be read.',
  blocked: () => 'You take no messages from somebody in this conversation, and write them none.',
  refused: () => 'Somebody in this conversation takes no messages from you.',
};

function Ended({ end, conversation }: { end: End; conversation: ConversationDto }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line-strong bg-sunken p-4">
      <p className="min-w-0 flex-1 basis-60">{ends[end](conversation)}</p>
      {end === 'blocked' && (
        <LinkButton to="/messages/blocked" variant="secondary">
          Change That
        </LinkButton>
      )}
      {end === 'not_connected' && (
        <LinkButton to="/connections" variant="secondary">
          Connections
        </LinkButton>
      )}
    </div>
  );
}
