import { type TeamJoinRequestDto, useDeclineTeamRequestMutation } from '@alliance/api-client/team';
import WordsDialog from '@/ui/WordsDialog';

interface DeclineRequestDialogProps {
  request: Pick<TeamJoinRequestDto, 'id' | 'personName' | 'email'>;
  organization: { id: string; name: string };
  onDone?: () => void;
  onClose: () => void;
}

export default function DeclineRequestDialog({ request, organization, ...rest }: DeclineRequestDialogProps) {
  const { id, personName, email } = request;
  const [decline, { isLoading }] = useDeclineTeamRequestMutation();
  return (
    <WordsDialog
      draft={`decline-request:${id}`}
      title="Decline request"
      description={`${personName || email} is told by mail, and may ask again in three weeks.`}
      hint="They read it."
      max={500}
      submit="Decline Request"
      submitting="Declining..."
      done="Request declined."
      danger
      isLoading={isLoading}
      onSend={(reason) =>
        decline({
          organizationId: organization.id,
          id,
          declineTeamRequestDto: { reason: reason.trim() || null },
        }).unwrap()
      }
      {...rest}
    />
  );
}
