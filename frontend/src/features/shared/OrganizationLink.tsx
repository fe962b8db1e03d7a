import { Link } from 'react-router-dom';
import { OrganizationName } from '@/ui/OrganizationName';

export const memberPageOf = (organizationId: string) => `/members/${organizationId}`;

interface OrganizationLinkProps {
  organization: { id: string; name: string; logoId?: string | null; hasLeft?: boolean; isSuspended?: boolean };
  isFollowed?: boolean;
}

/** The mark and the name of an organization, which leads to its page while it has one. */
export function OrganizationLink({ organization, isFollowed }: OrganizationLinkProps) {
  const { id, name, hasLeft, isSuspended } = organization;
  return (
    <OrganizationName organization={organization} isFollowed={isFollowed}>
      {hasLeft ? (
        `${name} (has left the alliance)`
      ) : isSuspended ? (
        `${name} (suspended)`
      ) : (
        <Link
          to={memberPageOf(id)}
          className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {name}
        </Link>
      )}
    </OrganizationName>
  );
}
