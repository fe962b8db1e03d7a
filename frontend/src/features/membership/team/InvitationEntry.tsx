import { problemText } from '@alliance/api-client/problem';
import {
  type TeamInvitationDto,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
} from '@alliance/api-client/team';
import { useId, useState } from 'react';
import { roleLabels } from '@/content/labels';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DateText } from '@/ui/DateText';
import { toast } from '@/ui/toast';

interface InvitationEntryProps {
  invitation: TeamInvitationDto;
  organizationId: string;
  mayChange: boolean;
}

/** Somebody who is invited, and may not have come in time. */
export function InvitationEntry({ invitation, organizationId, mayChange }: InvitationEntryProps) {
  const { id, email, role, invitedBy, expiresAt, hasExpired } = invitation;
  const [resend, resending] = useResendInvitationMutation();
  const [revoke, revoking] = useRevokeInvitationMutation();
  const [asking, setAsking] = useState(false);
  const emailId = useId();

  const sendAgain = async () => {
    try {
      await resend({ organizationId, id }).unwrap();
    } catch (error) {
      toast({ title: 'Not sent again.', description: problemText(error), variant: 'destructive' });
      return;
    }
    toast({ title: 'Success', description: `A new link is on its way to ${email}.` });
  };
  const takeBack = async () => {
    try {
      await revoke({ organizationId, id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: 'Invitation revoked.' });
  };

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p id={emailId} className="break-all font-medium">
          {email}
        </p>
        <p className="text-ink-2 text-sm">
          {roleLabels[role]}&nbsp;· {hasExpired ? 'expired' : 'until'} <DateText at={expiresAt} />
          {invitedBy && ` · invited by ${invitedBy}`}
        </p>
      </div>
      <Badge tone={hasExpired ? 'orange' : 'yellow'}>{hasExpired ? 'Expired' : 'Pending'}</Badge>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={sendAgain} pending={resending.isLoading} aria-describedby={emailId}>
            {resending.isLoading ? 'Sending...' : 'Resend'}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)} aria-describedby={emailId}>
            Revoke
          </Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title="Revoke invitation"
          confirm="Revoke Invitation"
          confirming="Revoking..."
          isLoading={revoking.isLoading}
          onConfirm={takeBack}
          onClose={() => setAsking(false)}
        >
          The link that {email} got works no more, and the seat is free.
        </ConfirmDialog>
      )}
    </li>
  );
}
