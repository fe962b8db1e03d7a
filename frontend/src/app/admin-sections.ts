import {
  Building2,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  CreditCard,
  Eye,
  Flag,
  GraduationCap,
  KeyRound,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  Mail,
  Plug,
  Presentation,
  Rocket,
  ScrollText,
  Settings,
  Sparkles,
  Star,
  UserCog,
  Users,
  UsersRound,
} from 'lucide-react';
import type { PageRoute } from '@/ui/page';

/** The sections of the administration under their headings, in order, each with its sign. */
const headings: Record<string, Record<string, LucideIcon>> = {
  'People and organizations': {
    '/admin/registrations': ClipboardList,
    '/admin/organizations': Building2,
    '/admin/people': Users,
    '/admin/onboarding': CalendarDays,
    '/admin/demo-requests': Presentation,
    '/admin/see-as': Eye,
  },
  'Innovation and content': {
    '/admin/lifecycle': Rocket,
    '/admin/communities': UsersRound,
    '/admin/mentors': GraduationCap,
    '/admin/stories': Sparkles,
    '/admin/partners': Star,
    '/admin/reports': Flag,
  },
  'Money and marketplace': {
    '/admin/payments': CreditCard,
    '/admin/apis': Plug,
  },
  'Mail and help': {
    '/admin/mail': Mail,
    '/admin/support': LifeBuoy,
  },
  Platform: {
    '/admin/analytics': ChartColumn,
    '/admin/administrators': UserCog,
    '/admin/settings': Settings,
    '/admin/audit': ScrollText,
    '/admin/security': KeyRound,
  },
};

export interface AdminSection {
  path: string;
  title: string;
  Sign: LucideIcon;
}

export interface AdminSectionGroup {
  title: string;
  sections: AdminSection[];
}

/** A section is a page right under `/admin`; what is under a section are its pages. */
const isSection = ({ path }: PageRoute) => path.split('/').filter(Boolean).length === 2 && path.startsWith('/admin/');

/** Of which section a page is, by its path. */
export const sectionOf = ({ path, handle }: PageRoute): string =>
  handle.section ?? `/${path.split('/').slice(1, 3).join('/')}`;

/** Those of the pages that are sections, under their headings; one that no heading knows comes last. */
export function sectionGroups(pages: readonly PageRoute[]): AdminSectionGroup[] {
  const left = new Map(pages.filter(isSection).map((page) => [page.path, page.handle.title]));
  const take = (path: string, Sign: LucideIcon): AdminSection[] => {
    const title = left.get(path);
    left.delete(path);
    return title === undefined ? [] : [{ path, title, Sign }];
  };
  const groups = Object.entries(headings).map(([title, signs]) => ({
    title,
    sections: Object.entries(signs).flatMap(([path, Sign]) => take(path, Sign)),
  }));
  const others = [...left.keys()].flatMap((path) => take(path, LayoutGrid));
  return [...groups, { title: 'Further', sections: others }].filter(({ sections }) => sections.length > 0);
}
