import {
  type NotificationDto,
  useMarkNotificationMutation,
  useMuteNotificationMutation,
} from '@alliance/api-client/inbox';
import { problemText } from '@alliance/api-client/problem';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { MomentText } from '@/ui/DateText';
import { toast } from '@/ui/toast';
import { categoryLabels } from '../categories';

/** Its addresses are of this installation, whatever that is called in the browser. */
function pathOf(link: string): string {
  const { pathname, search, hash } = new URL(link, window.location.origin);
  return pathname + search + hash;
}

/** One thing that has happened; whoever follows it has read it. */
export function InboxLine({ notification }: { notification: NotificationDto }) {
  const { id, title, text, link, category, madeAt, readAt, canMute } = notification;
  const [mark] = useMarkNotificationMutation();
  const [mute] = useMuteNotificationMutation();
  const isUnread = readAt === null;

  const setRead = async (isRead: boolean) => {
    try {
      await mark({ id, markNotificationDto: { isRead } }).unwrap();
    } catch (error) {
      toast({ title: 'Not marked', description: problemText(error), variant: 'destructive' });
    }
  };
  const silence = async () => {
    try {
      await mute({ id }).unwrap();
      toast({
        title: 'Muted',
        description: 'You hear no more of this. Your notification settings list what is muted.',
      });
    } catch (error) {
      toast({ title: 'Not muted', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <li
      className={classes(
        'flex flex-wrap items-start gap-x-4 gap-y-2 rounded-lg border border-line p-4',
        isUnread ? 'bg-surface' : 'bg-canvas',
      )}
    >
      <span
        aria-hidden="true"
        className={classes(
          'mt-2 size-2 shrink-0 rounded-full',
          isUnread ? 'bg-brand forced-colors:bg-[Highlight]' : 'bg-transparent',
        )}
      />
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to={pathOf(link)}
          onClick={() => isUnread && void setRead(true)}
          className={classes(
            'inline-block text-ink hover:underline [overflow-wrap:anywhere]',
            isUnread && 'font-semibold',
          )}
        >
          {isUnread && <span className="sr-only">Unread: </span>}
          {title}
        </Link>
        {text && <p className="mt-1 line-clamp-2 text-ink-2 text-sm [overflow-wrap:anywhere]">{text}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
          <Badge>{categoryLabels[category]}</Badge>
          <MomentText at={madeAt} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="quiet" onClick={() => setRead(isUnread)}>
          {isUnread ? 'Mark as read' : 'Mark as unread'}
          <span className="sr-only">: {title}</span>
        </Button>
        {canMute && (
          <Button variant="quiet" onClick={silence}>
            Mute
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
