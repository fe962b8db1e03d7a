import { NavLink } from 'react-router-dom';
import { classes } from '@/ui/classes';
import type { PageRoute } from '@/ui/page';

/** The pages of an area that can be gone to without knowing an id, under their titles. */
export function AreaNavigation({ label, pages }: { label: string; pages: PageRoute[] }) {
  return (
    <nav aria-label={label} className="-mx-3 mb-6 flex flex-wrap print:hidden">
      {pages
        .filter(({ path }) => !path.includes(':'))
        .map(({ path, handle }) => (
          <NavLink key={path} to={path} end className={look}>
            {handle.title}
          </NavLink>
        ))}
    </nav>
  );
}

const look = ({ isActive }: { isActive: boolean }) =>
  classes(
    'inline-flex min-h-11 items-center rounded-md px-3 font-medium text-sm hover:text-ink',
    isActive ? 'text-ink underline decoration-2 decoration-brand underline-offset-8' : 'text-ink-2',
  );
