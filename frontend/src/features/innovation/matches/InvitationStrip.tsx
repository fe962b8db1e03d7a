import { useListInvitationsQuery } from '@alliance/api-client/innovation';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { laterDialog } from '@/ui/laterDialog';
import { Strip } from '@/ui/Strip';

const MatchNoteDialog = laterDialog(() => import('@/features/shared/matches/MatchNoteDialog'));

/** On a problem to whoever is invited to propose something they have already, which is where the mail leads. */
export function InvitationStrip({ problemId }: { problemId: string }) {
  const { data: invitations = [] } = useListInvitationsQuery();
  const [isProposing, setIsProposing] = useState(false);
  const invitation = invitations.find(({ problem }) => problem.id === problemId);
  if (!invitation) return null;
  const { problem, solution } = invitation;
  return (
    <>
      <Strip action={<Button onClick={() => setIsProposing(true)}>Propose This Solution</Button>}>
        {problem.submittedBy.name} invited {solution.submittedBy.name} to propose “{solution.title}” here.
      </Strip>
      {isProposing && <MatchNoteDialog action="propose" pair={invitation} onClose={() => setIsProposing(false)} />}
    </>
  );
}
