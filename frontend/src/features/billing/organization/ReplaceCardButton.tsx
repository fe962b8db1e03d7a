import { useStartCardUpdateMutation } from '@alliance/api-client/billing';
import { problemText } from '@alliance/api-client/problem';
import { Button } from '@/ui/Button';
import { leaveFor } from '@/ui/leave';
import { toast } from '@/ui/toast';

interface ReplaceCardButtonProps {
  organizationId: string;
  label?: string;
  variant?: 'primary' | 'secondary';
}

/** Leads to the provider's page, where a card is entered; it leads back here. */
export function ReplaceCardButton({
  organizationId,
  label = 'Replace card',
  variant = 'secondary',
}: ReplaceCardButtonProps) {
  const [start, { isLoading }] = useStartCardUpdateMutation();
  const replace = async () => {
    try {
      const { authorization_url } = await start({ organizationId }).unwrap();
      leaveFor(authorization_url);
    } catch (error) {
      toast({ title: 'The card stays as it is', description: problemText(error), variant: 'destructive' });
    }
  };
  return (
    <Button variant={variant} onClick={replace} pending={isLoading}>
      {isLoading ? 'One moment...' : label}
    </Button>
  );
}
