import { useCountInboxQuery } from '@alliance/api-client/inbox';
import { Link } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { useQuiet } from '@/ui/useQuiet';

const most = 99;

/** The way to the inbox, and how much of it is unread; the page is there before it asks. */
export function InboxBell({ className }: { className?: string }) {
  const isQuiet = useQuiet();
  const { data: { unread } = { unread: 0 } } = useCountInboxQuery(undefined, { skip: !isQuiet });
  return (
    <Link
      to="/inbox"
      aria-label={unread > 0 ? `Inbox, ${unread} unread` : 'Inbox'}
      className={classes(
        'relative grid size-11 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-brand px-1 text-center font-semibold text-[0.6875rem] text-on-brand leading-4.5 tabular-nums">
          {unread > most ? `${most}+` : unread}
        </span>
      )}
    </Link>
  );
}
