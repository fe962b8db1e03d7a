import type { CommunityPersonDto } from '@alliance/api-client/communities';
import type { ReactNode } from 'react';
import { Badge } from '@/ui/Badge';
import { PersonPicture } from '@/ui/PersonPicture';
import { communityRoleLabels } from './community-words';

interface PersonLineProps {
  person: CommunityPersonDto;
  /** Behind the organization, such as when. */
  children?: ReactNode;
}

/** Somebody of a community: who they are, for whom, and as what. */
export function PersonLine({ person: { name, imageUrl, organizationName, role }, children }: PersonLineProps) {
  return (
    <div className="flex min-w-0 items-start gap-3">
      <PersonPicture name={name} imageUrl={imageUrl} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium text-ink [overflow-wrap:anywhere]">{name}</span>
          {role && role !== 'member' && <Badge tone="brand">{communityRoleLabels[role]}</Badge>}
        </p>
        <p className="text-ink-3 [overflow-wrap:anywhere]">
          {organizationName}
          {organizationName && children ? ' · ' : ''}
          {children}
        </p>
      </div>
    </div>
  );
}
