import { leaders, organizationsAs, useViewer, type Viewer } from '@alliance/api-client/viewer';
import { Link } from 'react-router-dom';
import { roleLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { DateText } from '@/ui/DateText';
import { Menu, MenuItem, MenuLink, MenuText } from '@/ui/Menu';
import { OrganizationName } from '@/ui/OrganizationName';
import { PersonPicture } from '@/ui/PersonPicture';
import { useIsMounted } from '@/ui/routing';
import { useTheme } from '@/ui/theme';
import { accountPages } from './navigation';

/** Who is signed in and for whom they act, behind their picture. */
export function AccountMenu() {
  const { viewer } = useViewer();
  const { theme, choose } = useTheme();
  const isMounted = useIsMounted();
  if (!viewer) return null;
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  const name = nameOf(viewer);
  const leads = organizationsAs(viewer, leaders).length > 0;
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-md px-1 hover:bg-sunken"
        >
          <PersonPicture
            name={name}
            imageUrl={viewer.profileImageUrl}
            organizationId={viewer.organizations[0]?.organization.id}
          />
          <span className="sr-only font-medium text-ink text-sm @min-[84rem]:not-sr-only">
            {/* Not in one: what is not for screen readers alone overflows again. */}
            <span className="block max-w-32 truncate">{name}</span>
          </span>
          <span className="sr-only">, account</span>
        </button>
      }
    >
      <MenuText>
        <span className="block break-words font-semibold text-ink">{name}</span>
        <span className="block break-words text-ink-2">{viewer.email}</span>
      </MenuText>
      {viewer.organizations.map(({ organization, role, membershipTier }) => (
        <MenuText key={organization.id}>
          <span className="block text-ink">
            <OrganizationName organization={organization} />
          </span>
          <span className="block text-ink-2 text-xs">
            {roleLabels[role]} · {tierNames[membershipTier]}
            {organization.trialEndsAt && Date.parse(organization.trialEndsAt) > Date.now() && (
              <>
                , trial until <DateText at={organization.trialEndsAt} />
              </>
            )}
          </span>
        </MenuText>
      ))}
      {accountPages.map(({ to, label, forLeaders }) =>
        (forLeaders && !leads) || !isMounted(to) ? null : (
          <MenuLink key={to}>
            <Link to={to}>{label}</Link>
          </MenuLink>
        ),
      )}
      <MenuItem onSelect={() => choose(otherTheme)}>Switch to the {otherTheme} theme</MenuItem>
      <MenuLink>
        <a href="/api/logout">Sign Out</a>
      </MenuLink>
    </Menu>
  );
}

const nameOf = ({ firstName, lastName, email }: Viewer) => [firstName, lastName].filter(Boolean).join(' ') || email;
