import type { ReactNode } from 'react';
import { OrganizationMark } from './OrganizationMark';

interface OrganizationNameProps {
  organization: { id: string; name: string; logoId?: string | null; logoUrl?: string | null };
  /** What stands beside the mark; the name by default. */
  children?: ReactNode;
  /** More stands after it on the line: the point between them stays with it, and begins no line. */
  isFollowed?: boolean;
}

/** An organization as lists and facts name it: by its logo, or its mark, and its name. */
export const OrganizationName = ({ organization, children = organization.name, isFollowed }: OrganizationNameProps) => (
  <span className="inline-flex min-w-0 max-w-full items-center gap-1.5 align-bottom">
    <OrganizationMark organization={organization} size="inline" />
    <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    {isFollowed && <span className="-ml-1.5 shrink-0">{'\u00a0·'}</span>}
  </span>
);
