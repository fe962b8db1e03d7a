import {
  type CommunityCandidateDto,
  type ManagedMemberDto,
  useGiveCommunityRoleMutation,
} from '@alliance/api-client/management';
import { useState } from 'react';
import RoleDialog from '@/features/shared/communities/RoleDialog';
import { PersonPicker } from './PersonPicker';

interface GiveRoleDialogProps {
  slug: string;
  /** Somebody who belongs to it; without one, anybody of the alliance is chosen. */
  member?: ManagedMemberDto;
  onClose: () => void;
}

export default function GiveRoleDialog({ slug, member, onClose }: GiveRoleDialogProps) {
  const [give, { isLoading }] = useGiveCommunityRoleMutation();
  const [chosen, choose] = useState<CommunityCandidateDto>();
  const person = member ?? chosen;
  return (
    <RoleDialog
      personName={person?.name}
      given={member}
      isLoading={isLoading}
      onAssign={(communityRightsDto) => give({ slug, personId: person?.id ?? '', communityRightsDto }).unwrap()}
      onClose={onClose}
    >
      {!member && <PersonPicker id="personId" label="Person" chosen={chosen} onChoose={choose} />}
    </RoleDialog>
  );
}
