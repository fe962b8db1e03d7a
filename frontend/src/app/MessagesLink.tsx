import { useGetUnreadMessagesQuery } from '@alliance/api-client/unread-messages';
import { NavLink } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { counted } from '@/ui/count';
import { Icon } from '@/ui/Icon';
import { useQuiet } from '@/ui/useQuiet';

/** More are not told apart. */
const most = 99;

/** To the messages, with how many conversations have something to read; the page is there before it asks. */
export function MessagesLink({ className }: { className?: string }) {
  const isQuiet = useQuiet();
  const { data } = useGetUnreadMessagesQuery(undefined, { skip: !isQuiet });
  const count = data?.count ?? 0;
  return (
    <NavLink
      to="/messages"
      aria-label={count > 0 ? `Messages, ${counted(count)} unread` : 'Messages'}
      className={classes(
        'relative grid size-11 shrink-0 place-items-center rounded-md text-ink hover:bg-sunken aria-[current=page]:text-brand',
        className,
      )}
    >
      <Icon name="message" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full border border-transparent bg-brand px-1 text-center font-semibold text-on-brand text-xs tabular-nums"
        >
          {count > most ? `${most}+` : count}
        </span>
      )}
    </NavLink>
  );
}
