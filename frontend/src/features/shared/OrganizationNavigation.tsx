import { leaders, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { NavLink } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { billingOf } from './plans/checkout';

export const peopleOf = (organizationId: string) => `/organizations/${organizationId}/people`;

const domainsOf = (organizationId: string) => `/organizations/${organizationId}/domains`;
export const profileOf = (organizationId: string) => `/organizations/${organizationId}/profile`;

/** Between the pages about one organization of the viewer's. */
export function OrganizationNavigation({ organizationId }: { organizationId: string }) {
  const leads = organizationsAs(useViewer().viewer, leaders).some(({ id }) => id === organizationId);
  if (!leads) return null;
  const pages = [
    { to: profileOf(organizationId), label: 'Profile' },
    { to: peopleOf(organizationId), label: 'People' },
    { to: domainsOf(organizationId), label: 'Domains' },
    { to: billingOf(organizationId), label: 'Billing' },
  ];
  return (
    <nav aria-label="Organization" className="mb-6 border-line border-b print:hidden">
      <ul className="flex flex-wrap gap-x-1">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                classes(
                  '-mb-px flex min-h-11 items-center border-b-2 px-4 font-medium text-sm hover:text-ink',
                  isActive
                    ? 'border-brand text-ink forced-colors:border-[Highlight]'
                    : 'border-transparent text-ink-2 forced-colors:border-[Canvas]',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
