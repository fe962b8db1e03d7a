import { type CommunityMemberDto, useAssignCommunityRoleMutation } from '@alliance/api-client/communities';
import RoleDialog from '@/features/shared/communities/RoleDialog';

interface MemberRoleDialogProps {
  slug: string;
  person: CommunityMemberDto;
  onClose: () => void;
}

export default function MemberRoleDialog({ slug, person, onClose }: MemberRoleDialogProps) {
  const [assign, { isLoading }] = useAssignCommunityRoleMutation();
  return (
    <RoleDialog
      personName={person.name}
      given={person}
      isLoading={isLoading}
      onAssign={(communityRightsDto) => assign({ slug, personId: person.id, communityRightsDto }).unwrap()}
      onClose={onClose}
    />
  );
}
