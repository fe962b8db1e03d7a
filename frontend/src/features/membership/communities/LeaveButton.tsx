import { type CommunityDto, useLeaveCommunityMutation } from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';

export function LeaveButton({ community: { slug, name, accessLevel } }: { community: CommunityDto }) {
  const [leave, { isLoading }] = useLeaveCommunityMutation();
  const [asking, setAsking] = useState(false);

  const send = async () => {
    try {
      await leave({ slug }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: `You have left ${name}.` });
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Leave
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Leave ${name}`}
          confirm="Leave Community"
          confirming="Leaving..."
          isLoading={isLoading}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          What you have written stays.{' '}
          {accessLevel === 'invite_only' ? 'You need another invitation to come back.' : 'You can join again.'}
        </ConfirmDialog>
      )}
    </>
  );
}
