import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import { wayBackTo } from './list-place';

/** The way back from a page of one to the list of all: as it was left, and to the line that led here. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const navigate = useNavigate();
  const { address, isJustBefore } = wayBackTo(to);
  return (
    <Link
      to={address}
      onClick={(event) => {
        const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (!isJustBefore || opensElsewhere) return;
        event.preventDefault();
        navigate(-1);
      }}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-md pr-2 font-medium text-ink-2 hover:text-ink print:hidden"
    >
      <Icon name="chevronLeft" className="size-4" />
      {children}
    </Link>
  );
}
