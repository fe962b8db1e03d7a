import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Menu, MenuItem, MenuLink } from '@/ui/Menu';
import { useTheme } from '@/ui/theme';

export interface LinkedPage {
  to: string;
  label: string;
}

interface MoreMenuProps {
  trigger: ReactElement<React.ComponentProps<'button'>>;
  pages: readonly LinkedPage[];
  onSearch: () => void;
}

/** What a narrow window has no room for. */
export function MoreMenu({ trigger, pages, onSearch }: MoreMenuProps) {
  const { theme, choose } = useTheme();
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={onSearch}>Search</MenuItem>
      {pages.map(({ to, label }) => (
        <MenuLink key={to}>
          <Link to={to}>{label}</Link>
        </MenuLink>
      ))}
      <MenuItem onSelect={() => choose(otherTheme)}>Switch to the {otherTheme} theme</MenuItem>
      <MenuLink>
        <a href="/api/logout">Sign Out</a>
      </MenuLink>
    </Menu>
  );
}
