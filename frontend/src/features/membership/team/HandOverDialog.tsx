import { problemText } from '@alliance/api-client/problem';
import { type TeamPersonDto, useHandOverOrganizationMutation } from '@alliance/api-client/team';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { nameOf } from './names';

interface HandOverDialogProps {
  person: TeamPersonDto;
  organizationId: string;
  organizationName: string;
  onClose: () => void;
}

export default function HandOverDialog({ person, organizationId, organizationName, onClose }: HandOverDialogProps) {
  const [handOver, { isLoading }] = useHandOverOrganizationMutation();

  const send = async () => {
    try {
      await handOver({ organizationId, handOverDto: { personId: person.id } }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: `${nameOf(person)} owns ${organizationName} now.` });
  };

  return (
    <ConfirmDialog
      title={`Hand ${organizationName} over`}
      confirm="Hand Over"
      confirming="Handing over..."
      isLoading={isLoading}
      onConfirm={send}
      onClose={onClose}
    >
      {nameOf(person)} owns {organizationName} from now on, and is told by mail. You are an admin, and cannot take it
      back.
    </ConfirmDialog>
  );
}
