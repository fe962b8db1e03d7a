import { useLocation, useParams } from 'react-router-dom';
import { EmptyState } from '@/ui/EmptyState';
import { useMedia } from '@/ui/useMedia';
import { ConversationList } from './ConversationList';
import { NewConversation } from './NewConversation';
import { Thread } from './Thread';

/** The viewer's conversations, and beside them the one that is open; on phones one after the other. */
export default function MessagesPage() {
  const { id } = useParams();
  const isNew = useLocation().pathname === '/messages/new';
  const isWide = useMedia('(min-width: 48rem)');
  const isOpen = id !== undefined || isNew;
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
      {(isWide || !isOpen) && <ConversationList openId={id} isMain={!isOpen} />}
      {isOpen && (
        <div className="min-w-0 self-start md:sticky md:top-26">
          {id ? <Thread key={id} id={id} isAlone={!isWide} /> : <NewConversation isAlone={!isWide} />}
        </div>
      )}
      {isWide && !isOpen && (
        <EmptyState title="Nothing Is Open">
          Choose a conversation, or write to people of your organization and those that it is connected with.
        </EmptyState>
      )}
    </div>
  );
}
