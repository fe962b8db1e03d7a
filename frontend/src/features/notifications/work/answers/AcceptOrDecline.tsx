import { Button } from '@/ui/Button';

interface AcceptOrDeclineProps {
  describedBy: string;
  onAccept: () => void;
  onDecline: () => void;
  pending?: boolean;
}

/** The two answers to a question. */
export const AcceptOrDecline = ({ describedBy, onAccept, onDecline, pending }: AcceptOrDeclineProps) => (
  <>
    <Button variant="secondary" pending={pending} aria-describedby={describedBy} onClick={onAccept}>
      Accept
    </Button>
    <Button variant="quiet" pending={pending} aria-describedby={describedBy} onClick={onDecline}>
      Decline
    </Button>
  </>
);
