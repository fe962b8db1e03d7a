import { type OnboardingCallDto, useCancelCallMutation } from '@alliance/api-client/onboarding';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button, LinkButton } from '@/ui/Button';
import { Facts } from '@/ui/browse/Facts';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { MomentText } from '@/ui/DateText';
import { toast } from '@/ui/toast';

interface BookedCallProps {
  call: OnboardingCallDto;
  place: string | null;
  isMoving: boolean;
  onMove: () => void;
}

/** The call that is booked, and what can be done with it before it begins. */
export function BookedCall({ call: { id, startsAt, note }, place, isMoving, onMove }: BookedCallProps) {
  const [cancel, { isLoading }] = useCancelCallMutation();
  const [asking, setAsking] = useState(false);
  const hasBegun = Date.parse(startsAt) <= Date.now();

  const send = async () => {
    try {
      await cancel({ id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Cancelled', description: 'Our team knows. Choose another time whenever you like.' });
    return undefined;
  };

  return (
    <Card>
      <h2 className="text-xl">
        Your call: <MomentText at={startsAt} />
      </h2>
      <div className="mt-4">
        <Facts
          facts={[
            ['Where', place ?? 'We write to you before the call'],
            ['About', note && <span className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</span>],
          ]}
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton to={`/api/onboarding/${id}/calendar`} variant="secondary">
          Add to Calendar
        </LinkButton>
        {!hasBegun && (
          <>
            {!isMoving && (
              <Button variant="secondary" onClick={onMove}>
                Move
              </Button>
            )}
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Cancel Call
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title="Cancel the call?"
        confirm="Cancel Call"
        confirming="Cancelling..."
        dismiss="Keep it"
        isLoading={isLoading}
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        Our team is told, and the time is offered to others.
      </ConfirmDialog>
    </Card>
  );
}
