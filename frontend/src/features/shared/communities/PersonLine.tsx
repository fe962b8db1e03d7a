import type { CommunityPersonDto } from '@alliance/api-client/communities';
import type { ReactNode } from 'react';
import { Badge } from '@/ui/Badge';
import { OrganizationName } from '@/ui/OrganizationName';
import { PersonPicture } from '@/ui/PersonPicture';
import { communityRoleLabels, organizationOf } from './community-words';

interface PersonLineProps {
  person: CommunityPersonDto;
  /** Behind the organization, such as when. */
  children?: ReactNode;
}

/** Somebody of a community: who they are, for whom, and as what. */
export function PersonLine({ person, children }: PersonLineProps) {
  const { name, imageUrl, organizationId, role } = person;
  const organization = organizationOf(person);
  return (
    <div className="flex min-w-0 items-start gap-3">
      <PersonPicture name={name} imageUrl={imageUrl} organizationId={organizationId} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium text-ink [overflow-wrap:anywhere]">{name}</span>
          {role && role !== 'member' && <Badge tone="brand">{communityRoleLabels[role]}</Badge>}
        </p>
        <p className="text-ink-3 [overflow-wrap:anywhere]">
          {organization && <OrganizationName organization={organization} isFollowed={Boolean(children)} />} {children}
        </p>
      </div>
    </div>
  );
}
