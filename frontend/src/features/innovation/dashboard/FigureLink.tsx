import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsMounted } from '@/ui/routing';

interface FigureLinkProps {
  to: string;
  /** What it counts, for who hears the link alone. */
  of: string;
  children: ReactNode;
}

/** A figure that leads to what it counts, where there is a page for it. */
export function FigureLink({ to, of, children }: FigureLinkProps) {
  const isMounted = useIsMounted();
  if (!isMounted(to.split('?')[0] ?? to)) return children;
  return (
    <Link to={to} className="rounded-sm underline decoration-line-strong underline-offset-4 hover:text-brand">
      {children}
      <span className="sr-only"> {of}</span>
    </Link>
  );
}
