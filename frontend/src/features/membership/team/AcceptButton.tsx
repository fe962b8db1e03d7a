import { isApiError, problemText } from '@alliance/api-client/problem';
import { useAcceptInvitationMutation } from '@alliance/api-client/team';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ErrorSummary } from '@/ui/ErrorSummary';

interface AcceptButtonProps {
  organizationName: string;
  token: string;
  onJoined: () => void;
  onTokenInvalid: () => void;
}

/** For who is signed in with the address that was invited. */
export function AcceptButton({ organizationName, token, onJoined, onTokenInvalid }: AcceptButtonProps) {
  const [accept, { isLoading }] = useAcceptInvitationMutation();
  const [trouble, setTrouble] = useState<{ message: string }[]>([]);

  const send = async () => {
    setTrouble([]);
    try {
      await accept({ tokenDto: { token } }).unwrap();
    } catch (error) {
      if (isApiError(error) && error.problem.code === 'token_invalid') return onTokenInvalid();
      setTrouble([{ message: problemText(error) }]);
      return;
    }
    onJoined();
  };

  return (
    <div className="space-y-5">
      <ErrorSummary title="You have not joined" errors={trouble} />
      <Button size="lg" pending={isLoading} onClick={send}>
        {isLoading ? 'Joining...' : `Join ${organizationName}`}
      </Button>
    </div>
  );
}
