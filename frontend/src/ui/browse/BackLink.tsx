import { Link } from 'react-router-dom';
import { Icon } from '@/ui/Icon';

/** The way back from a page of one to the list of all. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-md pr-2 font-medium text-ink-2 hover:text-ink print:hidden"
    >
      <Icon name="chevronLeft" className="size-4" />
      {children}
    </Link>
  );
}
